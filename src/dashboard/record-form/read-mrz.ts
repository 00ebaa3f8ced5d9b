import { type Details, parse } from 'mrz'
import { countryOfAlpha3 } from '#modules/records/countries/alpha3/schema'
import { normaliseNumber } from '#modules/records/schema'
import type { RecordValues } from './record-values.ts'

/** What the lines can fill in. */
export const mrzFields = ['passportNumber', 'name', 'nationality', 'dateOfBirth'] as const

/** What the machine-readable lines of a passport or identity card say. */
export interface MrzReading {
  /** Only what its check digits speak for. */
  values: Partial<Pick<RecordValues, (typeof mrzFields)[number]>>
  /** What is wrong, each with the line to look at; empty when every check digit is right. */
  problems: string[]
}

/** Lines and characters of the three sizes of ICAO Doc 9303: cards, older cards, passports. */
const sizes = [
  { format: 'TD1', lines: 3, length: 30 },
  { format: 'TD2', lines: 2, length: 36 },
  { format: 'TD3', lines: 2, length: 44 },
]

/** Text as MRZ lines: capitals, other writings of `<` made equal, one long line cut in two. */
function mrzLines(text: string): string[] {
  const lines = text
    .toUpperCase()
    .replace(/[‹«《＜]/g, '<')
    .split(/[\r\n]+/)
    .map((line) => line.replace(/\s+/g, ''))
    .filter((line) => line !== '')
  const [only = ''] = lines
  const size =
    lines.length === 1 && sizes.find(({ lines, length }) => only.length === lines * length)
  if (!size) return lines
  return Array.from({ length: size.lines }, (_, at) =>
    only.slice(at * size.length, (at + 1) * size.length),
  )
}

/** Reads the lines; null while they are not all there yet. */
export function readMrz(text: string): MrzReading | null {
  const lines = mrzLines(text)
  const size = sizeOf(lines)
  if (!size || lines.length < size.lines) return null
  const wrong = lines.flatMap((line, index) => problemOfLine(line, index + 1, size.length))
  if (lines.length > size.lines)
    wrong.push(
      `These are ${lines.length} lines; take only the ${size.lines} at the foot of the page.`,
    )
  if (wrong.length > 0) return { values: {}, problems: wrong }
  const { format, details } = parse(lines)
  if (format !== size.format)
    return {
      values: {},
      problems: ['These lines are of a kind that is not read here. Type the details instead.'],
    }
  return { values: valuesIn(details), problems: problemsIn(details) }
}

/** The size that is meant: three lines are a card; of two, the nearest length decides. */
function sizeOf(lines: readonly string[]) {
  if (lines.length < 2) return undefined
  const longest = Math.max(...lines.map(({ length }) => length))
  if (lines.length >= 3 && longest < 36) return sizes[0]
  return longest > 39 || lines[0]?.startsWith('P') ? sizes[2] : sizes[1]
}

function problemOfLine(line: string, number: number, length: number): string[] {
  const odd = /[^A-Z0-9<]/.exec(line)
  if (odd)
    return [`Line ${number} holds “${odd[0]}”; these lines have only letters, figures and “<”.`]
  if (line.length === length) return []
  return [
    `Line ${number} has ${line.length} characters and should have ${length}. Compare it with the paper.`,
  ]
}

/** What a check digit stands for, by the name that the reader gives it. */
const checked: Record<string, string> = {
  documentNumberCheckDigit: 'number of the passport',
  birthDateCheckDigit: 'date of birth',
  expirationDateCheckDigit: 'date of expiry',
  personalNumberCheckDigit: 'personal number',
}
const others: Record<string, string> = {
  documentCode: 'kind of paper',
  issuingState: 'country that issued it',
  nationality: 'nationality',
  documentNumber: 'number of the passport',
  birthDate: 'date of birth',
  expirationDate: 'date of expiry',
  lastName: 'surname',
  sex: 'sex',
}

function problemsIn(details: readonly Details[]): string[] {
  const failed = details.filter(({ valid }) => !valid)
  const digits = failed.filter(({ field }) => field && checked[field])
  const sentences = digits.map(
    ({ field, line, start }) =>
      `Line ${line + 1}: the ${checked[field as string]} does not fit its check digit (character ${start + 1}). One of its characters was misread.`,
  )
  const spoken = digits.map(({ field }) => field?.replace('CheckDigit', ''))
  for (const { field, line, start, end } of failed)
    if (field && others[field] && !spoken.includes(field))
      sentences.push(
        `Line ${line + 1}: the ${others[field]} (characters ${start + 1} to ${end}) cannot be read.`,
      )
  // The last digit covers all the others: alone it tells something that they do not.
  const composite = failed.find(({ field }) => field === 'compositeCheckDigit')
  if (composite && sentences.length === 0)
    sentences.push(
      `Line ${composite.line + 1}: the last check digit (character ${composite.start + 1}) does not fit the line. One of its characters was misread.`,
    )
  return sentences
}

function valuesIn(details: readonly Details[]): MrzReading['values'] {
  const valid = (field: string) => {
    const found = details.find((one) => one.field === field)
    return found?.valid ? (found.value ?? '') : ''
  }
  const isSure = (digit: string) => details.some(({ field, valid }) => field === digit && valid)
  const country = countryOfAlpha3(valid('nationality'))
  const name = [valid('firstName'), valid('lastName')].filter(Boolean).join(' ')
  const number = normaliseNumber(valid('documentNumber'))
  const birth = isSure('birthDateCheckDigit') ? dayOfBirth(valid('birthDate')) : null
  return {
    ...(isSure('documentNumberCheckDigit') && number ? { passportNumber: number } : {}),
    ...(name ? { name } : {}),
    ...(country ? { nationality: country } : {}),
    ...(birth ? { dateOfBirth: birth } : {}),
  }
}

/** Two figures for the year: the last time that it was so. */
function dayOfBirth(lines: string): string | null {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(lines) ?? []
  if (!year) return null
  const century = Number(year) > new Date().getFullYear() % 100 ? 19 : 20
  return `${century}${year}-${month}-${day}`
}
