/**
 * Instants are kept in UTC; people read and type them as the clock on a wall shows them. The tables
 * of time zones are the platform's own (IANA, by Intl).
 */

const anHour = 3_600_000
const aDay = 24 * anHour
/** No zone is farther from UTC than so many hours. */
const farthest = 14

const formats = new Map<string, Intl.DateTimeFormat>()
/** By zone and the begin of a day; null on a day on which the clock is put forward or back. */
const offsets = new Map<string, Map<number, number | null>>()
const mostDays = 10_000

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
  const time = Date.parse(instant)
  return new Date(time + offsetAt(time, timeZone)).toISOString().slice(0, '2026-12-01T10:00'.length)
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

/**
 * The first and the last calendar day that may be today. UTC stands in the settings until somebody chooses a
 * zone, and the office may be anywhere on earth until then.
 */
export function daysHere(timeZone: string, now: string): { first: string; last: string } {
  const dayAt = (hours: number) =>
    new Date(Date.parse(now) + hours * anHour).toISOString().slice(0, 10)
  if (timeZone === 'UTC') return { first: dayAt(-12), last: dayAt(farthest) }
  const today = dayIn(timeZone, now)
  return { first: today, last: today }
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
  const found = offsetsAround(asUtc, timeZone)
    .map((offset) => new Date(asUtc - offset).toISOString())
    .filter((instant) => wallTimeOf(instant, timeZone) === wallTime)
  return found.sort()[0] ?? null
}

/**
 * The instant at which the clock shows, on another calendar day, the time of day that it shows at this one.
 * Where it leaps over that time, as much later as it leaps.
 */
export function sameTimeOn(day: string, instant: string, timeZone: string): string {
  return timeOfDayOn(Date.parse(day), instant, shownAt(instant, timeZone), timeZone)
}

/** The same time of day so many calendar days later. */
export function daysAfter(instant: string, days: number, timeZone: string): string {
  const shown = shownAt(instant, timeZone)
  return timeOfDayOn(beginOf(shown) + days * aDay, instant, shown, timeZone)
}

/** The same day and time of day so many months later (or, negative, before); the last day of a month that is shorter. */
export function monthsAfter(instant: string, months: number, timeZone: string): string {
  const shown = shownAt(instant, timeZone)
  const from = new Date(shown)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const daysOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Date.UTC(year, month, Math.min(from.getUTCDate(), daysOfMonth))
  return timeOfDayOn(day, instant, shown, timeZone)
}

/** What the wall shows at an instant, and a begin of a day there, are counted as if they were UTC. */
function shownAt(instant: string, timeZone: string): number {
  const time = Date.parse(instant)
  return time + offsetAt(time, timeZone)
}

const beginOf = (time: number) => Math.floor(time / aDay) * aDay

function timeOfDayOn(day: number, instant: string, shown: number, timeZone: string): string {
  const asUtc = day + shown - beginOf(shown)
  const [before, after] = offsetsAround(asUtc, timeZone)
  if (before === after) return new Date(asUtc - before).toISOString()
  const wallTime = new Date(asUtc).toISOString().slice(0, '2026-12-01T10:00'.length)
  const seconds = instant.slice(wallTime.length)
  const leapt = () => new Date(asUtc - before).toISOString()
  return (instantAt(wallTime, timeZone) ?? leapt()).slice(0, wallTime.length) + seconds
}

/** The offsets before and after what the wall shows, written as if it were UTC: one of them holds, where not both do. */
function offsetsAround(asUtc: number, timeZone: string): [before: number, after: number] {
  const at = (shift: number) => offsetAt(asUtc + shift * anHour, timeZone)
  return [at(-farthest), at(farthest)]
}

/** How many milliseconds a zone is ahead of UTC. Intl is asked once for a day on which that does not change: it is slow. */
function offsetAt(time: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0
  const begin = beginOf(time)
  const ofZone = offsets.get(timeZone) ?? new Map<number, number | null>()
  let known = ofZone.get(begin)
  if (known === undefined) {
    const [first, last] = [begin, begin + aDay].map((at) => offsetByIntl(at, timeZone))
    known = first === last ? (first ?? null) : null
    if (ofZone.size >= mostDays) ofZone.clear()
    offsets.set(timeZone, ofZone.set(begin, known))
  }
  return known ?? offsetByIntl(time, timeZone)
}

function offsetByIntl(time: number, timeZone: string): number {
  const minute = Math.floor(time / 60_000) * 60_000
  const parts = formatFor(timeZone).formatToParts(new Date(minute))
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const day = `${part('year')}-${part('month')}-${part('day')}`
  return Date.parse(`${day}T${part('hour')}:${part('minute')}:00.000Z`) - minute
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
