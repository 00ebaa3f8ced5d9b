import { accountRefusals } from '#modules/accounts'
import { recordRefusals } from '#modules/records'
import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about opening a file with number and access code. */
export const lookupRefusals = {
  'lookup.no_data_found': { kind: 'not_found', sentence: 'No Data Found' },
  'viewing.ended': {
    kind: 'unauthenticated',
    sentence: 'This file is closed. Open it again with the number and the access code.',
  },
  'link.account_only': {
    kind: 'forbidden',
    sentence:
      'An API key cannot link a file. Sign in to an account, or open the file with its number and code.',
  },
  'link.not_linked': {
    kind: 'not_found',
    sentence:
      'No record is linked to your account. Link it with the passport number and the access code.',
  },
  'access_code.not_current': {
    kind: 'invalid',
    sentence: 'This is not the access code that opens your file now. Check each letter and digit.',
  },
  'access_code.not_proposed': {
    kind: 'invalid',
    sentence:
      'This is not the code that we showed you. Check what you wrote down, or begin again. Your old code still works.',
  },
  'access_code.already_issued': {
    kind: 'conflict',
    sentence:
      'This record has an access code that works. A new one ends it, so confirm that it may be replaced.',
  },
  'access_code.not_in_force': {
    kind: 'conflict',
    sentence: 'This access code was replaced or has ended. Reload the page.',
  },
  'slip_run.not_found': {
    kind: 'not_found',
    sentence: 'No access code is waiting for this slip any more. Reload the list.',
  },
} as const satisfies RefusalTable

const known = refusing({
  ...accountRefusals,
  ...recordRefusals,
  ...lookupRefusals,
})

export const { refusal } = known
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
