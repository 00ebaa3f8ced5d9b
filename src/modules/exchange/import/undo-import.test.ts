import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changeRecord } from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import { hour } from '#platform/clock'
import { bytesOf } from '#test/candidates'
import { csvOf, smallPicture, tableColumns, tableRow } from '#test/tables'
import { engines } from '#test/test-runtime'
import { askForRun, uploadTable, workOnImport } from '../index.server.ts'
import { type ImportGround, importGround } from './test-ground.ts'

describe.each(engines)('taking an import back on %s', (engine) => {
  let ground: ImportGround
  beforeEach(async () => {
    ground = await importGround(engine)
  })
  afterEach(() => ground.close())

  test('an undo takes back what nobody changed since, within a day', async () => {
    const { id } = await ground.bring(csvOf([tableRow(1), tableRow(2), tableRow(3)]))
    const [, second] = await ground.records()
    const { id: recordId, version } = second as CandidateRecord
    await ground.amina.write((ctx) =>
      changeRecord(ctx, { recordId, version, changes: { name: 'Mita' } }),
    )
    ground.app.clock.move(23 * hour)
    expect(await ground.undo(id)).toMatchObject({ state: 'undone', counts: { undone: 2, left: 1 } })
    expect((await ground.records()).map(({ name }) => name)).toEqual(['Mita'])
    expect(await ground.records({ trash: 'yes' })).toHaveLength(2)
    const later = await ground.bring(csvOf([tableRow(4)]))
    ground.app.clock.move(25 * hour)
    await expect(ground.undo(later.id)).rejects.toMatchObject({ code: 'import.undo_over' })
  })

  test('what a later row of the import changed is taken back too, unless somebody else was between', async () => {
    const rows = [1, 2, 3].flatMap((number) => [
      tableRow(number),
      tableRow(number, { 2: 'Mita Rani' }),
      tableRow(number, { 2: 'Mita Rani' }),
    ])
    const columns = [...tableColumns, 'Photo']
    const named = rows.map((cells, at) => [...cells, at === 2 ? 'late.png' : ''])
    const importId = await ground.prepare(csvOf(named, columns), {
      updateExisting: true,
      images: { 'late.png': await smallPicture(1) },
    })
    await ground.amina.write((ctx) => askForRun(ctx, { importId }))
    const between = async (rowsDone: number, change: () => Promise<unknown>) => {
      const stop = new AbortController()
      const onProgress = (job: { rowsDone: number }) => job.rowsDone === rowsDone && stop.abort()
      await workOnImport(ground.app.system, { importId, signal: stop.signal, onProgress })
      await change()
    }
    const newest = async () => (await ground.records()).at(-1) as CandidateRecord
    // Interrupted between its rows: the first record by nobody, the second by somebody's change.
    await between(1, async () => undefined)
    await between(4, async () => {
      const { id: recordId, version } = await newest()
      const changes = { destinationCountry: 'AU' }
      await ground.app.system.write((ctx) => changeRecord(ctx, { recordId, version, changes }))
    })
    await between(7, async () => undefined)
    await ground.work()
    expect(await ground.look(importId)).toMatchObject({
      state: 'done',
      counts: { created: 3, updated: 4, unchanged: 2, images: 1 },
    })
    expect(await ground.undo(importId)).toMatchObject({ counts: { undone: 2, left: 1 } })
    const left = await ground.records()
    expect(left.map(({ passportNumber }) => passportNumber)).toEqual(['ZZ7000002'])
  })

  test('the server takes back what the command line brought in', async () => {
    const { system } = ground.app
    const source = bytesOf(Buffer.from(csvOf([tableRow(1), tableRow(2)])))
    const table = { fileName: 'candidates.csv', source, place: 'command' as const }
    const { id: importId } = await uploadTable(system, table)
    await system.write((ctx) => askForRun(ctx, { importId }))
    // The command alone has the images, so the server leaves the run to it.
    await ground.work()
    expect(await ground.look(importId)).toMatchObject({ state: 'running', rowsDone: 0 })
    await workOnImport(system, { importId, signal: new AbortController().signal })
    expect(await ground.records()).toHaveLength(2)
    expect(await ground.undo(importId)).toMatchObject({ state: 'undone', counts: { undone: 2 } })
    expect(await ground.records()).toEqual([])
  })
})
