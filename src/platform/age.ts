import { Readable } from 'node:stream'
import type { Decrypter, Encrypter } from 'age-encryption'

/** Encrypts to public keys (age-encryption.org/v1); what is encrypted here cannot be read here. */
export interface Recipients {
  /** The public keys, sorted. */
  keys: readonly string[]
  encrypt(bytes: Uint8Array): Promise<Uint8Array>
  encryptAll(bytes: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array>>
  /** Returns how many bytes so many become. */
  encryptedBytes(bytes: number): number
}

/** age encrypts this many bytes at a time, and adds a tag to each of them. */
const chunkBytes = 64 * 1024
const tagBytes = 16

/**
 * Opens public keys (`age1…`), separated by commas: each of their identities can decrypt alone. The library is loaded
 * here, not at the start: only backups need it.
 * @throws NotAnAgeKey
 */
export async function openRecipients(text: string): Promise<Recipients> {
  const age = await import('age-encryption')
  const keys = [...new Set(text.split(',').map((key) => key.trim()))].toSorted()
  const encrypter: Encrypter = new age.Encrypter()
  try {
    for (const key of keys) encrypter.addRecipient(key)
  } catch {
    throw new NotAnAgeKey()
  }
  const { byteLength: ofNothing } = await encrypter.encrypt(new Uint8Array())
  return {
    keys,
    encrypt: (bytes) => encrypter.encrypt(bytes),
    encryptAll: (bytes) => encrypter.encrypt(webStream(bytes)),
    encryptedBytes: (bytes) =>
      ofNothing + bytes + tagBytes * (Math.max(1, Math.ceil(bytes / chunkBytes)) - 1),
  }
}

/** A text is no key of age. */
export class NotAnAgeKey extends Error {}
/** What was to be decrypted is encrypted to other keys. */
export class OtherKey extends Error {}

/** Decrypts what was encrypted to its public key. */
export interface Identity {
  /** @throws OtherKey; another error when the bytes are not as they were encrypted */
  decrypt(bytes: Uint8Array): Promise<Uint8Array>
  /** Does the same for a stream, which may fail at any part. */
  decryptAll(bytes: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array>>
}

/**
 * Opens a file as `age-keygen` writes it: `AGE-SECRET-KEY-1…`, one a line, with comments.
 * @throws NotAnAgeKey
 */
export async function openIdentity(text: string): Promise<Identity> {
  const age = await import('age-encryption')
  const decrypter: Decrypter = new age.Decrypter()
  const lines = text.split('\n').map((line) => line.trim())
  const keys = lines.filter((line) => line !== '' && !line.startsWith('#'))
  if (keys.length === 0) throw new NotAnAgeKey()
  try {
    for (const key of keys) decrypter.addIdentity(key)
  } catch {
    throw new NotAnAgeKey()
  }
  return {
    decrypt: (bytes) => decrypter.decrypt(bytes).catch(rethrow),
    decryptAll: (bytes) => decrypter.decrypt(webStream(bytes)).catch(rethrow),
  }
}

/** The library tells this failure by its words only; a test holds them. */
function rethrow(error: unknown): never {
  throw error instanceof Error && error.message.startsWith('no identity matched')
    ? new OtherKey()
    : error
}

/** Returns a new identity as `age-keygen` writes it: the public key in a comment, and the private key. */
export async function newKeyFile(): Promise<string> {
  const { generateIdentity, identityToRecipient } = await import('age-encryption')
  const identity = await generateIdentity()
  return `# public key: ${await identityToRecipient(identity)}\n${identity}\n`
}

/** Returns the stream that the library takes; whoever stops reading it also stops the source. */
function webStream(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>
}
