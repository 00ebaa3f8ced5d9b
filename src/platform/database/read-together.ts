import type BetterSqlite3 from 'better-sqlite3'
import type { BeforeEach } from './prepared-statements.ts'

/**
 * After this many statements the newest state is read: a walk through a whole table does not pin an old
 * state for long.
 */
const mostTogether = 100

/** Reads of one SQLite connection with no wait between them. */
export interface ReadTogether {
  beforeEach: BeforeEach
  /** From here on, the newest state is read. */
  renew(): void
}

/**
 * Reads without a wait between them see one state of the database: a transaction begins with the second
 * statement, and ends when no promise is left that can continue by itself. Taking and releasing SQLite's
 * locks for each statement costs several times as much as a small statement; beginning and ending a
 * transaction costs as much as one.
 */
export function readTogether(sqlite: BetterSqlite3.Database): ReadTogether {
  const begin = sqlite.prepare('begin')
  const commit = sqlite.prepare('commit')
  /** Nobody waits for these two: the statements in between meet the same fault, and tell those who asked. */
  const attempt = (statement: BetterSqlite3.Statement): boolean => {
    try {
      statement.run()
      return true
    } catch {
      if (sqlite.inTransaction) sqlite.exec('rollback')
      return false
    }
  }
  let statements = 0
  let isOpen = false

  function renew(): void {
    statements = 0
    if (!isOpen) return
    isOpen = false
    // SQLite itself ends a transaction in which the disk failed.
    if (sqlite.open && sqlite.inTransaction) attempt(commit)
  }

  function beforeEach({ sql }: { sql: string }): void {
    // The caller's own transaction, or the limit is reached.
    if (sql === 'begin' || statements === mostTogether) renew()
    statements += 1
    // Ticks come after all promises that are settled by then.
    if (statements === 1) process.nextTick(renew)
    if (statements < 2 || isOpen || sqlite.inTransaction) return
    isOpen = attempt(begin)
  }

  return { beforeEach, renew }
}
