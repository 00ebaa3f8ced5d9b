import type { Cell } from './sheet-cells.ts'
import { columnOf } from './sheet-reach.ts'
import { attributeOf, tagsIn } from './workbook-parts.ts'

/** Cells of several rows that were merged; its first row is the one that lists it. */
export interface MergedArea {
  /** From 0. */
  column: number
  /** The number of its last row. */
  last: number
}

/** Gives the next row the values that it shares with rows above. */
type FillMerged = (row: number, cells: Cell[], begun: readonly MergedArea[]) => void

/**
 * Copies a value that several rows share into each of them: a spreadsheet stores the value of merged cells in the
 * first. Rows with nothing else in them belong to the row above, and must not be filled.
 */
export function mergedCells(): FillMerged {
  let open: (MergedArea & { value: Cell })[] = []
  return (row, cells, begun) => {
    open = open.filter(({ last }) => last >= row)
    for (const { column, value } of open) {
      while (cells.length <= column) cells.push(null)
      cells[column] ??= value
    }
    for (const area of begun) {
      const value = cells[area.column] ?? null
      if (value !== null) open.push({ ...area, value })
    }
  }
}

/** Returns the merged areas that begin in a row; rows are asked for in their order. */
type AreasFrom = (row: number) => MergedArea[]

/** Finds merged areas of more than one row. They are listed after the rows (ECMA-376, part 1, 18.3.1.99). */
export function areasIn(sheet: string): AreasFrom {
  const waiting: (MergedArea & { first: number })[] = []
  for (const tag of tagsIn(sheet.slice(sheet.lastIndexOf('sheetData')), 'mergeCell')) {
    const [, letters = '', first, last] =
      /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(attributeOf(tag, 'ref')) ?? []
    if (Number(last) > Number(first))
      waiting.push({ column: columnOf(letters) - 1, first: Number(first), last: Number(last) })
  }
  waiting.sort((one, other) => other.first - one.first)
  return (row) => {
    const begun: MergedArea[] = []
    for (let next = waiting.at(-1); next && next.first <= row; next = waiting.at(-1)) {
      waiting.pop()
      if (next.first === row) begun.push({ column: next.column, last: next.last })
    }
    return begun
  }
}
