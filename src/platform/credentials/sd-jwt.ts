import { createHash, createPublicKey, type KeyObject, randomBytes, verify } from 'node:crypto'
import { z } from 'zod'
import { isSignedBy, readMultikey, signBytes } from './ed25519.ts'
import type { HolderKey } from './schema.ts'

// Keys of wallets: their private halves never reach this code.

/** The algorithm of such a key, as the header of a JWS names it (RFC 7518, RFC 8037). */
export const holderAlgorithms = ['ES256', 'EdDSA'] as const

const signedSchema = z.object({ alg: z.enum(holderAlgorithms) })

/** Tells whether a JWS is signed by a holder's key, with the algorithm that belongs to the key. */
export function isSignedByHolder(jws: ReadJws, key: HolderKey): boolean {
  const { alg } = signedSchema.safeParse(jws.header).data ?? {}
  if (alg !== (key.kty === 'EC' ? 'ES256' : 'EdDSA')) return false
  const publicKey = publicKeyOf(key)
  const signature = signatureIn(jws)
  if (publicKey === null || signature === null) return false
  const hash = key.kty === 'EC' ? 'sha256' : null
  return verify(
    hash,
    Buffer.from(jws.signed),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    signature,
  )
}

/** Returns null for numbers that are not a point of the curve. */
function publicKeyOf(key: HolderKey): KeyObject | null {
  try {
    return createPublicKey({ key, format: 'jwk' })
  } catch {
    return null
  }
}

// Signed JSON in its compact form (RFC 7515), by Ed25519 keys alone (RFC 8037).

/** A public key as a JSON Web Key, named by its Multikey. */
export interface PublicJwk {
  kty: 'OKP'
  crv: 'Ed25519'
  x: string
  kid: string
  use: 'sig'
  alg: 'EdDSA'
}

/** Returns the key of a Multikey in the form of a key set; null for one that is not Ed25519. */
export function jwkOf(multikey: string): PublicJwk | null {
  const key = readMultikey(multikey)
  if (key === null) return null
  const x = key.toString('base64url')
  return { kty: 'OKP', crv: 'Ed25519', x, kid: multikey, use: 'sig', alg: 'EdDSA' }
}

interface JwsSigner {
  /** The key's id in the issuer's key set. */
  kid: string
  seed: Uint8Array
}

/** Signs JSON from our own tables; `type` says what it is, so that nothing else can be taken for it. */
export function signJws(payload: object, type: string, { kid, seed }: JwsSigner): string {
  const header = { alg: 'EdDSA', typ: type, kid }
  const signed = `${encode(header)}.${encode(payload)}`
  return `${signed}.${signBytes(Buffer.from(signed), seed).toString('base64url')}`
}

/** What a compact text holds; trust none of it before `isJwsSignedBy` confirms it. */
interface ReadJws {
  header: unknown
  payload: unknown
  signed: string
  signature: string
}

/** Returns null for a text of another form. */
export function readJws(text: string): ReadJws | null {
  const [header = '', payload = '', signature = '', ...more] = text.split('.')
  if (more.length > 0 || text.split('.').length !== 3) return null
  const read = { header: readBase64Json(header), payload: readBase64Json(payload) }
  if (read.header === undefined || read.payload === undefined) return null
  return { ...read, signed: `${header}.${payload}`, signature }
}

export function isJwsSignedBy(jws: ReadJws, multikey: string): boolean {
  const signature = signatureIn(jws)
  return signature !== null && isSignedBy(multikey, Buffer.from(jws.signed), signature)
}

/** Other letters at its end could mean the same bytes, and would make a second text of one signature. */
function signatureIn({ signature }: ReadJws): Buffer | null {
  const bytes = Buffer.from(signature, 'base64url')
  return bytes.length === 64 && bytes.toString('base64url') === signature ? bytes : null
}

/** Returns the JSON in base64url; undefined where there is none. */
function readBase64Json(text: string): unknown {
  if (!/^[\w-]+$/.test(text)) return undefined
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

function encode(json: object): string {
  return Buffer.from(JSON.stringify(json)).toString('base64url')
}

// JSON of which the holder may leave out some members (RFC 9901): the signed part has their digests.

/**
 * Writes a member that can be disclosed by itself: name and value with random bytes, so that its digest
 * reveals neither.
 */
export function discloseMember(name: string, value: string): string {
  const salt = randomBytes(16).toString('base64url')
  return Buffer.from(JSON.stringify([salt, name, value])).toString('base64url')
}

export function digestOfDisclosure(disclosure: string): string {
  return createHash('sha256').update(disclosure).digest('base64url')
}

/**
 * Returns the digests of these disclosures among meaningless ones, `count` in all and in an order that
 * reveals nothing. So nobody sees how many members the holder kept back.
 */
export function hideDigests(disclosures: readonly string[], count: number): string[] {
  const others = Array.from({ length: count - disclosures.length }, () =>
    digestOfDisclosure(randomBytes(32).toString('base64url')),
  )
  return [...disclosures.map(digestOfDisclosure), ...others].toSorted()
}

/** Writes the text that is passed on: the signed part, and each disclosure. */
export function writeSdJwt(jws: string, disclosures: readonly string[]): string {
  return [jws, ...disclosures, ''].join('~')
}

/** What a text holds; trust none of it before the signature and the digests are checked. */
export interface ReadSdJwt {
  jws: ReadJws
  disclosures: { digest: string; read: unknown }[]
  /** A wallet's proof of its own key; empty where there is none. */
  keyBinding: string
  /** The digest of everything before that proof, as the proof names it (RFC 9901, 4.3). */
  digest: string
}

/** Ignores line breaks that a mail added. Returns null for a text of another form. */
export function readSdJwt(text: string): ReadSdJwt | null {
  // JSON has a brace, which base64url does not: no need to search a long text.
  if (/^\s*\{/.test(text)) return null
  const whole = text.replace(/\s+/g, '')
  const [first = '', ...rest] = whole.split('~')
  const keyBinding = rest.pop()
  const jws = readJws(first)
  if (jws === null || keyBinding === undefined) return null
  const disclosures = rest.map((disclosure) => ({
    digest: digestOfDisclosure(disclosure),
    read: readBase64Json(disclosure),
  }))
  const digest = digestOfDisclosure(whole.slice(0, whole.lastIndexOf('~') + 1))
  return { jws, disclosures, keyBinding, digest }
}
