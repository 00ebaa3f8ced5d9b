/** Numbers that look random and are the same each time, so that a failed picture can be drawn again. */
export type Throw = (least: number, most: number) => number

/** Returns a source of numbers for one picture. */
export function throwsOf(seed: number): Throw {
  let state = (seed * 2654435761 + 1) >>> 0
  return (least, most) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return least + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (most - least)
  }
}

/** The data of a passport that nobody has. */
export interface Specimen {
  surname: string
  givenNames: string
  number: string
  /** ISO 3166 alpha-3 and alpha-2. */
  country: readonly [alpha3: string, alpha2: string]
  /** YYMMDD. */
  birth: string
  expiry: string
  sex: 'M' | 'F'
}

const surnames = [
  'UDDIN',
  'RAHMAN',
  'BEGUM',
  'ERIKSSON',
  'KC',
  'DELA CRUZ',
  'KHATUN',
  'THAPA',
  'LAL',
  'KILLICK',
  'AL SAYED',
  'HOSSAIN',
  'MUKHERJEE',
  'BISWAKARMA',
  'SPECIMEN',
  'OKELLO',
  'CECCOLI',
  'QUIZON',
  'ZAW',
  'XIMENES',
]
const given = [
  'RAHIM',
  'ANNA MARIA',
  'MOHAMMAD JAMAL',
  'KALLOL',
  'SITA',
  'CECILIA',
  'KARIM ALI',
  'LAKSHMI',
  'WILLEM',
  'JOSE MARI',
  'FATEMA',
  'NUR',
  'BIKRAM',
  'SYEDA',
  'OLIVIA',
  'GRACE',
  'VIKTOR',
  'PURNA BAHADUR',
  'YUSUF',
  'HLA',
]
const countries = [
  ['BGD', 'BD'],
  ['NPL', 'NP'],
  ['IND', 'IN'],
  ['PHL', 'PH'],
  ['LKA', 'LK'],
  ['PAK', 'PK'],
  ['IDN', 'ID'],
  ['KEN', 'KE'],
  ['D', 'DE'],
  ['MMR', 'MM'],
] as const
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZO'

/** Returns the invented passport of this number. */
export function specimen(seed: number): Specimen {
  const chance = throwsOf(seed)
  const of = <One>(list: readonly One[]) => list[Math.floor(chance(0, list.length))] as One
  const digits = (count: number) =>
    Array.from({ length: count }, () => Math.floor(chance(0, 10))).join('')
  const day = (year: number) =>
    [year % 100, Math.floor(chance(1, 13)), Math.floor(chance(1, 29))]
      .map((part) => String(part).padStart(2, '0'))
      .join('')
  return {
    surname: of(surnames),
    givenNames: of(given),
    number: `${of([...letters])}${chance(0, 1) < 0.5 ? of([...letters]) : ''}${digits(7)}`,
    country: of(countries),
    birth: day(Math.floor(chance(1960, 2006))),
    expiry: day(Math.floor(chance(2027, 2037))),
    sex: chance(0, 1) < 0.5 ? 'M' : 'F',
  }
}

/** Computes the check digit of ICAO Doc 9303: weights 7, 3, 1. */
function checkDigit(text: string): string {
  const value = (sign: string) => (sign === '<' ? 0 : Number.parseInt(sign, 36))
  const sum = [...text].reduce((all, sign, at) => all + value(sign) * ([7, 3, 1][at % 3] ?? 0), 0)
  return String(sum % 10)
}

/** Returns its two machine-readable lines. */
export function linesOf(of: Specimen): [string, string] {
  const fill = (text: string, length: number) => text.replaceAll(' ', '<').padEnd(length, '<')
  const number = fill(of.number, 9)
  const checked = [number, of.birth, of.expiry].map((text) => text + checkDigit(text))
  const personal = `${'<'.repeat(14)}0`
  const [numbered = '', born = '', ends = ''] = checked
  const last = checkDigit(numbered + born + ends + personal)
  return [
    fill(`P<${fill(of.country[0], 3)}${fill(of.surname, of.surname.length)}<<${of.givenNames}`, 44),
    `${numbered}${fill(of.country[0], 3)}${born}${of.sex}${ends}${personal}${last}`,
  ]
}
