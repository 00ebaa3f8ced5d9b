/** What a cell holds; nothing is an empty cell. */
type CsvCell = string | number | bigint | boolean | null | undefined

/** The beginning of a file: by this mark spreadsheets recognise UTF-8. */
export const csvStart = '\ufeff'

/** Writes a record of CSV (RFC 4180), with each cell marked that a spreadsheet would take for a formula. */
export function csvLine(cells: readonly CsvCell[]): string {
  const written = cells.map((cell) => quoted(asText(String(cell ?? ''))))
  // An empty line would be no record.
  return `${written.length === 1 ? written[0] || '""' : written.join(',')}\r\n`
}

/**
 * A sign with which a formula begins, or the wide one of an East Asian keyboard, also after spaces. Apostrophes before
 * it count, so that each text has a mark of its own.
 */
const formula = /^'*\s*[=+\-@＝＋－＠\t\r]/u
const marked = /^'+\s*[=+\-@＝＋－＠\t\r]/u
const negative = /^-\d+(?:\.\d+)?$/

/** Puts an apostrophe before what a spreadsheet would calculate; a negative number is one. */
export function asText(cell: string): string {
  return formula.test(cell) && !negative.test(cell) ? `'${cell}` : cell
}

/** Returns the text that was marked so. */
export function withoutMark(cell: string): string {
  return marked.test(cell) ? cell.slice(1) : cell
}

/** Spaces around a cell are part of it only within quotation marks, as many programs read it. */
function quoted(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
