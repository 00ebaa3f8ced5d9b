import { guessMapping } from '../columns/schema.ts'
import { exchangeLimits } from '../limits.ts'

/** Titles, dates and notes may stand above the names of the columns; so many rows are looked at. */
export const headerWithin = 20

/** How many of these are names of columns that are known here. */
export function knownNames(cells: readonly string[]): number {
  if (cells.length > exchangeLimits.importColumns) return 0
  return Object.keys(guessMapping(cells.map((cell) => cell.trim()))).length
}

/**
 * Which of the first rows holds the names of the columns: the one with the most known names, the
 * earliest of several. Without any, the first that has two cells, else the first.
 */
export function findHeader(rows: readonly (readonly string[])[]): { place: number; known: number } {
  const first = Math.max(
    0,
    rows.findIndex((cells) => cells.filter((cell) => cell.trim() !== '').length > 1),
  )
  const found = rows.map((cells, place) => ({ place, known: knownNames(cells) }))
  const start = found[first] ?? { place: 0, known: 0 }
  // A single known word below may be what stands in a cell.
  return found.reduce((best, one) => (one.known > Math.max(best.known, 1) ? one : best), start)
}
