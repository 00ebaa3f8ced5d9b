/**
 * One workbook, one thread: reads the first sheet that has rows and ends. Started by path (xlsx.ts),
 * never bundled.
 */
import { parentPort, workerData } from 'node:worker_threads'
import readWorkbook from 'read-excel-file/node'
import type { WorkbookAnswer } from './workbook-task.ts'

type Cell = string | number | boolean | Date | null

const rowsPerPiece = 200

async function readFirstSheet(bytes: Uint8Array): Promise<WorkbookAnswer> {
  const sheets = await readWorkbook(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const sheet = sheets.find(({ data }) => data.length > 1) ?? sheets[0]
  const rows = (sheet?.data ?? []) as unknown as Cell[][]
  const pieces: Uint8Array[] = []
  for (let at = 0; at < rows.length; at += rowsPerPiece) {
    const piece = rows.slice(at, at + rowsPerPiece).map((cells) => cells.map(textOf))
    pieces.push(new TextEncoder().encode(JSON.stringify(piece)))
  }
  const hasOthers = sheets.some((one) => one !== sheet && one.data.length > 0)
  return { name: sheet?.sheet ?? '', hasOthers, pieces }
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
const answer = await readFirstSheet(workerData as Uint8Array)
parentPort?.postMessage(
  answer,
  answer.pieces.map(({ buffer }) => buffer as ArrayBuffer),
)
