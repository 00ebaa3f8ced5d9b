import { day, type Instant } from '#platform/clock'

/** Calendar units in UTC; a week begins on Monday. */
const periods = {
  d: (at: Instant) => at.slice(0, 10),
  w: (at: Instant) => String(Math.floor((Date.parse(at) / day + 3) / 7)),
  m: (at: Instant) => at.slice(0, 7),
  y: (at: Instant) => at.slice(0, 4),
}
type Unit = keyof typeof periods

/** How many of each unit are kept. */
export type Keep = readonly { count: number; unit: Unit }[]

/** Reads a rule such as `7d,4w,12m`; null when it is none. */
export function readKeep(text: string): Keep | null {
  if (!/^[1-9]\d{0,2}[dwmy](,[1-9]\d{0,2}[dwmy])*$/.test(text)) return null
  return text
    .split(',')
    .map((one) => ({ count: Number(one.slice(0, -1)), unit: one.at(-1) as Unit }))
}

/**
 * Returns the snapshots that are kept: of each unit the newest of the last so many days, weeks, months or years *that
 * have one*, so that neither a pause of backups nor a wrong clock removes any. The newest of all always stays.
 */
export function keptOf(times: readonly Instant[], keep: Keep): Set<Instant> {
  const newestFirst = times.toSorted().toReversed()
  const kept = new Set(newestFirst.slice(0, 1))
  for (const { count, unit } of keep) {
    const seen = new Set<string>()
    for (const at of newestFirst) {
      const period = periods[unit](at)
      if (seen.has(period) || seen.size === count) continue
      seen.add(period)
      kept.add(at)
    }
  }
  return kept
}
