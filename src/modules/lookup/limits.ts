import { hour, minute } from '#platform/clock/schema'
import { rates } from '#platform/limits/schema'

/** Sizes in bytes, times in milliseconds. */
export const lookupLimits = {
  /** Up to this many wrong codes for one number in an hour raise no alert. */
  wrongCodes: { tries: 20, window: hour },
  /** The same for all numbers together: somebody may try a few codes with each of many numbers. */
  wrongCodesInAll: { tries: 200, window: hour },
  /** Where more is usual, this many times the busiest hour of a usual day. */
  timesUsual: 3,
  usualDays: 14 * 24 * hour,
  /** Numbers with wrong codes that one process counts in memory, and that the database keeps. */
  numbersInMemory: 10_000,
  numbersKept: 100_000,
} as const

export const lookupRates = rates({
  lookup: { tries: 10, window: minute, of: 'address' },
  /** What candidates do in opened files; apart from reporting a concern, which every page offers. */
  ownFile: { tries: 10, window: minute, of: 'address' },
})
