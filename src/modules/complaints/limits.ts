import { day, minute } from '#platform/clock/schema'
import { rates } from '#platform/limits/schema'

/** In milliseconds. */
export const complaintLimits = {
  /** For how long the form of a complaint counts once. */
  complaintSentAgain: 366 * day,
} as const

export const complaintRates = rates({
  complaint: { tries: 10, window: minute, of: 'address', isUnwritten: true },
})
