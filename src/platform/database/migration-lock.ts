import {
  type Kysely,
  type MigrationLockOptions,
  PostgresAdapter,
  PostgresDialect,
  sql,
} from 'kysely'
import { timeLimits } from './time-limits.ts'

/**
 * PostgreSQL for migrations. Kysely serialises them by a session lock, which a pooler passes on with the
 * connection; here a row is locked until the end of the transaction in which all of them run.
 */
export class MigratingDialect extends PostgresDialect {
  override createAdapter() {
    return new RowLock()
  }
}

class RowLock extends PostgresAdapter {
  override async acquireMigrationLock(
    tx: Kysely<unknown>,
    { lockTable, lockRowId }: MigrationLockOptions,
  ): Promise<void> {
    await sql`set local lock_timeout = ${sql.lit(timeLimits.tables)}`.execute(tx)
    await sql`select 1 from ${sql.table(lockTable)} where "id" = ${lockRowId} for update`.execute(
      tx,
    )
    await sql`set local lock_timeout = ${sql.lit(timeLimits.lockOfTable)}`.execute(tx)
  }

  override async releaseMigrationLock(): Promise<void> {
    // Released with the transaction.
  }
}
