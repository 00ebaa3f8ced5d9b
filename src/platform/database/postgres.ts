import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Tables } from '#migrations'
import { examinePostgres } from './examine-postgres.ts'
import type { Patience, Snapshot } from './handles.ts'
import type { Hold } from './hold-alone.ts'
import { MigratingDialect } from './migration-lock.ts'
import { readPostgresAddress } from './postgres-address.ts'
import { PostgresHosts, type PostgresOptions } from './postgres-hosts.ts'
import { PostgresPool } from './postgres-pool.ts'
import { readingAtOnce } from './read-at-once.ts'
import { noReserve } from './reserve.ts'
import { sideBySide } from './side-by-side.ts'
import { timeLimits } from './time-limits.ts'
import type { Place } from './turns.ts'
import { waitUntil } from './wait-until.ts'
import { openingOf } from './write-openings.ts'

/** For work without hurry: migrations, and snapshots that are read over a slow line. */
const patient = 60 * 60_000

type Pool = Pick<PostgresPool, 'connect' | 'end'>

/**
 * Opens PostgreSQL behind pools that do not take each other's connections: writers that wait for a turn
 * block no reader, and neither blocks the health check.
 */
export function openPostgres(url: string, options?: PostgresOptions) {
  const { statement, health } = timeLimits
  const hosts: PostgresHosts = new PostgresHosts(readPostgresAddress(url), () => answers(), options)
  const pools = {
    reading: new PostgresPool(hosts, { max: 8, opening: '', statement, pipeline: true }),
    writing: writersOf(hosts, 'beside', 4),
    // A transaction that wants a turn waits here for the one before, and across processes at the server.
    ledger: writersOf(hosts, 'ledger', 1),
    'record-numbers': writersOf(hosts, 'record-numbers', 1),
    'every-turn': writersOf(hosts, 'every-turn', 1),
    health: new PostgresPool(hosts, { max: 1, opening: '', statement: health }),
    patient: new PostgresPool(hosts, { max: 7, opening: '', statement: patient }),
    migrating: new PostgresPool(hosts, { max: 1, opening: '', statement: patient }),
  }
  const dialectOf = (pool: Pool) => new PostgresDialect({ pool: pool as never })
  const on = (pool: Pool) => new Kysely<Tables>({ dialect: dialectOf(pool) })
  const reader = on(pools.reading)
  const writing: Record<Place, Kysely<Tables>> = {
    beside: on(pools.writing),
    ledger: on(pools.ledger),
    'record-numbers': on(pools['record-numbers']),
    'every-turn': on(pools['every-turn']),
  }
  const unhurried = on(pools.patient)

  async function answers(): Promise<void> {
    const connection = await pools.health.reach()
    try {
      await connection.query('select 1', [])
    } finally {
      connection.release(false)
    }
  }

  const openSnapshot = async (): Promise<Snapshot> => {
    const begin = unhurried.startTransaction().setIsolationLevel('repeatable read')
    const tx = await begin.setAccessMode('read only').execute()
    // PostgreSQL takes the snapshot with the first query, not with BEGIN.
    await sql`select 1`.execute(tx)
    return { tx, close: () => tx.rollback().execute() }
  }

  return {
    engine: 'postgres' as const,
    ...notInFile,
    reader,
    readAtOnce: readingAtOnce(reader, dialectOf(pools.reading)),
    /** Single statements run beside the reader's: they wait for nobody's turn. */
    writer: reader,
    writing,
    hurried: on(pools.writing.hurried),
    migrating: new Kysely<Tables>({
      dialect: new MigratingDialect({ pool: pools.migrating as never }),
    }),
    runGroup: sideBySide(dialectOf(pools.writing)),
    openSnapshot,
    holdAlone: (name: string) => holdOnPostgres(pools.patient, name),
    ready: async () => {
      await answers()
      hosts.failure = null
    },
    waitUntilThere: (patience?: Patience) => waitUntil(answers, hosts.count, patience),
    // A new connection repairs whatever fails there.
    failed: new Promise<never>(() => undefined),
    examine: examinePostgres.bind(null, unhurried),
    close: async () => {
      hosts.close()
      await Promise.all(Object.values(pools).map((pool) => pool.end()))
    },
  }
}

/** What the server itself takes care of. */
const notInFile = { reserve: noReserve, refuseIfDamaged: async () => undefined }

function writersOf(hosts: PostgresHosts, place: Place, max: number): PostgresPool {
  const rules = { max, opening: openingOf(place), statement: timeLimits.statement }
  return new PostgresPool(hosts, { ...rules, pipeline: true, runsAgain: true })
}

/**
 * Locks a row on PostgreSQL in a transaction that stays open and does nothing else, so that the lock also
 * holds behind a pooler. A holder that dies shows no sign of life and loses it in seconds.
 */
async function holdOnPostgres(pool: PostgresPool, name: string): Promise<Hold | null> {
  const connection = await pool.connect()
  const within = `set local idle_in_transaction_session_timeout = ${timeLimits.idleInTransaction}`
  const named = 'insert into "locks" ("name") values ($1) on conflict do nothing'
  await connection.query(named, [name])
  await connection.query('begin', [])
  await connection.query(within, [])
  const locked = 'select 1 from "locks" where "name" = $1 for update skip locked'
  const { rows } = await connection.query(locked, [name])
  // A lost connection is a lost lock; work under it also finds another name in its row.
  let sign: Promise<unknown> | null = null
  const heartbeat = setInterval(() => {
    sign ??= connection
      .query('select 1', [])
      .catch(() => undefined)
      .finally(() => {
        sign = null
      })
  }, timeLimits.heartbeat).unref()
  const letGo = async () => {
    clearInterval(heartbeat)
    await sign
    await connection.query('rollback', []).catch(() => connection.cut())
    connection.release(false)
  }
  if (rows.length > 0) return { letGo }
  await letGo()
  return null
}
