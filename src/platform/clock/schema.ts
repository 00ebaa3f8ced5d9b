// Made once: constructing a formatter costs more than a whole page, and a page repeats its days.
const formats = new Map<string, Intl.DateTimeFormat>()
const days = new Map<string, string>()
const mostDays = 10_000

/** British English, in which the day stands before the month. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language)

/** An instant or a calendar date as people write it: `9 November 2026`, `৯ নভেম্বর, ২০২৬`. In UTC. */
export function longDate(instant: string, language: string): string {
  const day = instant.slice(0, 10)
  const key = `${language} ${day}`
  const known = days.get(key)
  if (known !== undefined) return known
  const written = formatFor(language).format(new Date(day))
  if (days.size >= mostDays) days.clear()
  days.set(key, written)
  return written
}

function formatFor(language: string): Intl.DateTimeFormat {
  const known = formats.get(language)
  if (known) return known
  const form = { dateStyle: 'long', timeZone: 'UTC' } as const
  const format = new Intl.DateTimeFormat(localeOf(language), form)
  formats.set(language, format)
  return format
}
