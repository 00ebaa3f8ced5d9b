import { type Details, parse } from 'mrz'
import { countryOfAlpha3 } from '#modules/records/facts.schema'
import { normaliseNumber } from '#modules/records/schema'
import { formWords } from '#texts/en/desk-form'
import type { RecordValues } from './record-values.ts'

/** What the lines can fill in. */
export const mrzFields = ['passportNumber', 'name', 'nationality', 'dateOfBirth'] as const

/** What the machine-readable lines of a passport or identity card say. */
export interface MrzReading {
  /** Only what its check digits confirm. */
  values: Partial<Pick<RecordValues, (typeof mrzFields)[number]>>
  /** What is wrong, each with its line; empty when every check digit is right. */
  problems: string[]
}

/** Lines and characters of the three sizes of ICAO Doc 9303: cards, older cards, passports. */
const sizes = [
  { format: 'TD1', lines: 3, length: 30 },
  { format: 'TD2', lines: 2, length: 36 },
  { format: 'TD3', lines: 2, length: 44 },
]

/** Normalises text to MRZ lines: capitals, variants of `<` unified, one long line cut in two. */
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

type Words = typeof formWords.mrz.wrong

/** Reads the lines, and says in these words what is wrong; null while they are incomplete. */
export function readMrz(text: string, words: Words = formWords.mrz.wrong): MrzReading | null {
  const lines = mrzLines(text)
  const size = sizeOf(lines)
  if (!size || lines.length < size.lines) return null
  const wrong = lines.flatMap((line, index) => problemOfLine(words, line, index + 1, size.length))
  if (lines.length > size.lines) wrong.push(words.tooMany(lines.length, size.lines))
  if (wrong.length > 0) return { values: {}, problems: wrong }
  // The number of a visa is in the place of the passport's.
  if (lines[0]?.startsWith('V')) return { values: {}, problems: [words.visa] }
  const { names, problem, isUnsure } = namesIn(lines[0] ?? '', size.format, words)
  const { format, details } = parse([names, ...lines.slice(1)])
  if (format !== size.format) return { values: {}, problems: [words.otherKind] }
  const { name, ...values } = valuesIn(details)
  return {
    values: { ...values, ...(name && !isUnsure ? { name } : {}) },
    problems: [...(problem === null ? [] : [problem]), ...problemsIn(details, words)],
  }
}

/** What is read for the fillers behind a name: letters of their likeness, several in a row. */
const misreadEnd = /(?<=<)[<KLCSEX]*[KLCSEX]{2,}[<KLCSEX]*$|([KLCSEX])\1{3,}<*$/

interface Names {
  names: string
  problem: string | null
  /** Whether a person has to divide them first. */
  isUnsure: boolean
}

/**
 * Returns the line with the names of a passport, with fillers at its end where letters were read for them, and what may
 * be wrong with the names: they fill their 39 places, nothing divides surname and given names, or a letter may be one of
 * the fillers between them.
 */
function namesIn(line: string, format: string, words: Words): Names {
  if (format !== 'TD3' || !line.startsWith('P'))
    return { names: line, problem: null, isUnsure: false }
  const names = line.replace(misreadEnd, (end) => '<'.repeat(end.length))
  const written = names.slice(5).replace(/<+$/, '')
  if (written.length === names.length - 5) return { names, problem: words.cut, isUnsure: false }
  if (/[A-Z]KK[A-Z]/.test(written)) return { names, problem: words.filler, isUnsure: true }
  return { names, problem: doubtIn(written, words), isUnsure: false }
}

/** Returns what to look at in the name that the first line of a passport says; null where nothing tells of a mistake. */
export const nameToLookAt = (first: string, words: Words): string | null =>
  namesIn(first, 'TD3', words).problem

/**
 * A letter that is read for a filler, amid a word: K beside a consonant, between what may be two names; C, L, S or X where
 * hardly any name has one, between two other consonants. Some real names look so: this only asks to look.
 */
const perhapsFiller =
  /^[A-Z]{2,}(?:[A-Z]K(?=[^AEIOUY])|[^AEIOUY]K)[A-Z]{3,}$|^[A-Z]{2,}[^AEIOUY]([CLSX])(?!\1)[^AEIOUY][A-Z]{2,}$/

/** Returns what to look at: no check digit covers a name. Null where nothing tells of a mistake. */
function doubtIn(written: string, words: Words): string | null {
  // Who has a single name may have it in several words, so this may be right.
  if (written.includes('<') && !written.includes('<<')) return words.look(written)
  const word = written.split(/<+/).find((one) => perhapsFiller.test(one))
  return word === undefined ? null : words.look(word)
}

/** Finds the intended size: three lines are a card; of two, the nearest length decides. */
function sizeOf(lines: readonly string[]) {
  if (lines.length < 2) return undefined
  const longest = Math.max(...lines.map(({ length }) => length))
  if (lines.length >= 3 && longest < 36) return sizes[0]
  return longest > 39 || lines[0]?.startsWith('P') ? sizes[2] : sizes[1]
}

function problemOfLine(words: Words, line: string, number: number, length: number): string[] {
  const odd = /[^A-Z0-9<]/.exec(line)
  if (odd) return [words.odd(number, odd[0])]
  if (line.length === length) return []
  return [words.length(number, line.length, length)]
}

/** What a check digit covers, by the parser's name for it. */
const checked: Readonly<Record<string, keyof Words['what']>> = {
  documentNumberCheckDigit: 'documentNumber',
  birthDateCheckDigit: 'birthDate',
  expirationDateCheckDigit: 'expirationDate',
  personalNumberCheckDigit: 'personalNumber',
}
const others: Readonly<Record<string, keyof Words['what']>> = {
  documentCode: 'documentCode',
  issuingState: 'issuingState',
  nationality: 'citizenship',
  documentNumber: 'documentNumber',
  birthDate: 'birthDate',
  expirationDate: 'expirationDate',
  lastName: 'lastName',
  sex: 'sex',
}

function problemsIn(details: readonly Details[], words: Words): string[] {
  const failed = details.filter(({ valid }) => !valid)
  const digits = failed.flatMap((one) => {
    const what = checked[one.field ?? '']
    return what ? [{ ...one, what }] : []
  })
  const sentences = digits.map(({ what, line, start }) =>
    words.digit(line + 1, words.what[what], start + 1),
  )
  const spoken = digits.map(({ field }) => field?.replace('CheckDigit', ''))
  for (const { field, line, start, end } of failed) {
    const what = others[field ?? '']
    if (what && !spoken.includes(field ?? ''))
      sentences.push(words.unread(line + 1, words.what[what], start + 1, end))
  }
  // The last digit covers all the others: it adds something only when it alone is wrong.
  const composite = failed.find(({ field }) => field === 'compositeCheckDigit')
  if (composite && sentences.length === 0)
    sentences.push(words.lastDigit(composite.line + 1, composite.start + 1))
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

/** Returns the day of birth. The year has two digits: the latest such year in the past is meant. */
function dayOfBirth(lines: string): string | null {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(lines) ?? []
  if (!year) return null
  const century = Number(year) > new Date().getFullYear() % 100 ? 19 : 20
  return `${century}${year}-${month}-${day}`
}
