import { hour, type Instant, later, minute } from '#platform/clock'

/** Tries are kept by slots, so that an hour can begin at any time and not on the hour only. */
export const slotLength = 5 * minute

export function beginOfSlot(instant: Instant): Instant {
  return new Date(Math.floor(Date.parse(instant) / slotLength) * slotLength).toISOString()
}

/** The beginning of the slot in which the last hour began: none of its tries is left out. */
export function hourBefore(now: Instant): Instant {
  return beginOfSlot(later(now, -hour))
}
