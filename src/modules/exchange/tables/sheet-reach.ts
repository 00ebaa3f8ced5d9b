/** No spreadsheet has more rows or columns, filled or not. */
const mostOfSheet = { row: 1_048_576, column: 16_384 }

/** No sheet of 100 MiB has more cells up to the last filled one of each row. */
const mostCells = 5_000_000

/** A place in a sheet, from 1. */
interface Place {
  row: number
  column: number
}

/**
 * Returns a function that is told the last filled cell of each row, and how often the row is there.
 * @throws FarCell where no sheet has a cell, and for more cells than we read
 */
export function withinReach(): (place: Place, times?: number) => void {
  let cells = 0
  return (place, times = 1) => {
    cells += place.column * times
    const isOutside = place.row > mostOfSheet.row || place.column > mostOfSheet.column
    if (isOutside || cells > mostCells) throw new FarCell(place)
  }
}

/** Converts `A` to 1, `AA` to 27. */
export function columnOf(letters: string): number {
  let column = 0
  for (let at = 0; at < letters.length; at += 1) column = column * 26 + letters.charCodeAt(at) - 64
  return column
}

/** Converts 1 to `A`, 27 to `AA`. */
function lettersOf(column: number): string {
  let letters = ''
  for (let left = column; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters
  return letters
}

/** A sheet has a cell that is too far out, or more than we read. */
export class FarCell extends Error {
  readonly cell: string

  constructor({ row, column }: Place) {
    super('too far')
    this.cell = `${lettersOf(column)}${row}`
  }
}
