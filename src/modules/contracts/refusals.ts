import { lookupRefusals } from '#modules/lookup'
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
  'contract.nothing_reported': {
    kind: 'invalid',
    sentence: 'Add a photo of the contract, or give the wage, the employer or a note.',
  },
  'contract.too_many_reports': {
    kind: 'conflict',
    sentence:
      'You have reported 20 contracts. You cannot add more here. We keep all of them. Talk to our office.',
  },
  'contract.not_found': { kind: 'not_found', sentence: 'There is no such report of a contract.' },
  'contract.answered_already': {
    kind: 'conflict',
    sentence: 'This report is answered already. An answer stays as it was given.',
  },
} as const satisfies RefusalTable

const known = refusing({ ...recordRefusals, ...lookupRefusals, ...contractRefusals })

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
