import { calendarDate } from '#platform/clock/schema'
import { countryName } from './countries.schema.ts'
import { type Details, type FieldName, fieldNames, recordFields } from './fields.schema.ts'
import { languageName } from './languages.schema.ts'

/** Returns a detail as people read it: a country or language by its name, a day written out, null as an empty text. */
export function shownDetail(name: FieldName, value: string | null, language = 'en'): string {
  if (!value) return ''
  const { control } = recordFields[name]
  if (control === 'country') return countryName(value, language)
  if (control === 'language') return languageName(value, language)
  return control === 'date' || control === 'day' ? calendarDate(value, language) : value
}

/**
 * Returns the details that somebody was given, each with its label and its name in the table; the name is the heading.
 */
export function factsOf(
  { name: _, ...given }: Partial<Details>,
  { fields, language }: { fields: Readonly<Record<FieldName, string>>; language: string },
): (readonly [label: string, value: string, field: FieldName])[] {
  const details: Partial<Details> = given
  return fieldNames.flatMap((name) => {
    const value = shownDetail(name, details[name] ?? null, language)
    return value === '' ? [] : [[fields[name], value, name] as const]
  })
}
