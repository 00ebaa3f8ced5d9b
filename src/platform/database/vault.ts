import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import type { Tables } from '#migrations'

/**
 * A sealed value begins with it: nothing that people type keeps such a sign (`text.schema.ts`), and texts that Candor
 * composes begin with others (`by-language.schema.ts` of speech).
 */
export const sealMark = '\u0003'
const markCode = 3
/** As both engines escape it, in a list of rows. */
const markInJson = '\\u0003'
const sealedInJson = /\\u0003([\w:-]+\.[\w-]+)/g
const [bracket, brace] = ['['.charCodeAt(0), '{'.charCodeAt(0)]
const ivBytes = 12
const tagBytes = 16
/** Two of a million records agree by chance once in 10^26. */
const digestBytes = 16

/** Shown in the place of a value whose key is gone: doctor finds its row changed. */
const unreadable = '\uFFFD'

/** What makes and unwraps the keys of holders: the installation's own. */
export interface ValueKeys {
  /** Returns a holder's key; null when it is wrapped by a key that is not known here. */
  unwrap(row: Pick<Tables['dataKeys'], 'holder' | 'wrapped'>): Buffer | null
  /** Returns the row of a new key. */
  newRow(holder: string): Tables['dataKeys']
}

export type WrappedRow = Pick<Tables['dataKeys'], 'holder' | 'wrapped'>

/**
 * Seals personal values under the key of their holder (a record), and opens them where rows leave the database: no store
 * can forget to, and none that reads has to know which columns are sealed (docs/decisions/0026).
 */
export class Vault {
  #keys: ValueKeys | null = null
  #digestKey: KeyObject | null = null
  readonly #known = new Map<string, Known>()

  /** From now on values are sealed with these keys; a database without them opens nothing. */
  use(keys: ValueKeys): void {
    this.#keys = keys
  }

  /**
   * From now on values that have to be found are digested with this key, which is in the database already: one made in
   * a transaction that is rolled back would lose whoever was entered with it.
   * @param key 32 bytes
   */
  digestWith(key: Buffer): void {
    this.#digestKey = createSecretKey(
      hash('sha256', Buffer.concat([Buffer.from('digests'), key]), 'buffer'),
    )
  }

  /** Returns the keyed digest of a text: 16 bytes of HMAC-SHA-256, as base64url. */
  digest(text: string): string {
    if (this.#digestKey === null) throw new Error('Nobody has opened the key of digests')
    const mac = createHmac('sha256', this.#digestKey).update(text).digest()
    return mac.subarray(0, digestBytes).toString('base64url')
  }

  /**
   * Opens every sealed value of these rows, in their place. Returns the holders whose keys it lacks: `learn` them, and
   * call it again as the last time, when what still does not open is shown as unreadable.
   */
  open(rows: readonly unknown[], isLast = false): string[] {
    if (this.#keys === null) return []
    const lacking = new Set<string>()
    for (const row of rows as Record<string, unknown>[])
      for (const name in row) {
        const value = row[name]
        if (typeof value !== 'string') continue
        const first = value.charCodeAt(0)
        if (first === markCode) row[name] = this.#text(value, lacking, isLast)
        else if ((first === bracket || first === brace) && value.includes(markInJson))
          row[name] = this.#json(value, lacking, isLast)
      }
    return [...lacking]
  }

  /** Returns the text of a value; while its key is lacking, the value as it is. */
  #text(value: string, lacking: Set<string>, isLast: boolean): string {
    const opened = this.#opened(value)
    if (opened !== null) return opened
    if (isLast) return unreadable
    lacking.add(holderIn(value))
    return value
  }

  /** Does the same within rows that the database has put together as JSON. */
  #json(list: string, lacking: Set<string>, isLast: boolean): string {
    return list.replaceAll(sealedInJson, (_, rest: string) => {
      const value = sealMark + rest
      const text = this.#text(value, lacking, isLast)
      return text === value ? markInJson + rest : JSON.stringify(text).slice(1, -1)
    })
  }

  /** Takes the keys of holders from their rows. */
  learn(rows: readonly WrappedRow[]): void {
    if (this.#known.size >= mostKnown) this.#known.clear()
    for (const row of rows) {
      const key = this.#keys?.unwrap(row)
      if (key) this.#known.set(row.holder, { key: valueKey(key), named: Buffer.from(row.holder) })
    }
  }

  /** Returns the keys; without them nothing is sealed. */
  get keys(): ValueKeys {
    if (this.#keys === null) throw new Error('Nobody has opened the keys of this database')
    return this.#keys
  }

  /** A key that was made anew does not open: then it is read again, once. */
  #opened(value: string): string | null {
    const holder = holderIn(value)
    const known = this.#known.get(holder)
    if (!known) return null
    const bytes = Buffer.from(value.slice(holder.length + 2), 'base64url')
    try {
      return openedBytes(known, bytes)
    } catch {
      this.#known.delete(holder)
      return null
    }
  }
}

/** A key is 32 bytes; the list of 100,000 records needs each once. */
const mostKnown = 150_000

/** Statement with which a connection reads keys beside the rows that need them. */
export const wrappedQuery = 'select "holder", "wrapped" from "dataKeys" where "holder"'

/** A holder's key, and its name as it is authenticated with each value. */
interface Known {
  key: KeyObject
  named: Buffer
}

/**
 * Files are encrypted with the same key in another way, so values have one that follows from it; as an object, with which
 * a value opens in a third of the time.
 */
export const valueKey = (key: Buffer): KeyObject =>
  createSecretKey(hash('sha256', Buffer.concat([Buffer.from('values'), key]), 'buffer'))

const holderIn = (value: string) => value.slice(1, value.indexOf('.', 1))

export function sealedText(key: KeyObject, holder: string, text: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(holder))
  const bytes = Buffer.concat([
    iv,
    cipher.update(text, 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  return `${sealMark}${holder}.${bytes.toString('base64url')}`
}

function openedBytes({ key, named }: Known, bytes: Buffer): string {
  const end = bytes.length - tagBytes
  const options = { authTagLength: tagBytes }
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), options)
  cipher.setAAD(named).setAuthTag(bytes.subarray(end))
  // Without an encoding: a decoder costs more than the cipher.
  const text = cipher.update(bytes.subarray(ivBytes, end))
  cipher.final()
  return text.toString('utf8')
}
