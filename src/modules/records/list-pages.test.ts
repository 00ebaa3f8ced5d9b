import { describe, expect, test } from 'vitest'
import { approvedRecord, pendingRecord } from '#test/candidates'
import { startPadma } from '#test/padma'
import { bothEngines, engines, forEachTest, people, startTestRuntime } from '#test/test-runtime'
import {
  changeView,
  deleteView,
  listRecords,
  listViews,
  placeRecordChanges,
  saveView,
} from './index.server.ts'
import { recordSorts } from './list.schema.ts'
import { mostSavedViews, newSavedViewSchema, recordListSchema } from './schema.ts'

describe.each(engines)('pages of the list of records on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  const page = ({ cursor, ...query }: { cursor?: string | null | undefined; sort?: string }) =>
    app.amina.read((ctx) =>
      listRecords(ctx, recordListSchema.parse({ ...query, cursor: cursor ?? undefined })),
    )

  test.each(recordSorts)(
    'what comes or goes between two pages is neither repeated nor skipped: %s',
    async (sort) => {
      const made: Awaited<ReturnType<typeof pendingRecord>>[] = []
      for (let number = 0; number < 60; number += 1) {
        made.push(
          await pendingRecord(app, {
            name: `Somebody ${String.fromCharCode(97 + number / 26, 97 + (number % 26))}`,
          }),
        )
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
        await pendingRecord(app, { name: `Aaa ${'abcdefghi'[at]}` })
        await pendingRecord(app, { name: `Zzz ${'abcdefghi'[at]}` })
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
    const { records, total } = await app.amina.read((ctx) => listRecords(ctx, query))
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

describe.each(bothEngines)('saved views on %s', (engine) => {
  const app = forEachTest(() => startTestRuntime(engine))

  const view = (name: string, filters: object = {}) =>
    newSavedViewSchema.parse({ name, filters, columns: ['state', 'picture'] })
  const save = (name: string, filters?: object) =>
    app.amina.write((ctx) => saveView(ctx, view(name, filters)))
  const names = async (who = app.amina) =>
    (await who.read((ctx) => listViews(ctx))).map(({ name }) => name)

  test('are kept with filters and columns, renamed, changed and forgotten', async () => {
    const saved = await save('  To approve ', { state: 'pending', missing: 'lmia' })
    expect(saved).toMatchObject({ name: 'To approve', columns: ['state', 'picture'] })
    expect(await app.amina.read(listViews)).toEqual([saved])
    const { id } = saved
    await app.amina.write((ctx) => changeView(ctx, { id, changes: { name: 'Waiting' } }))
    await app.amina.write((ctx) => changeView(ctx, { id, changes: { filters: { visible: 'no' } } }))
    expect(await app.amina.read(listViews)).toMatchObject([
      { name: 'Waiting', filters: { visible: 'no' }, columns: ['state', 'picture'] },
    ])
    await app.amina.write((ctx) => deleteView(ctx, id))
    expect(await names()).toEqual([])
  })

  test('belong to one person; for others they do not exist', async () => {
    const { id } = await save('Mine')
    const bashir = app.as(people.bashir)
    expect(await names(bashir)).toEqual([])
    const refused = { code: 'saved_view.not_found' }
    const renaming = bashir.write((ctx) => changeView(ctx, { id, changes: { name: 'His' } }))
    await expect(renaming).rejects.toMatchObject(refused)
    await expect(bashir.write((ctx) => deleteView(ctx, id))).rejects.toMatchObject(refused)
    await bashir.write((ctx) => saveView(ctx, view('Mine')))
    expect(await names()).toEqual(['Mine'])
  })

  test('have names that differ, and are at most fifty', async () => {
    await save('Waiting')
    await expect(save('waiting')).rejects.toMatchObject({ code: 'saved_view.name_taken' })
    const other = await save('Other')
    const renaming = app.amina.write((ctx) =>
      changeView(ctx, { id: other.id, changes: { name: 'WAITING' } }),
    )
    await expect(renaming).rejects.toMatchObject({ code: 'saved_view.name_taken' })
    for (let number = 2; number < mostSavedViews; number++) await save(`View ${number}`)
    await expect(save('One more')).rejects.toMatchObject({ code: 'saved_view.too_many' })
  })
})
