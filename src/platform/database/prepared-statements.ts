import type BetterSqlite3 from 'better-sqlite3'
import type { DialectAdapter, SqliteDatabase } from 'kysely'
import type { Reader } from './handles.ts'
import { prepareRefusing, type Trouble } from './sqlite-failure.ts'

const mostKept = 500

/** Called with each statement that is about to run. */
export type BeforeEach = (statement: { sql: string; readonly: boolean }) => void

/**
 * Adapts better-sqlite3 for Kysely's dialect, with a bounded cache of prepared statements. Kysely prepares
 * a statement on every execution, which more than halves its speed. Our statements
 * are all built from code, so their number is bounded, and the limit only guards against surprises.
 */
export function withPreparedStatements(
  sqlite: BetterSqlite3.Database,
  trouble: Trouble,
  beforeEach: BeforeEach = () => undefined,
): SqliteDatabase & { prepare: Prepare } {
  const statements = new Map<string, BetterSqlite3.Statement>()
  const prepare = (sql: string) => {
    const statement = statementFor(sql)
    beforeEach({ sql, readonly: statement.readonly })
    return statement
  }
  const statementFor = (sql: string) => {
    const known = statements.get(sql)
    if (known) return known
    if (statements.size >= mostKept) statements.clear()
    // Kysely begins with a plain BEGIN; a write must take the lock immediately, or a second process could
    // make the later upgrade fail with SQLITE_BUSY_SNAPSHOT, which no timeout waits for.
    const isWriting = sql === 'begin' && !sqlite.readonly
    const text = isWriting ? 'begin immediate' : withPlanForAll(sql)
    const statement = prepareRefusing(sqlite, text, trouble)
    statements.set(sql, statement)
    return statement
  }
  return { prepare, close: () => sqlite.close() } as unknown as SqliteDatabase & {
    prepare: Prepare
  }
}

/** A parameter, or something that may contain a question mark that is not one: texts, names, remarks. */
const parameterOrQuoted = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\?/g

/**
 * Returns the same statement with a plan that fits every value. SQLite plans a statement with a limit, or
 * with an equality beside another condition, for the values that it is given. better-sqlite3 clears these
 * after each run, so SQLite compiles the statement again, which takes several times as long as running it.
 * A plus before a parameter changes nothing else (https://www.sqlite.org/lang_expr.html) and keeps the
 * planner from looking at its value.
 */
export function withPlanForAll(sql: string): string {
  return sql.replaceAll(parameterOrQuoted, (part) => (part === '?' ? '+?' : part))
}

type Prepare = (sql: string) => BetterSqlite3.Statement

/** Connections whose statements may run without Kysely. */
const connections = new WeakMap<DialectAdapter, { prepare: Prepare; writes: boolean }>()

/** Lets `statementOn` reach the connection below this Kysely. */
export function allowStatements(kysely: Reader, prepare: Prepare, writes: boolean): void {
  connections.set(kysely.getExecutor().adapter, { prepare, writes })
}

/**
 * Returns a prepared statement of the SQLite connection below, which runs without a promise: Kysely's way
 * to the driver costs about as much as the statement. Returns undefined on PostgreSQL, and on the writing
 * connection outside a transaction, where Kysely makes everybody wait for their turn.
 */
export function statementOn(
  tx: Reader,
  query: { sql: string },
): BetterSqlite3.Statement | undefined {
  const connection = connections.get(tx.getExecutor().adapter)
  if (connection === undefined || (connection.writes && !tx.isTransaction)) return undefined
  return connection.prepare(query.sql)
}
