import { channel } from 'node:diagnostics_channel'

/** How long something took that requests wait for. */
export type Duration = { seconds: number } & Measured

type Measured =
  | { of: 'database'; kind: 'read' | 'write' }
  | { of: 'storage'; operation: 'read' | 'open' | 'put' | 'keep' | 'remove' }

/** Publishes each `Duration`, for measuring. */
export const durationChannel = channel('candor.duration')

/** Runs, and publishes how long that took, whether it failed or not. Measures nothing while nobody listens. */
export function timed<T>(measured: Measured, run: () => T): T {
  if (!durationChannel.hasSubscribers) return run()
  const start = performance.now()
  const publish = () => {
    const seconds = (performance.now() - start) / 1000
    durationChannel.publish({ ...measured, seconds } satisfies Duration)
  }
  let isLater = false
  try {
    const result = run()
    isLater = result instanceof Promise
    return result instanceof Promise ? (result.finally(publish) as T) : result
  } finally {
    if (!isLater) publish()
  }
}
