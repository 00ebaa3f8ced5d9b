import { storedNumber } from './table.ts'

const day = 86_400_000

/**
 * The day from which spreadsheets count days unless they say another one, as a time: 1900 was not a leap year, but they
 * treat it as one.
 */
export const firstDay = Date.UTC(1899, 11, 30)

/** How a format shows a number: `"AB"0000000` shows 12345 as AB0012345, `0000"X"` as 12345X. */
export interface Shown {
  before: string
  digits: number
  after: string
}

/**
 * Returns a number with the zeros and letters that its format shows around it: a spreadsheet stores a passport 01234567
 * as 1234567.
 */
function asShown(value: number, { before, digits, after }: Shown): number | string {
  if (!Number.isInteger(value) || value < 0) return value
  return before + String(value).padStart(digits, '0') + after
}

/** How the cells of one style show numbers: as dates, with zeros and letters around them, or plainly. */
export type Format = Shown | 'date'

/**
 * Returns what a number means in its format: a day, or the number as it is shown.
 * @param from the day from which days are counted, as a time
 */
export function numberMeant(number: number, format: Format | undefined, from: number): Cell {
  if (format === undefined) return number
  if (format !== 'date') return asShown(number, format)
  const date = dayMeant(new Date(Math.floor(from + number * day)))
  return date instanceof Date ? date : number
}

/** No number of a document has more digits. */
const mostDigits = 100

/** Returns how a format shows a number; null where it adds nothing to its digits. */
export function shownWith(before: string, least: number, behind: string): Shown | null {
  const digits = Math.min(least, mostDigits)
  const after = isPartOfNumber(behind, digits) ? behind : ''
  return before !== '' || after !== '' || digits > 1 ? { before, digits, after } : null
}

/** Letters and figures, each group after a sign between parts, as `/2024` or `-BD`. */
const parts = /^(?: ?[/.–-] ?)?[A-Z\d]+(?: ?[/.–-] ?[A-Z\d]+)*$/

/**
 * Tells whether what a format shows behind a number belongs to it. A longer word, one after a space or one in small
 * letters is its unit; so may be a word after a stroke, unless the number has fixed places.
 */
function isPartOfNumber(behind: string, digits: number): boolean {
  if (/^[A-Z]{1,2}$/.test(behind)) return true
  if (!parts.test(behind)) return false
  return /^ ?[/.–-] ?\d/.test(behind) || (digits > 1 && /[^A-Z]/.test(behind))
}

/** The year of a time without a day. */
export const firstYear = 1899

/** Returns a day as such, or the number of days since 30 December 1899 where no day can be meant. */
export function dayMeant(date: Date): Date | number {
  const days = (date.getTime() - firstDay) / day
  return isDay(date) && !isDoubtful(days) ? date : days
}

/**
 * Tells whether a serial number of a day is doubtful. Two programs show the numbers up to 60, the 29 February 1900
 * that never was, a day apart; 0 is what a formula makes of an empty cell. Between 0 and 1 is a time without a day.
 */
function isDoubtful(days: number): boolean {
  return days === 0 || (days >= 1 && days < 61)
}

/**
 * Tells whether a date can be a day. No spreadsheet shows one before 1900 or after 9999: such a cell is a number in a
 * date format. 98765432 would be the year 272310.
 */
function isDay(date: Date): boolean {
  const year = date.getUTCFullYear()
  return year >= firstYear && year <= 9999
}

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

/** The value of a cell. */
export type Cell = string | number | boolean | Date | null

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
function mergedCells(): FillMerged {
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
  /** Counts the pictures that cells have for their value; other formats have none. */
  cellPictures?: () => number
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
