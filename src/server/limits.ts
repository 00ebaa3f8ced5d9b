import { hour, minute } from '#platform/clock/schema'

/** Sizes in bytes, times in milliseconds. */
export const serverLimits = {
  /** Files that no row names, before they are removed for good. */
  setAside: 30 * 24 * hour,
  /** The clock goes on for so long without a jump before anything is removed for good because it is old. */
  clockSteady: 24 * hour,
  /** For a database that is not there yet when the server starts. */
  databaseAtStart: minute,
  gracefulStop: 10_000,
  /**
   * A connection without a request. Longer than proxies keep theirs (Caddy 2 minutes, AWS and nginx 1): one that
   * Candor closes while a request is under way to it is a 502 for the visitor.
   */
  idleConnection: 130_000,
  /** The head of a request, and the whole with it; an upload of signed-in staff, on a slow line. */
  headArrives: 15_000,
  requestArrives: minute,
  uploadArrives: 2 * hour,
  /** What arrives later than this after its head is slow; so many at once, of one address and of all. */
  arrivalUsual: 2000,
  slowRequestsPerAddress: 20,
  slowRequests: 500,
} as const
