export { openText, sealText } from './sealed-text.ts'

import {
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import type { PrivateKey } from '#platform/credentials'

/** The uses of the installation's secret; each has its own key, so that no value serves two purposes. */
type Purpose =
  | 'access-code'
  | 'attestation-key'
  | 'audit-chain'
  | 'audit-event'
  | 'backup'
  | 'complaint'
  | 'data-key'
  | 'device'
  | 'kept-answer'
  | 'kept-answer-body'
  | 'limit-key'
  | 'log-key'
  | 'other-contract'
  | 'own-data-code'
  | 'own-payment'
  | 'proposed-code'
  | 'record-values'
  | 'receipt'
  | 'second-factor'
  | 'set-up'
  | 'sessions'
  | 'sign-in-state'
  | 'share-code'
  | 'token'
  | 'wallet'
  | 'wrong-code'

/** Hashes passwords for storage. Hashing takes long: call it outside any transaction. */
export interface PasswordHashing {
  hash(password: string): Promise<string>
  isHashOf(tried: { hash: string; password: string }): Promise<boolean>
}

/** Keyed hashing with the installation's secret (`CANDOR_SECRET`). */
export interface Secrets {
  /** Returns the HMAC-SHA-256 (RFC 2104) of a text, base64url, under a key for this purpose only. */
  hmac(purpose: Purpose, text: string): string
  /** Returns a derived secret of 32 bytes, base64url, for libraries that want one of their own. */
  derived(purpose: Purpose): string
  /** The key that signs attestations, if the settings name one; all other such keys are in the database. */
  readonly attestationKey: PrivateKey | null
}

/** Derives one key for each purpose (HKDF, RFC 5869) and keeps them for the life of the process. */
export function openSecrets(secret: string, attestationKey: PrivateKey | null = null): Secrets {
  const keys = new Map<Purpose, KeyObject>()
  const keyFor = (purpose: Purpose) => {
    const known = keys.get(purpose)
    if (known) return known
    // A KeyObject, because createHmac takes eight times as long with the bare bytes.
    const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'candor', purpose, 32)))
    keys.set(purpose, key)
    return key
  }
  return {
    hmac: (purpose, text) => createHmac('sha256', keyFor(purpose)).update(text).digest('base64url'),
    derived: (purpose) => keyFor(purpose).export().toString('base64url'),
    attestationKey,
  }
}

/** Returns a new bearer token: 256 random bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Tells whether two texts are equal, in a time that depends on the length of the first only. */
export function sameText(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return (
    timingSafeEqual(a, a.length === b.length ? b : Buffer.alloc(a.length, 1)) &&
    a.length === b.length
  )
}

/**
 * Signs a row: every column except the signature, by name, under a key for this purpose alone. For rows
 * that nobody may change, not even the operator by SQL.
 */
export function signRow({ hmac }: Secrets, purpose: Purpose, row: object): string {
  const columns = Object.entries(row)
    .filter(([name]) => name !== 'mac')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return hmac(purpose, JSON.stringify(columns))
}

/** Tells whether a signed row is as it was written. */
export function isRowWhole(secrets: Secrets, purpose: Purpose, row: { mac: string }): boolean {
  return sameText(signRow(secrets, purpose, row), row.mac)
}
