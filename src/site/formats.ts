// Made once: constructing a formatter costs more than a whole page, and a page repeats its days.
const formats = new Map<string, Intl.DateTimeFormat>()
const days = new Map<string, string>()
const mostDays = 10_000

const long = { dateStyle: 'long', timeZone: 'UTC' } as const
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

/** An instant or a calendar date as people write it: `9 November 2026`, `৯ নভেম্বর, ২০২৬`. In UTC. */
export function longDate(instant: string, language: string): string {
  const day = instant.slice(0, 10)
  const key = `${language} ${day}`
  const known = days.get(key)
  if (known !== undefined) return known
  const written = formatFor(language, long).format(new Date(day))
  if (days.size >= mostDays) days.clear()
  days.set(key, written)
  return written
}

/** An instant with its minute, in UTC: `9 November 2026 at 14:05 UTC`. */
export function longMoment(instant: string, language: string): string {
  return formatFor(language, withMinute).format(new Date(instant))
}

function formatFor(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${options === long ? 'day' : 'minute'}`
  const known = formats.get(key)
  if (known) return known
  // British English, in which the day stands before the month.
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options)
  formats.set(key, format)
  return format
}
