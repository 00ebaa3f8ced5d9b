/** The sheet of a workbook that was read. */
export interface WorkbookAnswer {
  name: string
  /** Whether further sheets with cells were left out. */
  hasOthers: boolean
  /** Whether the spreadsheet hides the sheet, as all in which something stands. */
  isHidden: boolean
  /** How many of the rows the spreadsheet hides, as a filter does. They are read all the same. */
  hiddenRows: number
  /** The places of the columns that the spreadsheet hides, from 1. They are read too. */
  hiddenColumns: number[]
  /** Rows in their order, each piece a list of lists of text as JSON: outside the heap until it is wanted. */
  pieces: Uint8Array[]
}
