import { beforeEach, describe, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { csvOf, smallPicture, tableRow } from '#test/tables'
import { engines } from '#test/test-runtime'
import { type ImportGround, importGround } from './test-ground.ts'

describe.each(engines)('what is left of an import on %s', (engine) => {
  let ground: ImportGround
  beforeEach(async () => {
    ground = await importGround(engine)
  })

  /** What the rows of an import say, once its time is over. */
  const leftOf = async (id: string) => {
    const { database } = ground.app.runtime
    const row = () =>
      database.reader
        .selectFrom('imports')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    const before = JSON.stringify(await row())
    ground.app.clock.move(8 * day)
    await ground.sweep()
    const after = await row()
    return { before, after: JSON.stringify(after), columns: JSON.parse(after.columns) }
  }

  test('names of images that no row asked for go with the files', async () => {
    const images = { 'XY7654321 photo.png': await smallPicture(1) }
    const id = await ground.prepare(csvOf([tableRow(1)]), { images })
    await ground.check(id)
    const { before, after, columns } = await leftOf(id)
    expect(before).toContain('XY7654321')
    expect(after).not.toContain('XY7654321')
    expect(columns).not.toEqual([])
  })

  test('cells of a first person that were taken for the names of columns go too', async () => {
    const { id } = await ground.upload(
      'XY7654321,Zephyrina Canary,1990-02-03\nXY1,Rahima,2000-01-01\n',
    )
    const { before, after } = await leftOf(id)
    expect(before).toContain('Zephyrina')
    expect(after).not.toMatch(/Zephyrina|XY7654321/)
  })
})
