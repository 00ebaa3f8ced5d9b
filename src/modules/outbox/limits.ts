import { hour, minute } from '#platform/clock/schema'

/** Sizes in bytes, times in milliseconds. */
export const outboxLimits = {
  /**
   * How long news about a file is gathered into one message; then messages sent in parallel, and how long a sender may
   * be silent.
   */
  messageGathers: 10 * minute,
  /** How long the code of a message of the kind `proof` works: with it a candidate takes everything that we hold. */
  ownDataCode: 15 * minute,
  notificationsKept: 90 * 24 * hour,
} as const
