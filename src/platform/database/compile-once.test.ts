import BetterSqlite3 from 'better-sqlite3'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { compileOnce, insertOnce } from '#platform/database'
import { engines, startTestRuntime, type TestRuntime } from '#test/test-runtime'

const insertLimit = insertOnce('limits')
const limitByKey = compileOnce((tx, key: string, ends: string) =>
  tx.selectFrom('limits').selectAll().where('windowEndsAt', '=', ends).where('key', '=', key),
)

describe.each(engines)('queries that are compiled once, on %s', (engine) => {
  let runtime: TestRuntime
  afterEach(() => runtime.close())

  it('run with the values of each call, in a transaction and outside', async () => {
    runtime = await startTestRuntime(engine)
    const { database } = runtime.runtime
    const rows = ['a', 'b', 'c'].map((key, hits) => ({ key, hits, windowEndsAt: `${key} ends` }))
    await database.write(async (tx) => {
      for (const row of rows) await insertLimit(tx, row)
      for (const row of rows) expect(await limitByKey(tx, row.key, row.windowEndsAt)).toEqual([row])
    })
    for (const row of rows)
      expect(await limitByKey(database.reader, row.key, row.windowEndsAt)).toEqual([row])
    expect(await limitByKey(database.reader, 'a', 'b ends')).toEqual([])
  })

  it('take the columns by name, in whatever order a row has them', async () => {
    runtime = await startTestRuntime(engine)
    const { database } = runtime.runtime
    await database.write((tx) => insertLimit(tx, { hits: 7, windowEndsAt: 'soon', key: 'd' }))
    expect(await limitByKey(database.reader, 'd', 'soon')).toEqual([
      { key: 'd', hits: 7, windowEndsAt: 'soon' },
    ])
  })

  it('leave SQLite nothing to plan anew for each value, and count as they did', async () => {
    runtime = await startTestRuntime(engine)
    const { database } = runtime.runtime
    const firstLimits = compileOnce((tx, least: number, count: number) =>
      tx.selectFrom('limits').select('key').where('hits', '>=', least).orderBy('key').limit(count),
    )
    await database.write(async (tx) => {
      for (const [hits, key] of ['a', 'b', 'c', 'd'].entries())
        await insertLimit(tx, { key, hits, windowEndsAt: 'soon' })
    })
    const prepare = vi.spyOn(BetterSqlite3.prototype, 'prepare')
    for (const [least, count, keys] of [
      [1, 2, ['b', 'c']],
      [0, 9, ['a', 'b', 'c', 'd']],
      [3, 1, ['d']],
    ] as const)
      expect((await firstLimits(database.reader, least, count)).map(({ key }) => key)).toEqual(keys)
    const compiled = prepare.mock.calls.map(([sql]) => sql)
    prepare.mockRestore()
    if (engine !== 'sqlite') return
    expect(compiled).toHaveLength(1)
    expect(compiled[0]?.replaceAll('+?', '')).not.toContain('?')
  })

  it('keep nulls of the first row from standing in later ones', async () => {
    runtime = await startTestRuntime(engine)
    const insertEvent = insertOnce('auditEvents')
    const event = {
      sequence: null,
      at: 'now',
      actorKind: 'system',
      action: 'x',
      details: '{}',
      mac: 'm',
    }
    const { database } = runtime.runtime
    await database.write(async (tx) => {
      await insertEvent(tx, { ...event, id: '1', actorId: null, subject: null })
      await insertEvent(tx, { ...event, id: '2', actorId: 'amina', subject: 'record:1' })
    })
    const found = await database.reader.selectFrom('auditEvents').selectAll().execute()
    expect(found.map(({ actorId, subject }) => [actorId, subject])).toEqual([
      [null, null],
      ['amina', 'record:1'],
    ])
  })
})
