import { createHash } from 'node:crypto'
import { refusal } from '#platform/errors'
import {
  instead,
  keyBeforeAside,
  type Staged,
  type Storage,
  type StoredItem,
} from '#platform/storage'
import type { DataKeys } from './data-keys.ts'
import {
  contentLength,
  DamagedFile,
  decrypted,
  encrypted,
  encryptedLength,
  type FileKey,
} from './file-cipher.ts'

/** The encryption of stored files, for the commands that look after it. */
export interface Encryption {
  keys: DataKeys
  /** Returns whose key a file is encrypted with; null for one that is public. */
  holderOf(key: string): string | null
  /** Tells whether a file that should be encrypted is empty, or has fewer bytes than any encrypted one. */
  isCutOff(item: Pick<StoredItem, 'key' | 'bytes'>): boolean
}

interface Holding {
  keys: DataKeys
  holderOf(key: string): string | null
}

/**
 * Opens the encryption of a storage, and returns the storage that encrypts.
 * @param holderOf whose key a file is encrypted with; null for files that are public
 */
export function openEncryption(
  bare: Storage,
  keys: DataKeys,
  holderOf: (key: string) => string | null,
): { storage: Storage; encryption: Encryption } {
  const isCutOff: Encryption['isCutOff'] = ({ key, bytes }) =>
    holderOf(key) !== null && bytes < encryptedLength(0)
  return {
    storage: encryptedStorage(bare, { keys, holderOf }),
    encryption: { keys, holderOf, isCutOff },
  }
}

/**
 * Wraps a storage so that files are encrypted before they reach it, also those that wait for a key. A file that cannot
 * be decrypted counts as missing, one in plain too: somebody put it there. Where that shows only in its middle, its
 * stream ends with `DamagedFile`.
 */
export function encryptedStorage(storage: Storage, { keys, holderOf }: Holding): Storage {
  /** Returns with what a file is encrypted; null where it is public. */
  const fileNow = async (key: string): Promise<FileKey | null> => {
    const holder = holderOf(key)
    if (holder === null) return null
    return { dataKey: await keys.forWriting(holder), name: keyBeforeAside(key) }
  }

  async function open(key: string) {
    const opened = await storage.open(key)
    const holder = holderOf(key)
    if (opened === null || holder === null) return opened
    const all = partsOf([], opened.stream[Symbol.asyncIterator]())
    try {
      const dataKey = await keys.forReading(holder)
      const file = dataKey && { dataKey, name: keyBeforeAside(key) }
      const content = file && (await openFirst(decrypted(file, all)))
      if (content) return { bytes: contentLength(opened.bytes), stream: streamOf(content) }
    } catch (error) {
      await all.return()
      throw error
    }
    await all.return()
    return null
  }

  async function read(key: string): Promise<Buffer | null> {
    if (holderOf(key) === null) return storage.read(key)
    try {
      const opened = await open(key)
      return opened && (await gathered(opened.stream, opened.bytes))
    } catch (error) {
      if (error instanceof DamagedFile) return null
      throw error
    }
  }

  return instead(storage, {
    ...{ open, read },
    put: async (key, bytes) => {
      const file = await fileNow(key)
      if (file === null) return storage.put(key, bytes)
      const length = encryptedLength(bytes.byteLength)
      await storage.put(key, await gathered(encrypted(file, inOne(bytes)), length))
    },
    stage: async (source, limit, under) => {
      const file = await fileNow(under)
      if (file === null) return storage.stage(source, limit, under)
      const seen: Seen = { hash: createHash('sha256'), bytes: 0, held: [] }
      const parts = encrypted(file, watch(source, limit, seen))
      const staged = await storage.stage(parts, encryptedLength(limit), under)
      return stagedInPlain(staged, { file, seen, under, read })
    },
  })
}

interface Watched {
  file: FileKey
  seen: Seen
  under: string
  read: Storage['read']
}

/** Tells of the content of what is staged encrypted. */
function stagedInPlain(staged: Staged, { file, seen, under, read }: Watched): Staged {
  const sha256 = seen.hash.digest('hex')
  return {
    sha256,
    bytes: seen.bytes,
    read: async () =>
      seen.held
        ? whole(seen.held)
        : gathered(decrypted(file, inOne(await staged.read())), seen.bytes),
    discard: () => staged.discard(),
    keep: async (key) => {
      if (key !== under) throw new Error('Kept elsewhere than it was staged for')
      // The same content is other bytes each time it is encrypted, so the content is compared.
      await staged.keep(key).catch(async (error: unknown) => {
        const held = await read(key)
        const isKept = held && createHash('sha256').update(held).digest('hex') === sha256
        if (!isKept) throw error
      })
      seen.held = null
    },
  }
}

/** Gathers a file in one piece. Node's own function holds it three times, which counts while pictures are drawn. */
async function gathered(parts: AsyncIterable<Uint8Array>, bytes: number): Promise<Buffer> {
  const whole = Buffer.allocUnsafeSlow(bytes)
  let at = 0
  for await (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}

/** Up to this size, content stays in memory until it is kept: a scan is examined as soon as it has arrived. */
const mostHeld = 1024 * 1024

interface Seen {
  hash: ReturnType<typeof createHash>
  bytes: number
  /** Null: it is too large, or was kept. */
  held: Uint8Array[] | null
}

function whole(pieces: readonly Uint8Array[]): Buffer {
  const [only] = pieces
  if (only === undefined || pieces.length > 1) return Buffer.concat(pieces)
  return Buffer.from(only.buffer, only.byteOffset, only.byteLength)
}

async function* inOne(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** Notes length and hash of what passes, and holds what is small; refuses what is empty or too large. */
async function* watch(source: AsyncIterable<Uint8Array>, limit: number, seen: Seen) {
  for await (const chunk of source) {
    seen.bytes += chunk.byteLength
    if (seen.bytes > limit) throw refusal('document.too_large')
    seen.hash.update(chunk)
    if (seen.bytes > mostHeld) seen.held = null
    seen.held?.push(chunk)
    yield chunk
  }
  if (seen.bytes === 0) throw refusal('document.empty')
}

/** Parts that are read one after the other; `return` closes their source, also before the first was read. */
type Parts = AsyncIterator<Uint8Array, undefined> &
  AsyncIterable<Uint8Array> & { return(): unknown }

function partsOf(first: readonly Uint8Array[], rest: AsyncIterator<Uint8Array, unknown>): Parts {
  const waiting = [...first]
  const end = { done: true, value: undefined } as const
  const parts: Parts = {
    next: async () => {
      const value = waiting.shift()
      if (value !== undefined) return { done: false, value }
      const next = await rest.next()
      return next.done ? end : next
    },
    return: async () => {
      await rest.return?.()
      return end
    },
    [Symbol.asyncIterator]: () => parts,
  }
  return parts
}

function streamOf(parts: Parts): ReadableStream<Uint8Array> {
  const source: UnderlyingDefaultSource<Uint8Array> = {
    pull: async (controller) => {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => {
      await parts.return()
    },
  }
  // Nothing is read before somebody asks.
  return new ReadableStream(source, { highWaterMark: 0 })
}

/** Returns the same parts once the first was found to be whole; null when it is damaged. */
async function openFirst(parts: AsyncGenerator<Buffer>): Promise<Parts | null> {
  try {
    const first = await parts.next()
    return partsOf(first.done ? [] : [first.value], parts)
  } catch (error) {
    if (error instanceof DamagedFile) return null
    throw error
  }
}
