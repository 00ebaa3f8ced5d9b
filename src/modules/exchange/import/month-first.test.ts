import { expect, test } from 'vitest'
import { csvOf, tableColumns, tableRow } from '#test/tables'
import { sheetRow, workbookOf } from '#test/workbooks'
import { importGround } from './test-ground.ts'

const ground = await importGround('sqlite')

const named = [...tableColumns, 'Date of birth']
const rowsWith = (days: string[]) => days.map((day, at) => [...tableRow(at), day])
const bornOn = (...days: string[]) => bornIn(csvOf(rowsWith(days), named))

/** The same in XLSX, where a number is the cell of a date. */
async function bornInCells(...days: (string | number)[]) {
  const cells = days.map((day) =>
    typeof day === 'string' ? day : `<c r="@" s="1"><v>${day}</v></c>`,
  )
  const rows = [named, ...rowsWith(cells)].map((row, at) => sheetRow(at + 1, row))
  const sheet = `<sheetData>${rows.join('')}</sheetData>`
  return bornIn(await workbookOf(sheet, { formats: ['dd/mm/yyyy'] }))
}

async function bornIn(table: string | Buffer) {
  const id = await ground.prepare(table)
  const { problems: foreseen } = await ground.check(id)
  const { problems } = await ground.run(id)
  expect(problems).toEqual(foreseen)
  const records = await ground.records()
  await ground.undo(id)
  const said = problems.map(({ row, problems: sentences }) => `${row} ${sentences.join()}`)
  return { days: records.map(({ dateOfBirth }) => dateOfBirth), said }
}

const either =
  'Date of birth: other days of this column have the month first. Say how the days of this column are written, or write year-month-day, such as 1995-03-12. This cell is left out.'

test('a month beyond twelve puts the neighbours in doubt, whatever row it stands in', async () => {
  const { days, said } = await bornOn('03/12/1990', '05/05/1991', '1992-05-06', '03/25/1990')
  expect(days).toEqual([null, '1991-05-05', '1992-05-06', null])
  expect(said).toEqual([`2 ${either}`, expect.stringMatching(/^5 .*not a day that we can read/)])
})

test('a column without one is read with the day first', async () => {
  const { days, said } = await bornOn('03/12/1990', '25/03/1990', '12 March 1990')
  expect(days).toEqual(['1990-12-03', '1990-03-25', '1990-03-12'])
  expect(said).toEqual([])
})

const unsure =
  'Date of birth: other days in this column are of another calendar, such as Bikram Sambat, so this one may be, too. Write the day as passports count it, such as 1995-03-12. This cell is left out.'

test('a child among births of another calendar is asked about, whatever row it stands in', async () => {
  const { days, said } = await bornOn('2020-04-12', '1991-05-05', '2045-05-30', '32/02/2048')
  expect(days).toEqual([null, '1991-05-05', null, null])
  expect(said).toEqual([
    `2 ${unsure}`,
    ...[4, 5].map((row) =>
      expect.stringMatching(new RegExp(`^${row} .*may be of another calendar`)),
    ),
  ])
})

test.each(['2955-01-01', '2077-13-01', 'soon'])('%s says nothing of the others', async (day) => {
  const { days } = await bornOn('2012-04-12', day)
  expect(days).toEqual(['2012-04-12', null])
})

const swapped =
  'Date of birth: the spreadsheet may have swapped day and month here: it took other days of this column for text. Write each day of the column as year-month-day, such as 1995-03-12. This cell is left out.'
/** 1990-12-03, 1991-04-09 and 1991-05-05, and two days that cannot be swapped. */
const [december, april, fifth, march, late] = [33_210, 33_337, 33_363, 32_957, 33_220]

test.each(['25/03/1990', '31-01-1992', '25/03/90', '03/25/1990'])(
  'dates are asked about where the spreadsheet, of another order, left %s a text',
  async (text) => {
    const { days, said } = await bornInCells(december, text, april, fifth)
    expect([days[0], ...days.slice(2)]).toEqual([null, null, '1991-05-05'])
    expect(said.filter((sentence) => sentence.endsWith(swapped))).toEqual([
      `2 ${swapped}`,
      `4 ${swapped}`,
    ])
  },
)

test('a date with a day beyond twelve shows that the spreadsheet swapped none', async () => {
  for (const settled of [march, late]) {
    const { days, said } = await bornInCells('25/03/1990', december, settled)
    expect(days.slice(0, 2)).toEqual(['1990-03-25', '1990-12-03'])
    expect(said).toEqual([])
  }
})

test('dates alone, or beside days that may be either, are read as they are', async () => {
  const { days, said } = await bornInCells(december, '05/06/1990', april, '12 March 1990')
  expect(days).toEqual(['1990-12-03', '1990-06-05', '1991-04-09', '1990-03-12'])
  expect(said).toEqual([])
})

test('of other tables, the days that programs wrote with a time are such dates', async () => {
  const dates = await bornOn('25/03/1990', '1990-12-03 00:00:00')
  expect(dates.said).toEqual([`3 ${swapped}`])
  const typed = await bornOn('25/03/1990', '1990-12-03')
  expect(typed.days).toEqual(['1990-03-25', '1990-12-03'])
})
