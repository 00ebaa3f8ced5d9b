import { expect, test } from 'vitest'
import { connectBeside, openOwn } from '#test/own-database'
import { freshPostgres } from '#test/postgres'
import { forEachTest } from '#test/test-runtime'
import { knownMigrations } from './migrate.ts'

const at = forEachTest(async () => {
  const url = await freshPostgres()
  const databases = [await openOwn(url), await openOwn(url)]
  return { databases, client: await connectBeside(url) }
})

const here = '(select oid from pg_database where datname = current_database())'
const advisory = `select "mode" from pg_locks where locktype = 'advisory' and database = ${here}`

test('of two that start on an empty database one migrates it, without a lock that outlives a transaction', async () => {
  let isDone = false
  const migrating = Promise.all(at.databases.map((database) => database.migrate())).finally(() => {
    isDone = true
  })
  migrating.catch(() => undefined)
  let asked = 0
  for (; !isDone; asked += 1) expect((await at.client.query(advisory)).rows).toEqual([])
  expect(asked).toBeGreaterThan(10)
  const ran = (await migrating).toSorted((a, b) => b.length - a.length)
  expect(ran).toEqual([knownMigrations(), []])
})

test('who comes while another migrates waits for it, and finds everything done', async () => {
  await at.databases[0]?.migrate()
  await at.client.query('delete from kysely_migration where name = $1', [knownMigrations().at(-1)])
  await at.client.query('drop table "locks"')
  await at.client.query('begin')
  await at.client.query('select 1 from kysely_migration_lock for update')
  const waiting = at.databases[1]?.migrate()
  await expect
    .poll(
      async () => (await at.client.query('select 1 from pg_locks where not granted')).rowCount,
      {
        interval: 20,
      },
    )
    .toBeGreaterThan(0)
  await at.client.query('create table "locks" ("name" text primary key)')
  await at.client.query(`insert into kysely_migration values ($1, '2026-11-24')`, [
    knownMigrations().at(-1),
  ])
  await at.client.query('commit')
  expect(await waiting).toEqual([])
})
