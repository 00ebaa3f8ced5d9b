import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { NO_MIGRATIONS } from 'kysely/migration'
import { afterAll, describe, expect, test } from 'vitest'
import { type Database, migratorOn, openDatabase } from '#platform/database'
import { freshPostgres } from '#test/postgres'
import { engines } from '#test/test-runtime'
import { migrations } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'candor-migrations-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

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
  })
})

describe.each(engines)('since when old records wait, on %s', (engine) => {
  const time = (day: number) => `2026-01-0${day}T00:00:00.000Z`
  test('is their last submission, as near as it is known, and nothing for who never waited', async () => {
    const url = engine === 'postgres' ? await freshPostgres() : join(folder, 'older.sqlite')
    const database = openDatabase(url)
    const migrator = migratorOn(database.writer)
    await migrator.migrateTo('0058-disputes')
    const insert = (id: string, state: string, approvedAt: string | null) =>
      sql`insert into "records" ("id", "number", "reference", "passportNumber", "referenceNumber",
          "name", "address", "nationality", "state", "createdBy", "createdAt", "updatedBy",
          "updatedAt", "approvedAt", "version")
        values (${id}, ${id.length}, ${id}, ${id}, 'R', 'N', 'A', 'BD', ${state}, 'm', ${time(1)},
          'm', ${time(5)}, ${approvedAt}, 1)`.execute(database.writer)
    const note = (sequence: number, action: string, id: string, day: number) =>
      sql`insert into "auditEvents" ("sequence", "at", "actorKind", "action", "subject", "details", "mac")
        values (${sequence}, ${time(day)}, 'system', ${action}, ${`record:${id}`}, '{}', ${`${sequence}`})`.execute(
        database.writer,
      )
    await insert('n', 'pending', null)
    await insert('re', 'pending', null)
    await insert('ret', 'returned', null)
    await insert('edit', 'pending', time(3))
    await insert('admin', 'approved', time(1))
    await note(1, 'record.resubmitted', 're', 2)
    await note(2, 'record.withdrawn', 're', 4)
    await note(3, 'record.withdrawn', 'edit', 2)
    await database.migrate()
    const { rows } = await sql<{ id: string; submittedAt: string | null }>`
      select "id", "submittedAt" from "records"`.execute(database.reader)
    expect(Object.fromEntries(rows.map(({ id, submittedAt }) => [id, submittedAt]))).toEqual({
      n: time(1),
      re: time(4),
      ret: time(1),
      edit: time(5),
      admin: null,
    })
    await database.close()
  })
})

test('the list is in the order of its numbers', () => {
  expect(Object.keys(migrations)).toEqual(Object.keys(migrations).toSorted())
})
