import { hour, type Instant, later, minute } from '#platform/clock'

/** Tries are stored by slots, so that an hour can begin at any time and not only on the hour. */
export const slotLength = 5 * minute

export function beginOfSlot(instant: Instant): Instant {
  return new Date(Math.floor(Date.parse(instant) / slotLength) * slotLength).toISOString()
}

/** Returns the beginning of the slot in which the last hour began, so that none of its tries is left out. */
export function hourBefore(now: Instant): Instant {
  return beginOfSlot(later(now, -hour))
}
