import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about an agency that closes. */
export const closingRefusals = {
  'closing.wrong_state': {
    kind: 'conflict',
    sentence: 'This is not possible in the state that the closing is in. Reload and look again.',
  },
} as const satisfies RefusalTable

const known = refusing(closingRefusals)

export const { refusal } = known
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
