import { hour } from '#platform/clock/schema'

/** Sizes in bytes, times in milliseconds. */
export const retentionLimits = {
  /** How long what is due is listed before anything removes it automatically. */
  removalNotice: 7 * 24 * hour,
} as const
