import { exchangeLimits } from '../limits.ts'
import { findHeader, headerWithin } from './find-header.ts'
import { sheetsOfFods, sheetsOfOds } from './ods-sheets.ts'
import { FarCell } from './sheet-reach.ts'
import { type OpenSheet, textsOfRows } from './workbook-rows.ts'
import type { FarAnswer, WorkbookAnswer, WorkbookTask } from './workbook-task.ts'
import { sheetsOfXlsx } from './xlsx-sheets.ts'

const rowsPerPiece = 200

async function sheetsOf({ format, bytes }: WorkbookTask): Promise<OpenSheet[]> {
  const workbook = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (format === 'fods') return sheetsOfFods(workbook)
  return await (format === 'ods' ? sheetsOfOds : sheetsOfXlsx)(workbook)
}

/**
 * Reads the sheet of a workbook that contains the candidates.
 * @throws Error for a damaged one, and for more than is read
 */
export async function readSheet(task: WorkbookTask): Promise<WorkbookAnswer | FarAnswer> {
  try {
    return await readBestSheet(task)
  } catch (error) {
    if (!(error instanceof FarCell)) throw error
    return { farCell: error.cell }
  }
}

async function readBestSheet(task: WorkbookTask): Promise<WorkbookAnswer> {
  const sheets = (await sheetsOf(task)).map(seen)
  const all = sheets.filter(({ rows }) => rows > 0)
  const damaged = sheets.filter(({ error }) => error !== null)
  if (all.length === 0 && damaged[0]) throw damaged[0].error
  const visible = all.filter(({ sheet }) => !sheet.isHidden)
  const best = bestOf(visible.length > 0 ? visible : all)
  let hiddenRows = 0
  const hidden = () => {
    hiddenRows += 1
  }
  const pieces = best ? [...piecesOf(textsOfRows(best.rows(), hidden))] : []
  return {
    ...{ name: best?.name ?? '', hasOthers: all.length > 1, isHidden: best?.isHidden ?? false },
    damaged: damaged.map(({ sheet: { name } }) => name),
    ...{ hiddenRows, hiddenColumns: best?.hiddenColumns() ?? [], pictures: best?.pictures() ?? 0 },
    pieces,
  }
}

/** More text than this is a copy of a copy: a few long texts, which many cells are said to have. */
const mostCharacters = exchangeLimits.importSheetExpandedBytes
/** One more is refused when the rows are read. */
const mostRows = exchangeLimits.importRows + headerWithin + 1

/** @throws Error for more text than is read */
function* piecesOf(rows: Iterable<string[]>): Iterable<Uint8Array> {
  const encoder = new TextEncoder()
  let piece: string[][] = []
  let filled = 0
  let characters = 0
  for (const cells of rows) {
    for (const cell of cells) characters += cell.length + 1
    if (characters > mostCharacters) throw new Error('too much text')
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
}

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
    return { sheet, rows: 0, known: 0, error }
  }
  const { place, known } = findHeader(first)
  // A template without rows is not meant.
  return { sheet, rows, known: place + 1 < first.length ? known : 0, error: null }
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
