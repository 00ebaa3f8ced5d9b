import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { copyMigratedPostgres, copyMigratedSqlite } from '#test/migrated'
import { engines } from '#test/test-runtime'
import { type Database, openDatabase } from './database.ts'
import { knownMigrations, migratorOn } from './migrate.ts'

const newest = knownMigrations.at(-1)

describe.each(engines)('a migrated database on %s', (engine) => {
  let folder: string
  let database: Database
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'candor-migrated-'))
    const path = join(folder, 'candor.sqlite')
    if (engine === 'sqlite') await copyMigratedSqlite(path)
    database = openDatabase(engine === 'sqlite' ? path : await copyMigratedPostgres())
  })
  afterEach(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('gets what it lacks, once', async () => {
    expect((await migratorOn(database.writer).migrateDown()).error).toBeUndefined()
    expect(await database.migrate()).toEqual([newest])
    expect(await database.migrate()).toEqual([])
  })

  test('is refused where a newer version ran another migration in the place of one', async () => {
    const renamed = sql`update kysely_migration set name = 'newer' where name = ${newest}`
    await renamed.execute(database.writer)
    await expect(database.migrate()).rejects.toThrow(/newer version/)
  })

  test('is refused where a newer version ran one more', async () => {
    const more = sql`insert into kysely_migration (name, timestamp) values ('newer', '2026-11-20')`
    await more.execute(database.writer)
    await expect(database.migrate()).rejects.toThrow(/newer version/)
  })
})
