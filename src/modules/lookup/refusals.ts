import { accountRefusals } from '#modules/accounts'
import { recordRefusals } from '#modules/records'
import { refusalsOf, refusing } from '#platform/errors'

/** Refusals about opening a file with number and access code. */
export const lookupRefusals = refusalsOf({
  'lookup.no_data_found': 'not_found',
  'viewing.ended': 'unauthenticated',
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
  'access_code.not_current': 'invalid',
  'access_code.not_proposed': 'invalid',
  'access_code.already_issued': {
    kind: 'conflict',
    sentence:
      'This record has an access code that works. A new one ends it, so confirm that it may be replaced.',
  },
  'access_code.not_in_force': 'conflict',
  'slip_run.not_found': 'not_found',
})

const known = refusing({
  ...accountRefusals,
  ...recordRefusals,
  ...lookupRefusals,
})

export const { refusal } = known
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
