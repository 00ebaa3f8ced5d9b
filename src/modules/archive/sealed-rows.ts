import { keyHolderOf } from '#modules/records'
import type { Row } from './archive.store.ts'
import { isSealedRow, openRow, type RecordKeys } from './record-keys.ts'
import { refusal, refuseUnless } from './refusals.ts'

/** Columns of rows in clear that name a row about a record: without that one a purge removes them, too. */
const owners: Readonly<Record<string, string>> = {
  documentId: 'documents',
  caseId: 'cases',
  shareId: 'shares',
}

/**
 * Opens the rows of a backup, and leaves out those of records that were purged since: there is no key for them. Tables
 * are read in an order in which a row comes after those that it refers to.
 */
export class SealedRows {
  readonly keys: RecordKeys
  readonly #leftOut = new Map<string, number>()
  readonly #gone = new Map<string, Set<unknown>>()
  readonly #holders = new Set<string>()

  constructor(keys: RecordKeys) {
    this.keys = keys
  }

  /** The holders whose records were purged. */
  get purged(): ReadonlySet<string> {
    return this.#holders
  }

  /** Begins to count what is left out of a table. */
  begin(table: string): void {
    this.#leftOut.set(table, 0)
  }

  /** Returns how many rows were left out of a table, as it was read last. */
  leftOutOf(table: string): number {
    return this.#leftOut.get(table) ?? 0
  }

  /**
   * Returns a row as it is restored; null for one that is left out. Refuses with `restore.bad_row` one that is not as it
   * was sealed, and with `restore.unreadable` every sealed one when nobody has given any keys.
   */
  open(table: string, row: Row): Row | null {
    if (!isSealedRow(row)) return this.#asPurged(table, row)
    refuseUnless(this.keys.size > 0, 'restore.unreadable')
    const key = this.keys.get(row.of)
    if (!key) {
      this.#holders.add(row.of)
      this.#gone.set(table, (this.#gone.get(table) ?? new Set()).add(row.id))
      return this.#leaveOut(table)
    }
    try {
      return openRow(key, table, row)
    } catch {
      throw refusal('restore.bad_row')
    }
  }

  /** Returns a row in clear as a purge leaves it: an attestation stays, in nobody's name. */
  #asPurged(table: string, row: Row): Row | null {
    if (this.#holders.size === 0) return row
    if (table === 'attestations')
      return this.#holders.has(keyHolderOf(String(row.recordId)))
        ? { ...row, recordId: null, documentId: null }
        : row
    const isGone = Object.entries(owners).some(([column, owner]) =>
      this.#gone.get(owner)?.has(row[column]),
    )
    return isGone ? this.#leaveOut(table) : row
  }

  #leaveOut(table: string): null {
    this.#leftOut.set(table, this.leftOutOf(table) + 1)
    return null
  }
}
