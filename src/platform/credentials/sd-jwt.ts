import { createHash, randomBytes } from 'node:crypto'
import { type ReadJws, readBase64Json, readJws } from './jws.ts'

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
