import { namesPassport } from '../columns/guess-mapping.ts'
import { exchangeLimits } from '../notes/limits.schema.ts'
import { mostSheets } from '../notes/reading.schema.ts'
import { findHeader, headerWithin } from './header.ts'
import { sheetsOfFods, sheetsOfOds } from './ods-sheets.ts'
import { FarCell, type OpenSheet, textsOfRows } from './sheet.ts'
import type { FarAnswer, SheetAnswer, WorkbookAnswer, WorkbookTask } from './table.ts'
import { sheetsOfXlsx } from './xlsx-sheets.ts'

const rowsPerPiece = 200

async function sheetsOf({ format, bytes }: WorkbookTask): Promise<OpenSheet[]> {
  const workbook = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (format === 'fods') return sheetsOfFods(workbook)
  return await (format === 'ods' ? sheetsOfOds : sheetsOfXlsx)(workbook)
}

/**
 * Reads the sheets of a workbook that list candidates.
 * @throws Error for a damaged one, and for more than is read
 */
export async function readSheet(task: WorkbookTask): Promise<WorkbookAnswer | FarAnswer> {
  try {
    return await readSheets(task)
  } catch (error) {
    if (!(error instanceof FarCell)) throw error
    return { farCell: error.cell }
  }
}

async function readSheets(task: WorkbookTask): Promise<WorkbookAnswer> {
  const sheets = (await sheetsOf(task)).map(seen)
  const all = sheets.filter(({ rows }) => rows > 0)
  const damaged = sheets.filter(({ error }) => error !== null)
  if (all.length === 0 && damaged[0]) throw damaged[0].error
  const visible = all.filter(({ sheet }) => !sheet.isHidden)
  const seenOnes = visible.length > 0 ? visible : all
  const best = bestOf(seenOnes)
  if (!best) return { sheets: [], best: 0, hasOthers: false, damaged: namesOf(damaged) }
  const withPeople = seenOnes.filter(({ hasPeople }) => hasPeople).slice(0, mostSheets)
  const chosen = withPeople.some(({ sheet }) => sheet === best) ? withPeople : [{ sheet: best }]
  const read: { sheet: OpenSheet; answer: SheetAnswer }[] = []
  const used = { characters: 0 }
  for (const { sheet } of chosen)
    try {
      read.push({ sheet, answer: answerOf(sheet, used) })
    } catch (error) {
      // A fault in another sheet keeps nobody out.
      if (sheet === best) throw error
      damaged.push({ ...nothingSeen, sheet, error })
    }
  return {
    sheets: read.map(({ answer }) => answer),
    best: read.findIndex(({ sheet }) => sheet === best),
    hasOthers: all.length > read.length,
    damaged: namesOf(damaged),
  }
}

const namesOf = (sheets: readonly SeenSheet[]) => sheets.map(({ sheet: { name } }) => name)

function answerOf(sheet: OpenSheet, used: { characters: number }): SheetAnswer {
  let hiddenRows = 0
  const hidden = () => {
    hiddenRows += 1
  }
  const pieces = [...piecesOf(textsOfRows(sheet.rows(), hidden), used)]
  const { name, isHidden } = sheet
  return {
    ...{ name, isHidden, hiddenRows, pieces },
    ...{ hiddenColumns: sheet.hiddenColumns(), pictures: sheet.pictures() },
    cellPictures: sheet.cellPictures?.() ?? 0,
  }
}

/** More text than this is a copy of a copy: a few long texts, which many cells are said to have. */
const mostCharacters = exchangeLimits.importSheetExpandedBytes
/** One more is refused when the rows are read. */
const mostRows = exchangeLimits.importRows + headerWithin + 1

/** @throws Error for more text than is read */
function* piecesOf(rows: Iterable<string[]>, used: { characters: number }): Iterable<Uint8Array> {
  const encoder = new TextEncoder()
  let piece: string[][] = []
  let filled = 0
  for (const cells of rows) {
    for (const cell of cells) used.characters += cell.length + 1
    if (used.characters > mostCharacters) throw new Error('too much text')
    piece.push(cells)
    if (cells.length > 0) filled += 1
    if (filled > mostRows) break
    if (piece.length < rowsPerPiece) continue
    yield encoder.encode(JSON.stringify(piece))
    piece = []
  }
  if (piece.length > 0) yield encoder.encode(JSON.stringify(piece))
}

interface SeenSheet {
  sheet: OpenSheet
  /** As many as were read, with the empty ones in between. */
  rows: number
  /** Why it cannot be read; null when its first rows can. */
  error: unknown
  /** The number of known names of columns, if rows follow them. */
  known: number
  /** Whether its rows name people by their passports. */
  hasPeople: boolean
}

const nothingSeen = { rows: 0, known: 0, hasPeople: false }

/** Returns what the first rows of a sheet tell. */
function seen(sheet: OpenSheet): SeenSheet {
  const first: string[][] = []
  let rows = 0
  try {
    for (const cells of textsOfRows(sheet.rows())) {
      rows += 1
      if (cells.length > 0) first.push(cells)
      if (first.length === headerWithin) break
    }
  } catch (error) {
    return { ...nothingSeen, sheet, error }
  }
  const { place, lines, known, names: found } = findHeader(first)
  // A template without rows is not meant.
  const hasRows = place + lines < first.length
  const names = found.map((cell) => cell.trim())
  const hasPeople = hasRows && known > 1 && namesPassport(names)
  return { sheet, rows, known: hasRows ? known : 0, hasPeople, error: null }
}

/**
 * Returns the sheet whose columns have the most known names, the earliest of several; without any, the first with rows.
 */
function bestOf(seen: readonly SeenSheet[]): OpenSheet | undefined {
  const most = Math.max(...seen.map(({ known }) => known))
  const best =
    most > 1
      ? seen.find(({ known }) => known === most)
      : (seen.find(({ rows }) => rows > 1) ?? seen[0])
  return best?.sheet
}
