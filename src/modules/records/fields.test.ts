import { describe, expect, test } from 'vitest'
import { languages } from '#platform/languages.schema'
import {
  type Disclosure,
  detailsShownTo,
  fieldLabels,
  fieldNames,
  fieldsShownTo,
  recordFields,
} from './fields.schema.ts'

/** What leaves the office, and to whom. Whoever changes a row says so here as well. */
const disclosed: Record<Disclosure, string[]> = {
  candidate: [
    ...['name', 'fatherName', 'motherName', 'address', 'nationality', 'destinationCountry'],
    ...['dateOfBirth', 'telephone', 'email', 'language', 'nextOfKin', 'nextOfKinTelephone'],
    ...['flightOn', 'broughtBy', 'broughtByNumber'],
  ],
  'share:employer': ['name', 'nationality'],
  'share:bank': ['name', 'nationality'],
  'share:authority': ['name', 'nationality'],
  'share:other': ['name', 'nationality'],
  slip: ['passportNumber', 'nationality', 'destinationCountry'],
}
const disclosures = Object.keys(disclosed) as Disclosure[]

describe('the table of fields', () => {
  test.each(disclosures)('shows to %s what is listed here, and no more', (to) => {
    expect(fieldsShownTo(to)).toEqual(disclosed[to])
  })

  test('takes of a record what somebody is shown, and leaves the rest', () => {
    const record = Object.fromEntries(fieldNames.map((name) => [name, `this ${name}`])) as never
    expect(Object.keys(detailsShownTo('share:bank', record))).toEqual(['name', 'nationality'])
  })

  test('calls no two fields alike, in no language and in no table', () => {
    for (const language of languages)
      expect(new Set(Object.values(fieldLabels(language))).size).toBe(fieldNames.length)
    const headings = fieldNames.flatMap((name) => recordFields[name].headings)
    expect(new Set(headings).size).toBe(headings.length)
    for (const heading of headings) expect(heading).toMatch(/^[\p{Ll}\p{Lo}\p{M}]+$/u)
  })

  test('asks for a field before one that there is', () => {
    const places = fieldNames.flatMap((name) => recordFields[name].askedBefore ?? [])
    expect(fieldNames).toEqual(expect.arrayContaining(places))
  })
})
