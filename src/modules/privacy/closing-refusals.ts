import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about an agency that closes. */
export const closingRefusals = {
  'closing.wrong_state': {
    kind: 'conflict',
    sentence:
      'The closing is not in a state that allows this. Look in the settings whether it is announced, and for which day.',
  },
} as const satisfies RefusalTable

const known = refusing(closingRefusals)

export const { refusal } = known
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
