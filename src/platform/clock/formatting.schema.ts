import { dayIn } from './wall.schema.ts'

/** For whom a time is written: in which language and time zone. */
export interface Locale {
  lang: string
  /** From the organisation's settings, such as `Asia/Dhaka`. */
  timeZone: string
}

type Form = Intl.DateTimeFormatOptions

// Made once: constructing a formatter costs more than a whole page, and a page repeats its days.
const formats = new Map<string, Intl.DateTimeFormat>()
const days = new Map<string, string>()
const mostDays = 10_000

const withMinute: Form = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}

/** British English puts the day before the month. */
const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language)

/** Writes a calendar date for people, the same in every time zone: `9 November 2026`, `৯ নভেম্বর, ২০২৬`. */
export function calendarDate(day: string, lang: string): string {
  const key = `${lang} ${day}`
  const known = days.get(key)
  if (known !== undefined) return known
  const written = formatFor('long day', { lang, timeZone: 'UTC' }, { dateStyle: 'long' })
  const text = written.format(new Date(day))
  if (days.size >= mostDays) days.clear()
  days.set(key, text)
  return text
}

/** Writes the organisation's local day of an instant, or a calendar date: `9 November 2026`. */
export function longDate(instant: string, { lang, timeZone }: Locale): string {
  return calendarDate(dayIn(timeZone, instant), lang)
}

/**
 * Writes an instant to the minute, with the name of the time zone: `9 November 2026 at 14:05 UTC`. The name
 * tells whether it is summer time, so the hour that comes twice is unambiguous.
 */
export function longMoment(instant: string, locale: Locale): string {
  const timeZoneName = locale.timeZone === 'UTC' ? 'short' : 'long'
  return momentIn(formatFor('long', locale, { ...withMinute, timeZoneName }), instant)
}

/**
 * Hindi would put "o'clock" after the zone's name, Nepali a colon before the hour, Bengali an "at" that
 * nobody writes.
 */
function momentIn(format: Intl.DateTimeFormat, instant: string): string {
  return asPeopleWrite(format.format(new Date(instant)))
}

const asPeopleWrite = (written: string) =>
  written.replace(/ बजे(?= |$)/g, '').replace(/(?:: | এ |(?<=[০-৯]) )(?=[०-९০-৯]+:)/g, ', ')

/** Only English shortens the months: Arabic would use figures, which leave open which of them is the month. */
const dateStyleIn = (lang: string) => (lang === 'en' ? 'medium' : 'long')

/** Writes the day of an instant in short: `9 Nov 2026`. */
export function shortDate(instant: string, { lang, timeZone }: Locale): string {
  const locale = { lang, timeZone: 'UTC' }
  const form: Form = { dateStyle: dateStyleIn(lang) }
  return formatFor('short day', locale, form).format(new Date(dayIn(timeZone, instant)))
}

/** Writes an instant to the minute in short, with the offset from UTC: `9 Nov 2026, 20:05 GMT+6`. */
export function shortMoment(instant: string, locale: Locale): string {
  return momentIn(shortFormat(locale), instant).replace(/\s(?=\S+$)/, '\u00a0')
}

/** Returns the zone as `shortMoment` names it at an instant: `GMT+6`; in summer it may be another. */
export function clockAt(instant: string, locale: Locale): string {
  const parts = shortFormat(locale).formatToParts(new Date(instant))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? locale.timeZone
}

/**
 * Writes an instant like `shortMoment` where the zone is named already: `9 Nov 2026, 20:05`. A time in
 * another zone names its own.
 */
export function shortMomentBeside(clock: string, instant: string, locale: Locale): string {
  if (clockAt(instant, locale) !== clock) return shortMoment(instant, locale)
  return momentIn(
    formatFor('beside', locale, { ...withMinute, month: shortMonthIn(locale) }),
    instant,
  )
}

const shortMonthIn = ({ lang }: Locale) => (lang === 'en' ? 'short' : 'long')

function shortFormat(locale: Locale): Intl.DateTimeFormat {
  const form: Form = { ...withMinute, month: shortMonthIn(locale), timeZoneName: 'short' }
  return formatFor('short', locale, form)
}

/** Writes a period from two local times (`2026-12-01T10:00`). */
export function wallTimesIn(lang: string, from: string, to: string): string {
  // Hours from 0 to 23 in each language, as in every other time.
  const form: Form = { dateStyle: dateStyleIn(lang), timeStyle: 'short', hourCycle: 'h23' }
  const range = formatFor('wall', { lang, timeZone: 'UTC' }, form).formatRange(
    new Date(`${from}Z`),
    new Date(`${to}Z`),
  )
  return asPeopleWrite(range)
}

/** Returns what speakers of a language call a time zone (`Asia/Dhaka`). */
export function timeZoneIn(lang: string, timeZone: string): string {
  const format = formatFor('zone', { lang, timeZone }, { timeZoneName: 'shortGeneric' })
  const parts = format.formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** Writes a calendar date within the present year in short, with its weekday where asked: `28 Nov`, `Sat 12 December`. */
export function dayOfYear(day: string, lang: string, form: 'short' | 'weekday' = 'short'): string {
  const month = form === 'short' && lang === 'en' ? 'short' : 'long'
  const weekday = form === 'weekday' ? ({ weekday: 'long' } as const) : {}
  const options: Form = { day: 'numeric', month, ...weekday }
  return formatFor(`day of year ${form}`, { lang, timeZone: 'UTC' }, options).format(new Date(day))
}

/** Writes the weekday of a calendar date: `Saturday`. */
export function weekdayOf(day: string, lang: string): string {
  return formatFor('weekday', { lang, timeZone: 'UTC' }, { weekday: 'long' }).format(new Date(day))
}

/** Writes month and year of a calendar date: `Mar 2031`. */
export function monthOf(day: string, lang: string): string {
  const form: Form = { month: lang === 'en' ? 'short' : 'long', year: 'numeric' }
  return formatFor('month', { lang, timeZone: 'UTC' }, form).format(new Date(day))
}

/** Writes a day, a month or a year, as much of it as is known: `9 November 2026`, `November 2026`, `2026`. */
export function aboutWhen(about: string, lang: string): string {
  if (about.length > 7) return calendarDate(about, lang)
  const form: Form = { year: 'numeric', ...(about.length > 4 ? { month: 'long' } : {}) }
  const written = formatFor(`about ${about.length}`, { lang, timeZone: 'UTC' }, form)
  return written.format(new Date(about))
}

/** Writes a time on the wall in the digits of a language: `02:15`. */
export function wallTimeIn(lang: string, time: string): string {
  const form: Form = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
  const written = formatFor('time', { lang, timeZone: 'UTC' }, form)
  return asPeopleWrite(written.format(new Date(`2026-01-01T${time}Z`)))
}

/** Writes a day near another as people call it, `today`, `yesterday`; any other in short: `28 Nov`, `28 Nov 2025`. */
export function relativeDay(instant: string, today: string, { lang, timeZone }: Locale): string {
  const day = dayIn(timeZone, instant)
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
  if (days > -2 && days < 2)
    return new Intl.RelativeTimeFormat(localeOf(lang), { numeric: 'auto' }).format(days, 'day')
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return isThisYear ? dayOfYear(day, lang) : shortDate(day, { lang, timeZone: 'UTC' })
}

/** Writes a number of days in two parts, the number and its unit: `12`, `days`. */
export function daysInParts(days: number, lang: string): { number: string; unit: string } {
  const format = new Intl.NumberFormat(localeOf(lang), {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  })
  const parts = format.formatToParts(days)
  const of = (is: boolean) =>
    parts
      .filter(({ type }) => (type === 'integer') === is)
      .map(({ value }) => value.trim())
      .join('')
  return { number: of(true), unit: of(false) }
}

function formatFor(name: string, { lang, timeZone }: Locale, form: Form): Intl.DateTimeFormat {
  const key = `${name} ${lang} ${timeZone}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(localeOf(lang), { ...form, timeZone })
  formats.set(key, format)
  return format
}
