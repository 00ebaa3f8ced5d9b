/** Sizes in bytes, times in milliseconds. */
export const feeLimits = {
  ownPaymentsPerRecord: 100,
} as const
