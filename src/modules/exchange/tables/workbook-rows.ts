import { type MergedArea, mergedCells } from './merged-cells.ts'
import type { Cell } from './sheet-cells.ts'
import { storedNumber } from './stored-number.ts'

/** A sheet of a workbook, whatever its format. */
export interface OpenSheet {
  name: string
  isHidden: boolean
  /**
   * Yields the rows that have content, in order, as often as it is called.
   * @throws Error for a damaged sheet, also after rows of it
   */
  rows(): Iterable<SheetRow>
  /** Returns the positions, from 1, of the columns that the spreadsheet hides, among those that are read. */
  hiddenColumns(): number[]
  /** Counts the pictures that are placed on the sheet. */
  pictures(): number
}

/** A row with the values of its cells; none after the last one that is filled. Rows are counted from 1. */
export interface SheetRow {
  row: number
  /** By hand or by a filter. */
  isHidden: boolean
  values: Cell[]
  /** The merged areas of several rows that begin here. */
  merged: readonly MergedArea[]
}

/**
 * Yields the rows of a sheet as texts, numbers marked as such, empty rows in between as empty lists; none after the last
 * row with content.
 * @param hidden is called for each row that the spreadsheet hides
 * @throws Error for a damaged sheet, also after rows of it
 */
export function* textsOfRows(rows: Iterable<SheetRow>, hidden?: () => void): Iterable<string[]> {
  const fillMerged = mergedCells()
  let last = 0
  for (const { row, isHidden, values, merged } of rows) {
    if (isHidden) hidden?.()
    fillMerged(row, values, merged)
    for (last += 1; last < row; last += 1) yield []
    yield values.map((value) =>
      typeof value === 'number' ? storedNumber(textOf(value)) : textOf(value),
    )
  }
}

/** Returns the value of a cell as text. */
export function textOf(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().replace(/(T00:00:00\.000)?Z$/, '')
  // A spreadsheet stores 15 digits of a number. Further digits were never typed.
  if (typeof cell === 'number' && Math.abs(cell) >= 1e15) return cell.toExponential()
  return String(cell)
}
