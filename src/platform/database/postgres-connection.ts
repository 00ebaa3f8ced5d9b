import type { PoolClient, QueryResult } from 'pg'
import { isWriteConflict, WriteConflict } from './conflicts.ts'
import {
  codeOf,
  databaseUnavailable,
  noteUnopened,
  refusalOf,
  refuseUnstorable,
} from './failures.ts'
import { timeLimits } from './time-limits.ts'
import { type Vault, type WrappedRow, wrappedQuery } from './vault.ts'

/** SQLSTATE of a statement after a failed one in the same transaction. */
const aborted = '25P02'

/** What a pool wants of its connections. */
export interface ConnectionRules {
  /** Sent in the same message as `begin`; empty: nothing. */
  opening: string
  /** Milliseconds for one statement. */
  statement: number
  /** Whether the caller that began a transaction runs it again after a conflict. */
  runsAgain?: boolean
  vault: Vault
  /** Called when a statement takes suspiciously long. */
  onSuspicion(): void
  /** Called with each error, which may say that the server runs out of something. */
  onShortage(error: unknown): void
}

/**
 * One connection, as Kysely uses it: each statement has a time limit, each failure an owner, and a driver's
 * error becomes a refusal that says what is known of the change.
 */
export class PostgresConnection {
  readonly #client: PoolClient
  readonly #rules: ConnectionRules
  #inTransaction = false
  #isHurried = false
  /** Rejects when this transaction was not opened as required; then nothing of it is kept. */
  #opened: Promise<void> = Promise.resolve()
  #warned = false
  /** What ended the transaction on this connection, until the next one begins. */
  #conflict: WriteConflict | null = null
  /** The last error of its own in this transaction; every later statement is refused because of it. */
  #failure: unknown = null
  isLost = false

  constructor(client: PoolClient, rules: ConnectionRules) {
    this.#client = client
    this.#rules = rules
    // The pool listens only while a connection is idle; an unhandled error event ends the process.
    client.on('error', () => {
      this.isLost = true
    })
    client.on('end', () => {
      this.isLost = true
    })
    // PostgreSQL only warns when it commits what it could not replicate in time: we do not count that as
    // durable.
    client.on('notice', ({ severity }) => {
      if (severity === 'WARNING') this.#warned = true
    })
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<QueryResult> {
    refuseUnstorable(parameters)
    const isBegin = /^(?:begin|start transaction)/i.test(sql)
    const isEnd = /^(?:commit|rollback)$/i.test(sql)
    // A transaction whose connection is lost is rolled back.
    if (this.isLost && sql === 'rollback') return nothing
    if (this.isLost) throw databaseUnavailable()
    const mayBeKept =
      sql === 'commit' || !(this.#inTransaction || /^\s*(?:select|begin|start)/i.test(sql))
    this.#warned = false
    if (isBegin) return this.#begin(sql)
    const answer = this.#inTime(() => this.#client.query(sql, parameters as unknown[]))
    // Its failure is handled below, unless the transaction was not even opened.
    answer.catch(() => undefined)
    try {
      await this.#opened
    } catch (error) {
      this.#inTransaction = false
      throw error
    }
    try {
      const result = await answer
      if (sql === 'commit' && this.#warned) throw new Error('The commit was not replicated')
      // PostgreSQL rolls back a transaction with a failed statement, and calls that an answer.
      if (sql === 'commit' && result.command === 'ROLLBACK')
        throw this.#conflict ?? new Error('A statement failed unnoticed, so nothing was kept')
      // Several statements at once have several answers; none of ours that has rows.
      if (result.rows) await this.#openValues(result.rows)
      return result
    } catch (reason) {
      const error = this.#causeOf(reason)
      this.#rules.onShortage(error)
      if (this.#rules.runsAgain && isWriteConflict(error))
        this.#conflict ??= new WriteConflict('In conflict with another writer', { cause: error })
      // Whatever follows in this transaction fails because of it.
      if (this.#conflict && !this.isLost) throw this.#conflict
      // Whether it failed before or after the commit, this connection is of no further use.
      if (sql === 'commit' && this.#warned) this.isLost = true
      // Read-only: the host is no longer the primary, and a new connection finds out which is.
      if (codeOf(error) === '25006') this.isLost = true
      throw refusalOf(error, { mayBeKept, isLost: this.isLost })
    } finally {
      if (isEnd) this.#inTransaction = false
    }
  }

  /** Opens the sealed values of rows with keys that the same connection reads. */
  async #openValues(rows: readonly unknown[]): Promise<void> {
    const { vault } = this.#rules
    const holders = vault.open(rows)
    if (holders.length === 0) return
    const keys = () => this.#client.query<WrappedRow>(`${wrappedQuery} = any($1)`, [holders])
    vault.learn((await this.#inTime(keys)).rows)
    vault.open(rows, true)
  }

  /** Returns what failed first where PostgreSQL only says that the transaction is aborted. */
  #causeOf(error: unknown): unknown {
    if (codeOf(error) !== aborted) this.#failure = error
    return this.#failure ?? error
  }

  /**
   * Sends everything that a transaction needs first in one message, so that it takes one round trip. A
   * hurried caller sends its first statements without waiting for that answer, and gets both together.
   */
  async #begin(sql: string): Promise<QueryResult> {
    this.#conflict = null
    this.#failure = null
    this.#inTransaction = true
    this.#opened = this.#open(`${sql};${this.#rules.opening}`)
    this.#opened.catch(() => undefined)
    if (!this.#isHurried) await this.#opened
    return nothing
  }

  async #open(message: string): Promise<void> {
    const end = performance.now() + timeLimits.lock
    try {
      while (!(await this.#hasOpened(message, end)));
    } catch (error) {
      // Begun, but not as required: nobody rolls that back, and the next transaction would be within it.
      this.isLost = true
      if (this.#rules.runsAgain && isWriteConflict(error))
        throw new WriteConflict('In conflict with another writer', { cause: error })
      throw noteUnopened(refusalOf(error, { mayBeKept: false, isLost: true }))
    }
  }

  /** Returns false when another transaction took the awaited turn in between. */
  async #hasOpened(message: string, end: number): Promise<boolean> {
    try {
      await this.#inTime(() => this.#client.query(message))
      return true
    } catch (error) {
      if (codeOf(error) !== '55P03' || performance.now() > end) throw error
      await this.#inTime(() => this.#client.query('rollback'))
      return false
    }
  }

  /** Until it is released, the first statements of the next transaction travel with those that open it. */
  hurry(): this {
    this.#isHurried = true
    return this
  }

  release(discarded: boolean): void {
    this.#isHurried = false
    this.#client.release(discarded || this.isLost)
  }

  /** Cuts the connection silently, as for one that no longer answers. */
  cut(): void {
    this.isLost = true
    ;(this.#client as unknown as WithStream).connection.stream.destroy()
  }

  async #inTime<T>(run: () => Promise<T>): Promise<T> {
    const suspicion = setTimeout(() => this.#rules.onSuspicion(), timeLimits.suspicious)
    // After handling what has arrived: this process may be the one that stood still.
    const end = setTimeout(() => setImmediate(() => isOpen && this.cut()), this.#rules.statement)
    let isOpen = true
    try {
      return await run()
    } finally {
      isOpen = false
      clearTimeout(suspicion)
      clearTimeout(end)
    }
  }
}

interface WithStream {
  connection: { stream: { destroy(): void } }
}

const nothing = { command: '', rowCount: null, rows: [], oid: 0, fields: [] } as QueryResult
