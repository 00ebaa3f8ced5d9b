/** Sizes in bytes. */
export const consentLimits = {
  recordingBytes: 2 * 1024 * 1024,
} as const
