import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations'
import type { ReadAtOnce } from './batch.ts'
import { type Ends, openPipeline, sendPipeline } from './compile-once.ts'
import {
  type Mutex,
  notePlace,
  openForAll,
  openGate,
  type Place,
  retryOnConflict,
} from './conflicts.ts'
import {
  type DatabaseObstacle,
  isDatabaseFailure,
  isOutcomeUnknown,
  isUnopened,
} from './failures.ts'
import type { Grouping, Patience, Reader, Snapshot, TablePatience, Transaction } from './handles.ts'
import type { LostTail } from './lost-tail.ts'
import { migrateToLatest, missingMigrations, type Triggers } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import type { Reserve } from './reserve.ts'
import { openSqlite, type SqliteOptions } from './sqlite.ts'
import { timeLimits } from './time-limits.ts'
import type { Vault } from './vault.ts'
import { groupCommits } from './write-turns.ts'

/** One database behind the same stores, SQLite or PostgreSQL. */
export interface Database {
  engine: 'sqlite' | 'postgres'
  /** Committed state, on connections of its own. */
  reader: Reader
  /**
   * Committed state, for callers that ask several things in parallel: on PostgreSQL the statements are sent
   * without waiting for each other's answers. The connection may be shared with other such readers, so
   * nothing is set on it.
   */
  readAtOnce: ReadAtOnce
  /** The connection that writes, for libraries that bring their own transactions. */
  writer: Kysely<Tables>
  /**
   * Runs one write transaction. What was read inside it is still true when it commits, on both engines and
   * across processes: SQLite has one writer at a time, and on PostgreSQL one of two that cannot both be
   * true is run again. So `run` may run more than once: it does SQL and nothing else, and tells others only
   * by what it returns.
   * @throws Refusal `service.busy` when each run met a conflict
   */
  write<T>(run: (tx: Transaction) => Promise<T>): Promise<T>
  /**
   * Does the same for small, frequent writes: those that wait together share one transaction and one fsync;
   * each is answered after the commit. When one of them throws, each runs again on its own.
   */
  writeGrouped<T>(run: (tx: Transaction) => Promise<T>, grouping?: Grouping): Promise<T>
  /** What was lost of the log when the last process ended: SQLite itself does not tell. */
  lostTail: LostTail | null
  /** Seals personal values, and opens them where rows leave the database. */
  vault: Vault
  /** The room that is reserved for looking up and reading on a full disk. */
  reserve: Reserve
  /** Returns how many writes wait or are under way in this process. */
  waiting(): number
  /**
   * Takes a lock that only one process can have, e.g. `import`; returns null without waiting when it is
   * taken. The lock ends with the process, even a killed one.
   */
  takeMutex(name: string): Promise<Mutex | null>
  /**
   * Opens one state of the database, while others write on, for reading many parts that belong together.
   * Uses a connection of its own. Close it soon: until then the database keeps whatever is overwritten.
   */
  openSnapshot(): Promise<Snapshot>
  /** Brings the schema up to date; returns the names of the migrations that ran. */
  migrate(patience?: TablePatience): Promise<string[]>
  /** Returns the names of the migrations that the database lacks; changes nothing. */
  missingMigrations(): Promise<string[]>
  /**
   * Throws when the database does not answer or accepts no changes: a `DatabaseObstacle` where one sentence
   * says why.
   */
  ready(): Promise<void>
  /** Tells when the database begins to run out of room or connections, although it answers. */
  onShortage(told: (reason: string) => void): void
  /** Waits until the database answers, or not at all without a patience; throws the reason if it did not. */
  waitUntilThere(patience?: Patience): Promise<void>
  /** Resolves when only a fresh start is safe: the disk failed below SQLite. */
  failed: Promise<DatabaseObstacle>
  /**
   * Examines an SQLite file before anything is built on it: all of it where the last writer did not close it, where it
   * is small, or where `whole` is asked for.
   * @throws DatabaseObstacle when it is damaged
   */
  refuseIfDamaged(asked?: { whole?: boolean }): Promise<void>
  /** Returns which of these tables are missing. */
  missingTables(tables: readonly string[]): Promise<string[]>
  /**
   * Returns what is wrong with the database itself, a part of a sentence each; reads everything once.
   * @param tables those that must exist
   * @param triggers those that must exist
   */
  examine(tables: readonly string[], triggers?: readonly Triggers[]): Promise<string[]>
  close(): Promise<void>
}

/** Opens `postgres://…`, or an SQLite file by its path. */
export function openDatabase(url: string, options?: SqliteOptions): Database {
  const postgres = url.startsWith('postgres://') || url.startsWith('postgresql://')
  const opened = postgres ? openPostgres(url) : openSqlite(url, options)
  const { reader, writer, writing, hurried, migrating, runGroup, ...rest } = opened
  // On SQLite each writer has every turn.
  const [first, gate] =
    opened.engine === 'sqlite'
      ? (['every-turn', openForAll] as const)
      : (['beside', openGate()] as const)
  let waiting = 0
  const writeOn =
    (places: Record<Place, Kysely<Tables>>) =>
    async <T>(run: (tx: Transaction) => Promise<T>): Promise<T> => {
      waiting += 1
      try {
        const attempt = (place: Place) => gate(place, () => transact(places[place], place, run))
        const again = () => retryOnConflict(attempt, first)
        return await again().catch((error: unknown) => {
          if (opened.reserve.madeRoomFor(error)) return again()
          throw error
        })
      } finally {
        waiting -= 1
      }
    }
  const write = writeOn(writing)
  return {
    ...rest,
    reader,
    writer,
    write,
    waiting: () => waiting,
    writeGrouped: groupCommits(write, runGroup, writeOn({ ...writing, beside: hurried })),
    migrate: (patience) => migrateToLatest(migrating, patience),
    missingMigrations: () => missingMigrations(migrating),
    missingTables: (tables) => missingTables(opened.engine, reader, tables),
  }
}

async function missingTables(
  engine: Database['engine'],
  reader: Reader,
  tables: readonly string[],
): Promise<string[]> {
  const there =
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master`
      : sql<{ name: string }>`select tablename as name from pg_tables
          where schemaname = current_schema()`
  const names = new Set((await there.execute(reader)).rows.map(({ name }) => name))
  return tables.filter((table) => !names.has(table))
}

/** Runs one transaction, and once more where a pooled connection had died unnoticed. */
async function transact<T>(
  writing: Kysely<Tables>,
  place: Place,
  run: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const start = performance.now()
  let hasBegun = false
  const once = async () => {
    let ends: Ends | undefined
    try {
      return await writing.transaction().execute(async (tx) => {
        hasBegun = true
        notePlace(tx, place)
        openPipeline(tx)
        const result = await run(tx)
        ends = (await sendPipeline(tx)).ends
        return result
      })
    } catch (error) {
      // The commit of a statement that failed says only that nothing was kept.
      const failed = (await ends)?.find(({ status }) => status === 'rejected')
      throw failed?.status === 'rejected' && !isOutcomeUnknown(error) ? failed.reason : error
    }
  }
  try {
    return await once()
  } catch (error) {
    // Nothing was done yet, and the next connection is new.
    const isStale = !hasBegun || isUnopened(error)
    const isQuick = performance.now() - start < timeLimits.suspicious
    if (isStale && isQuick && isDatabaseFailure(error)) return await once()
    throw error
  }
}
