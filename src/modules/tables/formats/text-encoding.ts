import type { ChosenEncoding } from '../notes/reading.schema.ts'
import { refusal } from '../notes/refusals.ts'
import { type TableFile, unreadable } from './table.ts'

/** The encodings in which spreadsheets and older systems write text. */
type Encoding = 'utf-16le' | 'utf-16be' | ChosenEncoding

/** Words of a table with letters beyond ASCII: enough to judge by, few enough to be read several times. */
const mostWords = 20_000
/** A longer run of letters is not a word, and a file may be a single line of them. */
const longestWord = 100
const word = /[a-z\u0080-\uffff]{1,100}/gi
const lastWord = /[a-z\u0080-\uffff]*$/i

/** Tells whether words with letters beyond ASCII look like words of a Latin alphabet in Windows-1252. */
async function looksWestern(file: TableFile): Promise<boolean> {
  const words: string[] = []
  const take = (text: string) => {
    for (const [one] of text.matchAll(word)) if (/[^\0-\x7f]/.test(one)) words.push(one)
  }
  let rest = ''
  for await (const piece of textOf(file, 'windows-1252')) {
    const text = rest + piece
    rest = lastWord.exec(text.slice(-longestWord))?.[0] ?? ''
    take(text.slice(0, text.length - rest.length))
    if (words.length >= mostWords) break
  }
  take(rest)
  return oddityOf(words.slice(0, mostWords)) <= 0.1
}

/** Three or more that are not all typographic. */
const signsAlone = /^(?=.*[\p{S}¡¿§¶†‡])[^\0-\x7f\p{L}]{3,}$/u

/** Returns what share of the characters beyond ASCII are where no word of a Latin alphabet has them, from 0 to 1. */
function oddityOf(words: readonly string[]): number {
  let [signs, odd, letters, high] = [0, 0, 0, 0]
  for (const word of words) {
    const found = Array.from(word.matchAll(/[^\0-\x7f]/gu))
    signs += found.length
    odd += found.filter(({ 0: sign, index }) => isOdd(sign, index, word)).length
    const [own = 0, beyond = 0] = [/\p{L}/gu, /[^\P{L}\0-\x7f]/gu].map(
      (kind) => word.match(kind)?.length ?? 0,
    )
    // Symbols without letters, as Mac Roman has for letters of other alphabets, are not a word.
    if (own === 0 && signsAlone.test(word)) odd += word.length
    // A single letter is a word in many languages.
    if (own > 1) [letters, high] = [letters + own, high + beyond]
  }
  // In European languages letters beyond ASCII are the smaller part of words; in another alphabet they are most.
  return high * 2 > letters || signs === 0 ? 1 : odd / signs
}

function isOdd(sign: string, index: number, word: string): boolean {
  const before = word.slice(0, index)
  const after = word.slice(index + sign.length)
  if (/[\p{Cc}\p{Cn}\p{Co}\p{Lm}\ufffd]/u.test(sign)) return true
  // These two are letters by their category, and signs by their use.
  if (/[µƒ]/.test(sign)) return /\p{L}$/u.test(before) || /^\p{L}/u.test(after)
  if (/\p{L}/u.test(sign)) return isOddLetter(sign, before, after)
  const [follows, leads] = [/\p{L}$/u.test(before), /^\p{L}/u.test(after)]
  if (sign === '\u00a0') return follows && /^\p{Ll}/u.test(after)
  if (/[’‘–—]/.test(sign)) return false
  if (/[\p{Ps}\p{Pi}]/u.test(sign)) return follows
  if (/[°™®]/.test(sign)) return leads
  return /[\p{S}\p{N}]/u.test(sign) ? follows || leads : follows && leads
}

/** Tells whether a letter is a capital after a small letter, or a small letter in a word of capitals. */
function isOddLetter(sign: string, before: string, after: string): boolean {
  if (/\p{Lu}/u.test(sign)) return /\p{Ll}$/u.test(before)
  return sign !== 'ß' && /\p{Ll}/u.test(sign) && /^\p{Lu}{2,}$/u.test(before + after)
}

const sampleBytes = 64 * 1024

/**
 * Finds the encoding of a text: by its byte order mark, by the zeros of UTF-16, else by the bytes of the whole file:
 * UTF-8 where they fit it, apart from a few damaged ones, or Windows-1252 where they form words in it. Refuses a file that
 * is not text, and with `import.encoding_unknown` one whose letters only a reader can judge.
 */
export async function encodingOf(file: TableFile): Promise<Encoding> {
  const sample = await firstBytes(file)
  const [first, second] = sample
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const many = sample.length / 8
  if (odd > many && even < many && holdsText(sample, 'utf-16le')) return 'utf-16le'
  if (even > many && odd < many && holdsText(sample, 'utf-16be')) return 'utf-16be'
  if (even + odd > 0 || controls(sample) > sample.length / 100) throw unreadable('noTable')
  const { whole, damaged } = await signsOfUtf8(file)
  if (damaged * 4 <= whole) return 'utf-8'
  const isWestern = whole * 10 <= damaged && (await looksWestern(file))
  if (!isWestern) throw refusal('import.encoding_unknown')
  return 'windows-1252'
}

/** Yields the text in pieces, without its byte order mark. */
export async function* textOf(file: TableFile, encoding: Encoding): AsyncIterable<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of file.open()) {
    const text = decoder.decode(chunk, { stream: true })
    if (text !== '') yield text
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}

/** Returns the beginning of the file: 64 KiB, or all of a shorter one. */
export async function firstBytes(file: TableFile): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of file.open()) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= sampleBytes) break
  }
  return Buffer.concat(chunks).subarray(0, sampleBytes)
}

/**
 * Counts how much beyond ASCII is valid UTF-8, and how much is not: hardly anything where one character was cut, nearly
 * all in Windows-1252, where two letters next to each other hardly ever look like one of UTF-8.
 */
async function signsOfUtf8(file: TableFile): Promise<{ whole: number; damaged: number }> {
  const count = { whole: 0, damaged: 0 }
  for await (const text of textOf(file, 'utf-8'))
    for (const [sign] of text.matchAll(/[^\0-\x7f]/gu))
      count[sign === damagedSign ? 'damaged' : 'whole'] += 1
  return count
}

/** What replaces bytes in a text that are not a character. */
const damagedSign = '\ufffd'

/**
 * Tells whether a sample is text. Pictures and packed files have zeros in every other byte too, but as UTF-16 they are
 * not text.
 */
function holdsText(sample: Buffer, encoding: 'utf-16le' | 'utf-16be'): boolean {
  const text = new TextDecoder(encoding).decode(sample, { stream: true })
  return !/(?![\t\n\f\r])\p{Cc}|\ufffd/u.test(text)
}

/** Counts characters that no text has: those below the space, except tab, ends of lines and pages, and separators. */
function controls(sample: Buffer): number {
  const isOfText = (byte: number) => (byte >= 9 && byte <= 13) || byte >= 28
  return sample.reduce((count, byte) => (isOfText(byte) ? count : count + 1), 0)
}
