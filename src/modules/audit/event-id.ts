import { type Clock, day, type Instant } from '#platform/clock'
import { uuidAt } from '#platform/ids'

/** By how much the time of an id may be later than the event's, in milliseconds. */
const mostAhead = day

/** The time and the number that the last event of this process has in its id, by whose clock it is. */
const latest = new WeakMap<Clock, { milliseconds: number; count: number }>()

/**
 * A uuid v7 (RFC 9562) for an event that happens now: ids sort by time, and those of one process in the
 * order in which they were made, also when its clock was set back by up to `mostAhead`. None has the
 * form that `isChained` tells.
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

/** What ids of events at or after an instant are not less than. */
export function firstIdSince(instant: Instant): string {
  const time = Math.max(0, Date.parse(instant)).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}

/** What ids of events before an instant are less than. */
export function firstIdAfter(instant: Instant): string {
  return firstIdSince(new Date(Date.parse(instant) + mostAhead + 1).toISOString())
}

/**
 * Whether an event is one of the chain that there was before events were sealed: its id was made of
 * its sequence (migration 0072).
 */
export function isChained({ id, sequence }: { id: string; sequence: number | null }): boolean {
  return sequence !== null && id.endsWith(`-7000-8000-${String(sequence).padStart(12, '0')}`)
}
