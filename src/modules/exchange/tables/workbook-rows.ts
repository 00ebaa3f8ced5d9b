import { cellValue, type Meaning } from './cell-values.ts'
import { mergedCells } from './merged-cells.ts'
import { type Cell, rowsIn } from './sheet-cells.ts'
import { struckOut } from './struck-out.ts'

/**
 * Yields the rows of a sheet as texts, empty ones in between as empty lists; none after the last row with content.
 * @param hidden is called for each row that the spreadsheet hides
 * @throws Error for a damaged sheet, also after rows of it
 */
export function* textsOfRows(
  sheet: string,
  meaning: Meaning,
  hidden?: () => void,
): Iterable<string[]> {
  const fillMerged = mergedCells(sheet)
  let last = 0
  for (const { row, isHidden, cells } of rowsIn(sheet)) {
    const values: Cell[] = []
    for (const cell of cells) {
      const value = cellValue(cell, meaning)
      if (value === null) continue
      while (values.length < cell.column - 1) values.push(null)
      values.push(meaning.struck.has(cell.style) ? struckOut(textOf(value)) : value)
    }
    if (values.length === 0) continue
    if (isHidden) hidden?.()
    fillMerged(row, values)
    for (last += 1; last < row; last += 1) yield []
    yield values.map(textOf)
  }
}

function textOf(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().replace(/(T00:00:00\.000)?Z$/, '')
  // A spreadsheet stores 15 digits of a number. Further digits were never typed.
  if (typeof cell === 'number' && Math.abs(cell) >= 1e15) return cell.toExponential()
  return String(cell)
}
