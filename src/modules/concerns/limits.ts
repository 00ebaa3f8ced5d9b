import { hour, minute } from '#platform/clock/schema'
import { rates } from '#platform/limits/schema'

/** Times in milliseconds, since a report was answered or closed. The page "Report a concern" tells the first. */
export const concernLimits = {
  concernKept: 2 * 366 * 24 * hour,
  codeRequestKept: 90 * 24 * hour,
} as const

export const concernRates = rates({
  report: { tries: 10, window: minute, of: 'address' },
  codeRequest: { tries: 10, window: minute, of: 'address' },
})
