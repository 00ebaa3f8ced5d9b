import { normaliseNumber } from '#modules/records/schema'
import { europeanDigits } from '#platform/ids/schema'
import type { RecordTarget } from '../columns.schema.ts'
import { type ChosenEncoding, encodingName, type Note } from '../reading.schema.ts'
import { say } from '../say.ts'
import { beginsSmall, decoderOf, looksRight } from '../tables/text-encoding.ts'

/** The bytes that the characters of an encoding beyond ASCII have. */
function bytesIn(encoding: ChosenEncoding): ReadonlyMap<string, number> {
  const decoder = decoderOf(encoding)
  return new Map(
    Array.from({ length: 128 }, (_, at) => [decoder.decode(Uint8Array.of(at + 128)), at + 128]),
  )
}

/** Programs that accept any byte leave undefined ones as they are. */
const bytesOf1252 = bytesIn('windows-1252')
/** Others in which a program may have decoded UTF-8. */
const bytesOfOthers = (
  ['macintosh', 'ibm850', 'ibm437', 'windows-1250', 'windows-1251', 'windows-1256'] as const
).map(bytesIn)

/** Typographic characters that also follow a capital in ordinary texts, and hardly ever these two. */
const ofPrinting = /^[^ÃÂ][‘’‚“”„–—…‹›«»]+$/

/**
 * Tells whether a text is UTF-8 that some program decoded in another encoding and saved, as `JosÃ©` or `Jos√©` for José.
 */
export function isReadWrongly(text: string): boolean {
  return isOf1252(text) || bytesOfOthers.some((bytes) => isOfOther(text, bytes))
}

/** Most of what 1252 makes of UTF-8 is nothing that people write, so a single letter tells. */
function isOf1252(text: string): boolean {
  return [...text.matchAll(/[À-ô][^\0-\x7fÀ-ÿ]{1,3}/gu)].some(([signs]) => {
    const bytes = [...signs].map((sign) => bytesOf1252.get(sign) ?? 0)
    const length = lengthOfUtf8(bytes[0] ?? 0)
    const letter = signs.slice(0, length)
    return length > 1 && asUtf8(bytes.slice(0, length)) !== null && !ofPrinting.test(letter)
  })
}

/** Words of some languages look so by chance: all must be letters in UTF-8, and one must not be a word as it is. */
function isOfOther(text: string, bytesOf: ReadonlyMap<string, number>): boolean {
  let isOdd = false
  let read = ''
  for (const { 0: signs, index } of text.matchAll(/[^\0-\x7f]+/gu)) {
    const bytes: number[] = []
    for (const sign of signs) {
      const byte = bytesOf.get(sign)
      if (byte === undefined) return false
      bytes.push(byte)
    }
    const letters = asUtf8(bytes)
    if (letters === null || !words.test(letters)) return false
    read += letters
    isOdd ||= isOddIn(text, signs, index)
  }
  // One letter of another alphabet may be chance.
  return isOdd && (latin.test(read) || read.length > 1)
}

/** What words consist of beyond ASCII: letters, their marks after one, and typographic characters. */
const words = /^(?!\p{M})(?:[\p{L}\p{M}\u00a0\u2010-\u2026।॥]|\u200c|\u200d)+$/u
/** The Latin letters of languages that people are named in. */
const latin = /^[\u00c0-\u017f\u0218-\u021b\u1e00-\u1eff\u2010-\u2026]+$/

/** Tells whether characters have a symbol among them, or stand in a word as no letters do. */
function isOddIn(text: string, signs: string, index: number): boolean {
  const [before, after] = [text.slice(0, index), text.slice(index + signs.length)]
  const isInWord = /\p{L}$/u.test(before) && /^\p{L}/u.test(after)
  if (/[^\p{L}\p{M}‘’‚“”„–—…‹›«»]/u.test(signs)) return true
  if (/[^\p{L}\p{M}]/u.test(signs)) return isInWord
  // Nor has a word letters of two alphabets.
  if (/\P{Script=Latin}/u.test(signs) && /[A-Za-z]$/.test(before) && /^[A-Za-z]/.test(after))
    return true
  return /^\p{Lu}/u.test(signs) && (/\p{Ll}$/u.test(before) || (isInWord && /\p{Ll}/u.test(signs)))
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

/** For a guessed encoding: those of other languages or systems in which the same bytes make words as well. */
const alike: Partial<Record<ChosenEncoding, readonly ChosenEncoding[]>> = {
  'windows-1252': ['windows-1254', 'windows-1250', 'windows-1257', 'macintosh', 'ibm850'],
}
/** Those that differ in too many letters to be named for every word: what tells one of theirs, as it was read and as it is. */
const signsOfOne: Partial<Record<ChosenEncoding, (own: string, other: string) => boolean>> = {
  'windows-1257': (own, other) =>
    /[ÐÞðþïò]/.test(own) && /^[a-ząčęėįšųūžāēģīķļņõäöü]+$/iu.test(other),
  macintosh: (own, other) => beginsSmall(own) && /^\p{Lu}/u.test(other),
  ibm850: (own, other) => beginsSmall(own) && /^\p{Lu}/u.test(other),
}

const upperBytes = Array.from({ length: 128 }, (_, at) => Uint8Array.of(at + 128))

/**
 * Reports the first word that another encoding would read as a different word: only a reader can tell which is meant.
 * Returns null where all encodings agree.
 * @param guessed the encoding that was chosen because it fits best
 */
export function problemOfLetters(text: string, guessed: ChosenEncoding): Note | null {
  if (!/[^\0-\x7f]/.test(text)) return null
  const found = (alike[guessed] ?? []).flatMap((encoding) => {
    const other = readAs(text, guessed, encoding)
    const words = [...other.matchAll(/[\p{L}\p{M}]{2,}/gu)].map(({ 0: word, index }) => ({
      ...{ encoding, word, index },
      own: text.slice(index, index + word.length),
    }))
    const isOne = signsOfOne[encoding] ?? (() => true)
    return words.filter(({ word, own }) => word !== own && looksRight(word) && isOne(own, word))
  })
  const first = found.toSorted((one, other) => one.index - other.index)[0]
  if (!first) return null
  const others = found.filter(({ index }) => index === first.index)
  return say('letterGuessed', {
    word: first.own,
    readings: others
      .map(({ word, encoding }) => `“${word}” (${encodingName(encoding)})`)
      .join(' / '),
  })
}

/** Reads the bytes of a text again in another encoding; each encoding has one byte for a letter. */
function readAs(text: string, encoding: ChosenEncoding, other: ChosenEncoding): string {
  const [from, to] = [signsOf(encoding), signsOf(other)]
  return Array.from(text, (sign) => to[from.indexOf(sign)] ?? sign).join('')
}

const known = new Map<ChosenEncoding, readonly string[]>()
function signsOf(encoding: ChosenEncoding): readonly string[] {
  const signs = known.get(encoding) ?? upperBytes.map((byte) => decoderOf(encoding).decode(byte))
  known.set(encoding, signs)
  return signs
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
