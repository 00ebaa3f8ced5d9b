import { tableColumns } from '#test/tables'
import { sheetRow, workbookOf } from '#test/workbooks'
import type { Source } from './calls.ts'
import { jose } from './case.ts'

/** Spreadsheets that are easier to read as what makes them. */

const good = [...jose.split(' | ')]

function workbook(columns: readonly string[], ...rows: (readonly string[])[]): Source {
  const written = [columns, ...rows].map((cells, at) => sheetRow(at + 1, cells))
  return {
    name: 'written.xlsx',
    async *bytes() {
      yield await workbookOf(`<sheetData>${written.join('')}</sheetData>`)
    },
  }
}

const notAvailable = '<c r="@" t="e"><f>VLOOKUP(A2,Z:Z,2)</f><v>#N/A</v></c>'
const uncalculated = '<c r="@"><f>IF(A3="x","yes","no")</f><v></v></c>'

/** One more column says who is hidden. */
export const errorsInCells = workbook(
  [...tableColumns, 'Hidden'],
  [...good.with(0, 'AB1234561').with(6, notAvailable), notAvailable],
  [...good.with(0, 'AB1234562'), uncalculated],
  [...good.with(3, notAvailable), 'no'],
)
