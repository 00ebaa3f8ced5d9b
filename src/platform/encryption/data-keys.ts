import { randomBytes } from 'node:crypto'
import type { Clock } from '#platform/clock'
import { openText, sealText } from '#platform/crypto'
import type { Database, Transaction, ValueKeys } from '#platform/database'
import {
  insertWrapped,
  replaceWrapped,
  selectKey,
  selectWrappedAfter,
  updateWrapped,
} from './data-keys.store.ts'

/**
 * The keys that stored files are encrypted with: one for each holder, such as `record:…`, in the database, wrapped by
 * the key of the installation. Whoever destroys a holder's key makes its files unreadable for good.
 */
export interface DataKeys {
  /** Tells whether files are encrypted under keys that this process cannot unwrap. */
  areOfAnother(): Promise<boolean>
  /** Returns the holder's key, and makes it if there is none. */
  forWriting(holder: string): Promise<Buffer>
  /**
   * Returns the holder's key; null when there is none, or it is wrapped by a key that this process does not have.
   */
  forReading(holder: string): Promise<Buffer | null>
  /** Notes in a new database by which key all others will be wrapped. */
  begin(): Promise<void>
  /** How the keys in the database are wrapped: by the present key, by a former one, or by none that is known here. */
  standing(): Promise<Record<'present' | 'former' | 'unknown', number>>
  /** Keeps keys that a backup brings, in the place of those that their holders may have; 32 bytes each. */
  take(keys: ReadonlyMap<string, Buffer>): Promise<void>
  /** The same keys for values in the database. */
  forValues(): ValueKeys
  /** Wraps all keys by the present key; returns how many were wrapped by a former one. */
  rewrap(): Promise<number>
}

/** Its key encrypts nothing: that it is there says by which key all others are wrapped, and whose they are. */
export const installation = 'installation'
const keyBytes = 32
const batch = 500
/** A key is 32 bytes; records beyond these are asked for again. */
const mostRemembered = 20_000

/**
 * Opens them.
 * @param wrappingKeys 32 bytes as base64url each: the present one, then former ones that may still be in use
 */
export function openDataKeys(parts: Parts, wrappingKeys: readonly [string, ...string[]]): DataKeys {
  return new KeyRing(parts, wrappingKeys)
}

interface Parts {
  database: Database
  clock: Clock
}

interface Row {
  holder: string
  wrapped: string
}

class KeyRing implements DataKeys {
  readonly #database: Database
  readonly #clock: Clock
  readonly #wrappingKeys: readonly [string, ...string[]]
  readonly #remembered = new Map<string, Buffer>()

  constructor({ database, clock }: Parts, wrappingKeys: readonly [string, ...string[]]) {
    this.#database = database
    this.#clock = clock
    this.#wrappingKeys = wrappingKeys
  }

  async areOfAnother(): Promise<boolean> {
    if ((await this.forReading(installation)) !== null) return false
    return (await selectKey(this.#database.reader, installation)) !== undefined
  }

  async forReading(holder: string): Promise<Buffer | null> {
    const known = this.#remembered.get(holder)
    if (known) return known
    const found = await selectKey(this.#database.reader, holder)
    const key = found ? this.#unwrap({ holder, wrapped: found.wrapped }) : null
    if (key === null) return null
    if (this.#remembered.size >= mostRemembered) this.#remembered.clear()
    this.#remembered.set(holder, key)
    return key
  }

  async forWriting(holder: string): Promise<Buffer> {
    const known = await this.forReading(holder)
    if (known) return known
    // Who imports many records makes many keys.
    await this.#database.writeGrouped((tx) => this.#make(tx, holder))
    const made = await this.forReading(holder)
    if (!made) throw new Error('A data key cannot be unwrapped')
    return made
  }

  async begin(): Promise<void> {
    if ((await selectKey(this.#database.reader, installation)) !== undefined) return
    await this.#database.write((tx) => this.#make(tx, installation))
  }

  async standing() {
    const counts = { present: 0, former: 0, unknown: 0 }
    for await (const row of this.#all()) {
      if (this.#isOfPresent(row)) counts.present += 1
      else counts[this.#unwrap(row) ? 'former' : 'unknown'] += 1
    }
    return counts
  }

  async rewrap(): Promise<number> {
    let moved = 0
    for await (const row of this.#all()) {
      const key = this.#isOfPresent(row) ? null : this.#unwrap(row)
      if (!key) continue
      const { holder } = row
      const wrapped = this.#wrap(holder, key)
      await this.#database.write((tx) => updateWrapped(tx, { holder, wrapped }))
      moved += 1
    }
    return moved
  }

  async take(keys: ReadonlyMap<string, Buffer>): Promise<void> {
    const madeAt = this.#clock.now()
    const all = [...keys]
    for (let from = 0; from < all.length; from += batch) {
      const rows = all
        .slice(from, from + batch)
        .map(([holder, key]) => ({ holder, wrapped: this.#wrap(holder, key), madeAt }))
      await this.#database.write((tx) => replaceWrapped(tx, rows))
    }
    this.#remembered.clear()
  }

  forValues(): ValueKeys {
    return { unwrap: (row) => this.#unwrap(row), newRow: (holder) => this.#newRow(holder) }
  }

  /** The holder is part of what is wrapped, so that no row can be put in the place of another. */
  #wrap(holder: string, key: Buffer): string {
    return sealText(this.#wrappingKeys[0], JSON.stringify([holder, key.toString('base64url')]))
  }

  #unwrap({ holder, wrapped }: Row, by: readonly string[] = this.#wrappingKeys): Buffer | null {
    for (const wrappingKey of by) {
      try {
        const [named, key] = JSON.parse(openText([wrappingKey], wrapped)) as [string, string]
        return named === holder ? alone(Buffer.from(key, 'base64url')) : null
      } catch {
        // Wrapped by another one.
      }
    }
    return null
  }

  #isOfPresent(row: Row): boolean {
    return this.#unwrap(row, [this.#wrappingKeys[0]]) !== null
  }

  #make(tx: Transaction, holder: string): Promise<void> {
    return insertWrapped(tx, this.#newRow(holder))
  }

  #newRow(holder: string) {
    const wrapped = this.#wrap(holder, randomBytes(keyBytes))
    return { holder, wrapped, madeAt: this.#clock.now() }
  }

  /** Every row, in batches: there is one for each record with a file. */
  async *#all() {
    for (let after = ''; ; ) {
      const rows = await selectWrappedAfter(this.#database.reader, after, batch)
      yield* rows
      const last = rows.at(-1)
      if (!last) return
      after = last.holder
    }
  }
}

/** Returns the same bytes in memory of their own: a small buffer keeps alive the 64 KiB that Node cut it from. */
function alone(bytes: Uint8Array): Buffer {
  return Buffer.from(new Uint8Array(bytes).buffer)
}
