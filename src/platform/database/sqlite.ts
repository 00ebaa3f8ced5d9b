import BetterSqlite3 from 'better-sqlite3'
import { Kysely, SqliteDialect, sql } from 'kysely'
import type { Tables } from '#migrations'
import { openCheckpoints } from './checkpoints.ts'
import type { Snapshot } from './database.ts'
import { DurableSqliteDialect } from './durable-dialect.ts'
import { allowStatements, withPreparedStatements } from './prepared-statements.ts'
import { openWriteAheadLog, type SyncLog } from './write-ahead-log.ts'

interface Options {
  /** Replaceable for tests that need a slow or a failing disk. */
  syncLog?: SyncLog
}

/**
 * An SQLite file with one writing and one reading connection (WAL: they do not block each other).
 * A commit that was answered survives a power cut, but the log is synced by us (decision 0021):
 * synchronous=NORMAL leaves out just that one fsync, which would stop the whole process. The reading
 * one is closed first: only a connection that may write can fold the log into the file when it is the
 * last, and then the file alone is the whole database, whoever copies it.
 */
export function openSqlite(path: string, options: Options = {}) {
  const writing = new BetterSqlite3(path)
  writing.pragma('journal_mode = WAL')
  tune(writing)
  writing.pragma('synchronous = NORMAL')
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
  const writer: Kysely<Tables> = durableOn(writing, options)
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

function durableOn(connection: BetterSqlite3.Database, { syncLog }: Options): Kysely<Tables> {
  const checkpoints = openCheckpoints(connection, (run) => kysely.connection().execute(run))
  const log = openWriteAheadLog({
    path: connection.name,
    onCommit: checkpoints.noteCommit,
    onClose: checkpoints.close,
    ...(syncLog ? { sync: syncLog } : {}),
  })
  const database = withPreparedStatements(connection, log.note)
  const dialect = new DurableSqliteDialect({ sqlite: connection, database, log })
  const kysely = new Kysely<Tables>({ dialect })
  allowStatements(kysely, database.prepare, true)
  return kysely
}

/** busy_timeout in milliseconds; cache_size negative means kibibytes. */
function tune(connection: BetterSqlite3.Database): void {
  connection.pragma('foreign_keys = ON')
  connection.pragma('busy_timeout = 5000')
  connection.pragma('cache_size = -4000')
}
