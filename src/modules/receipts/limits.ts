import { hour, minute } from '#platform/clock/schema'
import { rates } from '#platform/limits/schema'

/** Sizes in bytes, times in milliseconds. */
export const receiptLimits = {
  /** How long a receipt of a check can be looked up. */
  receiptKept: 5 * 366 * 24 * hour,
} as const

export const receiptRates = rates({
  receipt: { tries: 10, window: minute, of: 'address' },
})

export const verificationRates = rates({
  verify: { tries: 10, window: minute, of: 'address' },
})
