import { runInWorker } from '#platform/worker'
import { mappingProblems } from '../columns.schema.ts'
import { guessMapping } from '../guess/guess-mapping.ts'
import { exchangeLimits } from '../limits.ts'
import type { Note } from '../notes.schema.ts'
import { say } from '../say.ts'
import { rowKey } from '../sheets.schema.ts'
import { checkedWorkbook, isPacked } from './check-workbook.ts'
import { type Cell, type MergedArea, mergedCells } from './sheet-cells.ts'
import { storedNumber } from './shown-numbers.ts'
import type { FarAnswer, SheetAnswer, WorkbookAnswer, WorkbookTask } from './table.ts'
import { type Table, type TableFile, type TableRow, unreadable } from './table.ts'
import { refuseTooMany, withHeader } from './with-header.ts'

const program = 'src/modules/exchange/tables/workbook-worker.ts'
/** Several times what a sheet of the largest permitted size needs. */
const bounds = { seconds: 120, heapMiB: 1024 }

/**
 * Reads the sheets that list candidates, recognised by the names of its columns: values only. A formula's value
 * is what it last showed; nothing is calculated, no macro runs and no link to another file is followed. Unpacked in a
 * thread of its own, because a whole sheet has to be held in memory.
 */
export function readWorkbook(file: TableFile): Promise<Table> {
  return openWorkbook(file, (task) => runInWorker(program, task, bounds))
}

/**
 * Does the same with another way to read the sheet, which answers null for one that is damaged or has too much in it.
 */
export async function openWorkbook(
  file: TableFile,
  read: (task: WorkbookTask) => Promise<WorkbookAnswer | FarAnswer | null>,
): Promise<Table> {
  if (file.bytes > exchangeLimits.importSheetBytes)
    throw unreadable('largeSheet', { most: exchangeLimits.importSheetBytes / 1024 / 1024 })
  const chunks: Uint8Array[] = []
  for await (const chunk of file.open()) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  const format = isPacked(bytes) ? await checkedWorkbook(bytes) : 'fods'
  const sheet = await read({ format, bytes })
  if (sheet === null) throw unreadable('fullSheet')
  if ('farCell' in sheet) throw unreadable('farCell', { cell: sheet.farCell })
  const parts = await partsOf(sheet)
  const base = parts.find(({ answer }) => answer === sheet.sheets[sheet.best]) ?? parts[0]
  if (!base) throw unreadable('emptyTable')
  const { columns, rows } = joined(parts, base)
  return {
    ...{ format, encoding: null, columns, rows },
    reading: readingOf(sheet, parts),
    ...(parts.length > 1 ? { sheets: parts.map((part) => taken(part, base)) } : {}),
  }
}

const namesShown = 10

function namesOf(names: readonly string[]): string {
  const rest = names.length > namesShown ? ', …' : ''
  return names.slice(0, namesShown).join(', ') + rest
}

/**
 * Describes the difference between what the spreadsheet shows and what was read. A hidden column may hold an older
 * number, or data that nobody meant to hand over; pictures may be the photos.
 */
function readingOf({ hasOthers, damaged, sheets }: WorkbookAnswer, parts: readonly Part[]): Note[] {
  const sum = (of: 'hiddenRows' | 'pictures') => sheets.reduce((all, one) => all + one[of], 0)
  const columns = parts.flatMap(({ answer, columns }) =>
    answer.hiddenColumns.flatMap((place) => columns[place - 1] ?? []),
  )
  const name = namesOf(sheets.map((one) => one.name))
  const isHidden = sheets.some((one) => one.isHidden)
  const [rows, pictures] = [sum('hiddenRows'), sum('pictures')]
  return [
    ...(isHidden ? [say('hiddenSheetRead', { name })] : []),
    ...(hasOthers && !isHidden ? [say('sheetRead', { name })] : []),
    ...(damaged.length > 0 ? [say('sheetsLeft', { names: namesOf(damaged) })] : []),
    ...(rows > 0 ? [say('hidingRead', { rows })] : []),
    ...(columns.length > 0 ? [say('columnsRead', { names: namesOf(columns) })] : []),
    ...(pictures > 0 ? [say('picturesLeft', { pictures })] : []),
  ]
}

async function* recordsOf(pieces: readonly Uint8Array[]): AsyncIterable<string[]> {
  for (const piece of pieces) yield* JSON.parse(Buffer.from(piece).toString('utf8')) as string[][]
}

async function partsOf({ sheets }: WorkbookAnswer): Promise<Part[]> {
  const parts: Part[] = []
  for (const answer of sheets)
    parts.push({ answer, ...(await withHeader(recordsOf(answer.pieces))) })
  return parts
}

/** One sheet with its columns and rows. */
interface Part {
  answer: SheetAnswer
  columns: string[]
  rows: AsyncIterable<TableRow>
}

/** Tells whether a sheet comes in unless somebody says otherwise: it has the columns that a record needs. */
function taken({ answer, columns }: Part, base: { answer: SheetAnswer }) {
  const hasAll = mappingProblems(guessMapping(columns), columns, false).length === 0
  return { name: answer.name, isTaken: hasAll || answer === base.answer }
}

/**
 * Returns the rows of several sheets as one table, each under the columns of the same name, or of the same meaning, in
 * the sheet whose columns are known best; what that one lacks comes after its columns.
 */
function joined(parts: readonly Part[], base: Part): Pick<Table, 'columns' | 'rows'> {
  if (parts.length === 1) return base
  const columns = [...base.columns]
  const known = guessMapping(base.columns)
  const places = parts.map((part) => {
    const meant = new Map(
      Object.entries(guessMapping(part.columns)).map(([target, column]) => [column, target]),
    )
    return part.columns.map((column) => {
      const alike = columns.findIndex((one) => one.toLowerCase() === column.toLowerCase())
      if (alike >= 0) return alike
      const target = meant.get(column) as keyof typeof known | undefined
      const same = target === undefined ? -1 : columns.indexOf(known[target] ?? '')
      return same >= 0 ? same : columns.push(column) - 1
    })
  })
  refuseTooMany(columns.length)
  return { columns, rows: rowsOf(parts, places, columns.length) }
}

async function* rowsOf(
  parts: readonly Part[],
  places: readonly (readonly number[])[],
  width: number,
): AsyncIterable<TableRow> {
  for (const [sheet, part] of parts.entries()) {
    const own = places[sheet] ?? []
    for await (const { row, cells } of part.rows) {
      const surplus = cells.slice(own.length)
      const placed: string[] = []
      for (const [at, place] of own.entries()) {
        const cell = cells[at] ?? ''
        // Two columns of a sheet may mean the same; the filled one counts.
        if (cell !== '' || placed[place] === undefined) placed[place] = cell
      }
      const filled = Array.from(placed, (cell) => cell ?? '')
      while (surplus.length > 0 && filled.length < width) filled.push('')
      yield { row: rowKey(sheet, row), cells: [...filled, ...surplus] }
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
