import type { Refusal } from '#platform/errors'
import { visibleLine, visibleText } from '#platform/text.schema'
import { listOfMistakesColumns } from '../columns/columns.schema.ts'
import { exchangeLimits } from '../notes/limits.schema.ts'
import type { ChosenEncoding, Note } from '../notes/reading.schema.ts'
import { refusal } from '../notes/refusals.ts'
import { saying, type TableRest, type TableSaying } from '../notes/say.ts'
import { findHeader, headerWithin } from './header.ts'

/** A file that can be read from the beginning as often as needed. */
export interface TableFile {
  /** The name that the browser or the folder gave it. */
  name: string
  bytes: number
  open(): AsyncIterable<Uint8Array>
}

type TableFormat = 'csv' | 'json' | WorkbookFormat

/** One row below the names of the columns. */
export interface TableRow {
  /** As a spreadsheet counts: the first line of the file is 1. In JSON, the position in the list. Of several sheets its key. */
  row: number
  /** The original cells, in the order of the columns; missing ones at the end are left out. Numbers of a spreadsheet are marked. */
  cells: string[]
}

/** A table while it is being read. */
export interface Table {
  format: TableFormat
  /** The encoding of its text; null where the file itself tells it. */
  encoding: ChosenEncoding | null
  /** How the text was decoded, and what differs from what a spreadsheet shows. */
  reading: Note[]
  /** The names of the columns, each once. JSON adds more while its rows are read. */
  columns: string[]
  rows: AsyncIterable<TableRow>
  /** The sheets that the rows are of, where there are several; and whether they have the columns. */
  sheets?: { name: string; isTaken: boolean }[]
}

/** Returns the refusal of a table that cannot be read; its sentence says why and what to do. */
export function unreadable<Name extends TableSaying>(
  name: Name,
  ...rest: TableRest<Name>
): Refusal {
  return refusal('import.unreadable', saying(name, ...rest))
}

/** The formats of spreadsheets that are read; FODS is ODS in a single XML file. */
export type WorkbookFormat = 'xlsx' | 'ods' | 'fods'

/** A spreadsheet that is to be read. */
export interface WorkbookTask {
  format: WorkbookFormat
  bytes: Uint8Array
}

/** What was read of a workbook. */
export interface WorkbookAnswer {
  /** Those that list people, in their order; or the only one that may. */
  sheets: SheetAnswer[]
  /** The position of the one whose columns are known best. */
  best: number
  /** Whether there are further sheets with cells, which were left out. */
  hasOthers: boolean
  /** The names of sheets that were left out because they cannot be read. */
  damaged: string[]
}

export interface SheetAnswer {
  name: string
  /** Whether the spreadsheet hides this sheet; then it hides every sheet with cells. */
  isHidden: boolean
  /** How many of the rows the spreadsheet hides, e.g. by a filter. They are read anyway. */
  hiddenRows: number
  /** The positions of the columns that the spreadsheet hides, from 1. They are read too. */
  hiddenColumns: number[]
  /** How many pictures are placed on the sheet. They are not read. */
  pictures: number
  /** How many cells have a picture for their value. They are not read. */
  cellPictures: number
  /** Rows in order, each piece a list of lists of text as JSON: outside the heap until it is needed. */
  pieces: Uint8Array[]
}

/** A sheet was not read, because one of its cells is too far out. */
export interface FarAnswer {
  farCell: string
}

/** The ASCII separators of units, records and groups. FileMaker writes them between the values of one field. */
const isSeparator = (sign: string) => sign >= '\u001c' && sign <= '\u001f'

/**
 * What is left of a letter that a program read in a wrong encoding: control characters, which nobody types, and a soft
 * hyphen or fixed space after such a letter's first half, as in `MarÃ\u00ada`. Taken out, the rest would look like a name.
 */
const damaged =
  /(?!\u0085)[\u0080-\u009f]|(?<=[\u00c2-\u00f4])\u0085|(?<=[ÂÃÄÅĂĹГЕأإ])\u00ad|(?<=[ÂÃÄÅ])\u00a0(?=\p{Ll}| |$)/gu

/** Returns a cell as it is shown. Separators of values become line ends: without them two numbers would be one. */
export function textOfCell(cell: string): string {
  const whole = cell.replace(damaged, '\ufffd')
  return visibleText(whole.replace(/\p{Cc}/gu, (sign) => (isSeparator(sign) ? '\n' : sign)))
}

/** Before the text of a cell that a spreadsheet stores as a number. No letter: it is of private use. */
const mark = '\uf8ff'

/** Marks the text of a number: 1234567 may have been typed 01234567. */
export const storedNumber = (text: string) => mark + text

export const isStoredNumber = (cell: string) => cell.startsWith(mark)

export const withoutNumberMark = (cell: string) => (isStoredNumber(cell) ? cell.slice(1) : cell)

/**
 * Takes the names of the columns from one of the first rows (a title may come before them) and returns the rows below,
 * without empty ones.
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
  if (early.length === 0) throw unreadable('emptyTable')
  const { place, lines, names } = findHeader(early.map(({ cells }) => cells))
  return {
    columns: columnNames(names),
    rows: rowsOf(early.slice(place + lines), iterator, row),
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
