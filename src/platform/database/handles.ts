import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { Tables } from '#migrations'

/** Reads what is committed. A transaction is a reader too; a reader is never a transaction. */
export type Reader = Kysely<Tables>
/** Writes. Inside it nothing is awaited but SQL: no file, no image, no mail, no network. */
export type Transaction = KyselyTransaction<Tables>

/** Options of a write that shares its transaction with others. */
export interface Grouping {
  /**
   * Writes of others with this mark between its statements do not matter to it. On PostgreSQL its
   * statements are then sent without waiting for each other's answers; the first ones do not even wait for
   * those that open the transaction. So its first statement must read, or count: should the opening fail in
   * just that way, it ran outside any transaction.
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
  /** Stops the waiting early. */
  signal?: AbortSignal
  /** Called once if it has to wait, with the code of the reason. */
  onWait(reason: string): void
}

/** What is there at once, or comes later: SQLite answers at once, PostgreSQL does not. */
export type Soon<T> = T | Promise<T>

/** Goes on with what is there at once, without a promise; with anything else when it has come. */
export function soon<T, R>(value: Soon<T>, goOn: (value: T) => Soon<R>): Soon<R> {
  return value instanceof Promise ? value.then(goOn) : goOn(value)
}

/** Waits for all of them, without a promise where all are there. */
export function soonAll<T extends readonly unknown[]>(
  values: {
    readonly [Each in keyof T]: Soon<T[Each]>
  },
): Soon<T> {
  const all = values as readonly unknown[]
  return all.some((value) => value instanceof Promise)
    ? (Promise.all(all) as Promise<unknown> as Promise<T>)
    : (values as unknown as T)
}

/** Runs something; does the other thing where it fails, now or later. */
export function soonOr<T>(run: () => Soon<T>, otherwise: (error: unknown) => Soon<T>): Soon<T> {
  try {
    const value = run()
    return value instanceof Promise ? value.catch(otherwise) : value
  } catch (error) {
    return otherwise(error)
  }
}
