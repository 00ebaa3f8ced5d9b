import { hour } from '#platform/clock/schema'

/** Sizes in bytes, times in milliseconds. */
export const retentionLimits = {
  /** What is due stands on the list for so long before anything removes it by itself. */
  removalNotice: 7 * 24 * hour,
} as const
