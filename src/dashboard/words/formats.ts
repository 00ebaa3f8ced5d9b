import type { Language } from '../look/language.ts'

type Style = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle' | 'timeZone'>

/** One way of writing times, in each language. Bengali months are rarely shortened. */
function ways(style: Style): Record<Language, Intl.DateTimeFormat> {
  return {
    en: new Intl.DateTimeFormat('en-GB', style),
    bn: new Intl.DateTimeFormat('bn', { ...style, dateStyle: 'long' }),
  }
}

const days = ways({ dateStyle: 'long' })
const moments = ways({ dateStyle: 'long', timeStyle: 'short' })
const calendarDays = ways({ dateStyle: 'medium', timeZone: 'UTC' })
const wallTimes = ways({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** A point in time (ISO 8601) as a day, in the reader's time zone. */
export function dayIn(language: Language, instant: string): string {
  return days[language].format(new Date(instant))
}

/** A point in time (ISO 8601) as day and time, in the reader's time zone. */
export function momentIn(language: Language, instant: string): string {
  return moments[language].format(new Date(instant))
}

/** A calendar day (`2026-12-01`), which is the same in every time zone. */
export function calendarDayIn(language: Language, date: string): string {
  return calendarDays[language].format(new Date(date))
}

/** From when until when, as the clock on the wall shows it (`2026-12-01T10:00`). */
export function wallTimesIn(language: Language, from: string, to: string): string {
  const range = wallTimes[language].formatRange(new Date(`${from}Z`), new Date(`${to}Z`))
  return range.replace(/\s(?=[AP]M)/g, '\u00a0')
}

/** A time zone (`Asia/Dhaka`) as people of a language call it. */
export function timeZoneIn(language: Language, timeZone: string): string {
  const locale = language === 'en' ? 'en-GB' : language
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' })
  return parts.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
