import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { Tables } from '#migrations'

/** Reads what is committed. A transaction is a reader too, a reader is never a transaction. */
export type Reader = Kysely<Tables>
/** Writes. Inside it nothing is awaited but SQL: no file, no image, no mail, no network. */
export type Transaction = KyselyTransaction<Tables>

/** Of a write that shares its transaction with others. */
export interface Grouping {
  /**
   * What others with this mark write between its statements does not matter to it. Then, on
   * PostgreSQL, they are sent without waiting for each other's answers, the first ones not even for
   * the answer to what opens the transaction. So whatever it sends first reads, or counts: should the
   * opening fail in just that way, it was no part of any transaction.
   */
  mingles?: boolean
}

export interface Snapshot {
  tx: Reader
  close(): Promise<void>
}

/** How to wait for tables that others read or change. */
export interface TablePatience {
  signal?: AbortSignal | undefined
  onWait(): void
}

/** How long to wait for a database that is not there yet. */
export interface Patience {
  milliseconds: number
  /** Ends the waiting before. */
  signal?: AbortSignal
  /** Told once that it has to wait, with the code of the reason. */
  onWait(reason: string): void
}
