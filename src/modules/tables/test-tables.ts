import { readSheet } from './formats/read-sheet.ts'
import { type Table, type TableFile, withoutNumberMark } from './formats/table.ts'
import { openWorkbook, readTable } from './read-table.ts'

/** Returns the rows below the names of columns, as an import reads a file of this name. */
export async function rowsOfTable(name: string, bytes: Buffer): Promise<string[][]> {
  return await rowsOf(await readTable(fileOf(name, bytes)))
}

/**
 * Returns the same of a spreadsheet, read in this thread: another one takes longer to start than to read a few cells.
 * An error answers null, as it does from another thread (`runInWorker`).
 */
export async function rowsOfWorkbook(bytes: Buffer): Promise<string[][]> {
  return await rowsOf(
    await openWorkbook(fileOf('x', bytes), (task) => readSheet(task).catch(() => null)),
  )
}

/** Returns what is said of how a file is read. */
export const readingOf = async (bytes: Buffer) => (await readTable(fileOf('x', bytes))).reading

export function fileOf(name: string, bytes: Buffer): TableFile {
  const open = async function* () {
    yield bytes
  }
  return { name, bytes: bytes.length, open }
}

async function rowsOf({ rows }: Table): Promise<string[][]> {
  const found: string[][] = []
  for await (const { cells } of rows) found.push(cells.map(withoutNumberMark))
  return found
}

/** A table of candidates as agencies have it, and one row of it. */
export const columns = [
  'Passport No.',
  'Reference',
  'Full name',
  'Father',
  'Mother',
  'Address',
  'Nationality',
]
/** Cells as a test writes them, with ` | ` between. */
export function cellsOf(text: string): string[] {
  return text.split(' | ')
}
