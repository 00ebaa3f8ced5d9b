import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { systemCodeBehind } from '#platform/errors'

/*
 * An encrypted file is a head and parts. The head is the text below, which names the format, and a random salt. Each
 * part holds 64 KiB of content, the last one less, under AES-256-GCM with its tag behind it. The file's key is HKDF
 * (RFC 5869) of the data key, the salt and the file's name, so that no file can take the place of another. A part's
 * nonce is its number and whether it is the last one, as in the STREAM construction
 * (https://eprint.iacr.org/2015/189), so that parts cannot be left out, moved or added.
 */

const algorithm = 'aes-256-gcm'
const format = Buffer.from('candor-aes-gcm1\n')
const saltBytes = 32
const headBytes = format.length + saltBytes
const tagBytes = 16
const partBytes = 64 * 1024
const sealedPartBytes = partBytes + tagBytes

/** The file is encrypted, but not as it was written, or under another key or name. */
export class DamagedFile extends Error {
  constructor() {
    super('A stored file is not as it was written, or its key is gone; run doctor')
  }
}

/** Tells whether a file that begins with these bytes is encrypted. */
function isEncrypted(start: Uint8Array): boolean {
  return format.equals(start.subarray(0, format.length))
}

/** Returns how many bytes a file of so many bytes has when it is encrypted. */
export function encryptedLength(bytes: number): number {
  return headBytes + bytes + Math.max(1, Math.ceil(bytes / partBytes)) * tagBytes
}

/** Returns how many bytes of content an encrypted file of so many bytes has. */
export function contentLength(bytes: number): number {
  const parts = bytes - headBytes
  return Math.max(0, parts - Math.ceil(parts / sealedPartBytes) * tagBytes)
}

/** Whose file it is, and which: 32 bytes, and a name that it keeps. */
export interface FileKey {
  dataKey: Uint8Array
  name: string
}

/** Encrypts a stream, in pieces like those of the source; keeps 64 KiB of it in memory. */
export async function* encrypted(
  of: FileKey,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes)
  const key = keyOf(of, salt)
  yield Buffer.concat([format, salt])
  for await (const { number, isLast, pieces } of inParts(source, partBytes)) {
    const cipher = createCipheriv(algorithm, key, nonceOf(number, isLast))
    for (const piece of inBlocks(pieces)) yield cipher.update(piece)
    // In this mode nothing is left for the end.
    cipher.final()
    yield cipher.getAuthTag()
  }
}

/**
 * Decrypts a stream; each part is passed on only once it was found to be as it was written.
 * @throws DamagedFile
 */
export async function* decrypted(
  of: FileKey,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let key: KeyObject | undefined
  for await (const { number, isLast, pieces } of inParts(source, sealedPartBytes, headBytes)) {
    let part = pieces
    if (number === 0) {
      const [start, rest] = cutAt(pieces, headBytes)
      const head = Buffer.concat(start)
      if (!isEncrypted(head) || head.length < headBytes) throw new DamagedFile()
      key = keyOf(of, head.subarray(format.length))
      part = rest
    }
    yield* openPart(key as KeyObject, part, nonceOf(number, isLast))
  }
}

function openPart(key: KeyObject, part: readonly Uint8Array[], nonce: Buffer): Buffer[] {
  const bytes = part.reduce((sum, piece) => sum + piece.byteLength, 0)
  if (bytes < tagBytes) throw new DamagedFile()
  const [sealed, tag] = cutAt(part, bytes - tagBytes)
  const decipher = createDecipheriv(algorithm, key, nonce)
  decipher.setAuthTag(Buffer.concat(tag))
  const content = inBlocks(sealed).map((piece) => decipher.update(piece))
  try {
    decipher.final()
    return content
  } catch {
    throw new DamagedFile()
  }
}

function keyOf({ dataKey, name }: FileKey, salt: Uint8Array): KeyObject {
  const key = hkdfSync('sha256', dataKey, salt, `candor file ${name}`, 32)
  return createSecretKey(new Uint8Array(key))
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/**
 * Cuts a stream into parts of one size, of which the first is longer by `extra` bytes; the last one may be empty. They
 * are not copied together: fresh memory costs more than the encryption.
 */
async function* inParts(source: AsyncIterable<Uint8Array>, size: number, extra = 0) {
  let held: Uint8Array[] = []
  let bytes = 0
  let number = 0
  let wanted = size + extra
  for await (const chunk of source) {
    held.push(chunk)
    bytes += chunk.byteLength
    // More than a whole part: only then is it known not to be the last one.
    while (bytes > wanted) {
      const [pieces, rest] = cutAt(held, wanted)
      yield { number, isLast: false, pieces: withoutCrumbs(pieces) }
      held = rest
      bytes -= wanted
      number += 1
      wanted = size
    }
  }
  yield { number, isLast: true, pieces: withoutCrumbs(held) }
}

const blockBytes = 16 * 1024

/** Results of this size come from memory that was in use before; larger ones are asked of the system each time. */
function inBlocks(pieces: readonly Uint8Array[]): Uint8Array[] {
  const blocks: Uint8Array[] = []
  for (const piece of pieces)
    for (let at = 0; at < piece.byteLength; at += blockBytes)
      blocks.push(piece.subarray(at, at + blockBytes))
  return blocks
}

/** Joins what arrived in crumbs, or each would be a write of its own. */
function withoutCrumbs(pieces: Uint8Array[]): Uint8Array[] {
  return pieces.length > 16 ? [Buffer.concat(pieces)] : pieces
}

/** Cuts pieces in two behind so many bytes. */
function cutAt(
  pieces: readonly Uint8Array[],
  bytes: number,
): [before: Uint8Array[], after: Uint8Array[]] {
  const before: Uint8Array[] = []
  const after: Uint8Array[] = []
  let left = bytes
  for (const piece of pieces) {
    const most = Math.min(left, piece.byteLength)
    if (most > 0) before.push(piece.subarray(0, most))
    if (most < piece.byteLength) after.push(piece.subarray(most))
    left -= most
  }
  return [before, after]
}

/**
 * Yields a file up to where it cannot be decrypted, or the disk does not give it, and tells of that: for those who compare what they read with its
 * hash, and go on with the next file.
 */
export async function* untilDamaged(
  stream: AsyncIterable<Uint8Array>,
  onDamage: () => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  try {
    yield* stream
  } catch (error) {
    if (!(error instanceof DamagedFile || systemCodeBehind(error) === 'EIO')) throw error
    onDamage()
  }
}
