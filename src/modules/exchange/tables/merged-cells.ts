import type { Cell } from './sheet-cells.ts'
import { columnOf } from './sheet-reach.ts'
import { attributeOf, tagsIn } from './workbook-parts.ts'

/** Gives the next row the values that it shares with rows above. */
export type FillMerged = (row: number, cells: Cell[]) => void

/**
 * Copies a value that several rows share into each of them: a spreadsheet stores the value of merged cells in the
 * first. Rows with nothing else in them belong to the row above, and must not be filled.
 */
export function mergedCells(sheet: string): FillMerged {
  const waiting = areasIn(sheet).sort((one, other) => other.first - one.first)
  let open: (Area & { value: Cell })[] = []
  return (row, cells) => {
    open = open.filter(({ last }) => last >= row)
    for (const { column, value } of open) {
      while (cells.length <= column) cells.push(null)
      cells[column] ??= value
    }
    for (let next = waiting.at(-1); next && next.first <= row; next = waiting.at(-1)) {
      waiting.pop()
      const value = next.first === row ? (cells[next.column] ?? null) : null
      if (value !== null) open.push({ ...next, value })
    }
  }
}

interface Area {
  column: number
  first: number
  last: number
}

/** Returns merged areas of more than one row. They are listed after the rows (ECMA-376, part 1, 18.3.1.99). */
function areasIn(sheet: string): Area[] {
  const areas: Area[] = []
  for (const tag of tagsIn(sheet.slice(sheet.lastIndexOf('sheetData')), 'mergeCell')) {
    const [, letters = '', first, last] =
      /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(attributeOf(tag, 'ref')) ?? []
    if (Number(last) > Number(first))
      areas.push({ column: columnOf(letters) - 1, first: Number(first), last: Number(last) })
  }
  return areas
}
