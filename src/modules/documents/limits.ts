import { minute } from '#platform/clock/schema'

/** Sizes in bytes, times in milliseconds. */
export const documentLimits = {
  viewing: 15 * minute,
  filesPerForm: 12,
} as const
