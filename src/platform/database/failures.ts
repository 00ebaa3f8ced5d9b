import { statfsSync } from 'node:fs'
import { createRequire } from 'node:module'
import type BetterSqlite3 from 'better-sqlite3'
import type { DatabaseError } from 'pg'
import { noRoom, Refusal, refusal } from '#platform/errors'
import { isStorable, notStorable } from '#platform/text.schema'
import { type Vault, type WrappedRow, wrappedQuery } from './vault.ts'

type Library = typeof import('pg')

let loaded: Library | undefined

/** Returns the library for PostgreSQL, loaded when it is first asked for: most installations need none. */
export function pg(): Library {
  loaded ??= createRequire(import.meta.url)('pg') as Library
  return loaded
}

/** Tells whether the server of PostgreSQL itself refused. */
function isOfServer(error: unknown): error is DatabaseError {
  return loaded !== undefined && error instanceof loaded.DatabaseError
}

/** Less room than this on a disk, in bytes, counts as none: SQLite grows its files by up to this much at a time. */
const nothing = 1024 * 1024

/** Tells whether the disk of a file is full. */
export function isFull(path: string): boolean {
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize < nothing
}

/** What is told of statements that failed. */
export interface Trouble {
  /** A statement found no room; with the refusal that was made of it. */
  noteFull(refused: Refusal): void
  /** A statement met pages that SQLite cannot make sense of. */
  noteDamage(): void
}

/**
 * Refuses texts that PostgreSQL does not store, on both engines and before a statement runs: SQLite would take them, and
 * no later backup could be restored into PostgreSQL. Whatever comes from outside is checked where it comes in, with the
 * name of its field; this is for the door that nobody thought of.
 */
export function refuseUnstorable(parameters: unknown): void {
  if (typeof parameters === 'string') {
    if (!isStorable(parameters)) throw refusal('request.invalid', { message: notStorable })
  } else if (Array.isArray(parameters)) for (const each of parameters) refuseUnstorable(each)
}

/**
 * Prepares a statement that refuses with a code where the file or its disk fails; any other error is a
 * defect and thrown as it is. On a connection that writes, a lock held elsewhere is also thrown as it is:
 * the caller waits for it (write-turn.ts).
 */
export function prepareRefusing(
  sqlite: BetterSqlite3.Database,
  sql: string,
  { noteFull, noteDamage }: Trouble,
  vault?: Vault,
): BetterSqlite3.Statement {
  const isCommit = /^commit/i.test(sql)
  const attempt = <Arguments extends unknown[], T>(run: (...values: Arguments) => T) => {
    return (...values: Arguments): T => {
      refuseUnstorable(values)
      const endsItself = isCommit || !sqlite.inTransaction
      try {
        return run(...values)
      } catch (error) {
        if (isDamage(error)) noteDamage()
        const refused = refusalOfSqlite(error, sqlite, endsItself)
        if (refused instanceof Refusal && refused.code === 'service.no_room') noteFull(refused)
        throw refused
      }
    }
  }
  const statement = attempt(() => sqlite.prepare(sql))()
  const all = attempt(statement.all.bind(statement))
  statement.all = vault ? (...values) => opened(sqlite, vault, all(...values)) : all
  statement.run = attempt(statement.run.bind(statement))
  return statement
}

/** Opens the sealed values of rows with keys that the same connection reads. */
function opened(sqlite: BetterSqlite3.Database, vault: Vault, rows: unknown[]): unknown[] {
  const holders = vault.open(rows)
  if (holders.length === 0) return rows
  const wrapped = sqlite.prepare<[string], WrappedRow>(`${wrappedQuery} = ?`)
  vault.learn(holders.flatMap((holder) => wrapped.get(holder) ?? []))
  vault.open(rows, true)
  return rows
}

/** Tells whether SQLite met pages of the file that do not fit together. */
export function isDamage(error: unknown): boolean {
  const code = String((error as { code?: unknown }).code)
  return code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB'
}

/**
 * Returns the refusal for an error of SQLite.
 * @param endsItself whether the statement would have made its write durable
 */
function refusalOfSqlite(
  error: unknown,
  { name, readonly }: BetterSqlite3.Database,
  endsItself: boolean,
): unknown {
  const code = String((error as { code?: unknown }).code)
  // The page that did not fit came before the end of the transaction.
  if (code === 'SQLITE_FULL') return noRoom()
  if (isDamage(error)) return databaseUnavailable()
  if (error instanceof Error && error.message.startsWith('no such table: '))
    return tableMissing(error)
  if (code.startsWith('SQLITE_BUSY')) return readonly ? databaseUnavailable() : error
  if (!code.startsWith('SQLITE_IOERR') && code !== 'SQLITE_CANTOPEN') return error
  if (!readonly && endsItself) return outcomeUnknown()
  return isFull(name) ? noRoom() : databaseUnavailable()
}

/** What prevents a start, in one sentence that says what to do. Nothing was changed. */
export class DatabaseObstacle extends Error {}

/** Seconds after which a caller may try again: recovering takes less than one. */
const retryAfter = 2

/** Returns the refusal for a database that does not answer, or not in time; nothing of this transaction was kept. */
export function databaseUnavailable(): Refusal {
  return refusal('service.database_unavailable', { retryAfter })
}

/** Returns the refusal for a database that went away between a commit and its answer. */
export function outcomeUnknown(): Refusal {
  return refusal('service.outcome_unknown', { retryAfter })
}

/** Tells whether a transaction that ended with this error may have been kept all the same. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'service.outcome_unknown'
}

const failures = [
  'service.database_unavailable',
  'service.outcome_unknown',
  'service.no_room',
  'service.busy',
]

/** Tells whether it failed because of the database, or the way to it, and not because of the statement. */
export function isDatabaseFailure(error: unknown): boolean {
  return error instanceof Refusal && failures.includes(error.code)
}

/**
 * SQLSTATE classes (PostgreSQL, appendix A) by which a server says that it cannot serve, not that the
 * statement is wrong: connection, resources, intervention by an operator, system, internal.
 */
const serverClasses = ['08', '53', '57', '58', 'XX']

/** Codes of the same meaning: read-only, too long idle in a transaction, no lock in time, conflicts. */
const serverCodes = ['25006', '25P03', '55P03', '40001', '40P01']

/** The statement and its transaction were ended; the server keeps running and reports it reliably. */
const certain = ['57014', '53200', '53400']

const undefinedTable = '42P01'

/** Returns the refusal for a table that the schema has and the database lost; the cause is for the log. */
function tableMissing(cause: unknown): Refusal {
  const refused = databaseUnavailable()
  refused.cause = cause
  return refused
}

/** No lock in time, or only with a deadlock: another transaction works with the same rows. */
const inUse = ['55P03', '40P01']
const uses = new WeakSet<object>()

/** Tells whether it failed because others have the lock that it needed. */
export function isInUse(error: unknown): boolean {
  return error instanceof Refusal && uses.has(error)
}

interface Circumstances {
  /** Whether the statement may have been made durable before its answer was lost. */
  mayBeKept: boolean
  /** Whether the connection is gone, or was cut by us because it did not answer. */
  isLost: boolean
}

/** Returns the refusal that a driver's error means to the caller; the error itself when it is a defect. */
export function refusalOf(error: unknown, { mayBeKept, isLost }: Circumstances): unknown {
  const code = codeOf(error)
  if (code === '53100') return noRoom()
  if (code === undefinedTable) return tableMissing(error)
  const isFailure =
    isLost || serverClasses.includes(code?.slice(0, 2) ?? '') || serverCodes.includes(code ?? '')
  if (!isFailure) return error
  const isCertain =
    code !== null && (serverCodes.includes(code) || certain.includes(code)) && code !== '25P03'
  const refused = mayBeKept && !isCertain ? outcomeUnknown() : databaseUnavailable()
  if (code !== null && inUse.includes(code)) uses.add(refused)
  return refused
}

const unopened = new WeakSet<object>()

/** Marks why a transaction was not opened, and returns the error. */
export function noteUnopened(error: unknown): unknown {
  if (error instanceof Refusal) unopened.add(error)
  return error
}

/** Tells whether its transaction was never opened, so that nothing of it was done, whatever was sent after. */
export function isUnopened(error: unknown): boolean {
  return error instanceof Refusal && unopened.has(error)
}

/** Returns the SQLSTATE when it was the server that refused. */
export function codeOf(error: unknown): string | null {
  return isOfServer(error) ? (error.code ?? null) : null
}

/** SQLite reports most damage, and does not read on where the first pages are damaged. */
export function isWhole(file: BetterSqlite3.Database, check: string): boolean {
  try {
    return file.pragma(`${check}(1)`, { simple: true }) === 'ok'
  } catch (error) {
    if (isDamage(error)) return false
    throw error
  }
}
