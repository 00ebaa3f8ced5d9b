type Encoding = 'br' | 'gzip'

/** A coding with its weight, such as `gzip;q=0.5` (RFC 9110, section 12.4.2). */
const weighed = /^([!#$%&'*+.^_`|~\w-]+)(?:[ \t]*;[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i

/**
 * Chooses how an answer is compressed, by the request's `Accept-Encoding` (RFC 9110, section 12.5.3): what has the most
 * weight, of equals the first that is offered. Null: not at all. What the header gives no weight, or 0, is not used.
 */
export function chosenEncoding<Offered extends Encoding>(
  header: string | null | undefined,
  offered: readonly Offered[],
): Offered | null {
  const weights = weightsIn(header ?? '')
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0
  const [best] = offered.toSorted((one, other) => weightOf(other) - weightOf(one))
  if (best === undefined || weightOf(best) === 0) return null
  return weightOf(best) >= (weights.get('identity') ?? 0) ? best : null
}

function weightsIn(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.split(',')) {
    const [, coding, weight = '1'] = weighed.exec(part.trim()) ?? []
    if (coding) weights.set(coding.toLowerCase().replace(/^x-gzip$/, 'gzip'), Number(weight))
  }
  return weights
}

/** Memory for pages, written one after the other. A block is freed when its last page has been sent. */
class Blocks {
  #block: Buffer<ArrayBuffer>
  #used = 0
  readonly size: number

  constructor(size: number) {
    this.size = size
    this.#block = Buffer.allocUnsafeSlow(size)
  }

  /** Returns room for this many bytes. */
  take(bytes: number): Buffer<ArrayBuffer> {
    if (this.size - this.#used < bytes) {
      this.#block = Buffer.allocUnsafeSlow(this.size)
      this.#used = 0
    }
    this.#used += bytes
    return this.#block.subarray(this.#used - bytes, this.#used)
  }
}

// glibc takes a block of 32 kB or more from the system and gives it back (src/cli/frugal-memory.mjs).
// Touching such memory for the first time costs more than all else here, so most pages are in smaller
// blocks. A page too large for these shares a large block with others: one of its own would cost that and
// another call.
const small = new Blocks(28 * 1024)
const large = new Blocks(1024 * 1024)

/** Encodes a page's parts as UTF-8, one after the other; bytes are only copied. */
export function encode(parts: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const bytes = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0)
  const page = roomFor(bytes)
  let end = 0
  for (const part of parts)
    if (typeof part === 'string') end += page.write(part, end)
    else {
      page.set(part, end)
      end += part.length
    }
  return page
}

function roomFor(bytes: number): Buffer<ArrayBuffer> {
  if (bytes <= small.size) return small.take(bytes)
  return bytes <= large.size / 4 ? large.take(bytes) : Buffer.allocUnsafeSlow(bytes)
}
