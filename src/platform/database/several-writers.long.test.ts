import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Database, requireTurn, type Transaction } from '#platform/database'
import { connectBeside, keysOf, openOwn, ownUrl, put } from '#test/own-database'
import { forEachTest } from '#test/test-runtime'

const at = forEachTest(async () => {
  const url = await ownUrl('postgres')
  return { url, client: await connectBeside(url) }
})
const one = forEachTest(() => openOwn(at.url))
const other = forEachTest(() => openOwn(at.url))

const count = async (tx: Transaction) => (await keysOf(tx)).length

test('while one writes, others of the same process and of another write something else', async () => {
  await one.write(async (tx) => {
    await put('slow')(tx)
    // Who had to wait for this one would be refused, because it does not end before them.
    await one.write(put('same process'))
    await other.write(put('other process'))
    await other.writeGrouped(put('grouped'))
  })
  expect(await one.write(keysOf)).toEqual(['grouped', 'other process', 'same process', 'slow'])
})

test('of two that each read what the other writes one runs again, and finds what the other wrote', async () => {
  const both = Promise.withResolvers<void>()
  let reached = 0
  let runs = 0
  const atMostOne = (database: Database, key: string) =>
    database.write(async (tx) => {
      runs += 1
      const before = await count(tx)
      reached += 1
      if (reached === 2) both.resolve()
      await both.promise
      if (before > 0) return 'taken'
      await put(key)(tx)
      return 'got'
    })
  const ends = await Promise.all([atMostOne(one, 'a'), atMostOne(other, 'b')])
  expect(ends.toSorted()).toEqual(['got', 'taken'])
  expect(runs).toBe(3)
})

const add = (tx: Transaction, hits: number) =>
  tx
    .updateTable('limits')
    .set({ hits: sql<number>`"hits" + ${hits}` })
    .where('key', '=', 'shared')
    .execute()

test('one that others disturb again and again is kept in the end, and once', async () => {
  await one.write(put('shared'))
  let runs = 0
  await one.write(async (tx) => {
    runs += 1
    await put(`try ${runs}`)(tx)
    await count(tx)
    if (runs < 5) await other.write((there) => add(there, 1))
    await add(tx, 100)
  })
  expect(runs).toBe(5)
  const rows = await one.reader
    .selectFrom('limits')
    .select(['key', 'hits'])
    .orderBy('key')
    .execute()
  expect(rows).toEqual([
    { key: 'shared', hits: 105 },
    { key: 'try 5', hits: 1 },
  ])
})

test('the same new key of two writers is one row, and the second finds it', async () => {
  const both = Promise.withResolvers<void>()
  let reached = 0
  const findOrAdd = (database: Database) =>
    database.write(async (tx) => {
      const known = await tx
        .selectFrom('limits')
        .select('hits')
        .where('key', '=', 'new')
        .executeTakeFirst()
      reached += 1
      if (reached === 2) both.resolve()
      await both.promise
      if (known) return 'found'
      await put('new')(tx)
      return 'added'
    })
  const ends = await Promise.all([findOrAdd(one), findOrAdd(other)])
  expect(ends.toSorted()).toEqual(['added', 'found'])
})

test('whose turn it is keeps nobody else waiting, and two who wait for two turns come to an end', async () => {
  await one.write(async (tx) => {
    requireTurn(tx, 'ledger')
    await other.write(put('beside'))
    await other.write(async (numbered) => {
      requireTurn(numbered, 'record-numbers')
      await put('numbered')(numbered)
    })
  })
  const wantsBoth = (database: Database, key: string) =>
    database.write(async (tx) => {
      requireTurn(tx, key === 'a' ? 'ledger' : 'record-numbers')
      requireTurn(tx, key === 'a' ? 'record-numbers' : 'ledger')
      await put(key)(tx)
    })
  await Promise.all([wantsBoth(one, 'a'), wantsBoth(other, 'b')])
  expect(await one.write(keysOf)).toEqual(['a', 'b', 'beside', 'numbered'])
})

test('no writer takes an advisory lock, whatever turn it has', async () => {
  // The server is shared with other tests, so only those of this database.
  const advisory = async () => {
    const here = '(select oid from pg_database where datname = current_database())'
    const asked = `select "mode" from pg_locks where locktype = 'advisory' and database = ${here}`
    return (await at.client.query(asked)).rows
  }
  await one.write(async (tx) => {
    requireTurn(tx, 'ledger')
    requireTurn(tx, 'record-numbers')
    await put('a')(tx)
    const hold = await other.takeMutex('import')
    expect(hold).not.toBeNull()
    expect(await advisory()).toEqual([])
    await hold?.letGo()
  })
})

test('a turn that was not to be had in time leaves its row to others', async () => {
  await at.client.query('begin')
  await at.client.query(rowOf('ledger'))
  const wantsIt = (key: string) =>
    one.write(async (tx) => {
      requireTurn(tx, 'ledger')
      await put(key)(tx)
    })
  await expect(wantsIt('late')).rejects.toMatchObject({ code: 'service.database_unavailable' })
  await at.client.query('rollback')
  await wantsIt('after')
  await at.client.query(`${rowOf('ledger')} nowait`)
  expect(await one.write(keysOf)).toEqual(['after'])
})

const rowOf = (turn: string) => `select 1 from "locks" where "name" = '${turn}' for update`
