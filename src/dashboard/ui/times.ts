import {
  beginOfDay,
  clockAt,
  dayAfter,
  dayIn,
  shortDate,
  shortMoment,
  shortMomentBeside,
} from '#platform/clock/schema'
import { useLanguage } from '../look/language.ts'

/** Finds the meta element with the organisation's time zone from the server. */
const element = () =>
  (globalThis as { document?: Document }).document?.querySelector<HTMLMetaElement>(
    'meta[name="time-zone"]',
  )

/** Returns the organisation's time zone, in which all staff read and type times, wherever they are. */
export function timeZoneHere(): string {
  return element()?.content || 'UTC'
}

/** Switches to another time zone, once the settings say so. */
export function adoptTimeZone(timeZone: string): void {
  element()?.setAttribute('content', timeZone)
}

/** Returns functions that write days and moments in the page's language. */
export function useTimes() {
  const locale = { lang: useLanguage(), timeZone: timeZoneHere() }
  const clock = clockAt(new Date().toISOString(), locale)
  return {
    /** The current name of the organisation's time zone: `GMT+6`. */
    clock,
    /** The same as `momentOf` where `clock` is shown already. */
    momentBesideClock: (instant: string) => shortMomentBeside(clock, instant, locale),
    dayOf: (instant: string) => shortDate(instant, locale),
    momentOf: (instant: string) => shortMoment(instant, locale),
  }
}

/** Returns today in the organisation's time zone, as `2026-11-20`. */
export function today(): string {
  return dayHere(new Date().toISOString())
}

/** Returns the day of a point in time (ISO 8601) in the organisation's time zone, as `2026-11-20`. */
export function dayHere(instant: string): string {
  return dayIn(timeZoneHere(), instant)
}

/** Returns the organisation's midnight at the beginning of the day this many days later. */
export function midnight(day: string, daysLater: number): string {
  return beginOfDay(dayAfter(day.slice(0, 10), daysLater), timeZoneHere())
}
