import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#platform/database'
import { freshPostgres } from '#test/postgres'
import { knownMigrations } from './migrate.ts'

let databases: Database[]
let client: pg.Client
beforeEach(async () => {
  const url = await freshPostgres()
  databases = [openDatabase(url), openDatabase(url)]
  client = new pg.Client({ connectionString: url })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await Promise.all(databases.map((database) => database.close()))
})

const here = '(select oid from pg_database where datname = current_database())'
const advisory = `select "mode" from pg_locks where locktype = 'advisory' and database = ${here}`

test('of two that start on an empty database one migrates it, without a lock that outlives a transaction', async () => {
  let isDone = false
  const migrating = Promise.all(databases.map((database) => database.migrate())).finally(() => {
    isDone = true
  })
  migrating.catch(() => undefined)
  let asked = 0
  for (; !isDone; asked += 1) expect((await client.query(advisory)).rows).toEqual([])
  expect(asked).toBeGreaterThan(10)
  const ran = (await migrating).toSorted((a, b) => b.length - a.length)
  expect(ran).toEqual([knownMigrations(), []])
})

test('who comes while another migrates waits for it, and finds everything done', async () => {
  await databases[0]?.migrate()
  await client.query('delete from kysely_migration where name = $1', [knownMigrations().at(-1)])
  await client.query('drop table "locks"')
  await client.query('begin')
  await client.query('select 1 from kysely_migration_lock for update')
  const waiting = databases[1]?.migrate()
  await expect
    .poll(async () => (await client.query('select 1 from pg_locks where not granted')).rowCount, {
      interval: 20,
    })
    .toBeGreaterThan(0)
  await client.query('create table "locks" ("name" text primary key)')
  await client.query(`insert into kysely_migration values ($1, '2026-11-24')`, [
    knownMigrations().at(-1),
  ])
  await client.query('commit')
  expect(await waiting).toEqual([])
})
