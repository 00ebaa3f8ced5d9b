import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { askPostgres } from '#test/ask-postgres'
import { copyMigratedPostgres, copyMigratedSqlite } from '#test/migrated'
import { freshPostgres } from '#test/postgres'
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

test('a user of PostgreSQL without rights is told apart from what follows from the first refusal', async () => {
  const url = new URL(await freshPostgres())
  const user = `stranger${url.pathname.slice(1)}`.slice(0, 63)
  await askPostgres(url.href, 'revoke create on schema public from public')
  await askPostgres(url.href, `create role "${user}" login password 'stranger'`)
  const theirs = new URL(url)
  theirs.username = user
  theirs.password = 'stranger'
  const database = openDatabase(theirs.href)
  await expect(database.migrate()).rejects.toMatchObject({ code: '42501' })
  await database.close()
  await askPostgres(url.href, `drop role "${user}"`)
})
