import { normaliseNumber } from '#modules/records/schema'
import type { RecordTarget } from '#modules/tables/columns/columns.schema'
import type { Note } from '#modules/tables/notes/reading.schema'
import { europeanDigits } from '#platform/ids/schema'
import { say } from '../notes/say.ts'

const windows = new TextDecoder('windows-1252')
/** The bytes of the characters beyond ASCII; programs that accept any byte leave undefined ones as they are. */
const bytesOf1252 = new Map(
  Array.from({ length: 128 }, (_, at) => [windows.decode(Uint8Array.of(at + 128)), at + 128]),
)

/** Typographic characters that also follow a capital in ordinary texts, and hardly ever these two. */
const ofPrinting = /^[^ÃÂ][‘’‚“”„–—…‹›«»]+$/

/**
 * Tells whether a text is UTF-8 that some program decoded as Windows-1252 and saved, as `JosÃ©` for José. Most of what
 * this makes of UTF-8 is nothing that people write, so a single letter tells.
 */
export function isReadWrongly(text: string): boolean {
  return [...text.matchAll(/[À-ô][^\0-\x7fÀ-ÿ]{1,3}/gu)].some(([signs]) => {
    const bytes = [...signs].map((sign) => bytesOf1252.get(sign) ?? 0)
    const length = lengthOfUtf8(bytes[0] ?? 0)
    const letter = signs.slice(0, length)
    return length > 1 && asUtf8(bytes.slice(0, length)) !== null && !ofPrinting.test(letter)
  })
}

function lengthOfUtf8(lead: number): number {
  if (lead >= 0xf0) return 4
  if (lead >= 0xe0) return 3
  return lead >= 0xc2 ? 2 : 1
}

const decoder = new TextDecoder('utf-8', { fatal: true })

function asUtf8(bytes: readonly number[]): string | null {
  try {
    return decoder.decode(Uint8Array.from(bytes))
  } catch {
    return null
  }
}

/**
 * Signs that stand for Bengali letters in Bijoy's fonts, and hardly ever beside a Latin letter: a cross in front of a
 * name says that somebody died, with a space. `Avãy` begins Abdul and its like.
 */
const ofBengali = /[†‡]\p{L}|\p{L}¨|¤\p{L}|\p{L}¤|\p{L}[©ª]\p{L}|Avãy/u

/** What words without a vowel begin with that people do write. */
const short = '(?!(?:md|mst|mrs?|dr|sk)\\b)'
const consonants = '[b-df-hj-np-tv-xz]'
/**
 * Punctuation that stands for letters in the fonts of Nepali and Hindi, next to small letters that are no Latin word:
 * `jk;` is Ray, `k|sfz` Prakash, `/fd` Ram. An address may have abbreviations there, so only names are looked at.
 */
const ofDevanagari = new RegExp(
  [
    `(?<![\\p{L}.&])${short}${consonants}{2,}[;\`]`,
    `(?<![\\p{L}.])${consonants}[b-df-hj-np-tv-xzB-DF-HJ-NP-TV-XZ]{0,3}\\|`,
    `(?<=^|\\s)/${short}${consonants}{2,}`,
    `\\p{L}'/`,
  ].join('|'),
  'u',
)

/** Tells whether a text is of a font that shows Latin letters as those of another alphabet, such as SutonnyMJ. */
export function isOfOldFont(text: string, isName: boolean): boolean {
  return ofBengali.test(text) || (isName && ofDevanagari.test(text))
}

const month =
  '(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)\\.?'
const between = "[ .,/’'-]+"
const day = '\\d{1,2}(st|nd|rd|th)?'
const year = '((19|20)\\d{2}|\\d{2})'

/** Each needs a separator between its parts: `MAR2100001` and `12MAR2100` may be printed in a passport. */
const dates = [
  /^\d{4}[./-]\d{1,2}[./-]\d{1,2}$/,
  /^\d{1,2}[./-]\d{1,2}[./-](\d{4}|\d{2})$/,
  new RegExp(`^${day}${between}${month}(${between}${year})?$`, 'i'),
  new RegExp(`^${month}${between}(${day}${between})?${year}$`, 'i'),
  new RegExp(`^${year}${between}${month}${between}${day}$`, 'i'),
]
const weekday = /^(mon|tues|wednes|thurs|fri|satur|sun)day,? */i
const time = /[T, ] *\d{1,2}:\d{2}.*$/i

/** What spreadsheets show for a number that is too wide; `E12345678` and `1E2345678` are numbers of documents. */
const shortened = /^\d+([.,]\d+e[+-]?|e[+-])\d{1,3}$/i
/** What is left of a number that was shortened, when it is written out again: `1.23E+11` as 123000000000. */
const writtenOut = /^(?=\d{10,})[1-9]\d*?0{6,}$/
const withDecimals = [/^\d+[.,]\d+$/, /^\d{1,3}([., ]\d{3})+[.,]\d{1,2}$/]

/** What programs and people put behind a number that they have twice: `AB1234567(2)`, `AB1234567_1`. */
const markInBrackets = /\d\s*[([{<]\s*\d{1,2}\s*[)\]}>]$/
const markBehind = /\d\s*[^\p{L}\p{N}\s/-]+\s*\d{1,2}$/u

/** Returns why a filled cell cannot be a document's number, with what to do; null when it may be. */
export function problemOfNumber(target: RecordTarget, cell: string): Note | null {
  // Direction marks and other invisible characters, which chats put around numbers, hide nothing.
  const text = europeanDigits(cell.normalize('NFKC')).replace(/\p{Cf}/gu, '')
  if (isDate(text)) return say('dateForNumber')
  if (isShortened(text)) return say('shortenedNumber')
  if (withDecimals.some((number) => number.test(text))) return say('decimalNumber')
  if (markInBrackets.test(text)) return say('markBehind')
  if (target === 'passportNumber') return problemOfPassport(text)
  return areSeveral(text) ? say('severalOfKind') : null
}

/** Tells whether a spreadsheet kept only the first digits of a number. */
export function isShortened(text: string): boolean {
  return shortened.test(text) || writtenOut.test(text)
}

/** Tells whether a text in European digits is a date, with or without a time. */
export function isDate(text: string): boolean {
  const withoutTime = text.replace(weekday, '').replace(time, '')
  return dates.some((date) => date.test(withoutTime))
}

/** No number of a document has these between its parts; a stroke may stand in one. */
const betweenNumbers = /[,;&|\n]|\b(?:and|or)\b/i
const asSums = /^\d{1,3}(?:,\d{2,3})+$/
/** Letters and figures as a whole number has them. */
const whole = /(?<![A-Z\d])[A-Z]{1,3}\d{6,}|(?<=\d)[A-Z]{1,3}\d{6,}/g

/** Whether a cell holds more than one number, which would be kept as one that nobody finds. */
function areSeveral(text: string): boolean {
  if (asSums.test(text)) return false
  const apart = text.split(betweenNumbers).filter((part) => /\d/.test(part))
  const long = text.split(/[\s/]+/).filter((part) => figuresIn(part) >= 6)
  const letters = text.toUpperCase().match(whole) ?? []
  return Math.max(apart.length, long.length, letters.length) > 1
}

function problemOfPassport(text: string): Note | null {
  const parts = text.split('/').filter((part) => /\d/.test(part))
  const isBehind = parts.length > 1 && parts.some((part) => figuresIn(part) >= 7)
  const numbers = parts.filter((part) => normaliseNumber(part).length >= 5)
  if (areSeveral(text) || isBehind || numbers.length > 1) return say('severalNumbers')
  if (!/\d/.test(text)) return say('noDigit')
  if (markBehind.test(text) && !asSums.test(text)) return say('markBehind')
  return problemOfParts(text.toUpperCase().match(/[A-Z\d]+/g) ?? [])
}

const figuresIn = (part: string) => part.replace(/\D/g, '').length

/**
 * Returns why other text in the cell is a problem: it would become part of the number, under which nobody finds the
 * record. Letters of a number come before its digits, three at most, or one after them.
 */
function problemOfParts(parts: readonly string[]): Note | null {
  const whole = parts.filter((part) => /[A-Z]/.test(part) && figuresIn(part) >= 5)
  const others = parts.filter((part) => !whole.includes(part) && figuresIn(part) > 1)
  const isComplete = whole.some((part) => figuresIn(part) >= 7)
  if (whole.length > 1 || (isComplete && others.length > 0)) return say('severalNumbers')
  const start = parts.findIndex((part) => figuresIn(part) > 0)
  const before = parts.slice(0, start).join('').length
  const behind = parts.slice(start + 1).filter((part) => figuresIn(part) === 0)
  const single = parts.filter((part) => !whole.includes(part) && figuresIn(part) === 1)
  if (isComplete && single.length > 0) return say('markBehind')
  const areWords =
    before > 3 || (whole.length > 0 && before > 1) || behind.some(({ length }) => length > 1)
  return areWords ? say('wordsBeside') : null
}
