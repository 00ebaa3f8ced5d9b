import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about the transparency log. */
export const transparencyRefusals = {
  'log.not_sealed': {
    kind: 'not_found',
    sentence: 'There is no such event in the log, or it is not sealed yet. Try again in a second.',
  },
} as const satisfies RefusalTable

const known = refusing(transparencyRefusals)

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
