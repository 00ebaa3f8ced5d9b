export { openText, sealText, sealTextAgain } from './sealed-text.ts'

import {
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomFillSync,
  timingSafeEqual,
} from 'node:crypto'
import type { PrivateKey } from '#platform/credentials'
import { openText, sealText } from './sealed-text.ts'

/** The uses of the installation's secret; each has its own key, so that no value serves two purposes. */
type Purpose =
  | 'access-code'
  | 'attestation-key'
  | 'audit-event'
  | 'backup'
  | 'calendar'
  | 'case'
  | 'data-key'
  | 'database'
  | 'device'
  | 'former-keys'
  | 'kept-answer'
  | 'kept-answer-body'
  | 'kept-receipt'
  | 'ledger-entry'
  | 'limit-key'
  | 'log-key'
  | 'form-token'
  | 'own-data-code'
  | 'proposed-code'
  | 'record-row'
  | 'record-values'
  | 'receipt'
  | 'second-factor'
  | 'secret-name'
  | 'set-up'
  | 'sessions'
  | 'sign-in-state'
  | 'share-code'
  | 'token'
  | 'wallet'
  | 'wrong-code'

/** What nobody may change or make again is verified for good, also after a change of the secret. */
const lastingPurposes = [
  'audit-event',
  'backup',
  'case',
  'kept-receipt',
  'ledger-entry',
  'receipt',
  'record-row',
  'record-values',
] as const satisfies readonly Purpose[]

/** Hashes passwords for storage. Hashing takes long: call it outside any transaction. */
export interface PasswordHashing {
  hash(password: string): Promise<string>
  isHashOf(tried: { hash: string; password: string }): Promise<boolean>
}

/**
 * Keyed hashing with the installation's secret (`CANDOR_SECRET`). What is made is made under it. What is on file may
 * also be from the secret before it, as long as `CANDOR_FORMER_SECRET` names that one (decision 0026).
 */
export interface Secrets {
  /** Returns the HMAC-SHA-256 (RFC 2104) of a text, base64url, under a key for this purpose only. */
  hmac(purpose: Purpose, text: string): string
  /** Returns every HMAC of a text that may be on file: `hmac` first, and then those under former secrets. */
  candidates(purpose: Purpose, text: string): readonly [string, ...string[]]
  /** Tells whether a text has this HMAC, under the present secret or a former one. */
  isHmac(purpose: Purpose, text: string, given: string): boolean
  /** Returns a derived secret of 32 bytes, base64url, for libraries that want one of their own. */
  derived(purpose: Purpose): string
  /** Returns every derived secret with which something on file may be sealed: `derived` first. */
  openers(purpose: Purpose): readonly [string, ...string[]]
  /** Names the present secret, without revealing anything of it. */
  readonly name: string
  /** Names the former secret; null when the settings have none. */
  readonly formerName: string | null
  /** Returns, sealed, the keys of the former secret that only verify; null when the settings have none. */
  sealFormerKeys(): string | null
  /** Verifies with the sealed keys of a former secret from now on; false when no secret here opens them. */
  addFormerKeys(kept: { name: string; sealedKeys: string }): boolean
  /** The key that signs attestations, if the settings name one; all other such keys are in the database. */
  readonly attestationKey: PrivateKey | null
}

type KeyOf = (purpose: Purpose) => KeyObject

/** Derives one key for each purpose (HKDF, RFC 5869) and keeps them for the life of the process. */
function keysOf(secret: string): KeyOf {
  const keys = new Map<Purpose, KeyObject>()
  return (purpose) => {
    const known = keys.get(purpose)
    if (known) return known
    // A KeyObject, because createHmac takes eight times as long with the bare bytes.
    const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'candor', purpose, 32)))
    keys.set(purpose, key)
    return key
  }
}

const hmacUnder = (key: KeyObject, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url')
const textOf = (key: KeyObject) => key.export().toString('base64url')
const nameOf = (keys: KeyOf) => hmacUnder(keys('secret-name'), '').slice(0, 12)

/** Opens the secrets of the settings. */
export function openSecrets(
  secret: string,
  attestationKey: PrivateKey | null = null,
  formerSecret: string | null = null,
): Secrets {
  const present = keysOf(secret)
  const former = formerSecret === null ? null : keysOf(formerSecret)
  const name = nameOf(present)
  const formerName = former && nameOf(former)
  /** Of secrets that the settings no longer name, by their names. */
  const kept = new Map<string, Map<Purpose, KeyObject>>()
  const olderKeys = (purpose: Purpose): KeyObject[] => [
    ...(former ? [former(purpose)] : []),
    ...[...kept.values()].flatMap((keys) => keys.get(purpose) ?? []),
  ]
  const candidates: Secrets['candidates'] = (purpose, text) => [
    hmacUnder(present(purpose), text),
    ...olderKeys(purpose).map((key) => hmacUnder(key, text)),
  ]
  const openers: Secrets['openers'] = (purpose) => [
    textOf(present(purpose)),
    ...olderKeys(purpose).map(textOf),
  ]
  return {
    ...{ name, formerName, attestationKey, candidates, openers },
    hmac: (purpose, text) => hmacUnder(present(purpose), text),
    isHmac: (purpose, text, given) =>
      [present(purpose), ...olderKeys(purpose)].some((key) =>
        sameText(given, hmacUnder(key, text)),
      ),
    derived: (purpose) => textOf(present(purpose)),
    sealFormerKeys: () => {
      if (!former) return null
      const keys = lastingPurposes.map((purpose) => [purpose, textOf(former(purpose))])
      return sealText(textOf(present('former-keys')), JSON.stringify(keys))
    },
    addFormerKeys: (row) => {
      // The settings name them: nothing has to be read.
      if (row.name === name || row.name === formerName) return true
      try {
        const keys = JSON.parse(openText(openers('former-keys'), row.sealedKeys))
        const opened = (keys as [Purpose, string][]).map(([purpose, key]) => {
          return [purpose, createSecretKey(Buffer.from(key, 'base64url'))] as const
        })
        kept.set(row.name, new Map(opened))
        return true
      } catch {
        return false
      }
    },
  }
}

const tokenBytes = 32
/** Random bytes for the next tokens: asking the system for each takes as long as a look-up's statement. */
const ahead = Buffer.alloc(tokenBytes * 64)
let used = ahead.length

/** Returns a new bearer token: 256 random bits, base64url. */
export function newToken(): string {
  if (used === ahead.length) {
    randomFillSync(ahead)
    used = 0
  }
  const token = ahead.toString('base64url', used, used + tokenBytes)
  ahead.fill(0, used, used + tokenBytes)
  used += tokenBytes
  return token
}

/** More than any code, number, token or HMAC has. */
const usualLength = 128
/** One character takes at most three bytes of UTF-8. Made once: this runs with every look-up. */
const [usualGiven, usualExpected] = [Buffer.alloc(usualLength * 3), Buffer.alloc(usualLength * 3)]

/** Tells whether two texts are equal, in a time that does not depend on where they differ. */
export function sameText(given: string, expected: string): boolean {
  if (given.length <= usualLength && expected.length <= usualLength) {
    const length = usualGiven.fill(0).write(given)
    const isAsLong = length === usualExpected.fill(0).write(expected)
    return timingSafeEqual(usualGiven, usualExpected) && isAsLong
  }
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return (
    timingSafeEqual(a, a.length === b.length ? b : Buffer.alloc(a.length, 1)) &&
    a.length === b.length
  )
}

/** `even-empty`: also where the column is empty, as the first release signed some. */
type Covered = boolean | 'even-empty'

/** For each column of a table, whether a signature covers it. A row is never signed whole. */
export type Signed<Row> = Readonly<Record<keyof Row & string, Covered>>

/** What is signed in this way: rows for one purpose, of which a signature covers these columns. */
export interface SignedAs {
  purpose: Purpose
  columns: Readonly<Record<string, Covered>>
}

/**
 * Signs a row under a key for its purpose alone: the columns named, by name, without the empty ones. So what a later
 * version puts into a column that it adds changes no earlier signature, nor does a column that is named since and empty
 * in that row. For rows that nobody may change, not even the operator by SQL.
 */
export function signRow({ hmac }: Secrets, signed: SignedAs, row: object): string {
  return hmac(signed.purpose, signedText(signed, row))
}

/** Tells whether a row is as it was when it got this signature. */
export function isRowWhole(
  { isHmac }: Secrets,
  signed: SignedAs,
  { row, mac }: { row: object; mac: string },
): boolean {
  return isHmac(signed.purpose, signedText(signed, row), mac)
}

function signedText({ columns }: SignedAs, row: object): string {
  const covered = Object.entries(row)
    .filter(([name, value]) => columns[name] && (value !== null || columns[name] === 'even-empty'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify(covered)
}
