/** The complete requests to be sent in turn from now on. */
export interface Prepare {
  requests: string[]
}

/** One stretch of load. */
export interface Attack {
  /** The connections are spread over these in turn. */
  ports: readonly number[]
  connections: number
  milliseconds: number
  /** The index of the first request. */
  offset: number
}

export type Asked = Prepare | Attack

/** The result of the load. */
export interface LoadResult {
  answers: number
  bytes: number
  statuses: Record<string, number>
  seconds: number
  /** How much of its core the load itself used, 0 to 1: near 1 it was the bottleneck. */
  busy: number
}
