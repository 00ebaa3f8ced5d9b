import { mappingProblems } from '../columns.schema.ts'
import { guessMapping } from '../guess/guess-mapping.ts'
import { rowKey } from '../sheets.schema.ts'
import type { Table, TableRow } from './table.ts'
import { refuseTooMany } from './with-header.ts'
import type { SheetAnswer } from './workbook-task.ts'

/** One sheet with its columns and rows. */
export interface Part {
  answer: SheetAnswer
  columns: string[]
  rows: AsyncIterable<TableRow>
}

/** Tells whether a sheet comes in unless somebody says otherwise: it has the columns that a record needs. */
export function taken({ answer, columns }: Part, base: { answer: SheetAnswer }) {
  const hasAll = mappingProblems(guessMapping(columns), columns, false).length === 0
  return { name: answer.name, isTaken: hasAll || answer === base.answer }
}

/**
 * Returns the rows of several sheets as one table, each under the columns of the same name, or of the same meaning, in
 * the sheet whose columns are known best; what that one lacks comes after its columns.
 */
export function joined(parts: readonly Part[], base: Part): Pick<Table, 'columns' | 'rows'> {
  if (parts.length === 1) return base
  const columns = [...base.columns]
  const known = guessMapping(base.columns)
  const places = parts.map((part) => {
    const meant = new Map(
      Object.entries(guessMapping(part.columns)).map(([target, column]) => [column, target]),
    )
    return part.columns.map((column) => {
      const alike = columns.findIndex((one) => one.toLowerCase() === column.toLowerCase())
      if (alike >= 0) return alike
      const target = meant.get(column) as keyof typeof known | undefined
      const same = target === undefined ? -1 : columns.indexOf(known[target] ?? '')
      return same >= 0 ? same : columns.push(column) - 1
    })
  })
  refuseTooMany(columns.length)
  return { columns, rows: rowsOf(parts, places, columns.length) }
}

async function* rowsOf(
  parts: readonly Part[],
  places: readonly (readonly number[])[],
  width: number,
): AsyncIterable<TableRow> {
  for (const [sheet, part] of parts.entries()) {
    const own = places[sheet] ?? []
    for await (const { row, cells } of part.rows) {
      const surplus = cells.slice(own.length)
      const placed: string[] = []
      for (const [at, place] of own.entries()) {
        const cell = cells[at] ?? ''
        // Two columns of a sheet may mean the same; the filled one counts.
        if (cell !== '' || placed[place] === undefined) placed[place] = cell
      }
      const filled = Array.from(placed, (cell) => cell ?? '')
      while (surplus.length > 0 && filled.length < width) filled.push('')
      yield { row: rowKey(sheet, row), cells: [...filled, ...surplus] }
    }
  }
}
