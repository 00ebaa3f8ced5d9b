import type { Cell } from './sheet-cells.ts'
import { columnOf } from './sheet-reach.ts'
import { attributeOf, tagsIn } from './workbook-parts.ts'

/**
 * Fills what several rows share down into each of them: a spreadsheet keeps the value of merged cells in the first. Rows
 * in which nothing else stands are the rest of the row above, and stay empty.
 */
export function fillMerged(sheet: string, rows: Cell[][]): void {
  const own = rows.map((cells) => cells.some((cell) => cell !== null))
  for (const tag of tagsIn(sheet, 'mergeCell')) {
    const [, letters = '', first, last] =
      /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(attributeOf(tag, 'ref')) ?? []
    const column = columnOf(letters) - 1
    const value = rows[Number(first) - 1]?.[column] ?? null
    if (value === null) continue
    for (let row = Number(first); row < Math.min(Number(last), rows.length); row += 1) {
      const cells = rows[row] as Cell[]
      if (own[row] && (cells[column] ?? null) === null) cells[column] = value
    }
  }
}
