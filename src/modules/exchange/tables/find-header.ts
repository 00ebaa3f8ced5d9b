import { isField } from '#modules/records/fields.schema'
import { guessMapping } from '../guess/guess-mapping.ts'
import { exchangeLimits } from '../limits.ts'

/** Titles, dates and notes may come before the names of the columns; this many rows are searched. */
export const headerWithin = 20

/** Counts the cells that are known names of columns. */
export function knownNames(cells: readonly string[]): number {
  if (cells.length > exchangeLimits.importColumns) return 0
  return Object.keys(guessMapping(cells.map((cell) => cell.trim()))).length
}

/**
 * Finds which of the first rows has the names of the columns: the one with the most known names, the earliest of
 * several. Without any, the first that has two cells, else the first.
 */
export function findHeader(rows: readonly (readonly string[])[]): { place: number; known: number } {
  const first = Math.max(
    0,
    rows.findIndex((cells) => cells.filter((cell) => cell.trim() !== '').length > 1),
  )
  const found = rows.map((cells, place) => ({ place, known: knownNames(cells) }))
  const start = found[first] ?? { place: 0, known: 0 }
  // A single known word further down may be the content of a cell.
  return found.reduce((best, one) => (one.known > Math.max(best.known, 1) ? one : best), start)
}

/** A word or two may stand below each other in any table. */
const fewestBelow = 3

/**
 * Tells whether the names stand below each other, in the first column or behind one of numbers, with a person in each
 * further column: as a form has them, too.
 */
export function isLying(rows: readonly (readonly string[])[]): boolean {
  const { known } = findHeader(rows)
  return [0, 1].some((column) => {
    const names = rows.flatMap((cells) => (cells[column] ?? '').trim())
    const filled = rows.filter((cells) => (cells[column + 1] ?? '').trim() !== '')
    // Names of documents may be listed in any table.
    const below = Object.keys(guessMapping(names)).filter(isField).length
    return filled.length >= fewestBelow && below >= fewestBelow && below > known
  })
}
