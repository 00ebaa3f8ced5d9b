import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase, requireTurn, type Transaction } from '#platform/database'
import { copyMigratedPostgres } from '#test/migrated'
import { openingOf } from './write-openings.ts'

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
/** The server is shared with other tests, so only those of this database. */
const locks = async (state: 'granted' | 'not granted') => {
  const here = '(select oid from pg_database where datname = current_database())'
  const asked = `select "mode" from pg_locks where locktype = 'advisory' and database = ${here} and ${state}`
  return (await client.query(asked)).rows
}

test('who wants what many want stands in a line: no work is done in vain', async () => {
  let works = 0
  const takeNumber = (database: Database) =>
    database.write(async (tx) => {
      requireTurn(tx, 'ledger')
      works += 1
      const { hits } = await tx
        .selectFrom('limits')
        .select(({ fn }) => fn.count<number>('key').as('hits'))
        .executeTakeFirstOrThrow()
      await put(tx, `n${hits}`, hits)
      return hits
    })
  const both = Array.from({ length: 16 }, (_, n) => takeNumber(n % 2 === 0 ? one : other))
  const numbers = (await Promise.all(both)).toSorted((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: 16 }, (_, n) => n))
  expect(works).toBe(16)
})

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

test('after a transaction, whatever became of it, no lock is left behind', async () => {
  await one.write((tx) => put(tx, 'a'))
  await one.write(async (tx) => {
    requireTurn(tx, 'ledger')
    expect(await locks('granted')).toHaveLength(2)
  })
  // The second time it runs alone.
  await expect(one.write((tx) => put(tx, 'a'))).rejects.toMatchObject({ code: '23505' })
  expect(await locks('granted')).toEqual([])
})

test('an opening that waited in vain leaves no lock with its connection, which a pooler gives to others', async () => {
  await client.query('select pg_advisory_lock(7461)')
  const waiting = new pg.Client({ connectionString: url })
  await waiting.connect()
  await expect(waiting.query(`begin;${openingOf('ledger')}`)).rejects.toMatchObject({
    code: '55P03',
  })
  await waiting.query('rollback')
  expect(await locks('granted')).toHaveLength(1)
  await client.query('select pg_advisory_unlock(7461)')
  await one.write(async (tx) => {
    requireTurn(tx, 'ledger')
    await put(tx, 'after')
  })
  await waiting.end()
})

describe('beside a process of the former version, which takes the lock for itself', () => {
  test('a writer waits for it, and then sees what it wrote', async () => {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(7461)')
    const seen = one.write(keys)
    await expect.poll(() => locks('not granted')).toHaveLength(1)
    await client.query(`insert into "limits" values ('former', 1, '')`)
    await client.query('commit')
    expect(await seen).toEqual(['former'])
  })

  test('that one does not begin while a writer is under way', async () => {
    const tryIt = async () =>
      (await client.query('select pg_try_advisory_xact_lock(7461) as got')).rows
    await one.write(async (tx) => {
      await sql`select 1`.execute(tx)
      expect(await tryIt()).toEqual([{ got: false }])
    })
    expect(await tryIt()).toEqual([{ got: true }])
  })
})
