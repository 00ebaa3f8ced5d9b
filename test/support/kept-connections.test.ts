import pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { askPostgres } from './ask-postgres.ts'
import { endKeptConnections, keepingConnections, keptProcesses } from './kept-connections.ts'
import { freshPostgres } from './postgres.ts'
import { clientFor, giveBackCopy, takeCopy } from './postgres-copies.ts'

let url: string
let pool: pg.Pool
beforeEach(async () => {
  url = await freshPostgres()
  pool = poolOn(keepingConnections(url))
  return async () => {
    await endKeptConnections(url)
  }
})

const poolOn = (Client: typeof pg.Client, to = url) =>
  new pg.Pool({ connectionString: to, Client: Client as never, max: 1 })

const processOf = async (pool: pg.Pool) =>
  (await pool.query('select pg_backend_pid() as process')).rows[0].process

test('the next pool gets the connection of the one before, with nothing of its session', async () => {
  const before = await processOf(pool)
  await pool.query("set statement_timeout = '7s'")
  await pool.query('create temp table noted (id text)')
  await pool.query({ name: 'once', text: 'select 1' })
  await pool.query('select pg_advisory_lock(7)')
  await pool.end()
  expect(await keptProcesses(url)).toEqual([before])
  const next = poolOn(keepingConnections(url))
  expect(await processOf(next)).toBe(before)
  const { rows } = await next.query(`select current_setting('statement_timeout') as timeout,
    to_regclass('noted') as noted, (select count(*)::int from pg_prepared_statements) as prepared,
    (select count(*)::int from pg_locks where locktype = 'advisory') as locks`)
  expect(rows).toEqual([{ timeout: '0', noted: null, prepared: 0, locks: 0 }])
  await next.end()
})

test('a connection within a transaction, or one that was cut, is not kept', async () => {
  for (const spoil of [
    (client: pg.PoolClient) => client.query('begin'),
    async (client: pg.PoolClient) => client.connection.stream.destroy(),
  ]) {
    const client = await pool.connect()
    const { rows } = await client.query('select pg_backend_pid() as process')
    client.on('error', () => undefined)
    await spoil(client)
    client.release()
    await pool.end()
    expect(await keptProcesses(url)).toEqual([])
    pool = poolOn(keepingConnections(url))
    expect(await processOf(pool)).not.toBe(rows[0].process)
  }
  await pool.end()
})

test('once they are ended nobody is connected', async () => {
  await processOf(pool)
  await pool.end()
  await endKeptConnections(url)
  // A database to which somebody is connected cannot be copied.
  await freshPostgres(url)
})

test('a copy that is given back is as new, however fast, and so are the rows that its connections see', async () => {
  await askPostgres(url, "create table people (name text); insert into people values ('Rahima')")
  const given: string[] = []
  for (let round = 0; round < 3; round += 1) {
    const copy = await takeCopy(url)
    given.push(copy)
    const own = poolOn(clientFor(copy), copy)
    expect((await own.query('select name from people')).rows).toEqual([{ name: 'Rahima' }])
    await own.query("insert into people values ('Karim')")
    await own.end()
    await giveBackCopy(copy)
  }
  expect(new Set(given).size).toBe(1)
})
