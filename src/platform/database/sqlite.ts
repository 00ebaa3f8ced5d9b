import { statSync } from 'node:fs'
import type BetterSqlite3 from 'better-sqlite3'
import { Kysely, SqliteDialect, sql } from 'kysely'
import type { Tables } from '#migrations'
import { type ReadAtOnce, type ReadTogether, readTogether } from './batch.ts'
import { openCheckpoints, openWriteAheadLog, type SyncLog } from './checkpoints.ts'
import { allowStatements, type BeforeEach, withPreparedStatements } from './compile-once.ts'
import { takeMutexOnFile } from './conflicts.ts'
import { DurableSqliteDialect } from './durable-dialect.ts'
import { examineSqlite, refuseDamagedBeside } from './encrypt-file.ts'
import { DatabaseObstacle, databaseUnavailable, type Trouble } from './failures.ts'
import { type FileKey, openFile } from './file-key.ts'
import type { Snapshot } from './handles.ts'
import { findLostTail } from './lost-tail.ts'
import { oneByOne } from './postgres-server.ts'
import { openReserve, type Reserve } from './reserve.ts'
import { noteVault } from './sealed-values.ts'
import { Vault } from './vault.ts'
import { isBusy, openWriteTurn, tellState, type WriteTurn } from './write-turns.ts'

export interface SqliteOptions {
  /** Of an encrypted file; by default the file is in plain. */
  key?: FileKey
  /** Replaceable for tests that need a slow or a failing disk. */
  syncLog?: SyncLog
}

/**
 * Opens an SQLite file with one writing and one reading connection (WAL: they do not block each other). An
 * acknowledged commit survives a power cut because we sync the log ourselves (decision 0007):
 * synchronous=NORMAL leaves out just that one fsync, which would stop the whole process. The reading
 * connection is closed first: the last one folds the log into the file only if it may write, and then the
 * file alone is the whole database for anybody who copies it.
 */
export function openSqlite(path: string, options: SqliteOptions = {}) {
  const { key = null } = options
  const wasCut = hasLog(path)
  // Before anybody reads the log, and forgets what is behind its damage.
  const lostTail = wasCut ? findLostTail(path) : null
  const reserve = openReserve(path)
  // A start on a full disk needs some of its room.
  reserve.isGivenUp()
  const writing = openWriting(path, key)
  // What is left there would be counted again after the next kill.
  if (lostTail) writing.pragma('wal_checkpoint(TRUNCATE)')
  const reading = openFile(path, key, { readonly: true })
  tune(reading)
  const failure = openFailure()
  const trouble = { noteFull: reserve.noteFull, noteDamage: failure.noteDamage }
  const vault = new Vault()
  const openSnapshot = async (): Promise<Snapshot> => {
    const own = openFile(path, key, { readonly: true })
    tune(own)
    const kysely = kyselyOn(own, { trouble, vault })
    const tx = await kysely.startTransaction().execute()
    // SQLite takes the snapshot with the first read, not with BEGIN.
    await sql`select 1 from sqlite_master`.execute(tx)
    return { tx, close: () => kysely.destroy() }
  }
  const turn = openWriteTurn()
  const together = readTogether(reading)
  // A reader that was told of a commit sees it.
  const durably = { turn, reserve, trouble, vault, failure, onCommit: together.renew }
  const writer: Kysely<Tables> = durableOn(writing, { ...options, ...durably })
  const reader = kyselyOn(reading, { trouble, vault, together })
  return {
    engine: 'sqlite' as const,
    vault,
    lostTail,
    // Its readiness looks at the disk itself.
    onShortage: () => undefined,
    reserve,
    reader,
    readAtOnce: ((run) => run(reader)) as ReadAtOnce,
    writer,
    // One writer at a time, whatever the turn.
    writing: { beside: writer, ledger: writer, 'record-numbers': writer, 'every-turn': writer },
    hurried: writer,
    migrating: writer,
    runGroup: oneByOne,
    openSnapshot,
    takeMutex: async (name: string) => takeMutexOnFile(`${path}.${name}.lock`),
    ready: async () => {
      if (failure.reason) throw failure.reason
      if (failure.isDamaged) throw new DatabaseObstacle(damaged)
      if (reserve.isGivenUp()) throw new DatabaseObstacle(noRoomLeft)
      await sql`select 1`.execute(reader)
      if (turn.isOverdue && isHeld(writing)) throw new DatabaseObstacle(held)
    },
    waitUntilThere: async () => undefined,
    failed: failure.failed,
    refuseIfDamaged: async ({ whole = false } = {}) => {
      const isQuick = statSync(path).size < quicklyRead
      if (wasCut || whole || isQuick) await refuseDamagedBeside(reading, key)
    },
    examine: examineSqlite.bind(null, reader),
    close: () => closeBoth({ writing, writer, reading, reader }, failure.reason !== null),
  }
}

function openWriting(path: string, key: FileKey): BetterSqlite3.Database {
  const writing = openFile(path, key)
  writing.pragma('journal_mode = WAL')
  tune(writing)
  writing.pragma('synchronous = NORMAL')
  // Overwrites what is deleted: otherwise purged rows stay in free pages, and in every later copy of the file.
  writing.pragma('secure_delete = ON')
  // The wait for the lock is ours, without blocking the process (write-turn.ts).
  writing.pragma('busy_timeout = 0')
  return writing
}

interface Both {
  writing: BetterSqlite3.Database
  writer: Kysely<Tables>
  reading: BetterSqlite3.Database
  reader: Kysely<Tables>
}

/** After a failure the next start needs the log: the reading connection, closed last, keeps it. */
async function closeBoth({ writing, writer, reading, reader }: Both, hasFailed: boolean) {
  // Kysely closes only a connection on which it ran a query of its own.
  const closeReader = async () => {
    await reader.destroy()
    reading.close()
  }
  if (!hasFailed) await closeReader()
  await writer.destroy()
  writing.close()
  if (hasFailed) await closeReader()
}

/** Looking up and reading continue as long as the reserve lasts. */
const noRoomLeft = 'the disk of the database has no room left'

const damaged = 'the database is damaged; restore it from a backup'

/** So many bytes are read at each start, in about a second. */
const quicklyRead = 256 * 1024 * 1024

const held = 'another process holds the lock of the database'

/** Tells whether the lock is still held elsewhere; asks without waiting. */
function isHeld(connection: BetterSqlite3.Database): boolean {
  if (connection.inTransaction) return false
  try {
    connection.exec('begin immediate; rollback')
    return false
  } catch (error) {
    if (isBusy(error)) return true
    throw error
  }
}

/** Tells whether the log is not empty: then the last writer did not close the database. */
function hasLog(path: string): boolean {
  return (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0
}

type Failure = ReturnType<typeof openFailure>

/** Knows whether the disk has failed below SQLite, and whether damaged pages were met. */
function openFailure() {
  const { promise, resolve } = Promise.withResolvers<DatabaseObstacle>()
  const failure = {
    reason: null as DatabaseObstacle | null,
    failed: promise,
    isDamaged: false,
    noteDamage: () => {
      failure.isDamaged = true
    },
    /** What is written on damaged pages would be acknowledged and lost. */
    refuseWrites: (sql: string) => {
      if (failure.isDamaged && !/^rollback/i.test(sql)) throw databaseUnavailable()
    },
    fail: () => {
      failure.reason = new DatabaseObstacle(
        'the disk does not accept what is written to the database',
      )
      resolve(failure.reason)
    },
  }
  return failure
}

interface Around {
  trouble: Trouble
  vault: Vault
  together?: ReadTogether
}

function kyselyOn(
  connection: BetterSqlite3.Database,
  { trouble, vault, together }: Around,
): Kysely<Tables> {
  const beforeEach = together?.beforeEach
  const database = withPreparedStatements(connection, trouble, {
    vault,
    ...(beforeEach && { beforeEach }),
  })
  const kysely = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
  allowStatements(kysely, database.prepare, !connection.readonly)
  if (together) tellState(kysely, together.state)
  return noteVault(kysely, vault)
}

interface Durably {
  turn: WriteTurn
  reserve: Reserve
  trouble: Trouble
  vault: Vault
  failure: Failure
  onCommit(): void
}

function durableOn(
  connection: BetterSqlite3.Database,
  {
    key = null,
    syncLog,
    turn,
    reserve,
    trouble,
    vault,
    failure,
    onCommit,
  }: SqliteOptions & Durably,
): Kysely<Tables> {
  const alone = (run: () => Promise<void>) => kysely.connection().execute(run)
  const checkpoints = openCheckpoints({ writing: connection, key }, alone, reserve.isGivenUp)
  const log = openWriteAheadLog({
    path: connection.name,
    onCommit: () => {
      onCommit()
      checkpoints.noteCommit()
    },
    onClose: checkpoints.close,
    onFailure: failure.fail,
    ...(syncLog ? { sync: syncLog } : {}),
  })
  const beforeEach = (statement: Parameters<BeforeEach>[0]) => {
    failure.refuseWrites(statement.sql)
    log.note(statement)
  }
  const database = withPreparedStatements(connection, trouble, { vault, beforeEach })
  const dialect = new DurableSqliteDialect({ sqlite: connection, database, log, turn })
  const kysely = new Kysely<Tables>({ dialect })
  allowStatements(kysely, database.prepare, true)
  return noteVault(kysely, vault)
}

/** busy_timeout in milliseconds; cache_size negative means kibibytes. */
function tune(connection: BetterSqlite3.Database): void {
  connection.pragma('foreign_keys = ON')
  // A reader meets a lock only briefly, while another process recovers the log.
  connection.pragma('busy_timeout = 250')
  connection.pragma('cache_size = -4000')
}
