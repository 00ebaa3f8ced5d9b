import { hour, minute } from '#platform/clock/schema'

/** Sizes in bytes, times in milliseconds. */
export const serverLimits = {
  /** How long files that no row refers to are kept before they are removed permanently. */
  setAside: 30 * 24 * hour,
  /** The clock must run this long without a jump before old data is removed permanently. */
  clockSteady: 24 * hour,
  /** How long to wait for a database that is not there yet when the server starts. */
  databaseAtStart: minute,
  gracefulStop: 10_000,
  /**
   * An idle connection. Longer than proxies keep theirs (Caddy 2 minutes, AWS and nginx 1): if Candor
   * closes one while a request travels to it, the visitor gets a 502.
   */
  idleConnection: 130_000,
  /** For the head of a request, for the whole with it, and for an upload of signed-in staff on a slow line. */
  headArrives: 15_000,
  requestArrives: minute,
  uploadArrives: 2 * hour,
  /** A body later than this after its head is slow; and how many may be slow, per address and in total. */
  arrivalUsual: 2000,
  slowRequestsPerAddress: 20,
  slowRequests: 500,
  /** Sent on one connection before the answer to the request before them. */
  requestsWaiting: 20,
  /** An answer of which the client takes nothing any more. A telephone without signal may go on after a minute. */
  answerStalls: 2 * minute,
} as const
