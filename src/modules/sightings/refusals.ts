import { recordRefusals } from '#modules/records'
import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about documents that staff saw and keep no scan of. */
export const sightingRefusals = {
  'sighting.not_found': {
    kind: 'not_found',
    sentence: 'There is no such note. Somebody may have taken it off.',
  },
  'sighting.day_ahead': {
    kind: 'invalid',
    sentence: 'This day is in the future. Choose today or an earlier day.',
  },
} as const satisfies RefusalTable

const known = refusing({ ...recordRefusals, ...sightingRefusals })

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
