import { hour, minute } from '#platform/clock/schema'

/** Sizes in bytes, times in milliseconds. */
export const messageLimits = {
  /**
   * How long news about a file is gathered into one message; then messages sent in parallel, and how long a sender may
   * be silent.
   */
  messageGathers: 10 * minute,
  /** How long the code of a message of the kind `proof` works: with it a candidate takes everything that we hold. */
  ownDataCode: 15 * minute,
  notificationsKept: 90 * 24 * hour,
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
