import { type Control, type FieldName, isField, recordFields } from '#modules/records/fields.schema'
import { withoutMark } from '#platform/csv'
import type { ReadTarget } from '../columns.schema.ts'
import type { ChosenEncoding } from '../encodings.schema.ts'
import type { Note } from '../notes.schema.ts'
import { say } from '../say.ts'
import { withoutNumberMark } from '../tables/shown-numbers.ts'
import { decoderOf } from '../tables/text-encoding.ts'
import { isStruckOut } from '../tables/written-text.ts'
import { isShortened, problemOfNone, problemOfNumber } from './problem-of-number.ts'

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
function isReadWrongly(text: string): boolean {
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
function isOfOldFont(text: string, isName: boolean): boolean {
  return ofBengali.test(text) || (isName && ofDevanagari.test(text))
}

/** What people write for "the same as in the row above": `-do-` and the ditto mark, with any punctuation. */
const ditto =
  /^[^\p{L}\p{N}]*(do|ditto|(the )?same( as (above|before))?|as above|ঐ)[^\p{L}\p{N}]*$/iu
const dittoSign = /^["'“”″〃]+$/

/** What a cell shows that is ticked or not, and a program that has nothing to write. */
const truth = /^(true|false|yes)$/i

/** HTML as web pages write it: character references with their semicolon, and elements. */
const markup = /&(?:#\d{2,6}|#x[\da-f]{2,5}|[a-z]{2,8}\d?);|<\/?[a-z]{1,10}\d?(?: [^<>]*)?\/?>/i

/** Returns why a filled cell cannot be the words, or the country, that it should be; null when it may be. */
export function problemOfText(control: Control['control'], text: string): Note | null {
  const isWords = control === 'line' || control === 'text'
  if (!isWords && control !== 'country') return null
  // The Dominican Republic has the code DO.
  const isCode = control === 'country' && text === 'DO'
  if (!isCode && (ditto.test(text) || dittoSign.test(text))) return say('ditto')
  if (!isWords) return null
  if (truth.test(text)) return say('onlyTruth')
  if (/\?{2,}|\p{L}\?+\p{L}/u.test(text)) return say('questionMarks')
  if (isReadWrongly(text)) return say('mixedLetters')
  if (isOfOldFont(text, control === 'line')) return say('oldFont')
  if (markup.test(text)) return say('markup')
  // A line has to be a name; an address may be a number.
  const word = control === 'line' ? /\p{L}/u : /[\p{L}\p{N}]/u
  return word.test(text) ? null : say('noWord')
}

/** Reads a cell as text: in one form of Unicode, without what exports put before a formula's first character. */
export function readCell(cell: string | undefined): string {
  return withoutMark(
    withoutNumberMark(cell ?? '')
      .normalize('NFC')
      .trim(),
  )
    .replace(markOfText, '')
    .replace(nothing, '')
    .replace(formulaOfText, '$1')
    .trim()
}

/** With an apostrophe spreadsheets mark a text. One before a letter may belong to a name: ’Abd. */
const markOfText = /^'(?=[\s\d])|^[’‘`´](?=[+(]?\d[\d\s().+/-]*$)/

/** A number as a text in its mark alone, and one within two. */
const [marked, quoted] = [/^'[A-Z]{1,3}\d{4,}$/i, /^'(?=.*\d)[A-Z\d][A-Z\d -]{3,}'$/i]

/**
 * Returns the cells of a row without the apostrophes that its program put around or before each text. A number that has
 * them shows that they are no part of the row's names.
 */
export function withoutMarks(cells: readonly string[]): readonly string[] {
  const [hasMarked, hasQuoted] = [marked, quoted].map((form) =>
    cells.some((cell) => form.test(cell.trim())),
  )
  if (!hasMarked && !hasQuoted) return cells
  return cells.map((cell) => {
    const text = cell.trim()
    if (hasQuoted && /^'.*'$/s.test(text)) return text.slice(1, -1)
    return hasMarked && /^'[^']*$/.test(text) ? text.slice(1) : cell
  })
}

/** What MySQL and its tools write for null. */
const nothing = /^(\\N|NULL)$/

/** How programs stop a spreadsheet from taking a text for a number: the value is the text in it. */
const formulaOfText = /^="([^"]*)"$/

/**
 * Newer errors, such as #SPILL! or #CALC!, have the same form, as have those of other languages, such as #¡VALOR! and
 * #BEZUG!. A column too narrow for its numbers shows only such signs.
 */
const spreadsheetErrors =
  /^(#(N\/[AD]|Н\/Д|NV|GETTING_DATA|[¡¿]?\p{L}+([/_]\p{L}*\d*)*[!?])|#{3,}|Err:5\d\d)$/iu

/** Returns why a cell cannot be meant for its column, with what to do; null when nothing is wrong. */
export function problemOfCell(target: ReadTarget, text: string): Note | null {
  if (text.startsWith('=')) return say('formula')
  if (spreadsheetErrors.test(text)) return say('sheetError')
  if (text.includes('\ufffd')) return say('damagedLetter')
  if (isStruckOut(text)) return say('struckOut')
  if (isListOrObject(text)) return say('listOrObject')
  return problemOfNone(target, text) ?? (isField(target) ? problemOfField(target, text) : null)
}

function problemOfField(target: FieldName, text: string): Note | null {
  const { control } = recordFields[target]
  if (control === 'telephone' && isShortened(text)) return say('shortenedNumber')
  if (control !== 'number') return problemOfText(control, text)
  const hasDigit = /\p{Nd}/u.test(text.normalize('NFKC'))
  return problemOfNumber(target, text) ?? (hasDigit ? null : say('noDigitInNumber'))
}

/** Tells whether a text is a list or object as JSON, and CSV made from it, writes it. */
function isListOrObject(text: string): boolean {
  if (!/^(\{.*\}|\[.*\])$/s.test(text)) return false
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
