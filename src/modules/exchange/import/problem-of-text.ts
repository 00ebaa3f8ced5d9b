import type { Control } from '#modules/records/fields/schema'
import type { Note } from '../notes/schema.ts'
import { say } from '../say.ts'

/** What people write for "the same as in the row above": `-do-` and the ditto mark, with any punctuation. */
const ditto =
  /^[^\p{L}\p{N}]*(do|ditto|(the )?same( as (above|before))?|as above|ঐ)[^\p{L}\p{N}]*$/iu
const dittoSign = /^["'“”″〃]+$/

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
  if (/\?{2,}|\p{L}\?+\p{L}/u.test(text)) return say('questionMarks')
  if (isReadWrongly(text)) return say('mixedLetters')
  if (markup.test(text)) return say('markup')
  // A line has to be a name; an address may be a number.
  const word = control === 'line' ? /\p{L}/u : /[\p{L}\p{N}]/u
  return word.test(text) ? null : say('noWord')
}

/** Windows-1252 as decoded by programs that accept any byte; undefined bytes stay as they are. */
const decoder = new TextDecoder('windows-1252')
const bytesOf1252 = new Map(
  Array.from({ length: 128 }, (_, at) => [decoder.decode(Uint8Array.of(at + 128)), at + 128]),
)
/** Typographic characters that also follow a capital in ordinary texts, and hardly ever these two. */
const ofPrinting = /^[^ÃÂ][‘’‚“”„–—…‹›«»]+$/

/** Tells whether a text is UTF-8 that some program decoded as Windows-1252 and saved, as `JosÃ©` for José. */
function isReadWrongly(text: string): boolean {
  return [...text.matchAll(/[À-ô][^\0-\x7fÀ-ÿ]{1,3}/gu)].some(([signs]) => {
    const bytes = [...signs].map((sign) => bytesOf1252.get(sign) ?? 0)
    const length = lengthOfUtf8(bytes[0] ?? 0)
    const letter = signs.slice(0, length)
    return length > 1 && isUtf8(bytes.slice(0, length)) && !ofPrinting.test(letter)
  })
}

function lengthOfUtf8(lead: number): number {
  if (lead >= 0xf0) return 4
  if (lead >= 0xe0) return 3
  return lead >= 0xc2 ? 2 : 1
}

function isUtf8(bytes: readonly number[]): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
    return true
  } catch {
    return false
  }
}
