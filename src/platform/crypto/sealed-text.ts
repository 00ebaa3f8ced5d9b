import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts a text (AES-256-GCM, a random nonce each time); `key` is 32 bytes as base64url. */
export function sealText(key: string, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, Buffer.from(key, 'base64url'), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/**
 * Decrypts a sealed text with the first of these keys that opens it. Throws when it was sealed with another
 * one or changed.
 */
export function openText(keys: readonly [string, ...string[]], sealed: string): string {
  const [key, ...others] = keys
  try {
    return openWith(key, sealed)
  } catch (error) {
    const [next, ...rest] = others
    if (next === undefined) throw error
    return openText([next, ...rest], sealed)
  }
}

/** Seals a text again with the first key if another one of them opens it; null when it need not be. */
export function sealTextAgain(keys: readonly [string, ...string[]], sealed: string): string | null {
  const text = openText(keys, sealed)
  try {
    openWith(keys[0], sealed)
    return null
  } catch {
    return sealText(keys[0], text)
  }
}

function openWith(key: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, nonceBytes)
  const decipher = createDecipheriv(algorithm, keyObject(key), nonce)
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  const text = decipher.update(bytes.subarray(nonceBytes + tagBytes))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}

const keyObjects = new Map<string, KeyObject>()
const mostKeys = 100

/** Remembers the few keys of an installation: making the object takes longer than opening a text. */
function keyObject(key: string): KeyObject {
  const known = keyObjects.get(key)
  if (known) return known
  const made = createSecretKey(Buffer.from(key, 'base64url'))
  if (keyObjects.size >= mostKeys) keyObjects.clear()
  keyObjects.set(key, made)
  return made
}
