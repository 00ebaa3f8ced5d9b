import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '#platform/languages.schema'
import { partsOf } from '#platform/problems.schema'
import {
  type Disclosure,
  detailsShownTo,
  fieldLabels,
  fieldNames,
  fieldsShownTo,
  recordFields,
} from './fields.schema.ts'
import { fieldHeadings } from './fields-headings.schema.ts'
import {
  importedRecordSchema,
  newRecordSchema,
  normaliseNumber,
  recordChangesSchema,
} from './schema.ts'

describe('numbers', () => {
  test.each([
    ['ab 123-4567', 'AB1234567'],
    ['ＡＢ１２３', 'AB123'],
    ['ab১২৩৪৫৬৭', 'AB1234567'],
    ['AB٠١٢٣', 'AB0123'],
    ['AB०१२३', 'AB0123'],
    [' ', ''],
  ])('%s is kept as %s', (typed, kept) => {
    expect(normaliseNumber(typed)).toBe(kept)
  })

  test('normalising twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = normaliseNumber(text)
        expect(normaliseNumber(once)).toBe(once)
        expect(once).toMatch(/^[A-Z0-9]*$/)
      }),
    )
  })
})

const english = ({ error }: { error?: { issues: { message: string }[] } | undefined }) =>
  partsOf(error?.issues[0]?.message ?? '').message

describe('the add form', () => {
  test('takes no sign that nobody sees, which not every database keeps', () => {
    const { name } = newRecordSchema.shape
    expect(name.parse(' Rahima\0\u0007\u0085 Khatun\n')).toBe('Rahima Khatun')
    expect(english(name.safeParse('\0'))).toBe('Name is required.')
  })

  test('refuses a name that is only signs or digits', () => {
    const name = newRecordSchema.shape.name
    const taken = ['...', '---', '12345', '?', 'Ra', 'রহিমা', 'X Æ A-12', '山'].filter(
      (typed) => name.safeParse(typed).success,
    )
    expect(taken).toEqual(['Ra', 'রহিমা', '山'])
  })

  test('takes no word for a number that the authority has not given yet', () => {
    const words = ['pending', 'PENDING', 'n/a', 'applied', 'TBA', '–', 'নেই', 'قيد الانتظار']
    for (const { shape } of [newRecordSchema, importedRecordSchema, recordChangesSchema]) {
      for (const typed of words)
        expect([typed, english(shape.referenceNumber.safeParse(typed))]).toEqual([
          typed,
          'Reference number has no digit in it. Leave it empty until the authority gives a number.',
        ])
      for (const none of ['', ' ', null]) expect(shape.referenceNumber.parse(none)).toBeNull()
      expect(english(shape.passportNumber.safeParse('PENDING'))).toBe(
        'Passport number has no digit in it. Type it as the document prints it.',
      )
    }
  })

  test('calls no number missing that was typed, in whatever script', () => {
    const said = (number: string) => {
      const { passportNumber, broughtByNumber } = newRecordSchema.shape
      return [passportNumber, broughtByNumber].map((schema) => english(schema.safeParse(number)))
    }
    expect(said('- - -')).toEqual([
      'Passport number has fewer than 5 letters and digits. Check it against the document.',
      'Registration of the sub-agent has no digit in it. Leave it empty until the authority gives a number.',
    ])
    const [ofPassport, ofRegistration] = said('নিবন্ধন নেই')
    expect(ofPassport).toMatch(/^Passport number has a letter or sign that is not one of A to Z\./)
    expect(ofRegistration).toMatch(/^Registration of the sub-agent has no digit in it\. Leave it/)
    expect(said(' ')).toEqual(['Passport number is required.', ''])
  })

  test.each(['ЕА1234567', 'ই1234567', 'EA123456Ş', 'A\u0308B1234567', '№1234567', 'EA 1234567 ক'])(
    'drops no letter of %s, and makes none of a sign',
    (number) => {
      for (const schema of [newRecordSchema, importedRecordSchema, recordChangesSchema])
        for (const field of ['passportNumber', 'referenceNumber'] as const) {
          const { error } = schema.shape[field].safeParse(number)
          expect(error?.issues.map(({ message }) => message)).toEqual([
            expect.stringMatching(/ number has a letter or sign that is not one of A to Z\./),
          ])
        }
    },
  )

  test.each([
    ['ＥＡ১২৩৪৫৬৭', 'EA1234567'],
    ['\u200eea 12-34.567\u00ad', 'EA1234567'],
    ['EA\u3164123\uffa04567', 'EA1234567'],
  ])('keeps %s as %s', (typed, number) => {
    expect(newRecordSchema.shape.passportNumber.parse(typed)).toBe(number)
  })
})

/** What leaves the office, and to whom. Whoever changes a row says so here as well. */
const disclosed: Record<Disclosure, string[]> = {
  candidate: [
    ...['name', 'fatherName', 'motherName', 'address', 'nationality', 'destinationCountry'],
    ...['dateOfBirth', 'telephone', 'email', 'language', 'nextOfKin', 'nextOfKinTelephone'],
    ...['flightOn', 'flightTime', 'flightZone', 'flightNumber', 'flightRoute'],
    ...['broughtBy', 'broughtByNumber'],
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
    const headings = Object.values(fieldHeadings).flat()
    expect(new Set(headings).size).toBe(headings.length)
    for (const heading of headings) expect(heading).toMatch(/^[\p{Ll}\p{Lo}\p{M}]+$/u)
  })

  test('asks for a field before one that there is', () => {
    const places = fieldNames.flatMap((name) => recordFields[name].askedBefore ?? [])
    expect(fieldNames).toEqual(expect.arrayContaining(places))
  })
})
