import { isField } from '#modules/records/fields.schema'
import { visibleLine } from '#platform/text/schema'
import { listOfMistakesColumns } from '../columns.schema.ts'
import { guessMapping } from '../guess/guess-mapping.ts'
import { exchangeLimits } from '../limits.ts'
import { textOfCell, withoutNumberMark } from './shown-numbers.ts'
import { type TableRow, unreadable } from './table.ts'

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
function isLying(rows: readonly (readonly string[])[]): boolean {
  const { known } = findHeader(rows)
  return [0, 1].some((column) => {
    const names = rows.flatMap((cells) => (cells[column] ?? '').trim())
    const filled = rows.filter((cells) => (cells[column + 1] ?? '').trim() !== '')
    // Names of documents may be listed in any table.
    const below = Object.keys(guessMapping(names)).filter(isField).length
    return filled.length >= fewestBelow && below >= fewestBelow && below > known
  })
}

/**
 * Takes the names of the columns from one of the first rows (a title may come before them) and returns the rows below,
 * without empty ones. Refuses a table that has them below each other.
 * @param linesBefore lines of the file that are not records
 */
export async function withHeader(
  records: AsyncIterable<string[]>,
  linesBefore = 0,
): Promise<{ columns: string[]; rows: AsyncIterable<TableRow> }> {
  const iterator = records[Symbol.asyncIterator]()
  const early: TableRow[] = []
  let row = linesBefore
  while (early.length < headerWithin) {
    const next = await iterator.next()
    if (next.done) break
    row += 1
    const cells = withoutEmptyEnd(next.value)
    if (cells.length > 0) early.push({ row, cells })
  }
  const first = early.map(({ cells }) => cells)
  if (isLying(first)) throw unreadable('lyingTable')
  const { place } = findHeader(first)
  const header = early[place]
  if (!header) throw unreadable('emptyTable')
  return {
    columns: columnNames(header.cells),
    rows: rowsOf(early.slice(place + 1), iterator, row),
  }
}

async function* rowsOf(
  early: readonly TableRow[],
  rest: AsyncIterator<string[]>,
  lastRow: number,
): AsyncIterable<TableRow> {
  yield* early
  let row = lastRow
  try {
    for (let next = await rest.next(); !next.done; next = await rest.next()) {
      row += 1
      const cells = withoutEmptyEnd(next.value)
      if (cells.length > 0) yield { row, cells }
    }
  } finally {
    await rest.return?.()
  }
}

/** A list of mistakes has these in addition to the columns of its table, which may already be as many as we read. */
const ours = new Set<string>(listOfMistakesColumns)

/** Gives each column a unique name: a second "Name" becomes "Name (2)", one without becomes "Column 3". */
export function columnNames(header: readonly string[]): string[] {
  refuseTooMany(header.filter((cell) => !ours.has(cell.trim())).length)
  const taken = new Set<string>()
  return header.map((cell, index) => {
    const name = visibleLine(withoutNumberMark(cell)).slice(0, 120)
    const wanted = name === '' ? `Column ${index + 1}` : name
    let free = wanted
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${wanted} (${count})`
    taken.add(free.toLowerCase())
    return free
  })
}

/** Refuses more columns than we read. */
export function refuseTooMany(columns: number): void {
  const most = exchangeLimits.importColumns
  if (columns > most) throw unreadable('manyColumns', { columns, most })
}

function withoutEmptyEnd(typed: readonly string[]): string[] {
  const cells = typed.map(textOfCell)
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  return cells.slice(0, last + 1)
}
