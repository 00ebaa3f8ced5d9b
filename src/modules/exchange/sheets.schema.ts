import { z } from 'zod'

/** A sheet of a workbook that lists people, and whether its rows are to come in. */
export const importSheetSchema = z.object({
  name: z.string(),
  rows: z.number().int(),
  isTaken: z.boolean(),
})
export type ImportSheet = z.output<typeof importSheetSchema>

/** A row is known by its sheet and its number in it, in one number: no sheet has as many rows. */
const rowsOfSheet = 10_000_000
/** Their rows are numbered within 31 bits. */
export const mostSheets = 200

export const rowKey = (sheet: number, row: number): number => sheet * rowsOfSheet + row

/** Returns the position of a row's sheet among those of the import, from 0. */
export const sheetOf = (key: number): number => Math.floor(key / rowsOfSheet)

/** Where a row is: its number as the spreadsheet counts, and its sheet where there are several. */
export interface RowPlace {
  row: number
  sheet?: string | undefined
}

export function placeOfRow(sheets: readonly ImportSheet[], key: number): RowPlace {
  const sheet = sheets[sheetOf(key)]
  return { row: key % rowsOfSheet, ...(sheet ? { sheet: sheet.name } : {}) }
}

/** Returns a row as a sentence names it. */
export function rowWords(key: number): number | string {
  const sheet = sheetOf(key)
  return sheet === 0 ? key : `${key % rowsOfSheet} (sheet ${sheet + 1})`
}
