import { lookupRefusals } from '#modules/lookup'
import { recordRefusals } from '#modules/records'
import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about one's own data, a breach, and an agency that closes. */
export const privacyRefusals = {
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
  'closing.wrong_state': {
    kind: 'conflict',
    sentence:
      'The closing is not in a state that allows this. Look in the settings whether it is announced, and for which day.',
  },
  'own_data.wrong_code': {
    kind: 'invalid',
    sentence:
      'This code does not work. A code works once, for 15 minutes. Ask for a new one if yours is older.',
  },
  'own_data.too_many_codes': {
    kind: 'too_many',
    sentence: 'You have asked for three codes within an hour. Use the latest, or wait an hour.',
  },
  'own_data.contact_changed': {
    kind: 'conflict',
    sentence:
      'The telephone number or email on file was changed less than 7 days ago, and gets no code yet. Wait, or come to our office with your slip.',
  },
} as const satisfies RefusalTable

const known = refusing({ ...recordRefusals, ...lookupRefusals, ...privacyRefusals })

export const { refusal } = known
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
