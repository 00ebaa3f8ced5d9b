import { Problem } from '#api/client'
import { candidateLanguages, languageName, shownDetail } from '#modules/records/facts.schema'
import {
  type Details,
  type FieldName,
  fieldLabel,
  fieldNames,
  isField,
} from '#modules/records/fields.schema'
import { countryCodes, countryName } from '#modules/records/schema'
import { calendarDate } from '#platform/clock/schema'
import { printedDates as texts } from '#texts/each/labels-staff'
import type { Language } from '../look/language.ts'
import { timeZones } from '../ui/time-zones.ts'

/** The content of the form: text as typed, empty for nothing; the schemas make records of it. */
export type RecordValues = Record<FieldName, string>

const valuesBy = (typed: (name: FieldName) => string) =>
  Object.fromEntries(fieldNames.map((name) => [name, typed(name)])) as RecordValues

/** Returns an empty form. */
export function emptyValues(defaultNationality: string): RecordValues {
  return { ...valuesBy(() => ''), nationality: defaultNationality }
}

/** Returns the form of a saved record, or of a draft from before a field existed. */
export function valuesOf(record: Partial<Details>): RecordValues {
  return valuesBy((name) => record[name] ?? '')
}

/** Returns a field's label in the forms; for one that is no longer in the table, its name. */
export function labelOf(field: string, language: Language = 'en'): string {
  return isField(field) ? fieldLabel(field, language) : (printedDates[field]?.[language] ?? field)
}

/** The dates that can be changed on a document, besides its file. */
const printedDates: Readonly<Record<string, Record<Language, string>>> = texts

/** Returns a field's value as people read it. */
export function shownValue(field: string, value: string | null, language: Language = 'en'): string {
  if (isField(field)) return shownDetail(field, value, language) || '–'
  return value && field in printedDates ? calendarDate(value, language) : value || '–'
}

/** Returns every country by name, for a select. */
export function countryOptions(language: Language = 'en') {
  return countryCodes
    .map((code) => ({ value: code, label: countryName(code, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}

/** Returns every language in which a candidate can be written to, for a select. */
export function languageOptions(language: Language) {
  return candidateLanguages.map((code) => ({ value: code, label: languageName(code, language) }))
}

/** Returns a refusal's errors at fields of the form; empty when it is about something else. */
export function fieldErrorsOf(error: unknown): Partial<Record<FieldName, string>> {
  if (!(error instanceof Problem)) return {}
  if (error.code === 'record.passport_taken') return { passportNumber: error.said }
  const known = error.fields.filter(({ path }) => isField(path))
  return Object.fromEntries(known.map(({ path, message }) => [path, message]))
}

/** Returns every time zone, for a select. */
export function zoneOptions() {
  return timeZones('UTC').map((zone) => ({ value: zone, label: zone }))
}
