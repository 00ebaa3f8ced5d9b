import { Problem } from '#api/client'
import type { CandidateRecord, NewRecord } from '#modules/records/schema'
import { countryCodes, countryName } from '#modules/records/schema'

/** What the form holds: text as it was typed; the schemas make records of it. */
export type RecordValues = { [Field in keyof NewRecord]: string | null }
export type RecordField = keyof RecordValues

/** The fields in the order of the form, with their labels. */
export const fieldLabels: Record<RecordField, string> = {
  passportNumber: 'Passport number',
  referenceNumber: 'Reference number',
  name: 'Name',
  fatherName: "Father's name",
  motherName: "Mother's name",
  address: 'Permanent address',
  nationality: 'Nationality',
  destinationCountry: 'Destination country',
}
export const recordFields = Object.keys(fieldLabels) as RecordField[]

/** An empty form. */
export function emptyValues(defaultNationality: string): RecordValues {
  return {
    passportNumber: '',
    referenceNumber: '',
    name: '',
    fatherName: '',
    motherName: '',
    address: '',
    nationality: defaultNationality,
    destinationCountry: null,
  }
}

/** The form of a record on file. */
export function valuesOf(record: CandidateRecord): RecordValues {
  return {
    passportNumber: record.passportNumber,
    referenceNumber: record.referenceNumber,
    name: record.name,
    fatherName: record.fatherName ?? '',
    motherName: record.motherName ?? '',
    address: record.address,
    nationality: record.nationality,
    destinationCountry: record.destinationCountry,
  }
}

/** A field's value as people read it. */
export function shownValue(field: RecordField, value: string | null): string {
  if (value === null || value === '') return '–'
  const isCountry = field === 'nationality' || field === 'destinationCountry'
  return isCountry ? countryName(value) : value
}

/** Every country by name, for a select. */
export const countryOptions = countryCodes
  .map((code) => ({ value: code, label: countryName(code) }))
  .sort((one, other) => one.label.localeCompare(other.label))

/** The errors that a refusal means for fields of the form; empty when it is about something else. */
export function fieldErrorsOf(error: unknown): Partial<Record<RecordField, string>> {
  if (!(error instanceof Problem)) return {}
  if (error.code === 'record.passport_taken') return { passportNumber: error.message }
  const known = error.fields.filter(({ path }) => recordFields.includes(path as RecordField))
  return Object.fromEntries(known.map(({ path, message }) => [path, message]))
}
