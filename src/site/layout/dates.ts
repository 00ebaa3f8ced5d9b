import type { Locale } from '#platform/clock/schema'
import * as written from '#platform/clock/schema'

/** Joins a day to its month, in either order, with a space that does not break: on paper, nobody parts the two. */
const joined = (text: string): string =>
  text
    .replace(/(?<![\p{Nd}:])(\p{Nd}{1,2}) (?=\p{L})/gu, '$1\u00a0')
    .replace(/(?<=\p{L}\p{M}*) (?=\p{Nd}{1,2}(?![\p{Nd}:]))/gu, '\u00a0')

/** A calendar date for a page: `9 November 2026`. */
export const calendarDate = (day: string, lang: string): string =>
  joined(written.calendarDate(day, lang))

/** The organisation's local day of an instant, or a calendar date, for a page: `9 November 2026`. */
export const longDate = (instant: string, locale: Locale): string =>
  joined(written.longDate(instant, locale))

/** An instant to the minute, for a page: `9 November 2026 at 14:05 UTC`. */
export const longMoment = (instant: string, locale: Locale): string =>
  joined(written.longMoment(instant, locale))

/** An instant in short, where the zone is named already, for a page: `9 Nov 2026, 20:05`. */
export const shortMomentBeside = (clock: string, instant: string, locale: Locale): string =>
  joined(written.shortMomentBeside(clock, instant, locale))

/** A period from two local times, for a page: `1 Dec 2026, 10:00–12:00`. */
export const wallTimesIn = (lang: string, from: string, to: string): string =>
  joined(written.wallTimesIn(lang, from, to))

/** A day as people call it, or in short, for a page: `yesterday`, `28 Nov`. */
export const relativeDay = (instant: string, today: string, locale: Locale): string =>
  joined(written.relativeDay(instant, today, locale))

/** A calendar date without its year, for a page: `12 December`, `Saturday 12 December`. */
export const dayOfYear = (day: string, lang: string, form?: 'short' | 'weekday'): string =>
  joined(written.dayOfYear(day, lang, form))

/** The organisation's local day of an instant in short, for a page: `28 Nov 2026`. */
export const shortDate = (instant: string, locale: Locale): string =>
  joined(written.shortDate(instant, locale))
