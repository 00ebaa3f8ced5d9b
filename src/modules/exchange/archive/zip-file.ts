import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import type { ActionContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import { isUnreadable } from '#platform/storage'
import {
  centralHeader,
  dataDescriptor,
  endOfZip,
  localHeader,
  type ZippedFile,
} from './zip-records.ts'

/**
 * In milliseconds: how long a storage may be unavailable while an archive is being written, and the pause between two
 * tries.
 */
const longest = 60_000
const between = 250

/**
 * Opens a key for an archive, again and again while the storage does not respond. Returns null for a file that is not
 * there, and for one that is but cannot be read.
 * @throws Refusal `service.storage_unavailable` when the time to wait, in milliseconds, is over
 */
export function openPatiently(
  { storage, log }: Pick<ActionContext, 'storage' | 'log'>,
  key: string,
  patience = longest,
) {
  const onWait = () =>
    log.warn({}, 'The storage of files does not answer; the archive waits for it')
  const openUnlessUnreadable = async () => {
    try {
      return await storage.open(key)
    } catch (error) {
      if (await isUnreadable(storage, error)) return null
      throw error
    }
  }
  return patiently(openUnlessUnreadable, onWait, patience)
}

/**
 * Asks a storage again and again while it does not respond: what takes hours must not fail because of a few seconds.
 * @param patience in milliseconds
 */
export async function patiently<T>(
  ask: () => Promise<T>,
  onWait: () => void,
  patience = longest,
): Promise<T> {
  const end = performance.now() + patience
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      const isAway = error instanceof Refusal && error.code === 'service.storage_unavailable'
      if (!isAway || performance.now() >= end) throw error
      if (tries === 0) onWait()
      await pause(between)
    }
  }
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

/** One file of an archive. */
export interface ArchiveEntry {
  path: string
  /** Scans are already compressed. */
  isCompressed: boolean
  /** The file's key in the storage; undefined for what was written for the archive. */
  key?: string
  bytes: AsyncIterable<Uint8Array>
  /** Called with the SHA-256 of what was written. */
  onHash?: (sha256: string) => void
}

/** An entry's line in the manifest. */
export interface WrittenEntry {
  path: string
  key?: string
  bytes: number
  /** Lower-case hexadecimal, of what was written. */
  sha256: string
  /** The name of the object that has the file in a backup place; undefined for what is in the zip. */
  object?: string
}

/** A file that is not in the zip, but in its manifest. */
export interface KeptElsewhere {
  elsewhere: WrittenEntry
}

/** Takes a line of JSON for each written entry, separated by commas; returns the last entry. */
type Finish = (
  written: readonly Uint8Array[],
) => Promise<{ path: string; parts: readonly Uint8Array[] }>

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
  async function* placed(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const part of parts) {
      offset += part.length
      yield part
    }
  }
  for await (const entry of entries)
    if ('elsewhere' in entry) list(entry.elsewhere)
    else yield* placed(added(entry))
  const { path, parts } = await finish(written.pieces())
  yield* placed(added({ path, isCompressed: true, bytes: Readable.from(parts) }))
  const start = offset
  yield* placed(Readable.from(table.pieces()))
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
