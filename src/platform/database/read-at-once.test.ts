import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase, type Reader } from '#platform/database'
import { type LoopbackProxy, openLoopbackProxy } from '#test/loopback-proxy'
import { copyMigratedPostgres } from '#test/migrated'

let database: Database
let proxy: LoopbackProxy
beforeEach(async () => {
  const url = await copyMigratedPostgres()
  proxy = await openLoopbackProxy(Number(new URL(url).port))
  database = openDatabase(proxy.url(url))
})
afterEach(async () => {
  await database.close()
  await proxy.close()
})

const ask = async (tx: Reader) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows[0]?.pid

/** So many who each go on when all have their first answer: who waited for another's connection would wait for ever. */
async function together(count: number) {
  const all = Promise.withResolvers<void>()
  let asked = 0
  const one = () =>
    database.readAtOnce(async (tx) => {
      const first = await ask(tx)
      asked += 1
      if (asked === count) all.resolve()
      await all.promise
      return [first, await ask(tx)]
    })
  return Promise.all(Array.from({ length: count }, one))
}

test('fifty who read at once do not wait for each other, and half of the connections stay free', async () => {
  const answers = await together(50)
  for (const [first, second] of answers) expect(first).toBe(second)
  expect(new Set(answers.flat()).size).toBe(4)
})

test('a connection is given back when the last one on it has ended', async () => {
  await together(50)
  // As many as the pool has; one that was kept would be lacking.
  const both = await Promise.all([
    together(3),
    ...Array.from({ length: 8 }, () => ask(database.reader)),
  ])
  expect(both).toHaveLength(9)
  expect((await together(5)).flat()).not.toContain(undefined)
})

test('whoever comes after a connection was lost gets another one', async () => {
  const end = Promise.withResolvers<void>()
  const pids: (number | undefined)[] = []
  const holders = [0, 1, 2, 3].map((n) =>
    database.readAtOnce(async (tx) => {
      pids[n] = await ask(tx)
      await end.promise
    }),
  )
  await expect.poll(() => pids.filter(Boolean), { interval: 10 }).toHaveLength(4)
  await sql`select pg_terminate_backend(${pids[0]}::int)`.execute(database.reader)
  const come = () =>
    database.readAtOnce(ask).then(
      () => 'read',
      () => 'refused',
    )
  await expect.poll(come, { interval: 20 }).toBe('read')
  const twelve: string[] = []
  for (let n = 0; n < 12; n += 1) twelve.push(await come())
  expect(twelve).toEqual(Array(12).fill('read'))
  end.resolve()
  await Promise.all(holders)
})
