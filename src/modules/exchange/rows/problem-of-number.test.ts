import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { problemOfNumber } from './odd-texts.ts'

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Sept Oct Nov Dec January March June December'
const dates = [
  ...months.split(' ').map((month) => `12-${month}-21`),
  ...[
    'Mar-21',
    'March 2021',
    "Mar '21",
    '12-Mar',
    '12 March 2021',
    '12th March, 2021',
    '12.MAR.2021',
  ],
  ...[
    'March 12, 2021',
    'Friday, 12 March 2021',
    '2021-Mar-12',
    '2021/03/12',
    '2021.3.12',
    '12-03-21',
  ],
  ...['12/03/2021 00:00', '12/03/2021 12:30:00 PM', '2021-03-12T00:00:00.000Z', '12-Mar-21 0:00'],
  ...['১২/০৩/২০২১', '\u200e12/03/2021\u200b'],
]

test.each(['1000000', '120000000', '0000000000', 'W1000000000', '1200000345'])(
  '%s is not what is left of a longer number',
  (cell) => expect(problemOfNumber('referenceNumber', cell)).toBeNull(),
)

describe.each(['passportNumber', 'referenceNumber'] as const)('what %s cannot be', (target) => {
  test.each(dates)('the date %s', (cell) => {
    expect(problemOfNumber(target, cell)?.message).toMatch(/^this is a date/)
  })

  test.each([
    '123000000000',
    '1.5E-5',
    '1E-05',
    '1.23457E+11',
    '1,23457E+11',
    '1E+08',
    '1.2345E8',
    '1.2345678901234568e+17',
  ])('%s, which a spreadsheet shortened', (cell) =>
    expect(problemOfNumber(target, cell)?.message).toMatch(/shortened this number/),
  )

  test.each([
    '123456789.0',
    '123456789,00',
    '123456789.5',
    '1,234,567.00',
    '1.234.567,0',
    '১২৩৪৫৬৭.০',
  ])('%s, which a spreadsheet changed', (cell) =>
    expect(problemOfNumber(target, cell)?.message).toMatch(/number with decimals/),
  )
})

test.each([
  'AB1234567 / AB7654321',
  'AB1234567/CD7654321',
  'AB 123 4567\nCD 765 4321',
  '12345678;87654321',
  '1234567 or 7654321',
  '12345678 87654321',
  '123456789, 68',
  '12345678 & 9',
  'AB1234567CD7654321',
])('two numbers in a cell, %j, are not made one', (cell) => {
  for (const target of ['passportNumber', 'referenceNumber', 'broughtByNumber'] as const)
    expect(problemOfNumber(target, cell)?.message).toMatch(/^this cell holds more than one number/)
})

test.each([
  ...['W000123456,W000654321', 'W000123456-W000654321', '2021/123; 2021/124', '12345 and 12346'],
  'LMIA 1234567 / WP 7654321',
])('two references in a cell, %s, are not made one', (cell) => {
  expect(problemOfNumber('referenceNumber', cell)?.message).toBe(
    'this cell holds more than one number. Keep one of them.',
  )
})

test.each(['123456789 / 12', '1234567/68'])('a passport with more behind it, %s', (cell) => {
  expect(problemOfNumber('passportNumber', cell)?.message).toMatch(/more than one number/)
})

test.each(['1,234,567', '12,34,567'])('%s, grouped as sums are, is one number', (cell) => {
  expect(problemOfNumber('passportNumber', cell)).toBeNull()
})

test.each(['AB1234567 - AB1234568', 'AB1234567 and CD1234567', 'AB1234567 2026'])(
  'what may be two numbers, %s, is not made one',
  (cell) => {
    expect(problemOfNumber('passportNumber', cell)?.message).toMatch(/more than one number/)
  },
)

test.each([
  ...[
    'AB1234567(2)',
    'AB1234567 (02)',
    'ab1234567 [1]',
    '12345678(2)',
    'AB1234567_1',
    'AB1234567.1',
  ],
  ...['EK0123456~1', 'AB1234567 #2', 'AB1234567-2', 'AB1234567 2', '১২৩৪৫৬৭(২)'],
])('the mark behind a number in %s does not become part of it', (cell) => {
  expect(problemOfNumber('passportNumber', cell)?.message).toMatch(/^there is a mark behind/)
})

test('nor that of a reference in brackets', () => {
  expect(problemOfNumber('referenceNumber', 'W000123456 (2)')?.message).toMatch(
    /^there is a mark behind/,
  )
})

test.each([
  ...['AB1234567 (expired)', 'AB1234567 exp', 'Passport: AB1234567', 'No. AB1234567'],
  ...['PP No 12345678', 'applied 2024', '১২৩৪৫৬৭ old', 'AB 1234567 (New)'],
])('the words beside a number in %s do not become part of it', (cell) => {
  expect(problemOfNumber('passportNumber', cell)?.message).toMatch(/^there are words beside/)
  expect(problemOfNumber('referenceNumber', cell)).toBeNull()
})

test.each(['unknown', 'not known', 'PENDING', 'same as above'])(
  'the word %s is no passport',
  (cell) => {
    expect(problemOfNumber('passportNumber', cell)?.message).toMatch(/there is no digit in it/)
  },
)

/** How countries number their passports, and agencies' partners their files; `A` is a letter, `9` a figure, `X` either. */
const forms = [
  ...[
    'AA9999999',
    'A99999999',
    'A9999999',
    '999999999',
    '99999999',
    '9999999',
    'AAA999999',
    '99AA99999',
  ],
  ...[
    'A999A9999',
    'AXXXXXXX9',
    'AAXXXXXX9',
    'AAA9999999',
    '9A9999999',
    '99A999999',
    'AA 9999999',
    'A-9999999',
  ],
  ...['A 99 99 99 9', 'AA999-9999', '999 999 999', '9999 9999', 'AA 123/45'],
]
const real = fc.constantFrom(...forms).chain((form) =>
  fc.tuple(
    ...[...form].map((sign) => {
      if (sign === 'A') return fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
      if (sign === '9') return fc.constantFrom(...'0123456789')
      if (sign === 'X') return fc.constantFrom(...'0123456789CFGHJKLMNPRTVWXYZE')
      return fc.constant(sign)
    }),
  ),
)

test('numbers as documents bear them are none of that', () => {
  fc.assert(
    fc.property(real, fc.boolean(), (signs, isSmall) => {
      const number = isSmall ? signs.join('').toLowerCase() : signs.join('')
      expect(problemOfNumber('passportNumber', number)).toBeNull()
      expect(problemOfNumber('referenceNumber', number)).toBeNull()
    }),
    { numRuns: 2000 },
  )
})

test.each([
  'MAR2100001',
  'DEC210000',
  'E12345678',
  '1E2345678',
  '12E345678',
  'JUN-2100001',
  'MAY 2100001',
  '12MAR2100',
  'P1234567 A',
  'PAK 1234567',
  'AB1234567 (পুরোনো)',
])('%s is a number of a passport', (number) =>
  expect(problemOfNumber('passportNumber', number)).toBeNull(),
)

test.each([
  'W000123456',
  'IMM-1234-21',
  'MAR-5521',
  '2021/12345',
  '11-2233-4455',
  '5566 12345678',
  'S/123/2021',
  'EP/2021/000123',
  'IMM-123456-2021-654321',
])('%s is a reference number', (number) =>
  expect(problemOfNumber('referenceNumber', number)).toBeNull(),
)
