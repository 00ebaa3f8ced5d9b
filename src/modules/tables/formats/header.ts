import { guessMapping } from '../columns/guess-mapping.ts'
import { exchangeLimits } from '../notes/limits.schema.ts'

/** Titles, dates and notes may come before the names of the columns; this many rows are searched. */
export const headerWithin = 20

/** The rows that name the columns. */
export interface Header {
  /** The position of the first of them. */
  place: number
  lines: 1 | 2
  names: readonly string[]
  /** How many of the names are known. */
  known: number
}

type Cells = readonly string[]

/** No name of a column is so long; in one of megabytes a regular expression may find no end of its stack. */
const longestName = 500

/** Counts the cells that are known names of columns. */
export function knownNames(cells: Cells): number {
  if (cells.length > exchangeLimits.importColumns) return 0
  const names = cells.map((cell) => (cell.length > longestName ? '' : cell.trim()))
  return Object.keys(guessMapping(names)).length
}

/**
 * Finds which of the first rows name the columns: those with the most known names, the earliest of several; a row and
 * the one below together where that tells more. Without any, the first that has two cells, else the first.
 */
export function findHeader(rows: readonly Cells[]): Header {
  const first = Math.max(
    0,
    rows.findIndex((cells) => cells.filter((cell) => cell.trim() !== '').length > 1),
  )
  const single = rows.map(
    (cells, place): Header => ({ place, lines: 1, names: cells, known: knownNames(cells) }),
  )
  const found = single.flatMap((one) => [one, ...asTwoLines(rows, one.place)])
  const start = single[first] ?? { place: 0, lines: 1, names: [], known: 0 }
  // A single known word further down may be the content of a cell.
  return found.reduce((best, one) => (one.known > Math.max(best.known, 1) ? one : best), start)
}

/** Nothing of a person is written below a heading: no number, no date, no sentence. */
const isSubHeading = (cell: string) => cell.length <= 40 && !/\p{Nd}{3}/u.test(cell)

/** Returns a row with the one below as two lines of names, as `Passport` above `Number` and `Issue Date`. */
function asTwoLines(rows: readonly Cells[], place: number): Header[] {
  const [above = [], below = []] = [rows[place], rows[place + 1]]
  const filled = below.filter((cell) => cell.trim() !== '')
  if (filled.length < 2 || !filled.every(isSubHeading) || !above.every(isSubHeading)) return []
  const names = joinedNames(above, below)
  const isJoined = names.some(
    (name, at) => name !== above[at]?.trim() && name !== below[at]?.trim(),
  )
  return isJoined ? [{ place, lines: 2, names, known: knownNames(names) }] : []
}

/** Puts the heading of a group before each of the names below it. */
function joinedNames(above: Cells, below: Cells): string[] {
  const names: string[] = []
  let group = ''
  for (let at = 0; at < Math.max(above.length, below.length); at += 1) {
    const own = above[at]?.trim() ?? ''
    const sub = below[at]?.trim() ?? ''
    // A heading without one below it is no group.
    if (own !== '') group = sub === '' || sub === own ? '' : own
    if (sub === '' || sub === own) names.push(own)
    else names.push(group === '' ? sub : `${group} ${sub}`)
  }
  return names
}
