import {
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto'
import { deflateSync, gzipSync } from 'node:zlib'

// Base58 with Bitcoin's letters and the prefixes of Multibase, as Multikey and `proofValue` use them
// (https://www.w3.org/TR/cid-1.0/#multibase-0).

const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** The prefix of the 32 bytes of an Ed25519 public key in a Multikey. */
const ed25519 = Buffer.from([0xed, 0x01])

/** How many digits fit a number: dividing all that is left for each single digit takes as long as the checking. */
const chunk = 9
const ofChunk = 58n ** BigInt(chunk)

function writeChunk(value: number): string {
  let text = ''
  for (let left = value; text.length < chunk; left = Math.floor(left / 58))
    text = letters[left % 58] + text
  return text
}

/** The value of each letter, by its character code. */
const digitOf = new Map([...letters].map((letter, digit) => [letter.charCodeAt(0), digit]))

function readChunk(text: string): number | null {
  let value = 0
  for (let at = 0; at < text.length; at += 1) {
    const digit = digitOf.get(text.charCodeAt(at))
    if (digit === undefined) return null
    value = value * 58 + digit
  }
  return value
}

/** Writes bytes as `z` and base58. */
export function writeBase58(bytes: Uint8Array): string {
  let number = BigInt(`0x0${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  for (; number > 0n; number /= ofChunk) text = writeChunk(Number(number % ofChunk)) + text
  return `z${'1'.repeat(zerosBefore(bytes))}${text.replace(/^1+/, '')}`
}

/** Each leading zero is a letter of its own, whatever the rest of the number takes. */
function zerosBefore(bytes: Uint8Array): number {
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return zeros === -1 ? bytes.length : zeros
}

/** Returns the bytes of a text that `writeBase58` wrote; null for any other text or another length. */
export function readBase58(text: string, length: number): Buffer | null {
  const digits = text.slice(1)
  if (text[0] !== 'z' || digits.length > length * 2) return null
  let number = 0n
  for (let from = 0; from < digits.length; from += chunk) {
    const read = digits.slice(from, from + chunk)
    const value = readChunk(read)
    if (value === null) return null
    const of = read.length === chunk ? ofChunk : 58n ** BigInt(read.length)
    number = number * of + BigInt(value)
  }
  const hex = number.toString(16).padStart(length * 2, '0')
  // Half a byte too many would be dropped silently, and one signature would have sixteen other texts.
  if (hex.length > length * 2) return null
  const bytes = Buffer.from(hex, 'hex')
  return digits.search(/[^1]|$/) === zerosBefore(bytes) ? bytes : null
}

/** Writes an Ed25519 public key of 32 bytes as a Multikey: `z6Mk…`. */
function writeMultikey(publicKey: Uint8Array): string {
  return writeBase58(Buffer.concat([ed25519, publicKey]))
}

/** Returns the 32 bytes of a Multikey; null when it is not Ed25519. */
export function readMultikey(text: string): Buffer | null {
  const bytes = readBase58(text, 34)
  return bytes?.subarray(0, 2).equals(ed25519) ? bytes.subarray(2) : null
}

/**
 * Encodes a list of this many bits with these places set, the leftmost bit first, compressed and written as
 * Multibase (https://www.w3.org/TR/vc-bitstring-status-list/#bitstring-encoding).
 */
export function encodeBitstring(length: number, places: readonly number[]): string {
  return `u${gzipSync(setBits(length, places, (bit) => 0x80 >> bit)).toString('base64url')}`
}

/**
 * Encodes the same with the rightmost bit of each byte first, as a Token Status List has it
 * (https://datatracker.ietf.org/doc/draft-ietf-oauth-status-list/, "Compressed Byte Array").
 */
export function encodeTokenStatuses(length: number, places: readonly number[]): string {
  return deflateSync(setBits(length, places, (bit) => 1 << bit)).toString('base64url')
}

function setBits(
  length: number,
  places: readonly number[],
  maskOf: (bit: number) => number,
): Buffer {
  const bytes = Buffer.alloc(length / 8)
  for (const place of places) bytes[place >> 3] = (bytes[place >> 3] ?? 0) | maskOf(place & 7)
  return bytes
}

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
  return { seed, multikey: writeMultikey(publicHalfOf(seed)) }
}

/** Returns the 32 bytes of the public key that belongs to a private one. */
export function publicHalfOf(seed: Uint8Array): Buffer {
  const der = createPublicKey(privateKeyOf(seed)).export({ type: 'spki', format: 'der' })
  return der.subarray(spki.length)
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
  const made = readPublicKey(read)
  if (publicKeys.size >= mostPublicKeys) publicKeys.clear()
  publicKeys.set(multikey, made)
  return made
}

/** Reads the 32 bytes of a public key. */
export function readPublicKey(bytes: Uint8Array): KeyObject {
  return createPublicKey({ key: Buffer.concat([spki, bytes]), format: 'der', type: 'spki' })
}

function privateKeyOf(seed: Uint8Array) {
  return createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
}
