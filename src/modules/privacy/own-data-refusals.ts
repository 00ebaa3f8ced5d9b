import { lookupRefusals } from '#modules/lookup'
import { recordRefusals } from '#modules/records'
import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about taking all of one's own data. */
export const ownDataRefusals = {
  'own_data.wrong_code': {
    kind: 'invalid',
    sentence:
      'This code does not work. A code works once, for 15 minutes. Ask for a new one if yours is older.',
  },
  'own_data.too_many_codes': {
    kind: 'too_many',
    sentence: 'You have asked for three codes within an hour. Use the latest, or wait an hour.',
  },
} as const satisfies RefusalTable

const known = refusing({ ...recordRefusals, ...lookupRefusals, ...ownDataRefusals })

export const { refusal } = known
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
