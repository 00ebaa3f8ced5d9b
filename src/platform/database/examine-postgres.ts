import { sql } from 'kysely'
import type { Reader } from './handles.ts'
import { missingTriggers, type Triggers } from './triggers.ts'

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
export async function examinePostgres(
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
