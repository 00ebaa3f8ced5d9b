import { beforeEach, describe, expect, test } from 'vitest'
import { setStage, stageSteps } from '#modules/records'
import { engines } from '#test/test-runtime'
import { type ImportGround, importGround } from './test-ground.ts'

const columns = 'Passport No.,Reference,Full name,Address,Stage'
const tableOf = (...stages: string[]) =>
  [
    columns,
    ...stages.map((stage, at) => `ZZ710000${at},W71000${at},Rahima Khatun,Cumilla,${stage}`),
  ].join('\n')

describe.each(engines)('a column with stages, on %s,', (engine) => {
  let ground: ImportGround
  beforeEach(async () => {
    ground = await importGround(engine)
  })

  const stages = async () =>
    (await ground.records())
      .toSorted((a, b) => a.passportNumber.localeCompare(b.passportNumber))
      .map(({ stage }) => stage)

  test('puts new records into theirs, by name or a usual name in Bengali', async () => {
    const done = await ground.bring(tableOf('medical EXAMINATION', 'টিকিট কাটা হয়েছে', ''))
    expect(done).toMatchObject({ counts: { created: 3, remarked: 0 }, unusedColumns: [] })
    expect(await stages()).toEqual(['stage_medical', 'stage_ticket', null])
    const [first] = await ground.records()
    const steps = await ground.app.system.read((ctx) => stageSteps(ctx, first?.id ?? ''))
    expect(steps).toHaveLength(first?.stage === null ? 0 : 1)
  })

  test('leaves a stage out that the settings do not name, and says so', async () => {
    const done = await ground.bring(tableOf('Visa granted'))
    expect(done).toMatchObject({ counts: { created: 1, remarked: 1 } })
    expect(done.problems[0]?.problems).toEqual([
      'Stage: the settings name no such stage. Add it there, or correct the cell. This cell is left out.',
    ])
    expect(await stages()).toEqual([null])
  })

  test('does not set a record back that has moved on, and the same table changes nothing', async () => {
    const table = tableOf('Registered with us')
    await ground.bring(table)
    expect(await ground.bring(table)).toMatchObject({ counts: { unchanged: 1, remarked: 0 } })
    const [record] = await ground.records()
    const step = { recordId: record?.id ?? '', stage: 'stage_ticket' }
    await ground.amina.write((ctx) => setStage(ctx, step))
    const again = await ground.bring(`${table}\n`)
    expect(again).toMatchObject({ counts: { unchanged: 1, remarked: 1, failed: 0 } })
    expect(again.problems[0]?.problems[0]).toContain('an import does not change that')
    expect(await stages()).toEqual(['stage_ticket'])
  })
})
