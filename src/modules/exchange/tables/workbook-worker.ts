/** One workbook, one thread: reads the sheet that contains the candidates and ends. Started by its path (xlsx.ts). */
import { parentPort, workerData } from 'node:worker_threads'
import type { Meaning } from './cell-values.ts'
import { findHeader, headerWithin } from './find-header.ts'
import { hiddenColumns } from './hidden-columns.ts'
import { cellFormats, struckStyles } from './shown-numbers.ts'
import { type TidySheet, tidyWorkbook } from './tidy-workbook.ts'
import { textsOfRows } from './workbook-rows.ts'
import type { WorkbookAnswer } from './workbook-task.ts'
import { sharedTexts } from './written-text.ts'

const rowsPerPiece = 200

async function readBestSheet(workbook: Uint8Array): Promise<WorkbookAnswer> {
  const bytes = Buffer.from(workbook.buffer, workbook.byteOffset, workbook.byteLength)
  const { sheets, sharedStrings, styles, isSince1904 } = await tidyWorkbook(bytes)
  const meaning = {
    texts: sharedTexts(sharedStrings),
    formats: cellFormats(styles),
    struck: struckStyles(styles),
    isSince1904,
  }
  const all = sheets.map((sheet) => seen(sheet, meaning)).filter(({ rows }) => rows > 0)
  const visible = all.filter(({ isHidden }) => !isHidden)
  const sheet = bestOf(visible.length > 0 ? visible : all)
  let hiddenRows = 0
  const hidden = () => {
    hiddenRows += 1
  }
  const pieces = sheet ? [...piecesOf(textsOfRows(sheet.xml, meaning, hidden))] : []
  return {
    ...{ name: sheet?.name ?? '', hasOthers: all.length > 1, isHidden: sheet?.isHidden ?? false },
    ...{ hiddenRows, hiddenColumns: hiddenColumns(sheet?.xml ?? ''), pieces },
  }
}

function* piecesOf(rows: Iterable<string[]>): Iterable<Uint8Array> {
  const encoder = new TextEncoder()
  let piece: string[][] = []
  for (const cells of rows) {
    piece.push(cells)
    if (piece.length < rowsPerPiece) continue
    yield encoder.encode(JSON.stringify(piece))
    piece = []
  }
  if (piece.length > 0) yield encoder.encode(JSON.stringify(piece))
}

interface SeenSheet extends TidySheet {
  xml: string
  /** As many as were read, with the empty ones in between. */
  rows: number
  /** The number of known names of columns, if rows follow them. */
  known: number
}

/** Returns what the first rows of a sheet tell. */
function seen(sheet: TidySheet, meaning: Meaning): SeenSheet {
  const xml = sheet.xml ?? ''
  const first: string[][] = []
  let rows = 0
  // A chart sheet has no cells.
  for (const cells of sheet.xml === null ? [] : textsOfRows(xml, meaning)) {
    rows += 1
    if (cells.length > 0) first.push(cells)
    if (first.length === headerWithin) break
  }
  const { place, known } = findHeader(first)
  // A template without rows is not meant.
  return { ...sheet, xml, rows, known: place + 1 < first.length ? known : 0 }
}

/**
 * Returns the sheet whose columns have the most known names, the earliest of several; without any, the first with rows.
 */
function bestOf(sheets: readonly SeenSheet[]): SeenSheet | undefined {
  const most = Math.max(...sheets.map(({ known }) => known))
  if (most > 1) return sheets.find(({ known }) => known === most)
  return sheets.find(({ rows }) => rows > 1) ?? sheets[0]
}

// An error that it throws is reported to the thread that asked.
const answer = await readBestSheet(workerData as Uint8Array)
parentPort?.postMessage(
  answer,
  answer.pieces.map(({ buffer }) => buffer as ArrayBuffer),
)
