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
export function labelOf(field: string): string {
  return isField(field) ? recordFields[field].label.en : (printedDates[field] ?? field)
}

/** What of a document is changed beside its file. */
const printedDates: Readonly<Record<string, string>> = {
  issuedOn: 'Issued on, as printed',
  validUntil: 'Valid until, as printed',
}

/** A field's value as people read it. */
export function shownValue(field: string, value: string | null): string {
  return (isField(field) ? shownDetail(field, value) : value) || '–'
}

/** Every country by name, for a select. */
export const countryOptions = countryCodes
  .map((code) => ({ value: code, label: countryName(code) }))
  .sort((one, other) => one.label.localeCompare(other.label))

/** Every language in which a candidate can be written to, for a select. */
export const languageOptions = candidateLanguages.map((code) => ({
  value: code,
  label: languageName(code),
}))

/** The errors that a refusal means for fields of the form; empty when it is about something else. */
export function fieldErrorsOf(error: unknown): Partial<Record<FieldName, string>> {
  if (!(error instanceof Problem)) return {}
  if (error.code === 'record.passport_taken') return { passportNumber: error.message }
  const known = error.fields.filter(({ path }) => isField(path))
  return Object.fromEntries(known.map(({ path, message }) => [path, message]))
}
