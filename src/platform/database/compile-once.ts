import type BetterSqlite3 from 'better-sqlite3'
import type { CompiledQuery, DialectAdapter, SqliteDatabase } from 'kysely'
import type { Tables } from '#migrations'
import { prepareRefusing, type Trouble } from './failures.ts'
import type { Reader, Soon, Transaction } from './handles.ts'
import type { Vault } from './vault.ts'

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
  { vault, beforeEach = () => undefined }: { vault?: Vault; beforeEach?: BeforeEach } = {},
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
    const statement = prepareRefusing(sqlite, text, trouble, vault)
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
function statementOn(tx: Reader, query: { sql: string }): BetterSqlite3.Statement | undefined {
  const connection = connections.get(tx.getExecutor().adapter)
  if (connection === undefined || (connection.writes && !tx.isTransaction)) return undefined
  return connection.prepare(query.sql)
}

/** Tells whether what `compileOnce` makes is answered here without waiting. */
export function answersAtOnce(tx: Transaction): boolean {
  return connections.has(tx.getExecutor().adapter)
}

/** A placeholder for an argument while a query is compiled. */
class Slot {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }
}

/** What Kysely's builders and its `sql` have in common. */
interface Compiles<Row> {
  compile(tx: Reader): CompiledQuery<Row>
}

/**
 * Makes a query for the busiest paths: it is built and compiled when first run on an engine. From then on
 * it only gets its parameters, and on SQLite runs without a promise, which takes a fraction of the time.
 * So `build` must pass its arguments on as parameters and not branch on them.
 */
export function compileOnce<Arguments extends (string | number)[], Row>(
  build: (tx: Reader, ...values: Arguments) => Compiles<Row>,
): (tx: Reader, ...values: Arguments) => Soon<Row[]> {
  const compiled = new WeakMap<DialectAdapter, CompiledQuery<Row>>()
  return (tx, ...values) => {
    const { adapter } = tx.getExecutor()
    let query = compiled.get(adapter)
    if (query === undefined) {
      const slots = values.map((_, index) => new Slot(index)) as unknown[]
      query = build(tx, ...(slots as Arguments)).compile(tx)
      compiled.set(adapter, query)
    }
    const parameters = query.parameters.map((one) =>
      one instanceof Slot ? values[one.index] : one,
    )
    const statement = statementOn(tx, query)
    if (statement) return statement.all(parameters) as Row[]
    return tx.executeQuery<Row>({ ...query, parameters }).then(({ rows }) => rows)
  }
}

/** Does the same for adding a row; every row of a table has the same columns. */
export function insertOnce<Name extends keyof Tables>(
  table: Name,
): (tx: Transaction, row: Tables[Name]) => Promise<void> {
  const inserted = insertion(table)
  return async (tx, row) => {
    const query = inserted(tx, row)
    if (query) await tx.executeQuery(query)
  }
}

/** Does the same for a row that ends a transaction: on PostgreSQL it travels with the commit. */
export function insertLast<Name extends keyof Tables>(
  table: Name,
): (tx: Transaction, row: Tables[Name]) => void {
  const inserted = insertion(table)
  return (tx, row) => {
    const query = inserted(tx, row)
    if (query) pipelineRow(tx, { table, row, query })
  }
}

/** Adds a row immediately where that takes no time; else returns the statement that adds it. */
function insertion<Name extends keyof Tables>(
  table: Name,
): (tx: Transaction, row: Tables[Name]) => CompiledQuery | null {
  const compiled = new WeakMap<DialectAdapter, CompiledQuery>()
  const columns: (keyof Tables[Name])[] = []
  return (tx, row) => {
    const { adapter } = tx.getExecutor()
    let query = compiled.get(adapter)
    if (query === undefined) {
      if (columns.length === 0) columns.push(...(Object.keys(row) as (keyof Tables[Name])[]))
      const inOrder = Object.fromEntries(columns.map((column) => [column, row[column]]))
      query = tx
        .insertInto(table)
        .values(inOrder as never)
        .compile()
      compiled.set(adapter, query)
    }
    const parameters = columns.map((column) => row[column])
    const statement = statementOn(tx, query)
    if (!statement) return { ...query, parameters }
    statement.run(parameters)
    return null
  }
}

/** A row that is added at the end, and the statement that would add it alone. */
interface PipelinedRow {
  table: keyof Tables
  row: object
  query: CompiledQuery
}

/** A statement for all who ask alike. */
interface Together<Asked, Row, Answer> {
  /** What two must have in common to share a statement. */
  alike: (asked: Asked) => unknown
  ask: (
    tx: Transaction,
    asked: readonly Asked[],
  ) => { query: CompiledQuery<Row>; answers: (rows: readonly Row[]) => readonly Answer[] }
}

/** Something that is asked at the end, of whichever types. */
interface PipelinedQuestion {
  together: Together<unknown, unknown, unknown>
  asked: unknown
  answered: PromiseWithResolvers<unknown>
}

interface Pipeline {
  rows: PipelinedRow[]
  questions: PipelinedQuestion[]
}

const kept = new WeakMap<Transaction, Pipeline>()

/**
 * Starts to collect the last statements of a transaction, together with those of another that shares its
 * connection.
 */
export function openPipeline(tx: Transaction, shared?: Transaction): void {
  kept.set(tx, (shared && kept.get(shared)) ?? { rows: [], questions: [] })
}

/** What travels with the commit is answered after it: a verb returns this, and its caller waits for `answer`. */
export interface Later<Answer> {
  answer: Promise<Answer>
}

/**
 * Makes a statement whose answer the verb does not need: it travels with the commit, one for all callers that share the
 * transaction. If it fails, nothing of the transaction is kept, and the verb's caller hears that.
 */
export function askLast<Asked, Row, Answer>(
  together: Together<Asked, Row, Answer>,
): (tx: Transaction, asked: Asked) => Later<Answer> {
  return (tx, asked) => {
    const answered = Promise.withResolvers<Answer>()
    // Whoever began the transaction hears of a failure by its commit.
    answered.promise.catch(() => undefined)
    pipelineOf(tx).questions.push({ together, asked, answered } as never)
    return { answer: answered.promise }
  }
}

/**
 * Keeps a row for the end of its transaction, where one statement adds it with the others of its table and
 * travels with the commit. Only for rows whose result the verb does not need: if the statement fails,
 * nothing of the transaction is kept.
 */
function pipelineRow(tx: Transaction, last: PipelinedRow): void {
  pipelineOf(tx).rows.push(last)
}

function pipelineOf(tx: Transaction): Pipeline {
  const pipeline = kept.get(tx)
  if (!pipeline) throw new Error('Nobody would send it: the transaction was not begun by `write`')
  return pipeline
}

/**
 * Sends what was kept and waits for no answer, so that a commit right after it travels with it: on
 * PostgreSQL a commit after a failed statement is a rollback. Returns a promise of how the statements
 * ended.
 */
export async function sendPipeline(tx: Transaction): Promise<{ ends: Ends }> {
  const { rows, questions } = kept.get(tx) ?? { rows: [], questions: [] }
  if (rows.length + questions.length === 0) return { ends: Promise.resolve([]) }
  const byTable = Map.groupBy(rows, ({ table }) => table)
  const inserts = [...byTable].map(([table, some]) => adding(tx, table, some))
  const asked = [...Map.groupBy(questions, ({ together }) => together)].flatMap(([of, all]) =>
    [...Map.groupBy(all, ({ asked }) => of.alike(asked)).values()].map((some) => {
      const values = some.map(({ asked }) => asked)
      return { ...of.ask(tx, values), some }
    }),
  )
  return tx.getExecutor().provideConnection(async (connection) => {
    const send = (query: CompiledQuery) => connection.executeQuery(query)
    const ask = ({ query, answers, some }: (typeof asked)[number]) =>
      send(query).then((result) => {
        const each = answers(result.rows)
        for (const [at, { answered }] of some.entries()) answered.resolve(each[at])
      })
    return { ends: Promise.allSettled([...inserts.map(send), ...asked.map(ask)]) }
  })
}

function adding(
  tx: Transaction,
  table: keyof Tables,
  rows: readonly PipelinedRow[],
): CompiledQuery {
  const [first, ...others] = rows
  if (first && others.length === 0) return first.query
  return tx
    .insertInto(table)
    .values(rows.map(({ row }) => row) as never)
    .compile()
}

export type Ends = Promise<PromiseSettledResult<unknown>[]>
