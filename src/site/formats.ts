import { localeOf } from '#platform/clock/schema'

export { longDate } from '#platform/clock/schema'

// Made once: constructing a formatter costs more than a whole page.
const formats = new Map<string, Intl.DateTimeFormat>()

const withMinute = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
  timeZoneName: 'short',
} as const

/** An instant with its minute, in UTC: `9 November 2026 at 14:05 UTC`. */
export function longMoment(instant: string, language: string): string {
  const format = formats.get(language) ?? new Intl.DateTimeFormat(localeOf(language), withMinute)
  formats.set(language, format)
  return format.format(new Date(instant))
}
