import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Tables } from '#migrations'
import type { Snapshot } from './database.ts'

/** PostgreSQL behind a pool. Counts (int8) come as numbers: none of ours exceeds 2^53. */
export function openPostgres(url: string) {
  const types = {
    getTypeParser: ((oid: number, format: 'text') =>
      oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as never,
  }
  const pool = new pg.Pool({ connectionString: url, max: 10, types })
  // An idle connection that the server ends (restart, failover) is replaced on the next use;
  // without a listener Node would take it for an uncaught error and stop.
  pool.on('error', () => undefined)
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const openSnapshot = async (): Promise<Snapshot> => {
    const begin = kysely.startTransaction().setIsolationLevel('repeatable read')
    const tx = await begin.setAccessMode('read only').execute()
    // PostgreSQL takes the snapshot with the first query, not with BEGIN.
    await sql`select 1`.execute(tx)
    return { tx, close: () => tx.rollback().execute() }
  }
  const close = () => kysely.destroy()
  return { engine: 'postgres' as const, writer: kysely, reader: kysely, openSnapshot, close }
}
