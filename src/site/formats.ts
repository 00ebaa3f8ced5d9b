import { countryName } from '#modules/records/schema'

// Made once: constructing a formatter costs more than a whole page.
const dates = new Map<string, Intl.DateTimeFormat>()
const countries = new Map<string, string>()

/** An instant or a calendar date as people write it: `9 November 2026`. In UTC. */
export function longDate(instant: string, language: string): string {
  let format = dates.get(language)
  if (!format) {
    const locale = language === 'en' ? 'en-GB' : language
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    dates.set(language, format)
  }
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
