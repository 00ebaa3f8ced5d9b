import { describe, expect, test } from 'vitest'
import { csvOf, tableColumns, tableRow } from '#test/tables'
import { sheetRow, workbookOf } from '#test/workbooks'
import { rowsOfTable } from '../test-tables.ts'

const upright = [tableColumns, tableRow(1), tableRow(2), tableRow(3)]
const lying = tableColumns.map((_, at) => upright.map((row) => row[at] as string))
const csv = ([first = [], ...rest]: string[][]) => Buffer.from(csvOf(rest, first))
const said =
  'each column is a person. In a spreadsheet, copy the table, choose Paste special, then Transpose'

describe('a table with a person in each column is told as one', () => {
  test.each<[string, string[][]]>([
    ['as it is', lying],
    ['with a title', [['Candidates of March'], ...lying]],
    [
      'with names of its columns',
      [['Detail', 'Candidate 1', 'Candidate 2', 'Candidate 3'], ...lying],
    ],
    ['behind numbers', lying.map((row, at) => [String(at + 1), ...row])],
    ['as a form of one person', lying.map((row) => row.slice(0, 2))],
    ['with few details', [0, 2, 5].map((at) => lying[at] as string[])],
    [
      'with cells left empty',
      lying.map(([name = '', ...cells], at) => [name, ...(at % 3 === 1 ? [] : cells)]),
    ],
  ])('%s', async (_, rows) => {
    await expect(rowsOfTable('x.csv', csv(rows))).rejects.toThrow(said)
  })

  test('in a workbook', async () => {
    const rows = lying.map((cells, at) => sheetRow(at + 3, ['', ...cells]))
    const bytes = await workbookOf(`<sheetData>${rows.join('')}</sheetData>`)
    await expect(rowsOfTable('x.xlsx', bytes)).rejects.toThrow(said)
  })
})

test.each<[string, string[][]]>([
  ['one row', upright.slice(0, 2)],
  [
    'names of columns that nobody knows',
    [
      ['A1', 'B1'],
      ['Passport', 'x'],
      ['Name', 'y'],
      ['Karim', 'z'],
    ],
  ],
  [
    'the names again on each page',
    [...upright, tableColumns, tableRow(4), tableColumns, tableRow(5)],
  ],
  [
    'a list of papers',
    [
      ['Paper', 'Passport number', 'Name'],
      ...['Passport', 'Photo', 'Visa', 'Name'].map((document, at) => [
        document,
        ...tableRow(at).slice(0, 2),
      ]),
    ],
  ],
])('a table with a person in each row is read: %s', async (_, rows) => {
  expect(await rowsOfTable('x.csv', csv(rows))).toEqual(rows.slice(1))
})
