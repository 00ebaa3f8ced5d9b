/**
 * One workbook, one thread: reads the sheet that holds the candidates and ends. Started by
 * its path (xlsx.ts).
 */
import { parentPort, workerData } from 'node:worker_threads'
import readWorkbook from 'read-excel-file/node'
import { completeCells } from './complete-cells.ts'
import { findHeader, headerWithin } from './find-header.ts'
import type { Cell } from './sheet-cells.ts'
import { storedZip } from './stored-zip.ts'
import { tidyPaths, tidyWorkbook } from './tidy-workbook.ts'
import { attributeOf, tagsIn } from './workbook-parts.ts'
import type { WorkbookAnswer } from './workbook-task.ts'

const rowsPerPiece = 200

async function readBestSheet(workbook: Uint8Array): Promise<WorkbookAnswer> {
  const bytes = Buffer.from(workbook.buffer, workbook.byteOffset, workbook.byteLength)
  const parts = await tidyWorkbook(bytes)
  const tags = [...tagsIn(parts.get(tidyPaths.workbook) ?? '', 'sheet')]
  const tidy = storedZip(parts)
  // Its texts are in the file, and nobody else reads them.
  parts.delete(tidyPaths.sharedStrings)
  const all = (await readWorkbook(tidy))
    .map(({ sheet: name, data }, place) => ({
      ...{ name, tag: tags[place] ?? '' },
      // A sheet that is a chart has no cells.
      rows: (data ?? []) as unknown as Cell[][],
    }))
    .filter(({ rows }) => rows.length > 0)
  const visible = all.filter(({ tag }) => !/hidden$/i.test(attributeOf(tag, 'state')))
  const sheet = bestOf(visible.length > 0 ? visible : all)
  if (sheet) completeCells(parts, sheet.tag, sheet.rows)
  const pieces: Uint8Array[] = []
  const rows = sheet?.rows ?? []
  for (let at = 0; at < rows.length; at += rowsPerPiece) {
    const piece = rows.slice(at, at + rowsPerPiece).map((cells) => cells.map(textOf))
    pieces.push(new TextEncoder().encode(JSON.stringify(piece)))
  }
  return { name: sheet?.name ?? '', hasOthers: all.length > 1, pieces }
}

/** The sheet whose columns have the most known names, the earliest of several; without any, the first with rows. */
function bestOf<Sheet extends { rows: Cell[][] }>(sheets: readonly Sheet[]): Sheet | undefined {
  const known = sheets.map(({ rows }) => {
    const first = rows.filter((cells) => cells.some((cell) => cell !== null)).slice(0, headerWithin)
    const { place, known } = findHeader(first.map((cells) => cells.map(textOf)))
    // A template without rows is not meant.
    return place + 1 < first.length ? known : 0
  })
  const most = Math.max(...known)
  if (most > 1) return sheets[known.indexOf(most)]
  return sheets.find(({ rows }) => rows.length > 1) ?? sheets[0]
}

function textOf(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().replace(/T00:00:00.000Z$/, '')
  // A spreadsheet keeps 15 digits of a number. What stands behind them was never typed.
  if (typeof cell === 'number' && Math.abs(cell) >= 1e15) return cell.toExponential()
  return String(cell)
}

// What it throws is its failure: the thread that asked is told by the error.
const answer = await readBestSheet(workerData as Uint8Array)
parentPort?.postMessage(
  answer,
  answer.pieces.map(({ buffer }) => buffer as ArrayBuffer),
)
