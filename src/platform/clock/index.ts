import { channel } from 'node:diagnostics_channel'
import { minute } from './wall.schema.ts'

export { day, hour, minute, second } from './wall.schema.ts'

/** An instant as ISO 8601 text in UTC with milliseconds, e.g. `2026-11-20T09:30:00.000Z`. Sorts as text. */
export type Instant = string

/** Where "now" comes from; tests bring a clock that they can move. */
export interface Clock {
  now(): Instant
}

/**
 * The machine's clock. A page asks it a few times within a millisecond, and formatting the text costs more
 * than reading the time.
 */
export const systemClock: Clock = {
  now: () => {
    const milliseconds = Date.now()
    if (milliseconds !== latest.milliseconds)
      latest = { milliseconds, instant: new Date(milliseconds).toISOString() }
    return latest.instant
  },
}

let latest = { milliseconds: Number.NaN, instant: '' }

/** Returns the instant this many milliseconds after another (before it, if negative). */
export function later(instant: Instant, milliseconds: number): Instant {
  return new Date(Date.parse(instant) + milliseconds).toISOString()
}

/** Returns the milliseconds from the first instant to the second; negative when the second comes first. */
export function millisecondsBetween(from: Instant, to: Instant): number {
  return Date.parse(to) - Date.parse(from)
}

/**
 * Tells whether a stored instant lies ahead of now. Then the clock has been set back by more than its daily
 * corrections, and nobody knows how long ago the instant was.
 */
export function isAhead(instant: Instant, now: Instant): boolean {
  return instant > latestPast(now)
}

/**
 * Tells whether something that lasts at most `span` began within it. If it began ahead of now, the clock
 * has been set back since, which must not make it last longer.
 */
export function isWithin(span: number, began: Instant, now: Instant): boolean {
  return began > later(now, -span) && !isAhead(began, now)
}

/**
 * Returns the latest instant that is not ahead of now; for queries. A caller that goes through many rows
 * passes the same `now`.
 */
export function latestPast(now: Instant): Instant {
  if (now !== past.now) past = { now, latest: later(now, minute) }
  return past.latest
}

let past = { now: '', latest: '' }

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
