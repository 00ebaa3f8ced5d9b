import {
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto'
import { readMultikey, writeMultikey } from './multibase.ts'

// RFC 8410: the DER bytes before the 32 bytes of a key.
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const spki = Buffer.from('302a300506032b6570032100', 'hex')

/** A private key of 32 bytes (RFC 8032), and its public half as a Multikey. */
export interface PrivateKey {
  seed: Buffer
  multikey: string
}

export function newKey(): PrivateKey {
  return withPublicHalf(randomBytes(32))
}

/**
 * Reads the key from a PEM (PKCS#8, RFC 8410); returns null when it holds no Ed25519 key that opens without
 * a passphrase.
 */
export function readPrivateKey(pem: string): PrivateKey | null {
  try {
    const key = createPrivateKey(pem)
    const { d } = key.asymmetricKeyType === 'ed25519' ? key.export({ format: 'jwk' }) : {}
    return d === undefined ? null : withPublicHalf(Buffer.from(d, 'base64url'))
  } catch {
    return null
  }
}

function withPublicHalf(seed: Buffer): PrivateKey {
  const der = createPublicKey(privateKeyOf(seed)).export({ type: 'spki', format: 'der' })
  return { seed, multikey: writeMultikey(der.subarray(spki.length)) }
}

export function signBytes(bytes: Uint8Array, seed: Uint8Array): Buffer {
  return sign(null, bytes, privateKeyOf(seed))
}

/** Tells whether the key of a Multikey signed these bytes. */
export function isSignedBy(multikey: string, bytes: Uint8Array, signature: Uint8Array): boolean {
  const publicKey = publicKeyOf(multikey)
  return publicKey !== null && verify(null, bytes, publicKey, signature)
}

/** The keys used last: reading a key takes a third as long as checking with it. */
const publicKeys = new Map<string, KeyObject>()
const mostPublicKeys = 20

function publicKeyOf(multikey: string): KeyObject | null {
  const known = publicKeys.get(multikey)
  if (known) return known
  const read = readMultikey(multikey)
  if (read === null) return null
  const der = Buffer.concat([spki, read])
  const made = createPublicKey({ key: der, format: 'der', type: 'spki' })
  if (publicKeys.size >= mostPublicKeys) publicKeys.clear()
  publicKeys.set(multikey, made)
  return made
}

function privateKeyOf(seed: Uint8Array) {
  return createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
}
