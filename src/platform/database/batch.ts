import type BetterSqlite3 from 'better-sqlite3'
import { type DatabaseConnection, type Dialect, Kysely } from 'kysely'
import type { Tables } from '#migrations'
import type { BeforeEach } from './compile-once.ts'
import type { Reader, Soon } from './handles.ts'

/** Reads committed state with statements that do not wait for each other's answers. */
export type ReadAtOnce = <T>(run: (tx: Reader) => Promise<T>) => Promise<T>

/** Connections of the reader's pool that may be used this way at a time; the rest are for sequential reads. */
const mostShared = 4

/**
 * Reads on connections that pipeline: statements that `run` starts without waiting are sent without
 * waiting, so parallel reads take one round trip. Readers at the same time share connections; otherwise,
 * over a slow line, each connection would serve one reader after another and mostly wait. A connection is
 * given back when everything was answered.
 */
export function readingAtOnce(reader: Reader, dialect: Dialect): ReadAtOnce {
  // It never opens a connection: that is the reader's.
  const driver = dialect.createDriver()
  // What is remembered for a reader (the settings) is remembered for each connection.
  const readers = new WeakMap<DatabaseConnection, Reader>()
  const underWay = new WeakMap<DatabaseConnection, Set<Promise<unknown>>>()
  let open: Shared[] = []

  const readerOn = (connection: DatabaseConnection): Reader => {
    const asked = new Set<Promise<unknown>>()
    underWay.set(connection, asked)
    const provideConnection = async <R>(use: (one: DatabaseConnection) => Promise<R>) => {
      const used = use(connection)
      asked.add(used)
      const answered = () => asked.delete(used)
      used.then(answered, answered)
      return used
    }
    const executor = reader.getExecutor().withConnectionProvider({ provideConnection })
    return new Kysely<Tables>({ config: { dialect }, ...{ dialect, driver, executor } })
  }

  function openShared(): Shared {
    const { promise: left, resolve: leave } = Promise.withResolvers<void>()
    const { promise: tx, resolve, reject } = Promise.withResolvers<Reader>()
    const close = () => {
      open = open.filter((one) => one !== shared)
    }
    const shared: Shared = { users: 0, tx, close, leave }
    const held = reader.getExecutor().provideConnection(async (connection) => {
      const known = readers.get(connection) ?? readerOn(connection)
      readers.set(connection, known)
      resolve(known)
      await left
      await Promise.allSettled(underWay.get(connection) ?? [])
    })
    held.catch(reject)
    open.push(shared)
    return shared
  }

  return async (run) => {
    const [quietest] = open.toSorted((a, b) => a.users - b.users)
    const shared = quietest && open.length >= mostShared ? quietest : openShared()
    shared.users += 1
    try {
      return await run(await shared.tx)
    } catch (error) {
      // It may be lost; callers refused quickly on it would make it look the least busy.
      shared.close()
      throw error
    } finally {
      shared.users -= 1
      if (shared.users === 0) {
        shared.close()
        shared.leave()
      }
    }
  }
}

/** A connection that some callers are reading on. */
interface Shared {
  users: number
  /** Resolves once there is a connection. */
  tx: Promise<Reader>
  /** Admits no further callers. */
  close(): void
  /** Gives the connection back. */
  leave(): void
}

/**
 * After this many statements the newest state is read: a walk through a whole table does not pin an old
 * state for long.
 */
const mostTogether = 100

/** Reads of one SQLite connection within one turn of the event loop. */
export interface ReadTogether {
  beforeEach: BeforeEach
  /** From here on, the newest state is read. */
  renew(): void
  /**
   * Returns the number of the state that is read: another one where anything was committed since, by whomever. Undefined
   * where the file cannot be read: the statement that follows tells why.
   */
  state(): number | undefined
}

/**
 * Reads within one turn of the event loop see one state of the database: a transaction begins with the second
 * statement, and ends when everything is answered that had arrived by then. Taking and releasing SQLite's locks for each
 * statement costs as much as a look-up's statement itself; beginning and ending a transaction costs as much as one.
 */
export function readTogether(sqlite: BetterSqlite3.Database): ReadTogether {
  const begin = sqlite.prepare('begin')
  const commit = sqlite.prepare('commit')
  const stateNow = sqlite.prepare('pragma data_version').pluck()
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
  let known: number | undefined

  function renew(): void {
    statements = 0
    known = undefined
    if (!isOpen) return
    isOpen = false
    // SQLite itself ends a transaction in which the disk failed.
    if (sqlite.open && sqlite.inTransaction) attempt(commit)
  }

  function beforeEach({ sql }: { sql: string }): void {
    // The caller's own transaction, or the limit is reached.
    if (sql === 'begin' || statements === mostTogether) renew()
    statements += 1
    // Immediates come after everything that has arrived by then.
    if (statements === 1) setImmediate(renew)
    if (statements < 2 || isOpen || sqlite.inTransaction) return
    isOpen = attempt(begin)
  }

  function state(): number | undefined {
    if (known !== undefined) return known
    beforeEach({ sql: 'pragma data_version' })
    try {
      known = Number(stateNow.get())
    } catch {
      known = undefined
    }
    return known
  }

  return { beforeEach, renew, state }
}

type One<Arguments extends unknown[], Row> = (tx: Reader, ...values: Arguments) => Soon<Row[]>
/** Returns the rows for each caller, in the order of the callers. */
type Many<Arguments extends unknown[], Row> = (
  tx: Reader,
  asked: readonly Arguments[],
) => Promise<Row[][]>

interface Waiting<Arguments extends unknown[], Row> {
  values: Arguments
  resolve(rows: Row[]): void
  reject(error: unknown): void
}

const shared = new WeakSet<Reader>()

/** Marks a transaction in which several callers run side by side. */
export function noteShared(tx: Reader): void {
  shared.add(tx)
}

/**
 * Makes a statement for the busiest paths. Where several callers share a transaction and ask at the same
 * moment, one statement asks for all of them, because PostgreSQL parses and plans each statement again
 * (docs/decisions/0006-two-databases-one-behaviour.md). `many` returns for each caller what `one` would have, in
 * order.
 */
export function batchQuery<Arguments extends unknown[], Row>(
  one: One<Arguments, Row>,
  many: Many<Arguments, Row>,
): One<Arguments, Row> {
  const waiting = new WeakMap<Reader, Waiting<Arguments, Row>[]>()

  async function askFor(tx: Reader, asked: readonly Waiting<Arguments, Row>[]): Promise<Row[][]> {
    const [first, ...others] = asked.map(({ values }) => values)
    if (first && others.length === 0) return [await one(tx, ...first)]
    return await many(
      tx,
      asked.map(({ values }) => values),
    )
  }

  function send(tx: Reader, asked: readonly Waiting<Arguments, Row>[]): void {
    waiting.delete(tx)
    askFor(tx, asked).then(
      (answers) => {
        for (const [index, each] of asked.entries()) each.resolve(answers[index] ?? [])
      },
      (error: unknown) => {
        for (const each of asked) each.reject(error)
      },
    )
  }

  return (tx, ...values) => {
    if (!shared.has(tx)) return one(tx, ...values)
    return new Promise((resolve, reject) => {
      const asking = waiting.get(tx) ?? []
      asking.push({ values, resolve, reject })
      if (asking.length > 1) return
      waiting.set(tx, asking)
      // After all promises that wait for nothing else, so that it still travels with the statements that
      // open the transaction.
      process.nextTick(send, tx, asking)
    })
  }
}
