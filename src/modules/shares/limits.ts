import { hour, minute } from '#platform/clock/schema'
import { rates } from '#platform/limits/schema'

/** Sizes in bytes, times in milliseconds. */
export const shareLimits = {
  shareUsual: 30 * 24 * hour,
  shareLongest: 90 * 24 * hour,
  openSharesPerRecord: 20,
} as const

export const shareRates = rates({
  shareLookup: { tries: 10, window: minute, of: 'address' },
})
