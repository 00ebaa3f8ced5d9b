import { recordRefusals } from '#modules/records'
import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about contracts. */
export const contractRefusals = {
  'contract.changed_meanwhile': {
    kind: 'conflict',
    sentence: 'The terms of the contract were changed. Reload and look again.',
  },
  'contract.no_terms': {
    kind: 'not_found',
    sentence: 'There are no terms of a contract in this file.',
  },
} as const satisfies RefusalTable

const known = refusing({ ...recordRefusals, ...contractRefusals })

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
