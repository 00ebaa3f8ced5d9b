import { europeanDigits } from '#platform/ids/schema'
import type { Note } from '../reading.schema.ts'
import { say } from '../say.ts'
import { type Calendar, dayOfNamedMonth, isWithin, withoutEra } from './calendars.ts'

const months =
  'january february march april may june july august september october november december'.split(' ')
const between = '[ .,/-]+'
/**
 * With or without a zone. A twelve-hour time may be American, with the month first, so a day next to one is not read.
 */
const time =
  '([t ](?<clock>\\d[\\d:.]*)( ?(?<zone>z|utc|gmt)?(?<offset>[+-]\\d\\d:?\\d\\d)?( \\(.*\\))?)?)?$'
const numbers = (first: string, second: string, third: string) =>
  new RegExp(`^${first}[./-]${second}[./-]${third}${time}`)
const [year, month, day] = ['(?<year>\\d{4})', '(?<month>\\d{1,2})', '(?<day>\\d{1,2})']
const [dayth, word] = [`${day}(st|nd|rd|th)?`, '(?<word>[a-z]{3,9})']
const forms = {
  yearFirst: numbers(year, month, day),
  dayFirst: numbers(day, month, year),
  named: new RegExp(`^${dayth}${between}${word}${between}${year}${time}`),
  namedFirst: new RegExp(`^${word}${between}${dayth}${between}${year}${time}`),
}
/** Only of a birth, since 90 may be another century; but it tells the order of its column. */
const twoFigures = "['’]?(?<year>\\d{2})"
const shortYear = numbers(day, month, '(?<year>\\d{2})')
const shortNamed = [
  new RegExp(`^${dayth}${between}${word}${between}${twoFigures}$`),
  new RegExp(`^${word}${between}${dayth}${between}${twoFigures}$`),
]
/** Between a weekday and the day. */
const weekday = /^(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?[,. ]+/

type Parts = Partial<Record<string, string>>

function partsOf(text: string): Parts | undefined {
  return Object.values(forms)
    .map((form) => form.exec(text)?.groups)
    .find((groups) => groups !== undefined)
}

/**
 * Tells whether a text is a moment in UTC: 18:00 of it is the next day in Dhaka. Midnight is how programs write a mere
 * day.
 */
function isMoment({ clock = '', zone, offset }: Parts): boolean {
  const isUtc = offset === undefined ? zone !== undefined : !/[1-9]/.test(offset)
  return isUtc && /[1-9]/.test(clock)
}

/**
 * Reads a day as tables write it, as `1995-03-12`; null where it is none. In an all-numeric day the day comes before
 * the month; a month beyond twelve is not swapped (`orderOf` tells whether a column has any).
 */
export function readDay(typed: string): string | null {
  const found = partsOf(plain(typed))
  if (!found || isMoment(found)) return null
  const date = dateIn(found)
  return date > lastOfNone && isDay(date) ? date : null
}

/** Nobody older is a candidate. */
const oldest = 100

/**
 * Reads the day of a birth, also one with two figures for its year: in the century in which it is an adult's. Null where
 * it is none, where its figures may be in another order, and where no century makes an adult.
 * @param today a calendar date
 */
export function readBirth(typed: string, today: string): string | null {
  const text = plain(typed)
  const isSure = orderOf(typed) === 'day-first'
  const numeric = isSure ? shortYear.exec(text) : null
  const found = shortNamed.reduce((known, form) => known ?? form.exec(text), numeric)?.groups
  return found ? inCentury(found, { isBirth: true, today }) : readDay(typed)
}

/** Returns the day of a year with two figures: that of an adult's birth, else the latest up to 25 years ahead. */
function inCentury(parts: Parts, { isBirth, today }: { isBirth: boolean; today: string }) {
  const dates = ['19', '20']
    .map((century) => dateIn({ ...parts, year: century + parts.year }))
    .filter(isDay)
  if (!isBirth) return dates.findLast((date) => yearsSince(date, today) >= -25) ?? null
  const [adult, ...others] = dates.filter(
    (date) => yearsSince(date, today) >= 18 && yearsSince(date, today) < oldest,
  )
  return others.length === 0 ? (adult ?? null) : null
}

/** The parts of an all-numeric day, in the order in which most countries write them; or of one in another calendar. */
export interface Figures {
  parts: { year: string; month: string; day: string }
  isYearFirst: boolean
  /** Whether its year has two figures. */
  isShort: boolean
  /** The other calendar that its month or a sign beside it names. */
  calendar: Calendar | null
}

export function figuresOf(typed: string): Figures | null {
  const { text, calendar } = withoutEra(plain(typed))
  const named = dayOfNamedMonth(text)
  if (named && calendar && named.calendar !== calendar) return null
  if (named) return { ...named, isYearFirst: false, isShort: false }
  for (const form of [forms.yearFirst, forms.dayFirst, shortYear]) {
    const { year = '', month = '', day = '', ...rest } = form.exec(text)?.groups ?? {}
    if (year === '' || isMoment(rest)) continue
    return {
      parts: { year, month, day },
      isYearFirst: form === forms.yearFirst,
      isShort: form === shortYear,
      calendar,
    }
  }
  return null
}

/** Returns the day of these figures in our calendar; null where there is none. */
export function dayOfFigures(
  { parts, isShort }: Pick<Figures, 'parts' | 'isShort'>,
  of: { isBirth: boolean; today: string },
): string | null {
  if (isShort) return inCentury(parts, of)
  const date = dateIn(parts)
  return date > lastOfNone && isDay(date) ? date : null
}

export function yearsSince(date: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4))
  return today.slice(4) < date.slice(4) ? years - 1 : years
}

/** The month is 00 where its name is unknown: `Marga` of Bikram Sambat is not March. */
function dateIn({ year = '', day = '', month, word = '' }: Parts): string {
  const number = month ?? String(months.findIndex((name) => name.startsWith(word)) + 1)
  return `${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/**
 * Databases and spreadsheets write a day from 0000-00-00 to this one where none was entered, and a time alone
 * as one of 30 December 1899.
 */
const lastOfNone = '1900-01-01'

/**
 * Returns which part of an all-numeric day, with the year last, is the month: `either` where both can be, and they
 * differ; null where it does not matter.
 */
export function orderOf(typed: string): 'day-first' | 'month-first' | 'either' | null {
  const text = plain(typed)
  const groups = (forms.dayFirst.exec(text) ?? shortYear.exec(text))?.groups
  const [first, second] = [Number(groups?.day), Number(groups?.month)]
  if (!groups || first === second || Math.min(first, second) > 12) return null
  if (Math.max(first, second) <= 12) return 'either'
  if (Math.max(first, second) > 31) return null
  return first > 12 ? 'day-first' : 'month-first'
}

/**
 * Returns whether the parts of a day with the year first, as a cell of a date is read, could be swapped: `either` where
 * they can, and differ; null where it is no such day, or where it does not matter.
 */
export function orderOfDate(
  typed: string,
): { order: 'settled' | 'either'; hasTime: boolean } | null {
  const groups = forms.yearFirst.exec(plain(typed))?.groups
  if (!groups || !isDay(dateIn(groups)) || Number(groups.day) === Number(groups.month)) return null
  const order = Number(groups.day) > 12 ? 'settled' : 'either'
  return { order, hasTime: groups.clock !== undefined }
}

function plain(typed: string): string {
  return europeanDigits(typed.normalize('NFKC'))
    .trim()
    .toLowerCase()
    .replace(weekday, '')
    .replace(/ *[‐‑‒–—−] */g, '-')
    .replace(/(?<=\d) *([./-]) *(?=\d)/g, '$1')
}

/** Returns why a text is not a day, with what to do. */
export function problemOfNoDay(typed: string): Note {
  const text = plain(typed)
  const figures = figuresOf(typed)
  if (figures?.calendar) return say(isConverted(figures) ? 'otherCalendar' : 'beyondCalendar')
  const parts = partsOf(text)
  if (parts && isOfOtherCalendar(parts)) return say('otherCalendar')
  if (parts && dateIn(parts) <= lastOfNone) return say('dayOfNone')
  if (isSerial.test(text)) return say('serialDay')
  return say(isMoment(parts ?? {}) ? 'momentForDay' : 'noDay')
}

/**
 * Tells whether a text that is no day of ours may be one of another calendar: months of Bikram Sambat have up to 32
 * days, Hijri years are below 1500, and Buddhist ones beyond 2400.
 */
export function isOfOtherCalendar({ year, day, month }: Parts): boolean {
  const [ofDay, ofMonth, ofYear] = [Number(day), Number(month ?? 0), Number(year)]
  if (ofMonth < 1 || ofMonth > 12 || ofDay < 1 || ofDay > 32) return false
  if ((ofYear >= 1300 && ofYear <= 1500) || (ofYear >= 2400 && ofYear <= 2650)) return true
  return ofYear >= 1975 && ofYear <= 2110 && (ofDay === 32 || ofYear >= 2040)
}

/** Tells whether a day that names another calendar is of a year that can be converted. */
export function isConverted({ calendar, parts, isShort }: Figures): boolean {
  return calendar !== null && !isShort && isWithin(calendar, Number(parts.year))
}

/** How many years ahead a day of each kind may be. Days of Bikram Sambat are 56 or 57 years ahead. */
const yearsAhead = { born: 0, issued: 10, flight: 10, expires: 25 } as const

/** Tells whether a text is a day of Bikram Sambat that is still to come, if it were ours. */
export function isAhead(typed: string, today: string): boolean {
  const { year, month, day, word } = partsOf(plain(typed)) ?? {}
  if (year === undefined || Number(day) > 32 || Number(month ?? 0) > 12) return false
  const ahead = Number(year) - Number(today.slice(0, 4))
  return ahead <= 57 && dateIn({ year, month, day, word }) > today
}

/** Returns why a day is beyond what its column can hold; null where it may be right. */
export function problemOfYear(
  date: string,
  { kind, today }: { kind: keyof typeof yearsAhead; today: string },
): Note | null {
  const last = `${Number(today.slice(0, 4)) + yearsAhead[kind]}${today.slice(4)}`
  return date > last ? say('otherCalendar') : null
}

/** How spreadsheets store days from 1927 to 2173, with the time of day as a fraction. */
const isSerial = /^\d{5}([.,]\d+)?$/

function isDay(date: string): boolean {
  const instant = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date)
}
