import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals of the list of who was affected by a breach. */
export const breachRefusals = {
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
} as const satisfies RefusalTable

const known = refusing(breachRefusals)

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
