import type { Organisation } from '#modules/organisation'
import {
  closingOf,
  daysLeft,
  type LicenceStanding,
  licenceStanding,
} from '#modules/organisation/identity.schema'
import type { ClosingNow } from './layout/closing-note.tsx'

const warnings = new WeakMap<Organisation, { second: string; warning: LicenceStanding | null }>()

/** Returns the same object all through a second: it is counted in days. */
export function warningOf(organisation: Organisation | null, now: string): LicenceStanding | null {
  if (organisation === null) return null
  const second = now.slice(0, 19)
  const known = warnings.get(organisation)
  if (known?.second === second) return known.warning
  const standing = licenceStanding(organisation, now)
  const warning = standing.isStopped ? standing : null
  warnings.set(organisation, { second, warning })
  return warning
}

/** Returns the announcement in force at an instant; null where there is none. */
export function closingNow(organisation: Organisation | null, now: string): ClosingNow | null {
  const closing = organisation && closingOf(organisation)
  if (!organisation || !closing) return null
  const { lastDay, successor } = closing
  return { lastDay, successor, isOver: daysLeft(closing, organisation.timeZone, now) < 0 }
}
