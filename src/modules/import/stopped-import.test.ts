import { describe, expect, test } from 'vitest'
import { disableAccount } from '#modules/accounts'
import { refusal } from '#platform/errors'
import { csvOf, tableColumns, tableRow } from '#test/tables'
import { engines, forEachTest } from '#test/test-runtime'
import { askForCheck, askForRun, cancelImport, importLock, workOnImport } from './index.server.ts'
import { importGround } from './test-ground.ts'

describe.each(engines)('an import that stops or waits, on %s', (engine) => {
  const ground = forEachTest(() => importGround(engine))
  const app = forEachTest(async () => ground.app)
  const amina = forEachTest(async () => ground.amina)
  const tableOf = (rows: number) => csvOf(Array.from({ length: rows }, (_, at) => tableRow(at)))

  test('a cancelled import stops, and what is in can be taken back', async () => {
    const { id } = await ground.upload(tableOf(40))
    await amina.write((ctx) => askForRun(ctx, { importId: id }))
    let isAsked = false
    await workOnImport(app.system, {
      importId: id,
      signal: new AbortController().signal,
      onProgress: ({ rowsDone }) => {
        if (rowsDone < 10 || isAsked) return
        isAsked = true
        void cancelImport(amina, { importId: id })
      },
    })
    const stopped = await ground.look(id)
    const there = await ground.records()
    expect(stopped.state).toBe('cancelled')
    expect(there.length).toBeGreaterThanOrEqual(10)
    expect(there.length).toBeLessThan(40)
    expect(stopped.counts.created).toBe(there.length)
    await ground.undo(id)
    expect(await ground.records()).toEqual([])
  })

  test('a stopped server goes on where it was, and no two work at the same time', async () => {
    const { id } = await ground.upload(tableOf(30))
    await amina.write((ctx) => askForRun(ctx, { importId: id }))
    const stop = new AbortController()
    const onProgress = ({ rowsDone }: { rowsDone: number }) => rowsDone >= 7 && stop.abort()
    const once = { importId: id, signal: stop.signal, onProgress, rowsAtOnce: 1 }
    await workOnImport(app.system, once)
    expect(await ground.look(id)).toMatchObject({ state: 'running', rowsDone: 7 })
    const hold = await app.runtime.database.takeMutex(importLock)
    await ground.work()
    expect(await ground.look(id)).toMatchObject({ state: 'running', rowsDone: 7 })
    await hold?.letGo()
    await Promise.all([ground.work(), ground.work(), ground.work()])
    expect(await ground.look(id)).toMatchObject({ state: 'done', counts: { created: 30 } })
    expect(await ground.records()).toHaveLength(30)
  })

  test('one that waits for another says which, and no other one does', async () => {
    const first = await ground.upload(csvOf([tableRow(1), tableRow(2)]), 'first.csv')
    const second = await ground.upload(csvOf([tableRow(3)]), 'second.csv')
    await amina.write((ctx) => askForRun(ctx, { importId: second.id }))
    expect(await ground.look(second.id)).toMatchObject({ state: 'running', waitsFor: null })
    await amina.write((ctx) => askForRun(ctx, { importId: first.id }))
    const stop = new AbortController()
    const onProgress = () => stop.abort()
    await workOnImport(app.system, { importId: first.id, signal: stop.signal, onProgress })
    expect(await ground.look(second.id)).toMatchObject({ waitsFor: 'first.csv' })
    expect(await ground.look(first.id)).toMatchObject({ state: 'running', waitsFor: null })
    await ground.work()
    for (const { id } of [first, second])
      expect(await ground.look(id)).toMatchObject({ state: 'done', waitsFor: null })
  })

  test('who loses the right to import loses it for the rest of the rows', async () => {
    const { id } = await ground.upload(csvOf([tableRow(1)]))
    await amina.write((ctx) => askForRun(ctx, { importId: id }))
    const accountId = amina.actor.kind === 'account' ? amina.actor.id : ''
    await app.system.write((ctx) => disableAccount(ctx, { accountId }))
    await ground.work()
    expect(await ground.look(id)).toMatchObject({
      state: 'cancelled',
      problem: expect.stringMatching(/may no longer import/),
    })
    expect(await ground.records()).toEqual([])
  })

  // A column of days has all rows read before the first is worked on (`daySigns`).
  test.each([
    ['which days it means are looked for', tableColumns.length],
    ['its rows are worked on', 0],
  ])('a storage that is away as %s makes it wait, and nothing is done twice', async (_, more) => {
    const days = Array.from({ length: more > 0 ? 1 : 0 }, () => '25/03/1990')
    const names = [...tableColumns, ...days.map(() => 'Date of birth')]
    const rows = [1, 2, 3].map((index) => [...tableRow(index), ...days])
    const { id } = await ground.upload(csvOf(rows, names))
    const { storage } = app.runtime
    const { read } = storage
    for (const ask of [askForCheck, askForRun]) {
      await amina.write((ctx) => ask(ctx, { importId: id }))
      const { state } = await ground.look(id)
      storage.read = () => Promise.reject(refusal('service.storage_unavailable'))
      await ground.work()
      expect(await ground.look(id)).toMatchObject({
        ...{ state, rowsDone: 0 },
        problem: 'The storage of files does not answer at the moment. Try again in a minute.',
      })
      storage.read = read
      await ground.work()
    }
    expect(await ground.look(id)).toMatchObject({ state: 'done', problem: null })
    expect((await ground.look(id)).counts).toMatchObject({ created: 3, failed: 0 })
    expect(await ground.records()).toHaveLength(3)
  })

  test('an import that cannot go on says so, and keeps no other one waiting', async () => {
    const stuck = await ground.upload(csvOf([tableRow(1)]))
    const other = await ground.upload(csvOf([tableRow(2)]))
    await app.runtime.storage.put(`imports/${stuck.id}/rows/0`, Buffer.from('no rows'))
    for (const { id: importId } of [stuck, other])
      await amina.write((ctx) => askForRun(ctx, { importId }))
    await ground.work()
    expect(await ground.look(stuck.id)).toMatchObject({
      state: 'running',
      problem: expect.stringMatching(/^Something failed on our side\. Candor will try again/),
    })
    expect(await ground.look(other.id)).toMatchObject({ state: 'done', counts: { created: 1 } })
  })
})
