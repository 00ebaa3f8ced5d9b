import { type Clock, day, type Instant } from '#platform/clock'
import { uuidAt } from '#platform/ids'

/** By how much the time of an id may be later than the event's, in milliseconds. */
const mostAhead = day

/** The time and the count in the last event id of this process, by clock. */
const latest = new WeakMap<Clock, { milliseconds: number; count: number }>()

/**
 * Makes a uuid v7 (RFC 9562) for an event that happens now: ids sort by time, and those of one process in the order in
 * which they were made, even if its clock was set back by up to `mostAhead`.
 */
export function newEventId(clock: Clock, at: Instant): string {
  const own = Date.parse(at)
  const { milliseconds = own, count = 0 } = latest.get(clock) ?? {}
  const ahead = milliseconds - own
  const next = {
    milliseconds: ahead > 0 && ahead <= mostAhead ? milliseconds : own,
    count: count + 1,
  }
  latest.set(clock, next)
  return uuidAt(next.milliseconds, next.count)
}

/** Returns the lower bound of the ids of events at or after an instant. */
export function firstIdSince(instant: Instant): string {
  const time = Math.max(0, Date.parse(instant)).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}

/** Returns the exclusive upper bound of the ids of events before an instant. */
export function firstIdAfter(instant: Instant): string {
  return firstIdSince(new Date(Date.parse(instant) + mostAhead + 1).toISOString())
}
