import BetterSqlite3 from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { migrations, type Tables } from '#migrations'
import type { Reader, Transaction } from './handles.ts'

/** Tables for rows that pass through, in an unnamed file: nobody else sees it, and it disappears with the process. */
export interface Scratch {
  reader: Reader
  write(run: (tx: Transaction) => Promise<void>): Promise<void>
  /** Runs these migrations, in the order in which an installation runs them. */
  migrate(names: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** Opens an SQLite database without tables. What does not fit into memory goes to the folder for temporary files. */
export function openScratch(): Scratch {
  const database = new BetterSqlite3('')
  database.pragma('foreign_keys = ON')
  const kysely = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
  return {
    reader: kysely,
    write: (run) => kysely.transaction().execute(run),
    // Like the migrator on SQLite, where migrations that need a transaction open their own.
    migrate: async (names) => {
      for (const name of names.toSorted()) await migrations[name]?.up(kysely as Kysely<unknown>)
    },
    close: () => kysely.destroy(),
  }
}
