import { statfsSync } from 'node:fs'
import type BetterSqlite3 from 'better-sqlite3'
import { noRoom, Refusal } from '#platform/errors'
import { databaseUnavailable, outcomeUnknown, tableMissing } from './database-failure.ts'

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
 * Prepares a statement that refuses with a code where the file or its disk fails; any other error is a
 * defect and thrown as it is. On a connection that writes, a lock held elsewhere is also thrown as it is:
 * the caller waits for it (write-turn.ts).
 */
export function prepareRefusing(
  sqlite: BetterSqlite3.Database,
  sql: string,
  { noteFull, noteDamage }: Trouble,
): BetterSqlite3.Statement {
  const isCommit = /^commit/i.test(sql)
  const attempt = <Arguments extends unknown[], T>(run: (...values: Arguments) => T) => {
    return (...values: Arguments): T => {
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
  statement.all = attempt(statement.all.bind(statement))
  statement.run = attempt(statement.run.bind(statement))
  return statement
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
