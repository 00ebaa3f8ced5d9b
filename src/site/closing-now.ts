import type { Organisation } from '#modules/organisation'
import { closingOf, daysLeft } from '#modules/organisation/schema'
import type { ClosingNow } from './layout/closing-note.tsx'

/** Returns the announcement in force at an instant; null where there is none. */
export function closingNow(organisation: Organisation | null, now: string): ClosingNow | null {
  const closing = organisation && closingOf(organisation)
  if (!organisation || !closing) return null
  const { lastDay, successor } = closing
  return { lastDay, successor, isOver: daysLeft(closing, organisation.timeZone, now) < 0 }
}
