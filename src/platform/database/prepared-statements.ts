import type BetterSqlite3 from 'better-sqlite3'
import type { SqliteDatabase } from 'kysely'

const mostKept = 500

/**
 * better-sqlite3 for Kysely's dialect, with a bounded cache of prepared statements. Kysely prepares
 * anew on every execution, which more than halves its speed (docs/performance.md); every statement
 * of ours is built from code, so their number is bounded, and the cache only guards against surprise.
 */
export function withPreparedStatements(sqlite: BetterSqlite3.Database): SqliteDatabase {
  const statements = new Map<string, BetterSqlite3.Statement>()
  const prepare = (sql: string) => {
    const known = statements.get(sql)
    if (known) return known
    if (statements.size >= mostKept) statements.clear()
    // Kysely begins with a plain BEGIN; a write must take the lock at once, or a second process
    // could make the later upgrade fail with SQLITE_BUSY_SNAPSHOT, which no timeout waits for.
    const statement = sqlite.prepare(sql === 'begin' ? 'begin immediate' : sql)
    statements.set(sql, statement)
    return statement
  }
  return { prepare, close: () => sqlite.close() } as unknown as SqliteDatabase
}
