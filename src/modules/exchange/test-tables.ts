import { guessMapping } from './guess-mapping.ts'
import type { RowPlan } from './import/running.ts'
import { noDaySigns } from './rows/day-orders.ts'
import { type Candidate, mapRow } from './rows/map-row.ts'
import { readSheet } from './tables/read-sheet.ts'
import { openWorkbook, readTable } from './tables/read-table.ts'
import { type Table, type TableFile, withoutNumberMark } from './tables/table.ts'

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
export const plan = (more: Partial<RowPlan> = {}): RowPlan => ({
  columns,
  mapping: guessMapping(more.columns ?? columns),
  isOlder: false,
  defaultNationality: 'BD',
  stages: [],
  answers: new Map(),
  today: '2026-11-24',
  ...noDaySigns,
  ...more,
})

export const row = [
  'ab 123-4567',
  'W000123456',
  'Rahima Khatun',
  'Abdul Karim',
  'Salma Begum',
  'Cumilla',
  '',
]

/** Returns the candidate of a row; anything else fails the test. */
export function candidateIn(cells: readonly string[], more?: Partial<RowPlan>): Candidate {
  const mapped = mapRow(plan(more), cells)
  if (mapped.kind !== 'candidate') throw new Error(JSON.stringify(mapped))
  return mapped.candidate
}

/** Returns what is said about a row, in English. */
export function problemsIn(cells: readonly string[], more?: Partial<RowPlan>): string[] {
  const mapped = mapRow(plan(more), cells)
  if (mapped.kind === 'skipped') return ['skipped']
  const notes =
    mapped.kind === 'wrong'
      ? mapped.problems
      : [...mapped.candidate.remarks, ...mapped.candidate.missing]
  return notes.map(({ message }) => message)
}

/** Cells as a test writes them, with ` | ` between. */
export function cellsOf(text: string): string[] {
  return text.split(' | ')
}
