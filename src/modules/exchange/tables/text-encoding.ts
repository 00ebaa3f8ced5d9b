import { refusal } from '../refusals.ts'
import { decoderOf, type Encoding } from './decoders.ts'
import { latinEncodingOf } from './latin-encoding.ts'
import { type TableFile, unreadable } from './table.ts'

const sampleBytes = 64 * 1024

/**
 * Finds the encoding of a text: by its byte order mark, by the zeros of UTF-16, else by the bytes of the whole file:
 * UTF-8 where they fit it, apart from a few damaged ones, or the encoding in which they form words. Refuses a file that
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
  if (even + odd > 0 || controls(sample) > sample.length / 100) throw noText()
  if (await isUtf8(file)) return 'utf-8'
  const { whole, damaged } = await signsOfUtf8(file)
  if (damaged * 4 <= whole) return 'utf-8'
  const latin = whole * 10 <= damaged ? await latinEncodingOf(file) : null
  if (latin === null) throw refusal('import.encoding_unknown')
  return latin
}

/** Yields the text in pieces, without its byte order mark. */
export async function* textOf(file: TableFile, encoding: Encoding): AsyncIterable<string> {
  const decoder = decoderOf(encoding)
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

async function isUtf8(file: TableFile): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of file.open()) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
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

function noText() {
  return unreadable('noTable')
}
