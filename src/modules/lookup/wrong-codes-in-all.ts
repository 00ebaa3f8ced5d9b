import { selectLastAnswer } from '#modules/cases'
import { day, hour, type Instant, isAhead, later, minute } from '#platform/clock'
import type { ReadContext } from '#platform/context'
import { lookupLimits } from './limits.ts'
import { selectHours, sumTotals } from './wrong-codes.store.ts'

/** Tries are stored by slots, so that an hour can begin at any time and not only on the hour. */
const slotLength = 5 * minute

export function beginOfSlot(instant: Instant): Instant {
  return new Date(Math.floor(Date.parse(instant) / slotLength) * slotLength).toISOString()
}

/** Returns the beginning of the slot in which the last hour began, so that none of its tries is left out. */
export function hourBefore(now: Instant): Instant {
  return beginOfSlot(later(now, -hour))
}

const { tries: least } = lookupLimits.wrongCodesInAll

/** Wrong access and share codes of the last hour, for all numbers together. */
export interface WrongCodesInAll {
  access: number
  share: number
  /** In the busiest hour of a usual day. */
  usual: number
  /** Up to this many within an hour raise no alert. */
  most: number
}

/**
 * Returns the count of the last hour, and what is usual here: the busiest hour of each of the last 14 days, and the
 * median of these, so that neither a few attacks nor a few quiet days shift it. Trying a few codes with each of many
 * numbers shows for no single number, but it shows here.
 */
export async function wrongCodesInAll({ tx, clock }: ReadContext): Promise<WrongCodesInAll> {
  const now = clock.now()
  const today = `${now.slice(0, 10)}T00:00:00.000Z`
  const from = later(today, -lookupLimits.usualDays)
  const busiest = new Map<string, number>()
  for (const { hour, tries } of await selectHours(tx, { from, to: today })) {
    const date = hour.slice(0, 10)
    busiest.set(date, Math.max(busiest.get(date) ?? 0, tries))
  }
  const usual = middleOf([...busiest.values()], lookupLimits.usualDays / day)
  const most = Math.max(least, lookupLimits.timesUsual * usual)
  return { ...(await sumTotals(tx, { since: hourBefore(now), until: now })), usual, most }
}

/** Returns how many came within the last hour when they are too many, counted from the last answer to such a case; else null. */
export async function tooManyInAll(
  ctx: ReadContext,
): Promise<{ tries: number; usual: number } | null> {
  const { most, usual } = await wrongCodesInAll(ctx)
  const answeredAt = await selectLastAnswer(ctx.tx, 'codes', 'all')
  const now = ctx.clock.now()
  const hour = hourBefore(now)
  // An answer in the future dates from before the clock was set back: it would silence the alert until then.
  const isKnown = answeredAt !== null && !isAhead(answeredAt, now)
  const next = isKnown ? later(beginOfSlot(answeredAt), slotLength) : hour
  const since = next > hour ? next : hour
  const { access, share } = await sumTotals(ctx.tx, { since, until: now })
  return access + share > most ? { tries: access + share, usual } : null
}

/** Returns the median of so many values, counting missing ones as 0. */
function middleOf(values: number[], count: number): number {
  const sorted = values.toSorted((a, b) => b - a)
  return sorted[Math.floor(count / 2)] ?? 0
}
