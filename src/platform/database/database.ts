import { type Kysely, type Transaction as KyselyTransaction, sql } from 'kysely'
import type { Tables } from '#migrations'
import { groupCommits } from './group-commit.ts'
import { type Hold, holdBesideSqlite, holdOnPostgres } from './hold-alone.ts'
import { migrateToLatest } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

/** Reads what is committed. A transaction is a reader too, a reader is never a transaction. */
export type Reader = Kysely<Tables>
/** Writes. Inside it nothing is awaited but SQL: no file, no image, no mail, no network. */
export type Transaction = KyselyTransaction<Tables>

export interface Snapshot {
  tx: Reader
  close(): Promise<void>
}

/** One database behind the same stores, SQLite or PostgreSQL. */
export interface Database {
  engine: 'sqlite' | 'postgres'
  /** Committed state, on connections of its own. */
  reader: Reader
  /** The connection that writes, for libraries that bring their own transactions. */
  writer: Kysely<Tables>
  /**
   * Runs one write transaction. There is one writer at a time, on both engines and across
   * processes: every change is chained into the audit log, which has one head. So what was read
   * inside it is still true when it commits.
   */
  write<T>(run: (tx: Transaction) => Promise<T>): Promise<T>
  /**
   * The same for small, frequent writes: those that wait together share one transaction and one
   * fsync; each is answered after the commit. When one of them throws, each runs again on its own.
   */
  writeGrouped<T>(run: (tx: Transaction) => Promise<T>): Promise<T>
  /**
   * Takes a lock that only one process has, e.g. `import`, or answers null at once when somebody has
   * it. It ends with the process, also when that is killed.
   */
  holdAlone(name: string): Promise<Hold | null>
  /**
   * One state of the database, while others write on: for what is read in many parts that belong
   * together. On a connection of its own. Close it soon: the database keeps what is overwritten
   * meanwhile.
   */
  openSnapshot(): Promise<Snapshot>
  /** Brings the schema up to date; returns the names of the migrations that ran. */
  migrate(): Promise<string[]>
  /** Throws when the database does not answer. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** Opens `postgres://…`, or an SQLite file by its path. */
export function openDatabase(url: string): Database {
  const postgres = url.startsWith('postgres://') || url.startsWith('postgresql://')
  const opened = postgres ? openPostgres(url) : openSqlite(url)
  const { reader, writer, engine, openSnapshot, close } = opened
  const write = <T>(run: (tx: Transaction) => Promise<T>): Promise<T> =>
    writer.transaction().execute(async (tx) => {
      if (engine === 'postgres') await takeTheOneWriter(tx)
      return run(tx)
    })
  return {
    engine,
    reader,
    writer,
    write,
    writeGrouped: groupCommits(write),
    holdAlone: async (name) => (postgres ? holdOnPostgres(url, name) : holdBesideSqlite(url, name)),
    openSnapshot,
    migrate: () => migrateToLatest(writer),
    ready: async () => {
      await sql`select 1`.execute(reader)
    },
    close,
  }
}

/** SQLite has one writer by nature; on PostgreSQL an advisory lock, held to the end, says the same. */
async function takeTheOneWriter(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(7461)`.execute(tx)
}
