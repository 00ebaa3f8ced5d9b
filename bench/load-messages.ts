/** The whole requests that are sent in turn from now on. */
export interface Prepare {
  requests: string[]
}

/** One stretch of load. */
export interface Attack {
  /** The connections go to these in turn. */
  ports: readonly number[]
  connections: number
  milliseconds: number
  /** Which request is the first. */
  offset: number
}

export type Asked = Prepare | Attack

/** What came of it. */
export interface LoadResult {
  answers: number
  bytes: number
  statuses: Record<string, number>
  seconds: number
  /** How much of its core the load itself used, 0 to 1: near 1 it was the bottleneck. */
  busy: number
}
