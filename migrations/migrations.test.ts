import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { NO_MIGRATIONS } from 'kysely/migration'
import { describe, expect, test } from 'vitest'
import { type Database, migratorOn, openDatabase } from '#platform/database'
import { freshPostgres } from '#test/postgres'
import { engines } from '#test/test-runtime'
import { migrations } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'candor-migrations-'))

/** Every table, column and index, as the engine itself describes them. */
async function schemaOf(database: Database): Promise<unknown[]> {
  const query =
    database.engine === 'sqlite'
      ? sql`select type, name, tbl_name, sql from sqlite_master
            where name not like 'kysely%' and tbl_name not like 'kysely%' and name not like 'sqlite_%'
            order by type, name`
      : sql`select table_name as name, column_name, data_type, is_nullable
              from information_schema.columns
              where table_schema = 'public' and table_name not like 'kysely%'
            union all
            select tablename, indexname, indexdef, '' from pg_indexes
              where schemaname = 'public' and tablename not like 'kysely%'
            order by 1, 2`
  return (await query.execute(database.reader)).rows
}

describe.each(engines)('migrations on %s', (engine) => {
  test('up, down, up leads to the same schema, and down leaves nothing', async () => {
    const url = engine === 'postgres' ? await freshPostgres() : join(folder, 'candor.sqlite')
    const database = openDatabase(url)
    const migrator = migratorOn(database.writer)
    expect(await database.migrate()).toEqual(Object.keys(migrations))
    const first = await schemaOf(database)
    expect(first.length).toBeGreaterThan(10)
    const down = await migrator.migrateTo(NO_MIGRATIONS)
    expect(down.error).toBeUndefined()
    expect(await schemaOf(database)).toEqual([])
    expect(await database.migrate()).toEqual(Object.keys(migrations))
    expect(await schemaOf(database)).toEqual(first)
    expect(await database.migrate()).toEqual([])
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })
})

test('the list is in the order of its numbers', () => {
  expect(Object.keys(migrations)).toEqual(Object.keys(migrations).toSorted())
})
