import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellsOf } from '../test-tables.ts'
import { problemOfNumber } from './odd-texts.ts'

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Sept Oct Nov Dec January March June December'
const dates = `Mar-21 | March 2021 | Mar '21 | 12-Mar | 12 March 2021 | 12th March, 2021 | 12.MAR.2021 | \
March 12, 2021 | Friday, 12 March 2021 | 2021-Mar-12 | 2021/03/12 | 2021.3.12 | 12-03-21 | 12/03/2021 00:00 | \
12/03/2021 12:30:00 PM | 2021-03-12T00:00:00.000Z | 12-Mar-21 0:00 | ১২/০৩/২০২১ | \u200e12/03/2021\u200b | \
${months.replace(/\S+/g, '12-$&-21').replaceAll(' ', ' | ')}`

const passport = ['passportNumber'] as const
const reference = ['referenceNumber'] as const
const either = [...passport, ...reference] as const

test('what is no number, or more than one, is told by its own sentence', () => {
  const told = [
    [either, /^this is a date/, dates],
    [
      ...[either, /shortened this number/],
      `123000000000 | 1.5E-5 | 1E-05 | 1.23457E+11 | 1,23457E+11 | 1E+08 | 1.2345E8 | 1.2345678901234568e+17`,
    ],
    [
      ...[either, /number with decimals/],
      '123456789.0 | 123456789,00 | 123456789.5 | 1,234,567.00 | 1.234.567,0 | ১২৩৪৫৬৭.০',
    ],
    [
      ...[[...either, 'broughtByNumber'], /^this cell holds more than one number/],
      `AB1234567 / AB7654321 | AB1234567/CD7654321 | AB 123 4567\nCD 765 4321 | 12345678;87654321 | \
1234567 or 7654321 | 12345678 87654321 | 123456789, 68 | 12345678 & 9 | AB1234567CD7654321`,
    ],
    [
      ...[reference, /^this cell holds more than one number\. Keep one of them\.$/],
      `W000123456,W000654321 | W000123456-W000654321 | 2021/123; 2021/124 | 12345 and 12346 | \
LMIA 1234567 / WP 7654321`,
    ],
    [
      ...[passport, /more than one number/],
      `123456789 / 12 | 1234567/68 | AB1234567 - AB1234568 | AB1234567 and CD1234567 | AB1234567 2026`,
    ],
    [
      ...[passport, /^there is a mark behind/],
      `AB1234567(2) | AB1234567 (02) | ab1234567 [1] | 12345678(2) | AB1234567_1 | AB1234567.1 | EK0123456~1 | \
AB1234567 #2 | AB1234567-2 | AB1234567 2 | ১২৩৪৫৬৭(২)`,
    ],
    [reference, /^there is a mark behind/, 'W000123456 (2)'],
    [
      ...[passport, /^there are words beside/],
      `AB1234567 (expired) | AB1234567 exp | Passport: AB1234567 | No. AB1234567 | PP No 12345678 | applied 2024 | \
১২৩৪৫৬৭ old | AB 1234567 (New)`,
    ],
    [passport, /there is no digit in it/, 'unknown | not known | PENDING | same as above'],
  ] as [typeof either, RegExp, string][]
  const missed = told.flatMap(([targets, sentence, cells]) =>
    targets.flatMap((target) =>
      cellsOf(cells)
        .map((cell) => `${target} ${cell}: ${problemOfNumber(target, cell)?.message ?? 'taken'}`)
        .filter(
          (line, at) => !sentence.test(line.slice(`${target} ${cellsOf(cells)[at]}: `.length)),
        ),
    ),
  )
  expect(missed).toEqual([])
})

/** How countries number their passports, and agencies' partners their files; `A` is a letter, `9` a figure, `X` either. */
const forms = `AA9999999 | A99999999 | A9999999 | 999999999 | 99999999 | 9999999 | AAA999999 | 99AA99999 | A999A9999 | \
AXXXXXXX9 | AAXXXXXX9 | AAA9999999 | 9A9999999 | 99A999999 | AA 9999999 | A-9999999 | A 99 99 99 9 | AA999-9999 | \
999 999 999 | 9999 9999 | AA 123/45`
const real = fc.constantFrom(...cellsOf(forms)).chain((form) =>
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
      for (const target of either) expect(problemOfNumber(target, number)).toBeNull()
    }),
    { numRuns: 2000 },
  )
})

test('what looks odd and is a number is taken', () => {
  const taken = {
    passportNumber: `1,234,567 | 12,34,567 | MAR2100001 | DEC210000 | E12345678 | 1E2345678 | 12E345678 | \
JUN-2100001 | MAY 2100001 | 12MAR2100 | P1234567 A | PAK 1234567 | AB1234567 (পুরোনো)`,
    // Also what is not left of a longer number, and has words beside it.
    referenceNumber: `1000000 | 120000000 | 0000000000 | W1000000000 | 1200000345 | W000123456 | IMM-1234-21 | \
MAR-5521 | 2021/12345 | 11-2233-4455 | 5566 12345678 | S/123/2021 | EP/2021/000123 | IMM-123456-2021-654321 | \
AB1234567 (expired) | AB1234567 exp | Passport: AB1234567 | No. AB1234567 | PP No 12345678 | applied 2024 | \
১২৩৪৫৬৭ old | AB 1234567 (New)`,
  } as const
  for (const target of either)
    expect(cellsOf(taken[target]).filter((cell) => problemOfNumber(target, cell))).toEqual([])
})
