import { countryOfAlpha3 } from '#modules/records/countries.schema'
import type { Kind } from './spell-line.ts'

/** The second line: number and its digit, nationality, birth, sex, expiry, personal number, last digits. */
const places: readonly [until: number, kind: Kind][] = [
  [9, 'either'],
  [10, 'figure'],
  [13, 'letter'],
  [20, 'figure'],
  [21, 'letter'],
  [28, 'figure'],
  [42, 'either'],
  [44, 'figure'],
]

/** Returns what a place of the second line may hold, which tells O from 0. */
export function kindAt(place: number): Kind {
  return places.find(([until]) => place < until)?.[1] ?? 'either'
}

/** A check digit of the second line, and what it covers. */
const digits: readonly { at: number; covers: readonly [number, number][] }[] = [
  { at: 9, covers: [[0, 9]] },
  { at: 19, covers: [[13, 19]] },
  { at: 27, covers: [[21, 27]] },
  { at: 42, covers: [[28, 42]] },
  {
    at: 43,
    covers: [
      [0, 10],
      [13, 20],
      [21, 43],
    ],
  },
]

/** Tells whether this is a whole second line with all its check digits right. */
export function isSecondLine(line: string): boolean {
  const isWhole = /^[A-Z0-9<]{9}\d[A-Z<]{3}\d{7}[MFX<]\d{7}[A-Z0-9<]{14}[\d<]\d$/.test(line)
  // Nationality and sex have no check digit: one has to be a country, the other a sex.
  const isKnown = countryOfAlpha3(line.slice(10, 13).replace(/<+$/, '')) !== null
  return (
    isWhole && isKnown && isDay(line.slice(13, 19)) && isDay(line.slice(21, 27)) && fitsDigits(line)
  )
}

/** Tells whether this can be a whole first line; no digit confirms it. */
export function isFirstLine(line: string): boolean {
  return /^P[A-Z<][A-Z]([A-Z]{2}|<<)[A-Z]+<[A-Z<]*$/.test(line) && line.length === 44
}

function isDay(text: string): boolean {
  const [month, day] = [Number(text.slice(2, 4)), Number(text.slice(4))]
  return month >= 1 && month <= 12 && day >= 1 && day <= 31
}

function fitsDigits(line: string): boolean {
  return digits.every(({ at, covers }) => {
    const text = covers.map(([from, until]) => line.slice(from, until)).join('')
    // The digit of an absent personal number may be a filler.
    const isBlank = line[at] === '<' && /^<+$/.test(text)
    return isBlank || checkDigit(text) === line[at]
  })
}

/** Computes a check digit by ICAO Doc 9303, part 3: weights 7, 3, 1; A counts 10, a filler nothing. */
function checkDigit(text: string): string {
  const value = (sign: string) => (sign === '<' ? 0 : Number.parseInt(sign, 36))
  const weights = [7, 3, 1]
  const sum = [...text].reduce((all, sign, at) => all + value(sign) * (weights[at % 3] ?? 0), 0)
  return String(sum % 10)
}
