import { countryName } from '#modules/records/schema'

// Made once: constructing a formatter costs more than a whole page, and a page repeats its days.
const formats = new Map<string, Intl.DateTimeFormat>()
const days = new Map<string, string>()
const mostDays = 10_000
const countries = new Map<string, string>()

/** An instant or a calendar date as people write it: `9 November 2026`. In UTC. */
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
  const locale = language === 'en' ? 'en-GB' : language
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(language, format)
  return format
}

/** An instant with its minute, in UTC: `9 November 2026 at 14:05 UTC`. */
export function longMoment(instant: string, language: string): string {
  const key = `minute ${language}`
  const known = formats.get(key)
  const format =
    known ??
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'UTC',
      timeZoneName: 'short',
    })
  if (!known) formats.set(key, format)
  return format.format(new Date(instant))
}

/** A country's name: `BD` → Bangladesh. */
export function countryIn(language: string, code: string): string {
  const key = `${language} ${code}`
  const known = countries.get(key)
  if (known !== undefined) return known
  const name = countryName(code, language)
  countries.set(key, name)
  return name
}
