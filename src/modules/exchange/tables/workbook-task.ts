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
