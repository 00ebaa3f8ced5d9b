import { isSignedBy, signBytes } from './ed25519.ts'
import { readMultikey } from './multibase.ts'

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
export interface ReadJws {
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

export function isJwsSignedBy({ signed, signature }: ReadJws, multikey: string): boolean {
  const bytes = Buffer.from(signature, 'base64url')
  // Other letters at its end could mean the same bytes, and would make a second text of one signature.
  const isExact = bytes.length === 64 && bytes.toString('base64url') === signature
  return isExact && isSignedBy(multikey, Buffer.from(signed), bytes)
}

/** Returns the JSON in base64url; undefined where there is none. */
export function readBase64Json(text: string): unknown {
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
