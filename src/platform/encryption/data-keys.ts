import { randomBytes } from 'node:crypto'
import type { Clock, Instant } from '#platform/clock'
import { openText, sealText } from '#platform/crypto'
import type { Database, Reader, Transaction } from '#platform/database'
import { insertWrapped, selectKey, selectWrappedAfter, updateWrapped } from './data-keys.store.ts'

/**
 * The keys that stored files are encrypted with: one for each holder, such as `record:…`, in the database, wrapped by
 * the key of the installation. Whoever destroys a holder's key makes its files unreadable for good.
 */
export interface DataKeys {
  /** Tells whether files are encrypted when they are stored; once they are, it stays so. */
  areInUse(): Promise<boolean>
  /** Returns since when files are encrypted when they are stored; null: they are not. */
  inUseSince(): Promise<Instant | null>
  /** Tells whether files are encrypted under keys that this process cannot unwrap. */
  areOfAnother(): Promise<boolean>
  /** Returns the holder's key, and makes it if there is none. */
  forWriting(holder: string): Promise<Buffer>
  /**
   * Returns the holder's key; null when there is none, or it is wrapped by a key that this process does not have.
   */
  forReading(holder: string): Promise<Buffer | null>
  /** Begins to encrypt what is stored from now on. */
  begin(): Promise<void>
  /** Does the same where nothing was stored before, as `isNew` says in the same transaction: no file may be in plain. */
  beginNew(isNew: (tx: Reader) => Promise<boolean>): Promise<void>
  /** From now on a file in plain is not one of ours: somebody put it there. */
  requireEncrypted(): Promise<void>
  areRequired(): Promise<boolean>
  /** Asks that an SQLite file that is in plain is encrypted when a server starts the next time. */
  wantDatabase(): Promise<void>
  isDatabaseWanted(): Promise<boolean>
  /** How the keys in the database are wrapped: by the present key, by a former one, or by none that is known here. */
  standing(): Promise<Record<'present' | 'former' | 'unknown', number>>
  /** Wraps all keys by the present key; returns how many were wrapped by a former one. */
  rewrap(): Promise<number>
}

/** Its key encrypts nothing: that it is there says that files are encrypted, and by which key all others are wrapped. */
const installation = 'installation'
/** Nor does this one: that it is there says that no file is in plain any more. */
const allFiles = 'all-files'
/** Nor does this one: that it is there says that the database is to be encrypted, too. */
const databaseToo = 'database'
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

  async areInUse(): Promise<boolean> {
    return (await this.forReading(installation)) !== null || this.areOfAnother()
  }

  async inUseSince(): Promise<Instant | null> {
    return (await selectKey(this.#database.reader, installation))?.madeAt ?? null
  }

  async areOfAnother(): Promise<boolean> {
    if ((await this.forReading(installation)) !== null) return false
    return (await this.inUseSince()) !== null
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

  begin(): Promise<void> {
    return this.#database.write((tx) => this.#make(tx, installation))
  }

  beginNew(isNew: (tx: Reader) => Promise<boolean>): Promise<void> {
    return this.#database.write(async (tx) => {
      if ((await selectKey(tx, installation)) || !(await isNew(tx))) return
      await this.#make(tx, installation)
      await this.#make(tx, allFiles)
    })
  }

  requireEncrypted(): Promise<void> {
    return this.#database.write((tx) => this.#make(tx, allFiles))
  }

  async areRequired(): Promise<boolean> {
    return (await this.forReading(allFiles)) !== null
  }

  wantDatabase(): Promise<void> {
    return this.#database.write((tx) => this.#make(tx, databaseToo))
  }

  async isDatabaseWanted(): Promise<boolean> {
    return (await selectKey(this.#database.reader, databaseToo)) !== undefined
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

  /** The holder is part of what is wrapped, so that no row can be put in the place of another. */
  #wrap(holder: string, key: Buffer): string {
    return sealText(this.#wrappingKeys[0], JSON.stringify([holder, key.toString('base64url')]))
  }

  #unwrap({ holder, wrapped }: Row, by: readonly string[] = this.#wrappingKeys): Buffer | null {
    for (const wrappingKey of by) {
      try {
        const [named, key] = JSON.parse(openText([wrappingKey], wrapped)) as [string, string]
        return named === holder ? Buffer.from(key, 'base64url') : null
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
    const wrapped = this.#wrap(holder, randomBytes(keyBytes))
    return insertWrapped(tx, { holder, wrapped, madeAt: this.#clock.now() })
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
