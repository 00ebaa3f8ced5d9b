import type { Encrypter } from 'age-encryption'
import { NotAnAgeKey } from './identity.ts'
import { webStream } from './web-stream.ts'

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
