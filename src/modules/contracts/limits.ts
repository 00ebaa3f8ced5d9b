/** Sizes in bytes, times in milliseconds. */
export const contractLimits = {
  otherContractsPerRecord: 20,
} as const
