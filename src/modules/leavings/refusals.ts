import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about candidates who leave. */
export const leavingRefusals = {
  'leaving.not_found': {
    kind: 'not_found',
    sentence: 'This candidate is not leaving, or is staying after all. Reload the list.',
  },
  'leaving.original_in_hand': {
    kind: 'conflict',
    sentence: 'An original of this candidate is still in the office. Give it back first.',
  },
} as const satisfies RefusalTable

const known = refusing(leavingRefusals)

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
