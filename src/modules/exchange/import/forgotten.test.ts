import { describe, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { csvOf, smallPicture, tableColumns, tableRow } from '#test/tables'
import { engines, forEachTest } from '#test/test-runtime'
import { importGround } from './test-ground.ts'

describe.each(engines)('what is left of an import on %s', (engine) => {
  const ground = forEachTest(() => importGround(engine))

  test('names nobody: no image without a row, no cell taken for a name of a column, no question, no letters', async () => {
    const images = { 'XY7654321 photo.png': await smallPicture(1) }
    const asking = csvOf([[...tableRow(1), 'Straya']], [...tableColumns, 'Destination'])
    const latin = Buffer.from(csvOf([tableRow(1, { 2: 'Ay\xfee', 5: 'Cumilla' })]), 'latin1')
    const said: [string, string][] = [
      [await ground.prepare(csvOf([tableRow(1)]), { images }), 'XY7654321'],
      [await ground.prepare('XY7,Zephyrina Canary,1990-02-03\nXY1,Rahima,2000-01-01\n'), 'Canary'],
      [await ground.prepare(asking), 'Straya'],
      [await ground.prepare(latin), 'Ayþe'],
    ]
    for (const [id] of said.filter(([, word]) => word !== 'Canary')) await ground.check(id)
    const wordsLeft = async () => {
      const rows = await ground.app.runtime.database.reader
        .selectFrom('imports')
        .selectAll()
        .execute()
      return said.map(([id, word]) =>
        JSON.stringify(rows.find((row) => row.id === id)).includes(word),
      )
    }
    expect(await wordsLeft()).toEqual(said.map(() => true))
    ground.app.clock.move(8 * day)
    await ground.sweep()
    expect(await wordsLeft()).toEqual(said.map(() => false))
    expect((await ground.look(said[0]?.[0] ?? '')).columns).not.toEqual([])
  })
})
