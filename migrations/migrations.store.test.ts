import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#platform/database'
import { freshPostgres } from '#test/postgres'
import { migrations } from './index.ts'

const nobodys = sql`like 'kysely%'`

/** Every column and every index that has a name of ours. */
async function schemaOf(url: string): Promise<unknown[]> {
  const database = openDatabase(url)
  expect(await database.migrate()).toEqual(Object.keys(migrations))
  const query =
    database.engine === 'sqlite'
      ? sql`select t."name" || '.' || c."name" || ' ' || lower(c."type") as "part"
              from sqlite_master t, pragma_table_xinfo(t."name") c
              where t."type" = 'table' and t."name" not ${nobodys}
            union all select 'index ' || "name" from sqlite_master where "type" = 'index' and "sql" is not null`
      : sql`select table_name || '.' || column_name || ' ' || data_type as "part"
              from information_schema.columns
              where table_schema = 'public' and table_name not ${nobodys}
            union all select 'index ' || "indexname" from pg_indexes
              where "schemaname" = 'public' and "tablename" not ${nobodys} and "indexname" not in
                (select "conname" from pg_constraint)`
  const { rows } = await query.execute(database.reader)
  await database.close()
  return (rows as { part: string }[]).map(({ part }) => part).toSorted()
}

test('both engines get the same tables, columns and indexes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-migrations-'))
  const onSqlite = await schemaOf(join(folder, 'candor.sqlite'))
  expect(onSqlite.length).toBeGreaterThan(500)
  expect(await schemaOf(await freshPostgres())).toEqual(onSqlite)
  rmSync(folder, { recursive: true })
})

test('the list is in the order of its numbers', () => {
  expect(Object.keys(migrations)).toEqual(Object.keys(migrations).toSorted())
})
