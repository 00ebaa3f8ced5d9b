import type { PoolClient, QueryResult } from 'pg'
import { codeOf, databaseUnavailable, noteUnopened, refusalOf } from './database-failure.ts'
import { isWriteConflict, WriteConflict } from './run-again.ts'
import { timeLimits } from './time-limits.ts'

/** What a pool wants of its connections. */
export interface ConnectionRules {
  /** Sent in the same message as `begin`; empty: nothing. */
  opening: string
  /** Milliseconds for one statement. */
  statement: number
  /** Whether a transaction that was in conflict with another one is run again by who began it. */
  runsAgain?: boolean
  /** Told when a statement takes suspiciously long. */
  onSuspicion(): void
}

/**
 * One connection, as Kysely uses it: each statement has an end, each failure an owner, and what the
 * driver throws becomes a refusal that says what is known of the change.
 */
export class PostgresConnection {
  readonly #client: PoolClient
  readonly #rules: ConnectionRules
  #inTransaction = false
  #isHurried = false
  /** Fails when this transaction was not opened as it has to be; then nothing of it is kept. */
  #opened: Promise<void> = Promise.resolve()
  #warned = false
  /** What ended the transaction on this connection, until the next one begins. */
  #conflict: WriteConflict | null = null
  isLost = false

  constructor(client: PoolClient, rules: ConnectionRules) {
    this.#client = client
    this.#rules = rules
    // The pool listens while a connection is idle only; an error that nobody hears ends the process.
    client.on('error', () => {
      this.isLost = true
    })
    client.on('end', () => {
      this.isLost = true
    })
    // PostgreSQL commits with a warning what it could not replicate in time: that is no promise.
    client.on('notice', ({ severity }) => {
      if (severity === 'WARNING') this.#warned = true
    })
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<QueryResult> {
    const isBegin = /^(?:begin|start transaction)/i.test(sql)
    const isEnd = /^(?:commit|rollback)$/i.test(sql)
    // A transaction that went with its connection is rolled back.
    if (this.isLost && sql === 'rollback') return nothing
    if (this.isLost) throw databaseUnavailable()
    const mayBeKept =
      sql === 'commit' || !(this.#inTransaction || /^\s*(?:select|begin|start)/i.test(sql))
    this.#warned = false
    if (isBegin) return this.#begin(sql)
    const answer = this.#inTime(() => this.#client.query(sql, parameters as unknown[]))
    // Its failure is heard below, unless the transaction was not even opened.
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
      // PostgreSQL rolls back a transaction of which a statement failed, and calls that an answer.
      if (sql === 'commit' && result.command === 'ROLLBACK')
        throw this.#conflict ?? new Error('A statement failed unnoticed, so nothing was kept')
      return result
    } catch (error) {
      if (this.#rules.runsAgain && isWriteConflict(error))
        this.#conflict ??= new WriteConflict('In conflict with another writer', { cause: error })
      // Whatever follows in this transaction fails because of it.
      if (this.#conflict && !this.isLost) throw this.#conflict
      // Whether it failed before or after the commit, this connection is of no further use.
      if (sql === 'commit' && this.#warned) this.isLost = true
      // Read-only: what was the primary is one no more, and a new connection finds out who is.
      if (codeOf(error) === '25006') this.isLost = true
      throw refusalOf(error, { mayBeKept, isLost: this.isLost })
    } finally {
      if (isEnd) this.#inTransaction = false
    }
  }

  /**
   * Everything that a transaction needs first, in one message, so that it takes one round trip. Who is
   * in a hurry sends the first statements without waiting for its answer, and hears of it with theirs.
   */
  async #begin(sql: string): Promise<QueryResult> {
    this.#conflict = null
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
      // Begun, and then not what it has to be: nobody rolls that back, and the next one would be within it.
      this.isLost = true
      if (this.#rules.runsAgain && isWriteConflict(error))
        throw new WriteConflict('In conflict with another writer', { cause: error })
      throw noteUnopened(refusalOf(error, { mayBeKept: false, isLost: true }))
    }
  }

  /** False when somebody took in between what it had waited for. */
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

  /** Until it is released: what the next transaction sends first travels with what opens it. */
  hurry(): this {
    this.#isHurried = true
    return this
  }

  release(discarded: boolean): void {
    this.#isHurried = false
    this.#client.release(discarded || this.isLost)
  }

  /** Cuts the connection without a word, as one does that no longer answers. */
  cut(): void {
    this.isLost = true
    ;(this.#client as unknown as WithStream).connection.stream.destroy()
  }

  async #inTime<T>(run: () => Promise<T>): Promise<T> {
    const suspicion = setTimeout(() => this.#rules.onSuspicion(), timeLimits.suspicious)
    // After a look at what has arrived: this process may be the one that stood still.
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
