import { ofAccounts } from './desk-account-problems.ts'

/** The server's refusals about API keys, besides those of all pages. */
const refusals = { 'api_key.not_found': 'এমন কোনো API কী নেই।' }

export const words = { texts: { ...refusals, ...ofAccounts } }
