import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { batchQuery, type Reader } from '#platform/database'
import { engines, startTestRuntime, type TestRuntime } from '#test/test-runtime'

describe.each(engines)('what several ask at once on %s', (engine) => {
  let app: TestRuntime
  /** The numbers that each statement asked for. */
  let sent: number[][]
  beforeEach(async () => {
    app = await startTestRuntime(engine)
    sent = []
  })

  const square = batchQuery(
    async (tx: Reader, n: number) => {
      sent.push([n])
      const { rows } = await sql<{ n: number }>`select ${sql.lit(n * n)} as "n"`.execute(tx)
      return rows
    },
    async (tx, asked) => {
      const numbers = asked.map(([n]) => n)
      sent.push(numbers)
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
    expect(sent).toEqual(engine === 'sqlite' ? [[2], [3], [5], [7]] : [[2, 3, 5, 7]])
  })

  test('is asked as before by one alone, in a group and outside of it', async () => {
    expect(await ask(4)).toBe(16)
    const { database } = app.runtime
    expect(await square(database.reader, 5)).toEqual([{ n: 25 }])
    expect(await database.write(async (tx) => square(tx, 6))).toEqual([{ n: 36 }])
    expect(sent).toEqual([[4], [5], [6]])
  })

  test('is asked for each alone where the statement for all fails', async () => {
    const answers = await Promise.all([12, 13, 14].map(ask))
    expect(answers).toEqual([144, 169, 196])
    if (engine === 'postgres') expect(sent).toEqual([[12, 13, 14], [12], [13], [14]])
  })
})
