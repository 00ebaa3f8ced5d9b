import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals of the list of who was affected by a breach. */
export const breachRefusals = {
  'breach.times': {
    kind: 'invalid',
    sentence: 'The breach begins before it ends, and does not end in the future. Check both times.',
  },
  'breach.unknown_account': {
    kind: 'not_found',
    sentence:
      'There is no account with this email. Say the email as the list of accounts shows it.',
  },
} as const satisfies RefusalTable

const known = refusing(breachRefusals)

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
