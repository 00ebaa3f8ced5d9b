import { minute } from './spans/schema.ts'

export { day, hour, minute, second } from './spans/schema.ts'

/** An instant as ISO 8601 text in UTC with milliseconds, e.g. `2026-11-20T09:30:00.000Z`. Sorts as text. */
export type Instant = string

/** Where "now" comes from; tests bring a clock that they can move. */
export interface Clock {
  now(): Instant
}

/** The machine's. A page asks it a few times within a millisecond, and the text costs more than the time. */
export const systemClock: Clock = {
  now: () => {
    const milliseconds = Date.now()
    if (milliseconds !== latest.milliseconds)
      latest = { milliseconds, instant: new Date(milliseconds).toISOString() }
    return latest.instant
  },
}

let latest = { milliseconds: Number.NaN, instant: '' }

/** The instant so many milliseconds after (or, negative, before) another. */
export function later(instant: Instant, milliseconds: number): Instant {
  return new Date(Date.parse(instant) + milliseconds).toISOString()
}

/** Milliseconds from the first instant to the second; negative when the second comes first. */
export function millisecondsBetween(from: Instant, to: Instant): number {
  return Date.parse(to) - Date.parse(from)
}

/**
 * Whether an instant that once was now lies ahead: then the clock has been set back since, by more
 * than it is corrected every day. How long ago that was nobody knows.
 */
export function isAhead(instant: Instant, now: Instant): boolean {
  return instant > latestPast(now)
}

/**
 * Whether something that lasts at most `span` began within it. What began ahead of now began before the
 * clock was set back, and lasts no longer for it.
 */
export function isWithin(span: number, began: Instant, now: Instant): boolean {
  return began > later(now, -span) && !isAhead(began, now)
}

/** The latest instant that is not ahead of now; for queries. Who goes through many rows asks for the same now. */
export function latestPast(now: Instant): Instant {
  if (now !== past.now) past = { now, latest: later(now, minute) }
  return past.latest
}

let past = { now: '', latest: '' }
