import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file in an archive as its records describe it (APPNOTE.TXT 6.3.10, section 4.3). */
interface ZippedFile {
  /** UTF-8, separated by `/`. */
  name: Buffer
  isDeflated: boolean
  modifiedAt: Date
  crc32: number
  compressedBytes: number
  bytes: number
  /** Where its local header begins. */
  offset: number
}

const most16 = 0xffff
const most32 = 0xffffffff
/** Sizes follow the data (bit 3), names are UTF-8 (bit 11). */
const flags = 0x0808
const [usual, withZip64] = [20, 45]
const madeOnUnix = (3 << 8) | withZip64
const regularFile = 0o100644

const widths: Readonly<Record<string, number>> = { H: 2, I: 4, Q: 8 }

/**
 * Writes numbers one after another, the lowest byte first: in two bytes for each `H` of the format, in four for `I`, in
 * eight for `Q`.
 * @throws RangeError for one that does not fit
 */
function packed(format: string, ...values: readonly number[]): Buffer {
  const fields = [...format].map((kind) => widths[kind] ?? 0)
  const record = Buffer.alloc(fields.reduce((sum, bytes) => sum + bytes, 0))
  let at = 0
  for (const [place, bytes] of fields.entries()) {
    const value = values[place] ?? 0
    if (bytes === 8) record.writeBigUInt64LE(BigInt(value), at)
    else record.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return record
}

/** Returns flags, method, and the time in MS-DOS form, in steps of two seconds (4.4.6). */
function methodAndTime({ isDeflated, modifiedAt: time }: ZippedFile): number[] {
  const clock =
    (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1)
  const day =
    ((time.getUTCFullYear() - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate()
  return [flags, isDeflated ? 8 : 0, clock, day]
}

/** Returns values of eight bytes each (4.5.3). */
const zip64Extra = (values: readonly number[]) =>
  packed(`HH${'Q'.repeat(values.length)}`, 1, values.length * 8, ...values)

/**
 * Returns the record before the data, when the sizes are not known yet. A compressed entry may become larger than four
 * bytes can express (a log of years), so it is announced with eight; scans never do.
 */
export function localHeader(file: ZippedFile): Buffer {
  const { name, isDeflated } = file
  const extra = isDeflated ? zip64Extra([0, 0]) : Buffer.alloc(0)
  const needed = isDeflated ? withZip64 : usual
  const size = isDeflated ? most32 : 0
  const start = packed('IHHHHH', 0x04034b50, needed, ...methodAndTime(file))
  const sizes = packed('IIIHH', 0, size, size, name.length, extra.length)
  return Buffer.concat([start, sizes, name, extra])
}

/**
 * Returns the record after the data.
 * @throws RangeError for a stored file of 4 GiB or more, which does not fit into it
 */
export function dataDescriptor({ isDeflated, crc32, compressedBytes, bytes }: ZippedFile): Buffer {
  return packed(isDeflated ? 'IIQQ' : 'IIII', 0x08074b50, crc32, compressedBytes, bytes)
}

/** Returns one entry of the table of contents. */
export function centralHeader(file: ZippedFile): Buffer {
  const { name, isDeflated, compressedBytes, bytes, offset } = file
  // In this order (4.5.3), and only those that do not fit into the usual fields.
  const large = [bytes, compressedBytes, offset].filter((value) => value >= most32)
  const extra = large.length > 0 ? zip64Extra(large) : Buffer.alloc(0)
  const needed = isDeflated || large.length > 0 ? withZip64 : usual
  const [size, unpacked, place] = [compressedBytes, bytes, offset].map((value) =>
    Math.min(value, most32),
  ) as [number, number, number]
  const start = packed('IHHHHHH', 0x02014b50, madeOnUnix, needed, ...methodAndTime(file))
  const sizes = packed('IIIHH', file.crc32, size, unpacked, name.length, extra.length)
  const rest = packed('HHHII', 0, 0, 0, regularFile * 0x10000, place)
  return Buffer.concat([start, sizes, rest, name, extra])
}

/** Returns the last records: where the table of contents is, twice when the usual one has no room for it. */
export function endOfZip(table: { files: number; bytes: number; offset: number }): Buffer {
  const { files, bytes, offset } = table
  const isLarge = files >= most16 || bytes >= most32 || offset >= most32
  const usually = isLarge ? [most16, most16, most32, most32] : [files, files, bytes, offset]
  const end = packed('IIHHIIH', 0x06054b50, 0, ...usually, 0)
  if (!isLarge) return end
  const versions = packed('IQHHQ', 0x06064b50, 44, madeOnUnix, withZip64, 0)
  const large = packed('QQQQ', files, files, bytes, offset)
  const locator = packed('IIQI', 0x07064b50, 0, offset + bytes, 1)
  return Buffer.concat([versions, large, locator, end])
}

/** Joined when this many are held. */
const pieceBytes = 64 * 1024

/**
 * Many small values, written out one after another at the end, held as a few large ones: for tens of thousands of
 * files, separate objects and buffers would take a hundred megabytes.
 */
class KeptBytes {
  #pieces: Uint8Array[] = []
  #held: Uint8Array[] = []
  #heldBytes = 0

  add(bytes: Uint8Array): void {
    this.#held.push(bytes)
    this.#heldBytes += bytes.length
    if (this.#heldBytes >= pieceBytes) this.#join()
  }

  /** Returns everything that was added, in order. */
  pieces(): readonly Uint8Array[] {
    if (this.#heldBytes > 0) this.#join()
    return this.#pieces
  }

  #join(): void {
    this.#pieces.push(Buffer.concat(this.#held))
    this.#held = []
    this.#heldBytes = 0
  }
}

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** One file of an archive. */
export interface ArchiveEntry {
  path: string
  /** Scans are already compressed. */
  isCompressed: boolean
  /** The file's key in the storage; undefined for what was written for the archive. */
  key?: string
  bytes: Bytes
  /** Called with the SHA-256 of what was written. */
  onHash?: (sha256: string) => void
}

/** Returns a file that is written for an archive. */
export const packedFile = (path: string, bytes: Bytes): ArchiveEntry => ({
  path,
  isCompressed: true,
  bytes,
})

/** An entry's line in the manifest. */
export interface WrittenEntry {
  path: string
  key?: string
  bytes: number
  /** Lower-case hexadecimal, of what was written. */
  sha256: string
  /** The name of the object that has the file in a backup place; undefined for what is in the zip. */
  object?: string
  /** Whose key the object is sealed with besides; undefined for what is about no record. */
  of?: string
}

/** A file that is not in the zip, but in its manifest. */
export interface KeptElsewhere {
  elsewhere: WrittenEntry
}

/** Takes a line of JSON for each written entry, separated by commas; returns the last entry. */
type Finish = (
  written: readonly Uint8Array[],
) => Promise<{ path: string; parts: readonly Uint8Array[] }>

/** Returns JSON in parts: what is said about an archive, and a list of what was written by its name. */
export function listedIn(
  about: object,
  name: string,
  written: readonly Uint8Array[],
): readonly Uint8Array[] {
  const start = JSON.stringify(about, null, 1).slice(0, -'\n}'.length)
  return [Buffer.from(`${start},\n "${name}": [\n`), ...written, Buffer.from('\n ]\n}')]
}

/**
 * Writes a zip while it is being read: the next entry is opened when the one before has been sent. `finish` gets what
 * was written and returns the last entry. A failure ends the zip with an error, so that half an archive is never taken
 * for a whole one; a reader that stops closes what is open.
 *
 * Written here because the bytes then go from the disk to the network unchanged: with nested streams and a checksum in
 * JavaScript a third of this speed was left.
 * @throws RangeError when an entry that is not compressed has 4 GiB or more
 */
export async function* zipOf(
  entries: AsyncIterable<ArchiveEntry | KeptElsewhere>,
  finish: Finish,
): AsyncGenerator<Uint8Array> {
  const modifiedAt = new Date()
  const table = new KeptBytes()
  const written = new KeptBytes()
  let files = 0
  let lines = 0
  let offset = 0
  function list(line: WrittenEntry): void {
    written.add(Buffer.from(`${lines === 0 ? '' : ',\n'}${JSON.stringify(line)}`))
    lines += 1
  }
  async function* added(entry: ArchiveEntry): AsyncGenerator<Uint8Array> {
    const { path, isCompressed: isDeflated } = entry
    const sizes = { crc32: 0, compressedBytes: 0, bytes: 0 }
    const file = { name: Buffer.from(path), isDeflated, modifiedAt, ...sizes, offset }
    list(yield* partsOf(entry, file))
    table.add(centralHeader(file))
    files += 1
  }
  async function* placed(parts: Bytes): AsyncGenerator<Uint8Array> {
    for await (const part of parts) {
      offset += part.length
      yield part
    }
  }
  for await (const entry of entries)
    if ('elsewhere' in entry) list(entry.elsewhere)
    else yield* placed(added(entry))
  const { path, parts } = await finish(written.pieces())
  yield* placed(added(packedFile(path, parts)))
  const start = offset
  yield* placed(table.pieces())
  yield endOfZip({ files, bytes: offset - start, offset: start })
}

/** Writes one entry's header, data and descriptor; notes sizes and checksum in `file`. */
async function* partsOf(
  { path, key, bytes, isCompressed, onHash }: ArchiveEntry,
  file: ZippedFile,
): AsyncGenerator<Uint8Array, WrittenEntry> {
  yield localHeader(file)
  const hash = createHash('sha256')
  async function* looked(): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      hash.update(chunk)
      file.crc32 = crc32(chunk, file.crc32)
      file.bytes += chunk.length
      yield chunk
    }
  }
  for await (const chunk of isCompressed ? deflated(looked()) : looked()) {
    file.compressedBytes += chunk.length
    yield chunk
  }
  yield dataDescriptor(file)
  const sha256 = hash.digest('hex')
  onHash?.(sha256)
  return { path, ...(key === undefined ? {} : { key }), bytes: file.bytes, sha256 }
}

/** Compresses the chunks. A failure of the source is passed on, and a reader that stops also stops the source. */
function deflated(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return Readable.from(chunks, { objectMode: false }).compose(createDeflateRaw())
}
