import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#platform/database'
import { keptReleases, unpackRelease } from '#test/releases'

/**
 * While an installation of several processes is brought up to date, processes of the version before run on
 * tables that this version has changed already. What they ask for has to be there, and what they write has
 * to be taken: a version adds, and takes away only what the one before did not use any more. What a new check or
 * trigger refuses is for whoever reviews the migration.
 */
describe.each(keptReleases)('what $name expects of its tables on $engine', (which) => {
  const undo: (() => unknown)[] = []
  afterEach(async () => {
    for (const one of undo.splice(0).toReversed()) await one()
  })

  const unpacked = async () => {
    const kept = await unpackRelease(which)
    const database = openDatabase(kept.url)
    undo.push(kept.remove, () => database.close())
    return database
  }

  test('is there after this version’s migrations', async () => {
    const database = await unpacked()
    const before = await shapeOf(database)
    await database.migrate()
    expect(missedIn(before, await shapeOf(database))).toEqual([])
  })

  test.each([
    ['alter table "notices" drop column "text"', ['notices.text is gone']],
    [
      'alter table "notices" rename column "text" to "body"',
      ['notices.body has to be given', 'notices.text is gone'],
    ],
    ['drop table "logSalts"', ['logSalts.place is gone', 'logSalts.salts is gone']],
    [
      'alter table "notices" add column "likes" integer not null default 0',
      [], // An insert that does not name it is taken.
    ],
    [
      'create unique index "oneByTitle" on "notices" ("title")',
      ['notices (title) may come once only'],
    ],
    [
      'create table "replies" ("noticeId" text references "notices" ("id"))',
      ['replies keep notices from being removed'],
    ],
    ['create table "replies" ("noticeId" text references "notices" ("id") on delete cascade)', []],
  ])('is missed when it is not: %s', async (statement, expected) => {
    const database = await unpacked()
    const before = await shapeOf(database)
    await database.write((tx) => sql.raw(statement).execute(tx))
    expect(missedIn(before, await shapeOf(database)).toSorted()).toEqual(expected)
  })
})

interface Shape {
  /** By `table.column`. */
  columns: Map<string, Column>
  /** The columns whose values together are in one row only. */
  unique: { table: string; names: string }[]
  /** Rows of the one that somebody names cannot be removed. */
  kept: Kept[]
}

/** A trigger sees to that. */
const neverRemoved = 'ledgerEntries'

/** What a process that was written for one shape would miss in the other, in words. */
function missedIn(before: Shape, after: Shape): string[] {
  const tables = new Set([...before.columns.values()].map(({ table }) => table))
  const gone = [...before.columns.keys()].filter((name) => !after.columns.has(name))
  const needed = [...after.columns].filter(
    ([name, { table, isNeeded }]) =>
      tables.has(table) && isNeeded && !before.columns.get(name)?.isNeeded,
  )
  const known = before.unique.map(({ names }) => names)
  const unique = after.unique.filter(
    ({ table, names }) => tables.has(table) && !known.includes(names),
  )
  const named = before.kept.map(({ table, by }) => `${table} ${by}`)
  const kept = after.kept.filter(
    ({ table, by }) =>
      tables.has(table) && table !== neverRemoved && !named.includes(`${table} ${by}`),
  )
  return [
    ...gone.map((name) => `${name} is gone`),
    ...needed.map(([name]) => `${name} has to be given`),
    ...unique.map(({ names }) => `${names} may come once only`),
    ...kept.map(({ table, by }) => `${by} keep ${table} from being removed`),
  ]
}

async function shapeOf({ engine, reader }: Database): Promise<Shape> {
  const columns =
    engine === 'sqlite'
      ? sql<Column>`select t.name as "table", c.name as "column",
            c."notnull" = 1 and c.dflt_value is null as "isNeeded"
          from sqlite_master t, pragma_table_xinfo(t.name) c
          where t.type = 'table' and t.name not like 'sqlite%'`
      : sql<Column>`select table_name as "table", column_name as "column",
            is_nullable = 'NO' and column_default is null and is_identity = 'NO' as "isNeeded"
          from information_schema.columns where table_schema = 'public'`
  const unique =
    engine === 'sqlite'
      ? sql<Unique>`select t.name as "table", (select group_concat(c.name) from pragma_index_info(i.name) c) as "columns"
          from sqlite_master t, pragma_index_list(t.name) i where t.type = 'table' and i."unique" = 1`
      : sql<Unique>`select t.relname as "table", (
            select string_agg(c.attname, ',' order by c.attnum) from pg_attribute c
            where c.attrelid = i.indexrelid) as "columns"
          from pg_index i join pg_class t on t.oid = i.indrelid
          where i.indisunique and t.relnamespace = 'public'::regnamespace`
  const kept =
    engine === 'sqlite'
      ? sql<Kept>`select f."table", t.name as "by" from sqlite_master t, pragma_foreign_key_list(t.name) f
          where t.type = 'table' and f.on_delete in ('NO ACTION', 'RESTRICT')`
      : sql<Kept>`select o.relname as "table", t.relname as "by" from pg_constraint c
          join pg_class t on t.oid = c.conrelid join pg_class o on o.oid = c.confrelid
          where c.contype = 'f' and c.confdeltype in ('a', 'r') and t.relnamespace = 'public'::regnamespace`
  const [{ rows }, { rows: together }, { rows: naming }] = await Promise.all([
    columns.execute(reader),
    unique.execute(reader),
    kept.execute(reader),
  ])
  return {
    columns: new Map(rows.map((row) => [`${row.table}.${row.column}`, row])),
    unique: together.map(({ table, columns: names }) => ({ table, names: `${table} (${names})` })),
    kept: naming,
  }
}

interface Column {
  table: string
  column: string
  /** Whether an insert has to name it; 0 or 1 on SQLite. */
  isNeeded: boolean | number
}
interface Kept {
  table: string
  by: string
}
interface Unique {
  table: string
  columns: string
}
