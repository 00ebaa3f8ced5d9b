import { fillMerged } from './merged-cells.ts'
import { type Cell, cellsIn, type WrittenCell } from './sheet-cells.ts'
import { asShown, type Shown, shownFormats } from './shown-numbers.ts'
import { tidyPaths } from './tidy-workbook.ts'
import { attributeOf, tagsIn } from './workbook-parts.ts'

/** A time without a day is in it. */
const firstYear = 1899
const daysTo1904 = 1462

/**
 * Gives the rows of a sheet what its XML says and the reader of workbooks leaves out. An error, or a formula
 * that was never calculated, is no empty cell: without a nationality a candidate has the usual one.
 * @param parts of the workbook, tidy
 * @param tag of the sheet in the list of sheets
 */
export function completeCells(
  parts: ReadonlyMap<string, string>,
  tag: string,
  rows: Cell[][],
): void {
  const sheet = parts.get(pathOf(tag, parts.get(tidyPaths.relations) ?? '')) ?? ''
  const how: How = {
    formats: shownFormats(parts.get(tidyPaths.styles) ?? ''),
    daysLater: isSince1904(parts.get(tidyPaths.workbook) ?? '') ? daysTo1904 : 0,
  }
  for (const written of cellsIn(sheet)) {
    const { row, column } = written
    const value = rows[row - 1]?.[column - 1] ?? null
    const whole = completed(value, written, how)
    if (whole !== value) put(rows, written, whole)
  }
  fillMerged(sheet, rows)
}

/** Where the XML of a sheet lies. */
function pathOf(tag: string, relations: string): string {
  const id = attributeOf(tag, 'id')
  const relation = [...tagsIn(relations, 'Relationship')].find(
    (one) => attributeOf(one, 'Id') === id,
  )
  return `xl/${attributeOf(relation ?? '', 'Target')}`
}

/**
 * Whether days are counted since 1904, as on old Macs. The reader of workbooks knows this as `1`, and
 * every other program may write `true` (XML Schema, part 2, section 3.2.2).
 */
function isSince1904(workbook: string): boolean {
  return [...tagsIn(workbook, 'workbookPr')].some((tag) => attributeOf(tag, 'date1904') === 'true')
}

interface How {
  formats: ReadonlyMap<string, Shown>
  /** Days by which the reader's dates are too early. */
  daysLater: number
}

function completed(value: Cell, written: WrittenCell, { formats, daysLater }: How): Cell {
  if (written.type === 'e' && written.value !== null) return written.value || '#N/A'
  if (value === null) return isUncalculated(written) ? '=' : null
  if (written.type === 'd') return asWritten(written.value ?? '')
  if (value instanceof Date) {
    const date = new Date(value.getTime() + daysLater * 86_400_000)
    return isDay(date) ? date : Number(written.value)
  }
  const shown = formats.get(written.style)
  return shown && typeof value === 'number' ? asShown(value, shown) : value
}

/** A date is kept as the day that stands in the file, whatever the time zone of this process. */
function asWritten(date: string): string {
  return date.trim().replace(/T00:00(:00(\.0+)?)?Z?$/, '')
}

/**
 * No spreadsheet shows a day before 1900 or after 9999: what stands in the column is a number in the format of a date.
 * 98765432 would be the year 272310.
 */
function isDay(date: Date): boolean {
  const year = date.getUTCFullYear()
  return year >= firstYear && year <= 9999
}

/** A formula whose result is an empty text has it written; one of which no program kept a result has none. */
function isUncalculated({ type, hasFormula, value }: WrittenCell): boolean {
  return hasFormula && (value === null || (value === '' && type !== 'str'))
}

/** Rows and columns in which nothing but such cells stand were cut off. */
function put(rows: Cell[][], { row, column }: WrittenCell, value: Cell): void {
  while (rows.length < row) rows.push([])
  const cells = rows[row - 1] as Cell[]
  while (cells.length < column) cells.push(null)
  cells[column - 1] = value
}
