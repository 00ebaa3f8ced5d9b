import { createPrivateKey, createPublicKey, randomBytes, sign, verify } from 'node:crypto'
import { readMultikey, writeMultikey } from './multibase.ts'

// RFC 8410: what stands before the 32 bytes of a key in DER.
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const spki = Buffer.from('302a300506032b6570032100', 'hex')

/** A private key of 32 random bytes (RFC 8032), and its public half as a Multikey. */
export function newKey(): { seed: Buffer; multikey: string } {
  const seed = randomBytes(32)
  const der = createPublicKey(privateKeyOf(seed)).export({ type: 'spki', format: 'der' })
  return { seed, multikey: writeMultikey(der.subarray(spki.length)) }
}

export function signBytes(bytes: Uint8Array, seed: Uint8Array): Buffer {
  return sign(null, bytes, privateKeyOf(seed))
}

/** Whether the key that a Multikey names signed these bytes. */
export function isSignedBy(multikey: string, bytes: Uint8Array, signature: Uint8Array): boolean {
  const publicKey = readMultikey(multikey)
  if (publicKey === null) return false
  const der = Buffer.concat([spki, publicKey])
  return verify(null, bytes, createPublicKey({ key: der, format: 'der', type: 'spki' }), signature)
}

function privateKeyOf(seed: Uint8Array) {
  return createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
}
