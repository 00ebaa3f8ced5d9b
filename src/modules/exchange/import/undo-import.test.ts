import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changeRecord } from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import { hour } from '#platform/clock'
import { bytesOf } from '#test/candidates'
import { csvOf, tableRow } from '#test/tables'
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
