import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about visitors' reports. */
export const concernRefusals = {
  'concern.not_found': { kind: 'not_found', sentence: 'There is no such report.' },
  'concern.wrong_state': {
    kind: 'conflict',
    sentence: 'Somebody else dealt with this report. Reload and look again.',
  },
} as const satisfies RefusalTable

const known = refusing(concernRefusals)

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
