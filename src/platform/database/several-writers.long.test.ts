import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase, type Transaction } from '#platform/database'
import { copyMigratedPostgres } from '#test/migrated'

let one: Database
let other: Database
beforeEach(async () => {
  const url = await copyMigratedPostgres()
  one = openDatabase(url)
  other = openDatabase(url)
})
afterEach(async () => {
  await one.close()
  await other.close()
})

const put = (key: string, hits = 1) => {
  return (tx: Transaction) =>
    tx.insertInto('limits').values({ key, hits, windowEndsAt: '' }).execute()
}
const count = async (tx: Transaction) =>
  (await tx.selectFrom('limits').select('key').execute()).length

test('while one writes, others of the same process and of another write something else', async () => {
  await one.write(async (tx) => {
    await put('slow')(tx)
    // Who had to wait for this one would be refused, because it does not end before them.
    await one.write(put('same process'))
    await other.write(put('other process'))
    await other.writeGrouped(put('grouped'))
  })
  const rows = await one.reader.selectFrom('limits').select('key').orderBy('key').execute()
  expect(rows.map(({ key }) => key)).toEqual(['grouped', 'other process', 'same process', 'slow'])
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
