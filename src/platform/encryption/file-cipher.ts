import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
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

/** Encrypts a stream; keeps 64 KiB of it in memory. */
export async function* encrypted(
  of: FileKey,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes)
  const key = keyOf(of, salt)
  yield Buffer.concat([format, salt])
  for await (const { number, isLast, bytes } of inParts(source, partBytes)) {
    const cipher = createCipheriv(algorithm, key, nonceOf(number, isLast))
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
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
  let key: Buffer | undefined
  for await (const { number, isLast, bytes } of inParts(source, sealedPartBytes, headBytes)) {
    if (number === 0) {
      if (!isEncrypted(bytes) || bytes.length < headBytes) throw new DamagedFile()
      key = keyOf(of, bytes.subarray(format.length, headBytes))
    }
    const part = number === 0 ? bytes.subarray(headBytes) : bytes
    yield openPart(key as Buffer, part, nonceOf(number, isLast))
  }
}

function openPart(key: Buffer, part: Buffer, nonce: Buffer): Buffer {
  if (part.length < tagBytes) throw new DamagedFile()
  const decipher = createDecipheriv(algorithm, key, nonce)
  decipher.setAuthTag(part.subarray(part.length - tagBytes))
  const content = decipher.update(part.subarray(0, part.length - tagBytes))
  try {
    // In this mode nothing is left for the end.
    decipher.final()
    return content
  } catch {
    throw new DamagedFile()
  }
}

function keyOf({ dataKey, name }: FileKey, salt: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', dataKey, salt, `candor file ${name}`, 32))
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Cuts a stream into parts of one size, of which the first is longer by `extra` bytes; the last one may be empty. */
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
      const joined = wholeOf(held)
      yield { number, isLast: false, bytes: joined.subarray(0, wanted) }
      held = [joined.subarray(wanted)]
      bytes -= wanted
      number += 1
      wanted = size
    }
  }
  yield { number, isLast: true, bytes: wholeOf(held) }
}

/** Does not copy what is whole already: a file often comes in one piece, of which many parts are cut. */
function wholeOf(pieces: readonly Uint8Array[]): Buffer {
  const [only] = pieces
  if (only === undefined || pieces.length > 1) return Buffer.concat(pieces)
  return Buffer.from(only.buffer, only.byteOffset, only.byteLength)
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
