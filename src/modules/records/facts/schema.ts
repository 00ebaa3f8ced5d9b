import { countryName } from '../countries/schema.ts'
import { type Details, type FieldName, fieldNames, recordFields } from '../fields/schema.ts'
import { languageName } from '../languages/schema.ts'

/** A detail as people read it: a country or language by its name, a day written out, nothing as an empty text. */
export function shownDetail(name: FieldName, value: string | null, language = 'en'): string {
  if (!value) return ''
  const { control } = recordFields[name]
  if (control === 'country') return countryName(value, language)
  if (control === 'language') return languageName(value, language)
  return control === 'date' ? longDay(value, language) : value
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A calendar date as people write it: `12 March 1995`, `১২ মার্চ, ১৯৯৫`. */
function longDay(day: string, language = 'en'): string {
  const locale = language === 'en' ? 'en-GB' : language
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const
  const known = formats.get(locale) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(locale, known)
  return known.format(new Date(day))
}

/** The details that somebody was given, each with what it is called; the name is the heading. */
export function factsOf(
  { name: _, ...given }: Partial<Details>,
  { fields, language }: { fields: Readonly<Record<FieldName, string>>; language: string },
): (readonly [label: string, value: string])[] {
  const details: Partial<Details> = given
  return fieldNames.flatMap((name) => {
    const value = shownDetail(name, details[name] ?? null, language)
    return value === '' ? [] : [[fields[name], value] as const]
  })
}
