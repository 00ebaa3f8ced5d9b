import { beforeEach, describe, expect, test } from 'vitest'
import { noteLicenceLookUp, readSettings } from '#modules/organisation'
import { csvOf, tableColumns, tableRow } from '#test/tables'
import { engines } from '#test/test-runtime'
import { type ImportGround, importGround } from './test-ground.ts'

describe.each(engines)('an import while the licence stops new records, on %s', (engine) => {
  let ground: ImportGround
  beforeEach(async () => {
    ground = await importGround(engine)
  })

  const note = (answer: 'valid' | 'expired') =>
    ground.amina.write(async (ctx) => {
      const { version } = await readSettings(ctx.tx)
      const on = ctx.clock.now().slice(0, 10)
      await noteLicenceLookUp(ctx, { version, on, answer, validUntil: null })
    })

  test('is refused when it could only bring new ones, and its check says so before', async () => {
    await note('expired')
    const importId = await ground.prepare(csvOf([tableRow(1)], tableColumns))
    expect((await ground.check(importId)).counts).toMatchObject({ created: 0, failed: 1 })
    await expect(ground.run(importId)).rejects.toMatchObject({ code: 'import.licence_stops' })
    await note('valid')
    expect((await ground.run(importId)).counts).toMatchObject({ created: 1, failed: 0 })
  })

  test('still updates what is on file, and names each new row', async () => {
    await ground.bring(csvOf([tableRow(1)], tableColumns))
    await note('expired')
    const changed = tableRow(1)
    changed[tableColumns.indexOf('Name')] = 'Another Name'
    const table = csvOf([changed, tableRow(2)], tableColumns)
    const importId = await ground.prepare(table, { updateExisting: true })
    expect((await ground.run(importId)).counts).toMatchObject({ created: 0, updated: 1, failed: 1 })
    expect(await ground.mistakesOf(importId)).toContain('No new records now')
    expect(await ground.records()).toHaveLength(1)
  })
})
