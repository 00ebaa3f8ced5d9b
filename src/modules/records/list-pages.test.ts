import { describe, expect, test } from 'vitest'
import { approvedRecord, pendingRecord } from '#test/candidates'
import { startPadma } from '#test/padma'
import { engines, forEachTest, people } from '#test/test-runtime'
import { listRecords, placeRecordChanges } from './index.server.ts'
import { recordSorts } from './list.schema.ts'
import { recordListSchema } from './schema.ts'

describe.each(engines)('pages of the list of records on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  const amina = () => app.as(people.amina)
  const page = ({ cursor, ...query }: { cursor?: string | null | undefined; sort?: string }) =>
    amina().read((ctx) =>
      listRecords(ctx, recordListSchema.parse({ ...query, cursor: cursor ?? undefined })),
    )

  test.each(recordSorts)(
    'what comes or goes between two pages is neither repeated nor skipped: %s',
    async (sort) => {
      const made: Awaited<ReturnType<typeof pendingRecord>>[] = []
      for (let number = 0; number < 60; number += 1) {
        made.push(await pendingRecord(app, { name: `Somebody ${String(number).padStart(2, '0')}` }))
        app.clock.move(1000)
      }
      const read: string[] = []
      let cursor: string | undefined
      for (let at = 0; at < 9; at += 1) {
        const { records, next, from, total } = await page({ sort, cursor })
        expect(from + records.length <= total).toBe(true)
        read.push(...records.map(({ id }) => id))
        if (next === null) break
        cursor = next
        // One on each side of the page, and one of it that moves or leaves.
        await pendingRecord(app, { name: `Aaa ${at}` })
        await pendingRecord(app, { name: `Zzz ${at}` })
        await app.approve(String(records[10]?.id))
      }
      const first = new Set(made.map(({ id }) => id))
      const known = read.filter((id) => first.has(id))
      // By its last change one that was approved comes again, at its new place.
      expect(sort === 'updated-oldest' ? new Set(known) : known).toHaveLength(60)
    },
  )

  test('the page before is the one that was read before', async () => {
    for (let number = 0; number < 51; number += 1) await pendingRecord(app)
    const first = await page({})
    const second = await page({ cursor: first.next })
    const third = await page({ cursor: second.next })
    expect([first.from, second.from, third.from]).toEqual([0, 25, 50])
    expect(third.next).toBeNull()
    expect((await page({ cursor: third.previous })).records).toEqual(second.records)
    expect((await page({ cursor: second.previous })).records).toEqual(first.records)
    await expect(page({ cursor: 'x' })).rejects.toMatchObject({ code: 'request.invalid' })
  })
})

describe.each(engines)('the list over a database that lost its last changes, on %s,', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  const enter = async (name: string) => {
    const { id } = await approvedRecord(app, { name })
    await placeRecordChanges(app.system)
    return id
  }
  const list = async (search?: string) => {
    const query = recordListSchema.parse(search === undefined ? {} : { search })
    const { records, total } = await app.as(people.amina).read((ctx) => listRecords(ctx, query))
    return { names: records.map(({ name }) => name).toSorted(), total }
  }
  const found = async (...wanted: string[]) => {
    expect(await list()).toEqual({ names: wanted, total: wanted.length })
    for (const name of wanted) expect(await list(name)).toEqual({ names: [name], total: 1 })
  }
  /** As a standby that took over a moment too early, or a database that was put back, does not have them. */
  const lose = (ids: readonly string[]) =>
    app.runtime.database.write(async (tx) => {
      const lost = tx.selectFrom('records').select('number').where('id', 'in', ids)
      await tx.deleteFrom('recordChanges').where('number', 'in', lost).execute()
      await tx.deleteFrom('records').where('id', 'in', ids).execute()
    })

  test('has what is there, and nothing that was lost, also when others have come into its places', async () => {
    await enter('Amena')
    const lost = [await enter('Bilkis'), await enter('Chandni')]
    await found('Amena', 'Bilkis', 'Chandni')
    await lose(lost)
    await enter('Dalia')
    await enter('Esha')
    await found('Amena', 'Dalia', 'Esha')
    const last = await enter('Fatema')
    await found('Amena', 'Dalia', 'Esha', 'Fatema')
    await lose([last])
    await found('Amena', 'Dalia', 'Esha')
    expect(await list('Fatema')).toEqual({ names: [], total: 0 })
  })
})
