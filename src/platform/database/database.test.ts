import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase, type Transaction } from '#platform/database'
import { keysOf, openOwn, ownFolder, ownUrl, put } from '#test/own-database'
import { bothEngines, forEachTest } from '#test/test-runtime'
import { oneByOne } from './postgres-server.ts'
import { groupCommits } from './write-turns.ts'

describe.each(bothEngines)('the database on %s', (engine) => {
  const database = forEachTest(async () => openOwn(await ownUrl(engine)))
  const keys = () => keysOf(database.reader)

  test('a write that throws leaves nothing', async () => {
    const failing = database.write(async (tx) => {
      await put('a')(tx)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await keys()).toEqual([])
  })

  test('writes take turns: fifty increments at once count to fifty', async () => {
    await database.write(put('counter'))
    const increment = () =>
      database.write(async (tx) => {
        const row = await tx.selectFrom('limits').select('hits').executeTakeFirstOrThrow()
        await tx
          .updateTable('limits')
          .set({ hits: row.hits + 1 })
          .execute()
      })
    await Promise.all(Array.from({ length: 50 }, increment))
    const row = await database.reader.selectFrom('limits').select('hits').executeTakeFirstOrThrow()
    expect(row.hits).toBe(51)
  })

  test('grouped writes are each answered with their own result', async () => {
    const names = Array.from({ length: 30 }, (_, n) => `k${String(n).padStart(2, '0')}`)
    expect(
      await Promise.all(
        names.map((name, n) => database.writeGrouped(put(name), { mingles: n % 3 > 0 })),
      ),
    ).toEqual(names)
    expect(await keys()).toEqual(names)
  })

  test('one that fails in a group takes nobody along', async () => {
    const results = await Promise.allSettled([
      database.writeGrouped(put('a')),
      database.writeGrouped(async (tx) => {
        await put('b')(tx)
        throw new Error('no')
      }),
      database.writeGrouped(put('c')),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await keys()).toEqual(['a', 'c'])
  })

  test('those that wait together share a commit', async () => {
    let commits = 0
    const counted: typeof database.write = (run) => {
      commits += 1
      return database.write(run)
    }
    const grouped = groupCommits(counted, oneByOne)
    await Promise.all(Array.from({ length: 40 }, (_, n) => grouped(put(`k${n}`))))
    expect(commits).toBe(1)
    expect(await keys()).toHaveLength(40)
  })

  test.runIf(engine === 'postgres')('those of a group do not wait for each other', async () => {
    const mingled = { mingles: true }
    let begun = 0
    const begunAtTheFirstAnswer = async (tx: Transaction) => {
      begun += 1
      await put(`k${begun}`)(tx)
      return begun
    }
    const all = Array.from({ length: 20 }, () =>
      database.writeGrouped(begunAtTheFirstAnswer, mingled),
    )
    const alone = database.writeGrouped(async (tx) =>
      tx.selectFrom('limits').select('key').execute(),
    )
    expect(await Promise.all(all)).toEqual(all.map(() => 20))
    expect(await alone).toHaveLength(20)
  })

  test('a statement that fails in a group undoes the others, and each is done again', async () => {
    const twice = [put('a'), put('b'), put('a'), put('c')].map((run) =>
      database.writeGrouped(run, { mingles: true }),
    )
    const results = await Promise.allSettled(twice)
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(await keys()).toEqual(['a', 'b', 'c'])
  })
})

test('a closed SQLite file is the whole database: nothing stays in a log beside it', async () => {
  const url = await ownUrl('sqlite')
  const database = openDatabase(url)
  await database.write(put('kept'))
  await keysOf(database.reader)
  await database.close()
  expect(readdirSync(dirname(url))).toEqual(['candor.sqlite'])
  expect(await keysOf((await openOwn(url)).reader)).toEqual(['kept'])
})

test('SQLite keeps WAL, synchronous=NORMAL beside our own sync, and foreign keys, and waits for no lock on this thread', async () => {
  const database = await openOwn(join(ownFolder(), 'c.sqlite'))
  const pragma = async (name: string) =>
    Object.values(
      (await sql.raw<object>(`pragma ${name}`).execute(database.writer)).rows[0] ?? {},
    )[0]
  expect(await pragma('journal_mode')).toBe('wal')
  expect(await pragma('synchronous')).toBe(1)
  expect(await pragma('foreign_keys')).toBe(1)
  expect(await pragma('busy_timeout')).toBe(0)
})
