import { hour, minute } from '#platform/clock/schema'
import { rates } from '#platform/limits/schema'

/** Sizes in bytes, times in milliseconds. */
export const organisationLimits = {
  trash: 30 * 24 * hour,
  trashShortest: 7 * 24 * hour,
  trashLongest: 365 * 24 * hour,
} as const

export const organisationRates = rates({
  setUp: { tries: 10, window: minute, of: 'address' },
})
