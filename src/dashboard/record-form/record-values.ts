import { Problem } from '#api/client'
import { shownDetail } from '#modules/records/facts/schema'
import {
  type Details,
  type FieldName,
  fieldNames,
  isField,
  recordFields,
} from '#modules/records/fields/schema'
import { candidateLanguages, languageName } from '#modules/records/languages/schema'
import { countryCodes, countryName } from '#modules/records/schema'
import type { Language } from '../look/language.ts'

/** What the form holds: text as it was typed, empty for nothing; the schemas make records of it. */
export type RecordValues = Record<FieldName, string>

const valuesBy = (typed: (name: FieldName) => string) =>
  Object.fromEntries(fieldNames.map((name) => [name, typed(name)])) as RecordValues

/** An empty form. */
export function emptyValues(defaultNationality: string): RecordValues {
  return { ...valuesBy(() => ''), nationality: defaultNationality }
}

/** The form of a record on file, or of a draft from before a field was there. */
export function valuesOf(record: Partial<Details>): RecordValues {
  return valuesBy((name) => record[name] ?? '')
}

/** A field as the forms call it; one that is gone from the table by its name. */
export function labelOf(field: string, language: Language = 'en'): string {
  return isField(field)
    ? recordFields[field].label[language]
    : (printedDates[field]?.[language] ?? field)
}

/** What of a document is changed beside its file. */
const printedDates: Readonly<Record<string, Record<Language, string>>> = {
  issuedOn: { en: 'Issued on, as printed', bn: 'ইস্যুর তারিখ, যেমন ছাপা আছে' },
  validUntil: { en: 'Valid until, as printed', bn: 'মেয়াদ শেষের তারিখ, যেমন ছাপা আছে' },
}

/** A field's value as people read it. */
export function shownValue(field: string, value: string | null, language: Language = 'en'): string {
  return (isField(field) ? shownDetail(field, value, language) : value) || '–'
}

/** Every country by name, for a select. */
export function countryOptions(language: Language = 'en') {
  return countryCodes
    .map((code) => ({ value: code, label: countryName(code, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}

/** Every language in which a candidate can be written to, for a select. */
export function languageOptions(language: Language) {
  return candidateLanguages.map((code) => ({ value: code, label: languageName(code, language) }))
}

/** The errors that a refusal means for fields of the form; empty when it is about something else. */
export function fieldErrorsOf(error: unknown): Partial<Record<FieldName, string>> {
  if (!(error instanceof Problem)) return {}
  if (error.code === 'record.passport_taken') return { passportNumber: error.message }
  const known = error.fields.filter(({ path }) => isField(path))
  return Object.fromEntries(known.map(({ path, message }) => [path, message]))
}
