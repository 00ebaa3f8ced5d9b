import { describe, expect, test } from 'vitest'
import { odsOf, odsRow } from '#test/ods-files'
import { tableColumns, tableRow } from '#test/tables'
import { bothEngines, forEachTest } from '#test/test-runtime'
import { sheetRow, workbookOfSheets } from '#test/workbooks'
import { chooseColumns } from '../index.server.ts'
import { importGround } from './test-ground.ts'

const sheet = (...rows: (readonly string[])[]) =>
  `<sheetData>${rows.map((row, at) => sheetRow(at + 1, row)).join('')}</sheetData>`

describe.each(bothEngines)('a workbook with people on several sheets, on %s', (engine) => {
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

  test('of OpenDocument are shown as well; brought again, it changes nothing but adds what is new', async () => {
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
    const january = { importId: first.id, sheets: ['January'] }
    await ground.amina.write((ctx) => chooseColumns(ctx, january))
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

  test('takes only what somebody chooses, and asks for one at least', async () => {
    const { id } = await ground.upload(await workbook())
    const choose = (sheets: string[]) =>
      ground.amina.write((ctx) => chooseColumns(ctx, { importId: id, sheets }))
    await expect(choose([])).rejects.toMatchObject({ code: 'import.mapping' })
    await choose(['February'])
    await ground.check(id)
    expect((await ground.run(id)).counts).toMatchObject({ created: 1, failed: 1 })
  })
})
