import { calendarDate } from '#platform/clock/schema'
import { type Language, languages } from '#platform/languages.schema'
import { countryName } from './countries.schema.ts'
import { type Details, type FieldName, fieldNames, recordFields } from './fields.schema.ts'

/** A record may be approved from this age on. */
const ofAge = 18

/** Returns the day on which somebody turns 18; a person born on 29 February does so on 1 March. */
export function comesOfAgeOn(dateOfBirth: string): string {
  const [year, ...rest] = dateOfBirth.split('-')
  const day = rest.join('-')
  // Eighteen years after a leap year is never a leap year.
  return `${Number(year) + ofAge}-${day === '02-29' ? '03-01' : day}`
}

/** Tells whether somebody is under 18 on a day; false when the date of birth is unknown. */
export function isUnderAge(dateOfBirth: string | null | undefined, today: string): boolean {
  return dateOfBirth != null && today < comesOfAgeOn(dateOfBirth)
}

/** The languages in which Candor can write to a candidate. */
export const candidateLanguages = languages
export type CandidateLanguage = Language

const names = new Map<string, Intl.DisplayNames>()

/** Returns a language's name in another language, e.g. `bn` → Bangla. */
export function languageName(code: string, language = 'en'): string {
  const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'language' })
  names.set(language, known)
  return known.of(code) ?? code
}

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
