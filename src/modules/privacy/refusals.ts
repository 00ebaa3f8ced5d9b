import { lookupRefusals } from '#modules/lookup'
import { recordRefusals } from '#modules/records'
import { refusalsOf, refusing } from '#platform/errors'

/** Refusals about one's own data, a breach, and an agency that closes. */
export const privacyRefusals = refusalsOf({
  'breach.times': {
    kind: 'invalid',
    sentence:
      'The breach must begin before it ends, and cannot end in the future. Check both times.',
  },
  'breach.unknown_account': {
    kind: 'not_found',
    sentence:
      'There is no account with this email. Give the email as the list of accounts shows it.',
  },
  'closing.wrong_state': 'conflict',
  'own_data.wrong_code': 'invalid',
  'own_data.too_many_codes': 'too_many',
  'own_data.contact_changed': 'conflict',
})

const known = refusing({ ...recordRefusals, ...lookupRefusals, ...privacyRefusals })

export const { refusal } = known
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
