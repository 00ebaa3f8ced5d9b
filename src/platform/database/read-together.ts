import type BetterSqlite3 from 'better-sqlite3'
import type { BeforeEach } from './prepared-statements.ts'

/** From then on the newest state is read: whoever goes through a whole table holds none of it for long. */
const mostTogether = 100

/** Reads of one SQLite connection that wait for nothing between them. */
export interface ReadTogether {
  beforeEach: BeforeEach
  /** From here on the newest state is read. */
  renew(): void
}

/**
 * What is read without waiting for anything is read from one state of the database: a transaction begins with the
 * second statement, and ends once no promise is left that can go on by itself. To take and give back SQLite's locks
 * for each statement costs several times what a small one does; to begin and end costs as much as one of them.
 */
export function readTogether(sqlite: BetterSqlite3.Database): ReadTogether {
  const begin = sqlite.prepare('begin')
  const commit = sqlite.prepare('commit')
  let statements = 0
  let isOpen = false

  function renew(): void {
    statements = 0
    if (!isOpen) return
    isOpen = false
    // SQLite itself ends one in which the disk failed.
    if (sqlite.open && sqlite.inTransaction) commit.run()
  }

  function beforeEach({ sql }: { sql: string }): void {
    // Somebody's own transaction, or enough.
    if (sql === 'begin' || statements === mostTogether) renew()
    statements += 1
    // Ticks come after all promises that are settled by then.
    if (statements === 1) process.nextTick(renew)
    if (statements < 2 || isOpen || sqlite.inTransaction) return
    begin.run()
    isOpen = true
  }

  return { beforeEach, renew }
}
