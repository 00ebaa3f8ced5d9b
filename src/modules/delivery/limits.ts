import { hour, minute } from '#platform/clock/schema'

/** Sizes in bytes, times in milliseconds. */
export const deliveryLimits = {
  messagesAtOnce: 4,
  messageLease: 30_000,
  /**
   * The first pause between two tries of a message; each pause is twice the one before, until the message is given up.
   */
  messageFirstPause: minute,
  messageLongestPause: 4 * hour,
  messageGivenUp: 48 * hour,
  /** How long after one mail with a checkpoint of the log the next one follows. */
  checkpointMailed: 7 * 24 * hour,
  /** How long metrics and doctor report a message that was given up. */
  messagesWatched: 24 * hour,
} as const
