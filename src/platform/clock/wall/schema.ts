/**
 * Instants are kept in UTC; people read and type them as the clock on a wall shows them. The tables
 * of time zones are the platform's own (IANA, by Intl).
 */

const aDay = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

/** Whether a name such as `Asia/Dhaka` is a time zone that the platform knows. */
export function isTimeZone(name: string): boolean {
  // An offset such as +06:00 is one for Intl, but knows no summer time.
  if (!/^(UTC|[A-Za-z]+\/[\w+/-]+)$/.test(name)) return false
  try {
    return formatFor(name).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** An instant as the clock on the wall of a time zone shows it: `2026-12-01T10:00`. */
export function wallTimeOf(instant: string, timeZone: string): string {
  const parts = formatFor(timeZone).formatToParts(new Date(instant))
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/**
 * The calendar day of an instant in a time zone: `2026-12-01`. A calendar day has no time, so it is
 * the same in all of them.
 */
export function dayIn(timeZone: string, instant: string): string {
  const day = instant.slice(0, 10)
  return timeZone === 'UTC' || instant.length === day.length
    ? day
    : wallTimeOf(instant, timeZone).slice(0, 10)
}

/** The calendar day so many days after (or, negative, before) another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * aDay).toISOString().slice(0, 10)
}

/** The instant at which a calendar day begins in a time zone, which some begin an hour late. */
export function beginOfDay(day: string, timeZone: string): string {
  for (const time of ['00:00', '00:30', '01:00']) {
    const begin = instantAt(`${day}T${time}`, timeZone)
    if (begin !== null) return begin
  }
  return `${day}T00:00:00.000Z`
}

/**
 * The instant at which the wall shows this time; null when it is no time, or one that the clock
 * leaps over. Of an hour that comes twice, the first.
 */
export function instantAt(wallTime: string, timeZone: string): string | null {
  const asUtc = Date.parse(`${wallTime}:00.000Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wallTime) || Number.isNaN(asUtc)) return null
  const hours = 60 * 60 * 1000
  // No zone is farther from UTC than 14 hours; the offsets before and after decide.
  const offsets = [-14, 14].map((shift) => offsetAt(asUtc + shift * hours, timeZone))
  const found = offsets
    .map((offset) => new Date(asUtc - offset).toISOString())
    .filter((instant) => wallTimeOf(instant, timeZone) === wallTime)
  return found.toSorted()[0] ?? null
}

function offsetAt(time: number, timeZone: string): number {
  const instant = new Date(Math.floor(time / 60_000) * 60_000).toISOString()
  return Date.parse(`${wallTimeOf(instant, timeZone)}:00.000Z`) - Date.parse(instant)
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}
