/** One workbook, one thread: reads the sheets that list candidates and ends. Started by its path (workbook.ts). */
import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from './read-sheet.ts'
import type { WorkbookTask } from './table.ts'

// An error is reported to the thread that asked.
const answered = await readSheet(workerData as WorkbookTask)
const pieces = 'sheets' in answered ? answered.sheets.flatMap((sheet) => sheet.pieces) : []
parentPort?.postMessage(
  answered,
  pieces.map(({ buffer }) => buffer as ArrayBuffer),
)
