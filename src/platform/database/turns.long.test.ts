import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase, requireTurn, type Transaction } from '#platform/database'
import { copyMigratedPostgres } from '#test/migrated'

let one: Database
let other: Database
let client: pg.Client
let url: string
beforeEach(async () => {
  url = await copyMigratedPostgres()
  one = openDatabase(url)
  other = openDatabase(url)
  client = new pg.Client({ connectionString: url })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await one.close()
  await other.close()
})

const put = (tx: Transaction, key: string, hits = 1) =>
  tx.insertInto('limits').values({ key, hits, windowEndsAt: '' }).execute()
const keys = async (tx: Transaction) =>
  (await tx.selectFrom('limits').select('key').orderBy('key').execute()).map(({ key }) => key)

test('whose turn it is keeps nobody else waiting, and two who wait for two turns come to an end', async () => {
  await one.write(async (tx) => {
    requireTurn(tx, 'ledger')
    await other.write((beside) => put(beside, 'beside'))
    await other.write(async (numbered) => {
      requireTurn(numbered, 'record-numbers')
      await put(numbered, 'numbered')
    })
  })
  const wantsBoth = (database: Database, key: string) =>
    database.write(async (tx) => {
      requireTurn(tx, key === 'a' ? 'ledger' : 'record-numbers')
      requireTurn(tx, key === 'a' ? 'record-numbers' : 'ledger')
      await put(tx, key)
    })
  await Promise.all([wantsBoth(one, 'a'), wantsBoth(other, 'b')])
  expect(await one.write(keys)).toEqual(['a', 'b', 'beside', 'numbered'])
})

test('no writer takes an advisory lock, whatever turn it has', async () => {
  // The server is shared with other tests, so only those of this database.
  const advisory = async () => {
    const here = '(select oid from pg_database where datname = current_database())'
    const asked = `select "mode" from pg_locks where locktype = 'advisory' and database = ${here}`
    return (await client.query(asked)).rows
  }
  await one.write(async (tx) => {
    requireTurn(tx, 'ledger')
    requireTurn(tx, 'record-numbers')
    await put(tx, 'a')
    const hold = await other.takeMutex('import')
    expect(hold).not.toBeNull()
    expect(await advisory()).toEqual([])
    await hold?.letGo()
  })
})

test('a turn that was not to be had in time leaves its row to others', async () => {
  await client.query('begin')
  await client.query(rowOf('ledger'))
  const wantsIt = (key: string) =>
    one.write(async (tx) => {
      requireTurn(tx, 'ledger')
      await put(tx, key)
    })
  await expect(wantsIt('late')).rejects.toMatchObject({ code: 'service.database_unavailable' })
  await client.query('rollback')
  await wantsIt('after')
  await client.query(`${rowOf('ledger')} nowait`)
  expect(await one.write(keys)).toEqual(['after'])
})

const rowOf = (turn: string) => `select 1 from "locks" where "name" = '${turn}' for update`
