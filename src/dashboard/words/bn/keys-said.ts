import { ofAccounts } from './account-problems.ts'
import { saidOf } from './saying.ts'

/** What the server refuses of API keys, beside what all pages say. */
const refusals = { 'api_key.not_found': 'এমন কোনো API কী নেই।' }

export const words = saidOf(refusals, ofAccounts)
