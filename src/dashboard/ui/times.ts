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

/** The meta element in which the server says the organisation's time zone. */
const element = () =>
  (globalThis as { document?: Document }).document?.querySelector<HTMLMetaElement>(
    'meta[name="time-zone"]',
  )

/** The organisation's time zone, by which all staff read and type times, wherever they are. */
export function timeZoneHere(): string {
  return element()?.content || 'UTC'
}

/** Goes on with another time zone, once the settings say so. */
export function adoptTimeZone(timeZone: string): void {
  element()?.setAttribute('content', timeZone)
}

const told = () => ({ lang: 'en', timeZone: timeZoneHere() })

/** A point in time (ISO 8601) as day and time by the organisation's clock, which is named. */
export function momentOf(instant: string): string {
  return shortMoment(instant, told())
}

/** Days and moments as the page on the screen writes them. */
export function useTimes() {
  const told = { lang: useLanguage(), timeZone: timeZoneHere() }
  const clock = clockAt(new Date().toISOString(), told)
  return {
    /** How the organisation's clock is called now: `GMT+6`. */
    clock,
    /** The same as `momentOf` where `clock` is already said. */
    momentBesideClock: (instant: string) => shortMomentBeside(clock, instant, told),
    dayOf: (instant: string) => shortDate(instant, told),
    momentOf: (instant: string) => shortMoment(instant, told),
  }
}

/** Today by the organisation's clock, as `2026-11-20`. */
export function today(): string {
  return dayHere(new Date().toISOString())
}

/** The day that a point in time (ISO 8601) falls on by the organisation's clock, as `2026-11-20`. */
export function dayHere(instant: string): string {
  return dayIn(timeZoneHere(), instant)
}

/** The midnight of the organisation's at which the day begins that comes so many days after this one. */
export function midnight(day: string, daysLater: number): string {
  return beginOfDay(dayAfter(day.slice(0, 10), daysLater), timeZoneHere())
}
