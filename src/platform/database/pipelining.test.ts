import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  askLast,
  batchQuery,
  type Database,
  insertLast,
  type Reader,
  type Transaction,
} from '#platform/database'
import { openLoopbackProxy } from '#test/loopback-proxy'
import { keysOf, openOwn, ownUrl, put } from '#test/own-database'
import { closedAfterwards, engines, forEachTest, startTestRuntime } from '#test/test-runtime'

const insert = insertLast('limits')
const putLast = (key: string) => async (tx: Transaction) => {
  insert(tx, { key, hits: 1, windowEndsAt: '' })
  return key
}
const keysIn = ({ reader }: Database) => keysOf(reader)

/** Asks at the end how long some texts are, those of one first letter together. */
const lengthLast = (sent: string[][]) =>
  askLast({
    alike: (text: string) => text.at(0),
    ask: (tx, texts) => {
      sent.push([...texts])
      const each = texts.map((text) => sql`select length(${text}) / ${Number(text !== '')} as "n"`)
      const query = sql<{ n: number }>`${sql.join(each, sql` union all `)}`.compile(tx)
      return { query, answers: (rows: readonly { n: number }[]) => rows.map(({ n }) => n) }
    },
  })

describe.each(engines)('the last statements of a transaction on %s', (engine) => {
  const app = forEachTest(() => startTestRuntime(engine))
  const database = forEachTest(async () => app.runtime.database)

  test('are kept with all of it', async () => {
    const mingles = { mingles: true }
    const written = [
      database.write(putLast('a')),
      database.writeGrouped(putLast('b')),
      database.writeGrouped(putLast('c'), mingles),
      database.writeGrouped(putLast('d'), mingles),
    ]
    expect(await Promise.all(written)).toEqual(['a', 'b', 'c', 'd'])
    expect(await keysIn(database)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('undo all of it when one of them fails, which is what its caller hears', async () => {
    await database.write(putLast('taken'))
    const write = database.write(async (tx) => {
      await put('before')(tx)
      await putLast('taken')(tx)
      await putLast('after')(tx)
    })
    await expect(write).rejects.toThrow(/unique/i)
    expect(await keysIn(database)).toEqual(['taken'])
  })

  test('are not sent when the verb refuses', async () => {
    const write = database.write(async (tx) => {
      await putLast('refused')(tx)
      throw new Error('no')
    })
    await expect(write).rejects.toThrow('no')
    expect(await keysIn(database)).toEqual([])
  })

  test('of a group undo the others, and each is done again', async () => {
    const ends = await Promise.allSettled(
      ['a', 'b', 'a', 'c'].map((key) => database.writeGrouped(putLast(key), { mingles: true })),
    )
    expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(await keysIn(database)).toEqual(['a', 'b', 'c'])
  })
})

describe.each(engines)('what several ask at once on %s', (engine) => {
  /** With the numbers that each statement asked for. */
  const app = forEachTest(async () => ({
    ...(await startTestRuntime(engine)),
    sent: [] as number[][],
  }))

  const square = batchQuery(
    async (tx: Reader, n: number) => {
      app.sent.push([n])
      const { rows } = await sql<{ n: number }>`select ${sql.lit(n * n)} as "n"`.execute(tx)
      return rows
    },
    async (tx, asked) => {
      const numbers = asked.map(([n]) => n)
      app.sent.push(numbers)
      if (numbers.includes(13)) await sql`select 1 / 0`.execute(tx)
      const each = numbers.map((n) => sql`select ${sql.lit(n * n)} as "n"`)
      const { rows } = await sql<{ n: number }>`${sql.join(each, sql` union all `)}`.execute(tx)
      return rows.map((row) => [row])
    },
  )
  const ask = (n: number) =>
    app.runtime.database.writeGrouped(async (tx) => (await square(tx, n))[0]?.n, { mingles: true })

  test('is one statement on PostgreSQL, and each is answered its own', async () => {
    const answers = await Promise.all([2, 3, 5, 7].map(ask))
    expect(answers).toEqual([4, 9, 25, 49])
    expect(app.sent).toEqual(engine === 'sqlite' ? [[2], [3], [5], [7]] : [[2, 3, 5, 7]])
  })

  test('is asked as before by one alone, in a group and outside of it', async () => {
    expect(await ask(4)).toBe(16)
    const { database } = app.runtime
    expect(await square(database.reader, 5)).toEqual([{ n: 25 }])
    expect(await database.write(async (tx) => square(tx, 6))).toEqual([{ n: 36 }])
    expect(app.sent).toEqual([[4], [5], [6]])
  })

  test('is asked for each alone where the statement for all fails', async () => {
    const answers = await Promise.all([12, 13, 14].map(ask))
    expect(answers).toEqual([144, 169, 196])
    if (engine === 'postgres') expect(app.sent).toEqual([[12, 13, 14], [12], [13], [14]])
  })
})

describe('what is asked with the commit on PostgreSQL', () => {
  const app = forEachTest(() => startTestRuntime('postgres'))
  const group = (sent: string[][], texts: readonly string[]) => {
    const ask = lengthLast(sent)
    const write = async (tx: Transaction, text: string) => {
      await put(`row of ${text}`)(tx)
      return ask(tx, text)
    }
    return texts.map((text) =>
      app.runtime.database
        .writeGrouped((tx) => write(tx, text), { mingles: true })
        .then(({ answer }) => answer),
    )
  }

  test('is one statement for all who ask alike, and each is answered its own', async () => {
    const sent: string[][] = []
    expect(await Promise.all(group(sent, ['ab', 'x', 'abcd', 'xyz']))).toEqual([2, 1, 4, 3])
    expect(sent).toEqual([
      ['ab', 'abcd'],
      ['x', 'xyz'],
    ])
  })

  test('undoes all of it where it fails, which is what its caller alone hears', async () => {
    const ends = await Promise.allSettled(group([], ['ab', '', 'x']))
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(ends[1]).toMatchObject({ reason: { message: expect.stringContaining('zero') } })
    expect(await keysIn(app.runtime.database)).toEqual(['row of ab', 'row of x'])
  })
})

describe('what travels together on PostgreSQL', () => {
  const at = forEachTest(async () => {
    const url = await ownUrl('postgres')
    return { url, proxy: await closedAfterwards(openLoopbackProxy(Number(new URL(url).port))) }
  })
  const database = forEachTest(() => openOwn(at.proxy.url(at.url)))
  beforeEach(() => database.write(putLast('first')))

  const add = async (tx: Transaction) => {
    await sql`update "limits" set "hits" = "hits" + 1 where "key" = 'first'`.execute(tx)
    await putLast('last')(tx)
  }
  const hits = async () =>
    (await database.reader.selectFrom('limits').select('hits').orderBy('key').execute()).map(
      (row) => row.hits,
    )
  const grouped = () => database.writeGrouped(add, { mingles: true })

  test('with what opens the transaction: if that is lost, it is done once more or refused, never twice', async () => {
    at.proxy.loseAnswerTo('begin')
    // A slow machine takes so long to notice that nobody is made to wait for a second run.
    const end = await grouped().catch(({ code }) => code)
    expect([undefined, 'service.database_unavailable']).toContain(end)
    expect(await hits()).toEqual(end === undefined ? [2, 1] : [1])
  })

  test('with the commit: if its answer is lost, it is in doubt and not done again', async () => {
    at.proxy.loseAnswerTo('commit')
    await expect(grouped()).rejects.toMatchObject({ code: 'service.outcome_unknown' })
    expect(await hits()).toEqual([2, 1])
  })

  test('with the commit: if they meet another writer, all of it is done again', async () => {
    const other = await openOwn(at.url)
    let runs = 0
    await database.writeGrouped(
      async (tx) => {
        runs += 1
        const before = await tx.selectFrom('limits').select('key').execute()
        if (runs === 1) await other.write((there) => lookAndPut(there))
        await putLast(`saw ${before.length}`)(tx)
      },
      { mingles: true },
    )
    expect([runs, await keysIn(database)]).toEqual([2, ['first', 'other', 'saw 2']])
  })

  const lookAndPut = async (tx: Transaction) => {
    await tx.selectFrom('limits').selectAll().execute()
    await putLast('other')(tx)
  }
})
