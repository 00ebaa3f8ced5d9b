import { guessPayments, guessRecords, problemOfNames, withoutNumberMark } from '#modules/tables'
import { listOfMistakesColumns } from '#modules/tables/columns/columns.schema'
import { exchangeLimits } from '#modules/tables/notes/limits.schema'
import { placeOfRow } from '#modules/tables/notes/reading.schema'
import { later } from '#platform/clock'
import type { ActionContext, ReadContext } from '#platform/context'
import type { Reader } from '#platform/database'
import { nobody, peopleInRows, shownAlike } from './alike.ts'
import { countProblems, type RowMark, selectNoted } from './kept/import-rows.store.ts'
import {
  type ImportJob,
  keptRows,
  selectFiles,
  selectImport,
  selectImports,
  selectUnderWay,
  selectWaiting,
} from './kept/imports.store.ts'
import { refuseUnless } from './notes/refusals.ts'
import { readCell } from './rows/cells.ts'

const sampleRows = 3
const firstProblems = 50

/** Returns an import. Refuses with `import.not_found`. */
export async function getImport(ctx: ReadContext, importId: string): Promise<ImportJob> {
  const job = await selectImport(ctx.tx, importId)
  refuseUnless(job, 'import.not_found')
  return job
}

/** Returns an import that was not started. Refuses with `import.wrong_state` any other. */
export async function getUnstarted(ctx: ReadContext, importId: string): Promise<ImportJob> {
  const job = await getImport(ctx, importId)
  refuseUnless(['uploaded', 'mapped', 'checked'].includes(job.state), 'import.wrong_state')
  return job
}

/** Returns the newest 50 imports. */
export async function listImports(ctx: ReadContext) {
  return { imports: (await selectImports(ctx.tx, 50)).map(viewOf) }
}

/** Counts the server's imports that are waiting or in progress. */
export async function countWaitingImports({ tx }: ReadContext): Promise<number> {
  return (await selectWaiting(tx)).length
}

/** Returns an import with its images, the first rows of its table, and the first rows with problems. */
export async function describeImport(ctx: ActionContext, importId: string) {
  const { job, underWay, files, marks } = await ctx.read(async (read) => ({
    job: await getImport(read, importId),
    underWay: await selectUnderWay(read.tx),
    files: await selectFiles(read.tx, importId),
    marks: await selectNoted(read.tx, importId, { of: ['alike'], limit: firstProblems }),
  }))
  const isUndone = ['undoing', 'undone'].includes(job.state)
  const { problems, problemRows } = await ctx.read(async ({ tx }) => ({
    problems: await firstWithProblems(tx, importId, isUndone),
    problemRows: await countProblems(tx, importId, isUndone),
  }))
  const used = new Set<string>([...Object.values(job.mapping), ...listOfMistakesColumns])
  return {
    ...viewOf(job),
    images: files.reduce((sum, { entries }) => sum + entries, 0),
    sample: await sampleOf(ctx, job),
    guesses: {
      records: guessRecords(job.columns),
      payments: guessPayments(job.columns),
      problem: problemOfNames(job.columns),
    },
    unusedColumns: job.columns.filter((column) => !used.has(column)),
    problems: await withCells(ctx, job, problems),
    problemRows,
    remarks: job.findings.remarks.map(({ first, ...remark }) => ({
      ...remark,
      first: first.map((row) => placeOfRow(job.sheets, row)),
    })),
    alike: await withPeople(ctx, job, marks),
    waitsFor: waits(job) ? (underWay?.fileName ?? null) : null,
  }
}

/** Returns rows that did not come in; after an undo also what it left. */
async function firstWithProblems(tx: Reader, importId: string, isUndone: boolean) {
  const of = ['problems'] as const
  const out = await selectNoted(tx, importId, { of, isIn: false, limit: firstProblems })
  const limit = firstProblems - out.length
  if (!isUndone || limit <= 0) return out
  return [...out, ...(await selectNoted(tx, importId, { of, isIn: true, limit }))]
}

/** Returns rows that may be duplicates, with who they are and whom they may duplicate. */
async function withPeople(ctx: ActionContext, job: ImportJob, marks: readonly RowMark[]) {
  const shown = await ctx.read((read) => shownAlike(read, marks))
  const rows = new Set(shown.flatMap(({ row, rows }) => [row, ...rows]))
  const people = await peopleInRows(ctx, job, rows)
  const personIn = (row: number) => ({
    ...placeOfRow(job.sheets, row),
    person: people.get(row) ?? nobody,
  })
  return shown.map(({ row, rows, records }) => ({
    ...personIn(row),
    records,
    rows: rows.map(personIn),
  }))
}

/** Adds to rows with problems whose they are and the cells meant, as long as these are stored. */
async function withCells(ctx: ActionContext, job: ImportJob, marks: readonly RowMark[]) {
  const cellsOf = new Map<number, readonly string[]>()
  const last = marks.at(-1)?.row ?? -1
  if (job.filesRemovedAt === null && !['checking', 'running', 'undoing'].includes(job.state))
    for await (const { row, cells } of keptRows(ctx.storage, job)) {
      if (row > last) break
      cellsOf.set(row, cells)
    }
  return marks.map(({ row, outcome, problems }) => {
    const cellAt = (target: unknown): string => {
      const column = job.mapping[target as keyof ImportJob['mapping']]
      const cell = column === undefined ? '' : cellsOf.get(row)?.[job.columns.indexOf(column)]
      return readCell(cell).slice(0, mostShown)
    }
    const person = [cellAt('name'), cellAt('passportNumber')].filter((text) => text !== '')
    return {
      ...placeOfRow(job.sheets, row),
      person: person.join(', '),
      isIn: outcome !== 'failed',
      problems: problems.map((note) => {
        const cell = cellAt(note.values?.column)
        return cell === '' ? note : { ...note, cell }
      }),
    }
  })
}

/** Tells whether it was requested and nobody has begun. */
function waits({ state, runner }: ImportJob): boolean {
  return runner === null && ['checking', 'running', 'undoing'].includes(state)
}

const mostShown = 60

async function sampleOf(ctx: ActionContext, job: ImportJob): Promise<string[][]> {
  const sample: string[][] = []
  if (job.filesRemovedAt !== null || !['uploaded', 'mapped', 'checked'].includes(job.state))
    return sample
  for await (const { cells } of keptRows(ctx.storage, job)) {
    sample.push(
      job.columns.map((_, index) => withoutNumberMark(cells[index] ?? '').slice(0, mostShown)),
    )
    if (sample.length === sampleRows) break
  }
  return sample
}

/** Returns the public view of an import: nothing about the process that runs it, and until when it can be undone. */
export function viewOf(job: ImportJob) {
  const { actor, runner, fingerprint, verdicts, ...shown } = job
  const canUndo =
    (job.state === 'done' || job.state === 'cancelled') &&
    job.counts.created + job.counts.updated > 0
  return {
    ...shown,
    startedBy: actor.kind === 'system' ? 'Command line' : actor.name,
    undoUntil: canUndo && job.endedAt ? later(job.endedAt, exchangeLimits.importUndo) : null,
  }
}
