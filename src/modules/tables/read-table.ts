import { buffer } from 'node:stream/consumers'
import { runInWorker } from '#platform/worker'
import { mappingProblems } from './columns/columns.schema.ts'
import { guessMapping } from './columns/guess-mapping.ts'
import { readCsv } from './formats/csv.ts'
import { readJson } from './formats/json.ts'
import { checkedWorkbook, isPacked } from './formats/packages.ts'
import {
  type FarAnswer,
  refuseTooMany,
  type SheetAnswer,
  type Table,
  type TableFile,
  type TableRow,
  unreadable,
  type WorkbookAnswer,
  type WorkbookTask,
  withHeader,
} from './formats/table.ts'
import { firstBytes } from './formats/text-encoding.ts'
import { exchangeLimits } from './notes/limits.schema.ts'
import { type ChosenEncoding, type Note, rowKey } from './notes/reading.schema.ts'
import { say } from './notes/say.ts'
import { inLongForm } from './wide-ledger.ts'

/**
 * Opens a table by its content, not by its name: XLSX, ODS, JSON (a list or lines), or separated values. Refuses with
 * `import.unreadable` and a sentence, also later, while the rows are being read, and with `import.encoding_unknown`.
 * @param chosen the encoding of its text, where somebody chose it
 */
export async function readTable(file: TableFile, chosen?: ChosenEncoding): Promise<Table> {
  if (file.bytes === 0) throw unreadable('emptyFile')
  const table = await inLongForm(await (await readerFor(file))(file, chosen))
  return { ...table, rows: withinLimits(table) }
}

type Reader = (file: TableFile, chosen?: ChosenEncoding) => Promise<Table>

async function readerFor(file: TableFile): Promise<Reader> {
  const start = await firstBytes(file)
  if (isPacked(start)) return readWorkbook
  if (start.toString('latin1', 0, 5) === '%PDF-') throw unreadable('pdf')
  const first = start
    .toString('latin1')
    .replace(/^(ÿþ|þÿ|ï»¿)/, '')
    .replaceAll('\0', '')
    .trimStart()
  if (/^(\[\s*[[{\]]|\{\s*["}])/.test(first)) return readJson
  if (isFods.test(first)) return readWorkbook
  if (/^<(!doctype|html|\?xml|table)/i.test(first)) throw unreadable('webPage')
  if (isDump(start.toString('latin1').replaceAll('\0', ''))) throw unreadable('databaseDump')
  return readCsv
}

/** The beginning of an OpenDocument spreadsheet in a single XML file. */
const isFods =
  /^(?:<[?!][^>]*>\s*)*<office:document\s[^>]*office:mimetype=["']application\/vnd\.oasis\.opendocument\.spreadsheet(?:-template)?["']/

/** Statements with which programs begin a database dump, after its comments. */
const statement =
  /^(?:(?:create|drop|alter) (?:table|database|schema|type|sequence|view|extension)|insert into|set (?:[\w@.]+ ?=|names )|use [`"\w]+ ?;|pragma \w+|begin(?: transaction)? ?;|start transaction|lock tables|copy [\w."]+ ?\(|\\(?:restrict|connect) )/i

function isDump(text: string): boolean {
  const code = text
    .replace(/^(ÿþ|þÿ|ï»¿)/, '')
    .replace(/--[^\n]*|\/\*(?!!)[\s\S]*?\*\/|\/\*!\d*/g, ' ')
  return statement.test(code.trim().replace(/\s+/g, ' '))
}

async function* withinLimits({ columns, rows }: Table): AsyncIterable<TableRow> {
  const { importRows, importCellCharacters } = exchangeLimits
  let count = 0
  for await (const row of rows) {
    count += 1
    if (count > importRows) throw unreadable('manyRows', { most: importRows })
    const long = row.cells.findIndex((cell) => cell.length > importCellCharacters)
    if (long >= 0)
      throw unreadable('longCell', {
        row: row.row,
        name: columns[long] ?? String(long + 1),
        most: importCellCharacters,
      })
    yield row
  }
  if (count === 0) throw unreadable('noRows')
}

const program = 'src/modules/tables/formats/workbook-worker.ts'
/** Several times what a sheet of the largest permitted size needs. */
const bounds = { seconds: 120, heapMiB: 1024 }

/**
 * Reads the sheets that list candidates, recognised by the names of its columns: values only. A formula's value
 * is what it last showed; nothing is calculated, no macro runs and no link to another file is followed. Unpacked in a
 * thread of its own, because a whole sheet has to be held in memory.
 */
function readWorkbook(file: TableFile): Promise<Table> {
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
  const bytes = await buffer(file.open())
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
  const sum = (of: 'hiddenRows' | 'pictures' | 'cellPictures') =>
    sheets.reduce((all, one) => all + one[of], 0)
  const columns = parts.flatMap(({ answer, columns }) =>
    answer.hiddenColumns.flatMap((place) => columns[place - 1] ?? []),
  )
  const name = namesOf(sheets.map((one) => one.name))
  const isHidden = sheets.some((one) => one.isHidden)
  const [rows, pictures] = [sum('hiddenRows'), sum('pictures')]
  const inCells = sum('cellPictures')
  return [
    ...(isHidden ? [say('hiddenSheetRead', { name })] : []),
    ...(hasOthers && !isHidden ? [say('sheetRead', { name })] : []),
    ...(damaged.length > 0 ? [say('sheetsLeft', { names: namesOf(damaged) })] : []),
    ...(rows > 0 ? [say('hidingRead', { rows })] : []),
    ...(columns.length > 0 ? [say('columnsRead', { names: namesOf(columns) })] : []),
    ...(pictures > 0 ? [say('picturesLeft', { pictures })] : []),
    ...(inCells > 0 ? [say('cellPicturesLeft', { pictures: inCells })] : []),
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
