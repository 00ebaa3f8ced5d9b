import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database, Transaction } from '#platform/database'
import { openOwn, ownUrl, put } from '#test/own-database'
import { forEachTest } from '#test/test-runtime'

const database = forEachTest(async () => openOwn(await ownUrl('postgres')))
/** The server says that the transaction is in conflict with another one. */
const conflict = (tx: Transaction) =>
  sql`do $$ begin raise exception using errcode = '40001'; end $$`.execute(tx)
const touch = (on: Database['reader'], key: string) =>
  on.updateTable('limits').set({ hits: sql<number>`"hits" + 1` }).where('key', '=', key).execute()
const kept = async () => {
  const rows = await database.reader.selectFrom('limits').select(['key', 'hits']).execute()
  return Object.fromEntries(rows.map(({ key, hits }) => [key, hits]))
}

test('a transaction that was in conflict runs again, and nothing of its first run is kept', async () => {
  let runs = 0
  const answer = await database.write(async (tx) => {
    runs += 1
    await put(`run ${runs}`)(tx)
    if (runs < 3) await conflict(tx)
    return runs
  })
  expect(answer).toBe(3)
  expect(await kept()).toEqual({ 'run 3': 1 })
})

test('it runs again also where the verb took no notice of the failure, whatever follows', async () => {
  for (const isFirst of [true, false]) {
    let runs = 0
    const key = `kept ${isFirst}`
    await database.write(async (tx) => {
      runs += 1
      if (isFirst) await put(key)(tx)
      if (runs === 1) await conflict(tx).catch(() => undefined)
      if (!isFirst) await put(key)(tx)
    })
    expect(runs).toBe(2)
  }
  expect(await kept()).toEqual({ 'kept true': 1, 'kept false': 1 })
})

test('a statement that failed unnoticed for another reason is no success either', async () => {
  let runs = 0
  const write = database.write(async (tx) => {
    runs += 1
    await put('lost')(tx)
    await sql`select 1 / 0`.execute(tx).catch(() => undefined)
  })
  await expect(write).rejects.toThrow('nothing was kept')
  expect(runs).toBe(1)
  expect(await kept()).toEqual({})
})

test('one that is in conflict each time is refused after eight runs', async () => {
  let runs = 0
  const write = database.write(async (tx) => {
    runs += 1
    await put(`run ${runs}`)(tx)
    await conflict(tx)
  })
  await expect(write).rejects.toMatchObject({ code: 'service.busy', kind: 'unavailable' })
  expect(runs).toBe(8)
  expect(await kept()).toEqual({})
})

test('a writer and somebody else who wait for each other both come to an end', async () => {
  await database.write(async (tx) => {
    await put('a')(tx)
    await put('b')(tx)
  })
  const write = database.write(async (tx) => {
    await touch(tx, 'a')
    await pause(100)
    await touch(tx, 'b')
  })
  // As a library does that brings its own transactions, or an operator at the database's prompt.
  const beside = database.reader.transaction().execute(async (tx) => {
    await touch(tx, 'b')
    await pause(100)
    await touch(tx, 'a')
  })
  const [, other] = await Promise.allSettled([write, beside])
  await write
  const both = other.status === 'fulfilled' ? 3 : 2
  expect(await kept()).toEqual({ a: both, b: both })
})

test.each([false, true])(
  'a group runs again as one, and everybody in it is answered once; it mingles: %s',
  async (mingles) => {
    let runs = 0
    const counted = (key: string) =>
      database.writeGrouped(
        async (tx) => {
          runs += 1
          await put(key)(tx)
          if (runs === 2) await conflict(tx)
          return key
        },
        { mingles },
      )
    expect(await Promise.all(['a', 'b', 'c'].map(counted))).toEqual(['a', 'b', 'c'])
    expect(await kept()).toEqual({ a: 1, b: 1, c: 1 })
  },
)
