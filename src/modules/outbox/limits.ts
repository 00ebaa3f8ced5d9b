import { hour, minute } from '#platform/clock/schema'

/** Sizes in bytes, times in milliseconds. */
export const outboxLimits = {
  /** What is new in a file is told together; then messages sent side by side, and how long a sender may be silent. */
  messageGathers: 10 * minute,
  notificationsKept: 90 * 24 * hour,
} as const
