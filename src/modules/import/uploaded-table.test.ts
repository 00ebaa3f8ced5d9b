import { describe, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { odsOf, odsRow } from '#test/ods-files'
import { outcomeOf } from '#test/outcome-of'
import { csvOf, smallPicture, tableColumns, tableRow } from '#test/tables'
import { engines, forEachTest } from '#test/test-runtime'
import { sheetRow, workbookOfSheets } from '#test/workbooks'
import { askForCheck, chooseColumns, readAgain } from './index.server.ts'
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
    const late = readAgain(ground.amina, { importId, encoding: 'windows-1252' })
    expect(await outcomeOf(late)).toBe('import.wrong_state')
  })

  test('is not read again once its dry run began, and after it anew', async () => {
    const { id: importId } = await ground.upload(turkish)
    await ground.check(importId)
    const again = () => readAgain(ground.amina, { importId, encoding: 'windows-1254' })
    expect((await again()).state).toBe('mapped')
    await ground.amina.write((ctx) => askForCheck(ctx, { importId }))
    expect(await outcomeOf(again())).toBe('import.wrong_state')
  })

  test('one in UTF-8 shows nothing and is not read again', async () => {
    const { id: importId, letters } = await ground.upload(
      `${tableColumns}\n${tableRow(1, { 2: 'রহিমা', 5: 'Cumilla' })}\n`,
    )
    expect(letters).toBeNull()
    const again = readAgain(ground.amina, { importId, encoding: 'windows-1252' })
    expect(await outcomeOf(again)).toBe('import.wrong_state')
  })
})

const sheet = (...rows: (readonly string[])[]) =>
  `<sheetData>${rows.map((row, at) => sheetRow(at + 1, row)).join('')}</sheetData>`

describe.each(engines)('a workbook with people on several sheets, on %s', (engine) => {
  const ground = forEachTest(() => importGround(engine))

  const wrong = tableRow(4).with(0, '?')
  /** The second has its columns the other way round, and a wrong row where the first has one. */
  const workbook = () =>
    workbookOfSheets({
      January: sheet(tableColumns, tableRow(1), tableRow(2), wrong),
      February: sheet(tableColumns.toReversed(), tableRow(3).toReversed(), wrong.toReversed()),
      Prices: sheet(['Item', 'Price'], ['Ticket', '300']),
    })

  test('shows them with their rows, takes those that have the columns, and knows a row by its sheet', async () => {
    const { id, sheets } = await ground.upload(await workbook())
    expect(sheets).toEqual([
      { name: 'January', rows: 3, isTaken: true },
      { name: 'February', rows: 2, isTaken: true },
    ])
    const done = await ground.check(id).then(() => ground.run(id))
    expect(done.counts).toMatchObject({ created: 3, failed: 2 })
    expect(done.problems.map(({ row, sheet }) => `${sheet} ${row}`)).toEqual([
      'January 4',
      'February 3',
    ])
    expect(await ground.mistakesOf(id)).toMatch(/,January: 4,[\s\S]*,February: 3,/)
    const passports = (await ground.records()).map(({ passportNumber }) => passportNumber)
    expect(passports).toEqual([1, 2, 3].map((at) => tableRow(at)[0]))
    expect((await ground.undo(id)).counts).toMatchObject({ undone: 3 })
  })

  test('of OpenDocument are shown as well; somebody chooses one at least; brought again, it adds what is new', async () => {
    const rows = { January: [1, 2], February: [3, 4, 5] }
    const bytes = await odsOf(
      Object.entries(rows)
        .map(([name, numbers]) => {
          const cells = [tableColumns, ...numbers.map((at) => tableRow(at))]
          return `<table:table table:name="${name}">${cells.map((row) => odsRow(row)).join('')}</table:table>`
        })
        .join(''),
    )
    const first = await ground.upload(bytes, 'year.ods')
    expect(first.sheets.map(({ name, rows }) => `${name} ${rows}`)).toEqual([
      'January 2',
      'February 3',
    ])
    const choose = (sheets: string[]) =>
      ground.amina.write((ctx) => chooseColumns(ctx, { importId: first.id, sheets }))
    await expect(choose([])).rejects.toMatchObject({ code: 'import.mapping' })
    await choose(['January'])
    await ground.check(first.id)
    expect((await ground.run(first.id)).counts).toMatchObject({ created: 2 })
    for (const counts of [
      { created: 3, unchanged: 2 },
      { created: 0, unchanged: 5 },
    ]) {
      const { id } = await ground.upload(bytes, 'year.ods')
      await ground.check(id)
      expect((await ground.run(id)).counts).toMatchObject({ ...counts, failed: 0 })
    }
  })
})

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
      const rows = await ground.app.rows('imports')
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
