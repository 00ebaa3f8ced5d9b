import BetterSqlite3 from 'better-sqlite3'
import { Kysely, SqliteDialect, sql } from 'kysely'
import type { Tables } from '#migrations'
import type { Snapshot } from './database.ts'
import { allowStatements, withPreparedStatements } from './prepared-statements.ts'

/**
 * An SQLite file with one writing and one reading connection (WAL: they do not block each other).
 * synchronous=FULL: a commit that was answered survives a power cut. The reading one is closed first:
 * only a connection that may write can fold the log into the file when it is the last, and then the
 * file alone is the whole database, whoever copies it.
 */
export function openSqlite(path: string) {
  const writing = new BetterSqlite3(path)
  writing.pragma('journal_mode = WAL')
  // Pages, 32 MB. Look-ups write to random pages of their indexes: by default (4 MB) every eightieth
  // one would pay for copying them all into the database, and most of them again the next time.
  writing.pragma('wal_autocheckpoint = 8000')
  tune(writing)
  const reading = new BetterSqlite3(path, { readonly: true })
  tune(reading)
  const openSnapshot = async (): Promise<Snapshot> => {
    const own = new BetterSqlite3(path, { readonly: true })
    tune(own)
    const kysely = kyselyOn(own)
    const tx = await kysely.startTransaction().execute()
    // SQLite takes the snapshot with the first read, not with BEGIN.
    await sql`select 1 from sqlite_master`.execute(tx)
    return { tx, close: () => kysely.destroy() }
  }
  const writer = kyselyOn(writing)
  const reader = kyselyOn(reading)
  // Kysely closes only what it ran a query of its own on.
  const close = async () => {
    await reader.destroy()
    reading.close()
    await writer.destroy()
    writing.close()
  }
  return { engine: 'sqlite' as const, writer, reader, openSnapshot, close }
}

function kyselyOn(connection: BetterSqlite3.Database): Kysely<Tables> {
  const database = withPreparedStatements(connection)
  const kysely = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
  allowStatements(kysely, database.prepare, !connection.readonly)
  return kysely
}

/** busy_timeout in milliseconds; cache_size negative means kibibytes. */
function tune(connection: BetterSqlite3.Database): void {
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  connection.pragma('busy_timeout = 5000')
  connection.pragma('cache_size = -8000')
}
