import type { Decrypter } from 'age-encryption'
import { webStream } from './web-stream.ts'

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
