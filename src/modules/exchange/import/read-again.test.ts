import { describe, expect, test } from 'vitest'
import { tableColumns, tableRow } from '#test/tables'
import { engines, forEachTest } from '#test/test-runtime'
import { askForCheck, readAgain } from '../index.server.ts'
import { importGround } from './test-ground.ts'

/** A table of Windows-1254: Ayşe Yıldız, which fits Windows-1252 as well. */
const turkish = Buffer.from(
  [tableColumns, tableRow(1, { 2: 'Ay\xfee Y\xfdld\xfdz', 5: 'Cumilla' })]
    .map((cells) => `${cells.join(',')}\n`)
    .join(''),
  'latin1',
)

describe.each(engines)('a table that does not say how it is written, on %s', (engine) => {
  const ground = forEachTest(() => importGround(engine))

  test('is shown as it was read, and read again as somebody chooses', async () => {
    const { id: importId, letters } = await ground.upload(turkish)
    expect(letters).toEqual({ encoding: 'windows-1252', isChosen: false, cells: ['Ayþe Yýldýz'] })
    for (const encoding of ['gb18030', 'windows-1254'] as const)
      await readAgain(ground.amina, { importId, encoding })
    const again = await ground.look(importId)
    expect(again).toMatchObject({
      state: 'mapped',
      letters: { encoding: 'windows-1254', isChosen: true, cells: ['Ayşe Yıldız'] },
    })
    expect(again.sample[0]).toContain('Ayşe Yıldız')
    await ground.run(importId)
    expect((await ground.records()).map(({ name }) => name)).toEqual(['Ayşe Yıldız'])
    await expect(
      readAgain(ground.amina, { importId, encoding: 'windows-1252' }),
    ).rejects.toMatchObject({ code: 'import.wrong_state' })
  })

  test('is not read again once its dry run began, and after it anew', async () => {
    const { id: importId } = await ground.upload(turkish)
    await ground.check(importId)
    const again = await readAgain(ground.amina, { importId, encoding: 'windows-1254' })
    expect(again.state).toBe('mapped')
    await ground.amina.write((ctx) => askForCheck(ctx, { importId }))
    await expect(
      readAgain(ground.amina, { importId, encoding: 'windows-1252' }),
    ).rejects.toMatchObject({ code: 'import.wrong_state' })
  })

  test('one in UTF-8 shows nothing and is not read again', async () => {
    const { id: importId, letters } = await ground.upload(
      `${tableColumns}\n${tableRow(1, { 2: 'রহিমা', 5: 'Cumilla' })}\n`,
    )
    expect(letters).toBeNull()
    await expect(
      readAgain(ground.amina, { importId, encoding: 'windows-1252' }),
    ).rejects.toMatchObject({ code: 'import.wrong_state' })
  })
})
