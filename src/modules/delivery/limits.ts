import { hour, minute } from '#platform/clock/schema'

/** Sizes in bytes, times in milliseconds. */
export const deliveryLimits = {
  messagesAtOnce: 4,
  messageLease: 30_000,
  /** Between two tries of a message, each pause twice the one before, until it is given up. */
  messageFirstPause: minute,
  messageLongestPause: 4 * hour,
  messageGivenUp: 48 * hour,
  /** So long metrics and doctor tell of a message that was given up. */
  messagesWatched: 24 * hour,
} as const
