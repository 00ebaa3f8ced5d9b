import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Tables } from '#migrations'
import { readingAtOnce } from './batch.ts'
import { type Mutex, type Place, waitUntil } from './conflicts.ts'
import type { Patience, Reader, Snapshot } from './handles.ts'
import { MigratingDialect, missingTriggers, type Triggers } from './migrate.ts'
import { readPostgresAddress } from './postgres-address.ts'
import { PostgresPool } from './postgres-pool.ts'
import { PostgresHosts, sideBySide } from './postgres-server.ts'
import { noReserve } from './reserve.ts'
import { noteVault } from './sealed-values.ts'
import { timeLimits } from './time-limits.ts'
import { Vault } from './vault.ts'
import { openingOf } from './write-turns.ts'

/** For work without hurry: migrations, and snapshots that are read over a slow line. */
const patient = 60 * 60_000

type Pool = Pick<PostgresPool, 'connect' | 'end'>

/**
 * Opens PostgreSQL behind pools that do not take each other's connections: writers that wait for a turn
 * block no reader, and neither blocks the health check.
 */
export function openPostgres(url: string) {
  const hosts: PostgresHosts = new PostgresHosts(readPostgresAddress(url), () => answers())
  const vault = new Vault()
  const pools = openPools(hosts, vault)
  const dialectOf = (pool: Pool) => new PostgresDialect({ pool: pool as never })
  const on = (pool: Pool) => noteVault(new Kysely<Tables>({ dialect: dialectOf(pool) }), vault)
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
    vault,
    onShortage: hosts.shortages.onShortage,
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
    takeMutex: (name: string) => takeMutexOnPostgres(pools.patient, name),
    ready: () => readyWith(hosts, answers, pools.health),
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

/** Pools that do not take each other's connections. */
function openPools(hosts: PostgresHosts, vault: Vault) {
  const { statement, health } = timeLimits
  return {
    reading: new PostgresPool(hosts, { vault, max: 8, opening: '', statement, pipeline: true }),
    writing: writersOf({ hosts, vault }, 'beside', 4),
    // A transaction that wants a turn waits here for the one before, and across processes at the server.
    ledger: writersOf({ hosts, vault }, 'ledger', 1),
    'record-numbers': writersOf({ hosts, vault }, 'record-numbers', 1),
    'every-turn': writersOf({ hosts, vault }, 'every-turn', 1),
    health: new PostgresPool(hosts, { vault, max: 1, opening: '', statement: health }),
    patient: new PostgresPool(hosts, { vault, max: 7, opening: '', statement: patient }),
    migrating: new PostgresPool(hosts, { vault, max: 1, opening: '', statement: patient }),
  }
}

async function readyWith(hosts: PostgresHosts, answers: () => Promise<void>, health: PostgresPool) {
  await answers()
  hosts.failure = null
  await hosts.shortages.look(health)
}

/** What the server itself takes care of. */
const notInFile = {
  reserve: noReserve,
  lostTail: null,
  refuseIfDamaged: async () => undefined,
}

function writersOf(
  { hosts, vault }: { hosts: PostgresHosts; vault: Vault },
  place: Place,
  max: number,
): PostgresPool {
  const rules = { vault, max, opening: openingOf(place), statement: timeLimits.statement }
  return new PostgresPool(hosts, { ...rules, pipeline: true, runsAgain: true })
}

/**
 * Locks a row on PostgreSQL in a transaction that stays open and does nothing else, so that the lock also
 * holds behind a pooler. A holder that dies shows no sign of life and loses it in seconds.
 */
async function takeMutexOnPostgres(pool: PostgresPool, name: string): Promise<Mutex | null> {
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

interface ForeignKey {
  name: string
  child: string
  column: string
  parent: string
  target: string
}

/**
 * Returns what can be found wrong with a PostgreSQL database from inside, a sentence each: tables that are
 * missing or cannot be read to their end, indexes that do not fit their tables (where the extension amcheck
 * is installed and permitted), rows that refer to nothing, constraints that were never validated.
 */
async function examinePostgres(
  reader: Reader,
  tables: readonly string[],
  triggers: readonly Triggers[] = [],
): Promise<string[]> {
  const findings: string[] = []
  for (const table of tables) findings.push(...(await findingsInTable(reader, table)))
  findings.push(...(await damagedIndexes(reader)))
  for (const key of await foreignKeys(reader)) findings.push(...(await orphansOf(reader, key)))
  findings.push(...missingTriggers(triggers, 'postgres', await triggersAtWork(reader)))
  const { rows } = await sql<{ name: string }>`select conname as name from pg_constraint
    where connamespace = current_schema()::regnamespace and not convalidated`.execute(reader)
  return [...findings, ...rows.map(({ name }) => `constraint ${name} was never validated.`)]
}

async function findingsInTable(reader: Reader, table: string): Promise<string[]> {
  const found = await sql<{ there: boolean }>`select
    to_regclass(quote_ident(${table}::text)) is not null as there`.execute(reader)
  if (!found.rows[0]?.there) return [`table ${table} is missing.`]
  // Reading every value finds damaged pages, and missing parts of long values.
  const all = sql`select sum(length(one::text)) from ${sql.table(table)} one`
  return attempt(() => all.execute(reader), `table ${table} cannot be read to its end.`)
}

async function damagedIndexes(reader: Reader): Promise<string[]> {
  const present = await sql<{ may: boolean }>`select has_function_privilege(p.oid, 'execute') as may
    from pg_proc p join pg_extension e on e.extname = 'amcheck' and e.extnamespace = p.pronamespace
    where p.proname = 'bt_index_check' and p.pronargs = 2`.execute(reader)
  if (!present.rows[0]?.may) return []
  const indexes = await sql<{ oid: number; name: string }>`select c.oid, c.relname as name
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
    where a.amname = 'btree' and c.relnamespace = current_schema()::regnamespace
    order by c.relname`.execute(reader)
  const findings: string[] = []
  for (const { oid, name } of indexes.rows) {
    const check = sql`select bt_index_check(${oid}::oid::regclass, true)`
    const finding = `index ${name} does not fit its table. Run REINDEX INDEX "${name}".`
    findings.push(...(await attempt(() => check.execute(reader), finding)))
  }
  return findings
}

async function foreignKeys(reader: Reader): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`select k.conname as name, c.relname as child,
      ca.attname as column, p.relname as parent, pa.attname as target
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
    join pg_attribute ca on ca.attrelid = c.oid and ca.attnum = k.conkey[1]
    join pg_attribute pa on pa.attrelid = p.oid and pa.attnum = k.confkey[1]
    where k.contype = 'f' and cardinality(k.conkey) = 1
      and k.connamespace = current_schema()::regnamespace`.execute(reader)
  return rows
}

/** Returns the names of the triggers that exist and fire in ordinary sessions. */
async function triggersAtWork(reader: Reader): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select t.tgname as name
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = current_schema()::regnamespace and t.tgenabled in ('O', 'A')`.execute(
    reader,
  )
  return new Set(rows.map(({ name }) => name))
}

async function orphansOf(reader: Reader, key: ForeignKey): Promise<string[]> {
  const { child, column, parent, target } = key
  const { rows } =
    await sql`select 1 from ${sql.table(child)} c where c.${sql.ref(column)} is not null
    and not exists (select 1 from ${sql.table(parent)} p where p.${sql.ref(target)} = c.${sql.ref(column)})
    limit 1`.execute(reader)
  return rows.length === 0 ? [] : [`a row of ${child} refers to none of ${parent}.`]
}

/** A server that fails on one table or index may well answer for the others. */
async function attempt(run: () => Promise<unknown>, finding: string): Promise<string[]> {
  return run().then(
    () => [],
    () => [finding],
  )
}
