import { beforeEach, describe, expect, test } from 'vitest'
import { day, later } from '#platform/clock'
import { csvOf, tableColumns, tableRow } from '#test/tables'
import { engines } from '#test/test-runtime'
import { type ImportGround, importGround } from './test-ground.ts'

describe.each(engines)('a table with somebody under 18 on %s', (engine) => {
  let ground: ImportGround
  beforeEach(async () => {
    ground = await importGround(engine)
  })

  test('brings the record in to wait, and the check says so before', async () => {
    const born = later(ground.app.clock.now(), -17 * 365 * day).slice(0, 10)
    const rows = [
      [...tableRow(1), born],
      [...tableRow(2), '1990-05-04'],
    ]
    const importId = await ground.prepare(csvOf(rows, [...tableColumns, 'Date of birth']))
    const forecast = await ground.check(importId)
    expect(forecast.counts).toMatchObject({ created: 2, remarked: 1 })
    const { counts } = await ground.run(importId)
    expect(counts).toMatchObject({ created: 2, remarked: 1 })
    expect(await ground.mistakesOf(importId)).toContain('this candidate is under 18')
    const states = (await ground.records()).map(({ dateOfBirth, state }) => [dateOfBirth, state])
    expect(states).toEqual([
      [born, 'pending'],
      ['1990-05-04', 'approved'],
    ])
  })
})
