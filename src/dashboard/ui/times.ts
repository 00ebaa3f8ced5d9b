import {
  beginOfDay,
  clockAt,
  day,
  dayAfter,
  dayIn,
  type Locale,
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
  const now = new Date().toISOString()
  const clock = clockAt(now, locale)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return {
    /** The current name of the organisation's time zone, `GMT+6`, for whoever is in another one; else null. */
    otherClock: clockAt(now, { ...locale, timeZone }) === clock ? null : clock,
    /** The same as `momentOf` without the zone, which stands beside the places for whoever is in another. */
    momentBesideClock: (instant: string) => shortMomentBeside(clock, instant, locale),
    dayOf: (instant: string) => shortDate(instant, locale),
    momentOf: (instant: string) => shortMoment(instant, locale),
    ...nearTimes(locale),
  }
}

/** How a day is written in parts. */
const forms = {
  whole: { weekday: 'long', day: 'numeric', month: 'long' },
  month: { month: 'long' },
  number: { day: 'numeric' },
  brief: { weekday: 'short' },
  weekday: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Returns functions that write days close to today as people say them. */
function nearTimes({ lang, timeZone }: Locale) {
  const language = lang === 'en' ? 'en-GB' : lang
  const written = (day: string, form: keyof typeof forms) =>
    new Intl.DateTimeFormat(language, { ...forms[form], timeZone: 'UTC' }).format(new Date(day))
  const dayOf = (given: string) => (given.length > 10 ? dayIn(timeZone, given) : given)
  const daysTo = (given: string) => (Date.parse(dayOf(given)) - Date.parse(today())) / day
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const near = (given: string) => {
    const days = daysTo(given)
    if (Math.abs(days) < 2) return relative.format(days, 'day')
    return Math.abs(days) < 7
      ? written(dayOf(given), 'weekday')
      : shortDate(given, { lang, timeZone })
  }
  return {
    /** `Monday, 30 November`. */
    longDayOf: (given: string) => written(dayOf(given), 'whole'),
    monthOf: (given: string) => written(dayOf(given), 'month'),
    dayNumberOf: (given: string) => written(dayOf(given), 'number'),
    weekdayOf: (given: string) => written(dayOf(given), 'brief'),
    /** `today`, `tomorrow`, a weekday within the week, else the date. */
    nearDayOf: near,
    /** The same of what was: the time of day where it was today. */
    sinceOf: (instant: string) =>
      daysTo(instant) === 0
        ? new Intl.DateTimeFormat(language, {
            ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone },
          }).format(new Date(instant))
        : near(instant),
    /** Whether it is within two days. */
    isSoon: (given: string) => daysTo(given) < 2,
  }
}

/** Returns today in the organisation's time zone, as `2026-11-20`. */
export function today(): string {
  return dayHere(new Date().toISOString())
}

/** Returns the day of a point in time (ISO 8601) in the organisation's time zone, as `2026-11-20`. */
function dayHere(instant: string): string {
  return dayIn(timeZoneHere(), instant)
}

/** Returns the organisation's midnight at the beginning of the day this many days later. */
export function midnight(from: string, daysLater: number): string {
  return beginOfDay(dayAfter(from.slice(0, 10), daysLater), timeZoneHere())
}
