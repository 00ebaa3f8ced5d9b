/** Spans of time in milliseconds. */
export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/**
 * Instants are stored in UTC; people read and type local times, as the clock on the wall shows them. The
 * time zone tables are the platform's own (IANA, through Intl).
 */

const anHour = 3_600_000
const aDay = 24 * anHour
/** No zone is farther from UTC than this many hours. */
const farthest = 14

const formats = new Map<string, Intl.DateTimeFormat>()
/** By zone and beginning of a day; null for a day on which the clock is put forward or back. */
const offsets = new Map<string, Map<number, number | null>>()
const mostDays = 10_000

/** Tells whether a name such as `Asia/Dhaka` is a time zone that the platform knows. */
export function isTimeZone(name: string): boolean {
  // Intl accepts an offset such as +06:00 as a zone, but it has no summer time.
  if (!/^(UTC|[A-Za-z]+\/[\w+/-]+)$/.test(name)) return false
  try {
    return formatFor(name).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Returns an instant as the local time of a zone: `2026-12-01T10:00`. */
export function wallTimeOf(instant: string, timeZone: string): string {
  const time = Date.parse(instant)
  return new Date(time + offsetAt(time, timeZone)).toISOString().slice(0, '2026-12-01T10:00'.length)
}

/**
 * Returns the calendar day of an instant in a time zone: `2026-12-01`. A calendar day has no time, so it is
 * the same in every zone.
 */
export function dayIn(timeZone: string, instant: string): string {
  const day = instant.slice(0, 10)
  return timeZone === 'UTC' || instant.length === day.length
    ? day
    : wallTimeOf(instant, timeZone).slice(0, 10)
}

/**
 * Returns the first and the last calendar day that may be today. Until somebody chooses a zone the settings
 * say UTC, while the office may be anywhere on earth.
 */
export function daysHere(timeZone: string, now: string): { first: string; last: string } {
  const dayAt = (hours: number) =>
    new Date(Date.parse(now) + hours * anHour).toISOString().slice(0, 10)
  if (timeZone === 'UTC') return { first: dayAt(-12), last: dayAt(farthest) }
  const today = dayIn(timeZone, now)
  return { first: today, last: today }
}

/** Returns the calendar day this many days after another (before it, if negative). */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * aDay).toISOString().slice(0, 10)
}

/** Returns the instant at which a calendar day begins in a time zone; some days begin an hour late. */
export function beginOfDay(day: string, timeZone: string): string {
  for (const time of ['00:00', '00:30', '01:00']) {
    const begin = instantAt(`${day}T${time}`, timeZone)
    if (begin !== null) return begin
  }
  return `${day}T00:00:00.000Z`
}

/**
 * Returns the instant of a local time; null when it is not a time, one that the clock skips, or one whose instant is
 * not in the years 0000 to 9999. If the hour comes twice, returns the first.
 */
export function instantAt(wallTime: string, timeZone: string): string | null {
  const asUtc = Date.parse(`${wallTime}:00.000Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wallTime) || Number.isNaN(asUtc)) return null
  const found = offsetsAround(asUtc, timeZone)
    .map((offset) => new Date(asUtc - offset).toISOString())
    .filter((instant) => /^\d/.test(instant) && wallTimeOf(instant, timeZone) === wallTime)
  return found.sort()[0] ?? null
}

/**
 * Returns the instant on another calendar day with the same local time of day. Where the clock skips that
 * time, the result is later by as much as it skips.
 */
export function sameTimeOn(day: string, instant: string, timeZone: string): string {
  return timeOfDayOn(Date.parse(day), instant, shownAt(instant, timeZone), timeZone)
}

/** Returns the same time of day this many calendar days later. */
export function daysAfter(instant: string, days: number, timeZone: string): string {
  const shown = shownAt(instant, timeZone)
  return timeOfDayOn(beginOf(shown) + days * aDay, instant, shown, timeZone)
}

/**
 * Returns the same day and time of day this many months later (earlier, if negative); in a shorter month,
 * its last day.
 */
export function monthsAfter(instant: string, months: number, timeZone: string): string {
  const shown = shownAt(instant, timeZone)
  const from = new Date(shown)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const daysOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Date.UTC(year, month, Math.min(from.getUTCDate(), daysOfMonth))
  return timeOfDayOn(day, instant, shown, timeZone)
}

/** Local times, and the beginnings of local days, are counted as if they were UTC. */
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

/**
 * Returns the offsets before and after a local time that is written as if it were UTC. One of them applies,
 * if not both.
 */
function offsetsAround(asUtc: number, timeZone: string): [before: number, after: number] {
  const at = (shift: number) => offsetAt(asUtc + shift * anHour, timeZone)
  return [at(-farthest), at(farthest)]
}

/**
 * Returns how many milliseconds a zone is ahead of UTC. Asks Intl, which is slow, once for a day on which
 * the offset does not change.
 */
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

/** Beyond these Intl writes other years than ISO 8601 does. No zone changes its offset there. */
const [firstAsked, lastAsked] = [Date.parse('0001-01-03'), Date.parse('9999-12-29')]

function offsetByIntl(time: number, timeZone: string): number {
  const asked = Math.min(Math.max(time, firstAsked), lastAsked)
  const minute = Math.floor(asked / 60_000) * 60_000
  const parts = formatFor(timeZone).formatToParts(new Date(minute))
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
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
