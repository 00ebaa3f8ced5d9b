import { hour } from '#platform/clock/schema'

/** Sizes in bytes, times in milliseconds. */
export const privacyLimits = {
  /** How long what is due is listed before anything removes it automatically. */
  removalNotice: 7 * 24 * hour,
  /** Wrong tries with a code for everything that we hold about a candidate; new codes in an hour. */
  ownDataCodeTries: 5,
  ownDataCodesPerHour: 3,
} as const
