import type { ChosenEncoding } from '../encodings.schema.ts'
import { decoderOf } from '../tables/decoders.ts'

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
