import { calendarDate } from '#platform/clock/schema'
import { countryName } from '../countries/schema.ts'
import { type Details, type FieldName, fieldNames, recordFields } from '../fields/schema.ts'
import { languageName } from '../languages/schema.ts'

/** A detail as people read it: a country or language by its name, a day written out, nothing as an empty text. */
export function shownDetail(name: FieldName, value: string | null, language = 'en'): string {
  if (!value) return ''
  const { control } = recordFields[name]
  if (control === 'country') return countryName(value, language)
  if (control === 'language') return languageName(value, language)
  return control === 'date' || control === 'day' ? calendarDate(value, language) : value
}

/** The details that somebody was given, each with what it is called, by people and by the table; the name is the heading. */
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
