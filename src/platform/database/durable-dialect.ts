import type BetterSqlite3 from 'better-sqlite3'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import type { WriteAheadLog } from './checkpoints.ts'
import type { WriteTurn } from './write-turns.ts'

interface Durable {
  sqlite: BetterSqlite3.Database
  /** The underlying connection that Kysely uses. */
  database: SqliteDatabase
  log: WriteAheadLog
  turn: WriteTurn
}

/**
 * SQLite whose commits are answered when they are durable, while the event loop goes on: only the promise
 * waits for the disk, not the process. Until then the connection belongs to the commit, so that no writer
 * builds on what a power cut could still take.
 */
export class DurableSqliteDialect extends SqliteDialect {
  readonly #durable: Durable

  constructor(durable: Durable) {
    super({ database: durable.database })
    this.#durable = durable
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdl()
  }

  override createDriver(): Driver {
    return new DurableDriver(this.#durable)
  }
}

/**
 * SQLite rolls back changes of tables, too. Kysely's adapter says otherwise, because some pragmas have no effect inside
 * a transaction.
 */
class TransactionalDdl extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class DurableDriver extends SqliteDriver {
  readonly #durable: Durable
  #connection: DatabaseConnection | undefined

  constructor(durable: Durable) {
    super({ database: durable.database })
    this.#durable = durable
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= durableConnection(await super.acquireConnection(), this.#durable)
    return this.#connection
  }

  override async destroy(): Promise<void> {
    await this.#durable.log.close()
    await super.destroy()
  }
}

function durableConnection(
  connection: DatabaseConnection,
  { sqlite, log, turn }: Durable,
): DatabaseConnection {
  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      // Sent by Kysely after a commit that the disk did not take: nothing is left to roll back.
      if (query.sql === 'rollback' && !sqlite.inTransaction) return { rows: [] }
      const run = () => connection.executeQuery<Row>(query)
      const result = await (sqlite.inTransaction ? run() : turn.take(run))
      // Outside a transaction: after a COMMIT, and after a statement that is its own transaction.
      if (!sqlite.inTransaction) await log.settle(query.sql)
      return result
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  }
}
