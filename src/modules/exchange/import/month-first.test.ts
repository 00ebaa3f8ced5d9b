import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvOf, tableColumns, tableRow } from '#test/tables'
import { type ImportGround, importGround } from './test-ground.ts'

let ground: ImportGround
beforeAll(async () => {
  ground = await importGround('sqlite')
})
afterAll(() => ground.close())

async function bornOn(...days: string[]) {
  const rows = days.map((day, at) => [...tableRow(at), day])
  const id = await ground.prepare(csvOf(rows, [...tableColumns, 'Date of birth']))
  const { problems: foreseen } = await ground.check(id)
  const { problems } = await ground.run(id)
  expect(problems).toEqual(foreseen)
  const records = await ground.records()
  await ground.undo(id)
  const said = problems.map(({ row, problems: sentences }) => `${row} ${sentences.join()}`)
  return { days: records.map(({ dateOfBirth }) => dateOfBirth), said }
}

const either =
  'Date of birth: other days of this column have the month first. Write year-month-day, such as 1995-03-12. This cell is left out.'

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
