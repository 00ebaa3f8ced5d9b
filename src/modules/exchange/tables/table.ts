import type { Refusal } from '#platform/errors'
import type { ChosenEncoding } from '../encodings.schema.ts'
import type { Note } from '../notes.schema.ts'
import { refusal } from '../refusals.ts'
import { type Rest, type Saying, saying } from '../say.ts'

/** A file that can be read from the beginning as often as needed. */
export interface TableFile {
  /** The name that the browser or the folder gave it. */
  name: string
  bytes: number
  open(): AsyncIterable<Uint8Array>
}

export type TableFormat = 'csv' | 'json' | WorkbookFormat

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

export function emptyFile(): Refusal {
  return unreadable('emptyFile')
}

/** Returns the refusal of a table that cannot be read; its sentence says why and what to do. */
export function unreadable<Name extends Saying>(name: Name, ...rest: Rest<Name>): Refusal {
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
  /** Rows in order, each piece a list of lists of text as JSON: outside the heap until it is needed. */
  pieces: Uint8Array[]
}

/** A sheet was not read, because one of its cells is too far out. */
export interface FarAnswer {
  farCell: string
}
