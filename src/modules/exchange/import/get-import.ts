import { later } from '#platform/clock'
import type { ActionContext, ReadContext } from '#platform/context'
import { listOfMistakesColumns } from '../columns.schema.ts'
import { guessPayments, guessRecords, problemOfNames } from '../guess/guess-mapping.ts'
import { exchangeLimits } from '../limits.ts'
import { refuseUnless } from '../refusals.ts'
import { placeOfRow } from '../sheets.schema.ts'
import { withoutNumberMark } from '../tables/shown-numbers.ts'
import { deleteChanges } from './import-changes.store.ts'
import { folderOf, type ImportJob, type RowMark } from './import-job.ts'
import { countProblems, forgetProblems, selectAlike, selectProblems } from './import-rows.store.ts'
import {
  deleteFiles,
  selectFiles,
  selectForgotten,
  selectImport,
  selectImports,
  selectUnderWay,
  selectWaiting,
  selectWithFiles,
  updateImport,
} from './imports.store.ts'
import { readCell } from './read-cell.ts'
import { shownAlike } from './rows-alike.ts'
import { keptRows } from './rows-file.ts'

const sampleRows = 3
const firstProblems = 50

/** Returns an import. Refuses with `import.not_found`. */
export async function getImport(ctx: ReadContext, importId: string): Promise<ImportJob> {
  const job = await selectImport(ctx.tx, importId)
  refuseUnless(job, 'import.not_found')
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
  const { job, underWay, files, problems, problemRows, marks } = await ctx.read(async (read) => ({
    job: await getImport(read, importId),
    underWay: await selectUnderWay(read.tx),
    files: await selectFiles(read.tx, importId),
    problems: await selectProblems(read.tx, importId, -1, firstProblems),
    problemRows: await countProblems(read.tx, importId),
    marks: await selectAlike(read.tx, importId, -1, firstProblems),
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
    alike: await ctx.read(async (read) =>
      (await shownAlike(read, marks)).map(({ row, rows, ...one }) => ({
        ...one,
        ...placeOfRow(job.sheets, row),
        rows: rows.map((other) => placeOfRow(job.sheets, other)),
      })),
    ),
    waitsFor: waits(job) ? (underWay?.fileName ?? null) : null,
  }
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
  const { actor, runner, fingerprint, ...shown } = job
  const canUndo =
    (job.state === 'done' || job.state === 'cancelled') &&
    job.counts.created + job.counts.updated > 0
  return {
    ...shown,
    startedBy: actor.kind === 'system' ? 'Command line' : actor.name,
    undoUntil: canUndo && job.endedAt ? later(job.endedAt, exchangeLimits.importUndo) : null,
  }
}

/**
 * Removes the files of imports seven days after their last activity: tables and images contain passports, and
 * everything that came in is on file. An import that is still waiting is cancelled.
 */
export async function sweepOldImports(ctx: ActionContext): Promise<number> {
  const before = later(ctx.clock.now(), -exchangeLimits.importKept)
  const jobs = await ctx.read(({ tx }) => selectForgotten(tx, before))
  for (const job of jobs) {
    await ctx.write(async ({ tx, clock }) => {
      const now = clock.now()
      const hasRun = ['done', 'cancelled', 'undone'].includes(job.state)
      const end = hasRun ? {} : { state: 'cancelled' as const, endedAt: now, runner: null }
      await updateImport(tx, job, { ...end, ...withoutPeople(job), filesRemovedAt: now })
      await forgetProblems(tx, job.id)
      await deleteChanges(tx, job.id)
      await deleteFiles(tx, job.id)
    })
    await ctx.storage.removeAll(folderOf(job.id))
  }
  return jobs.length
}

/**
 * Leaves out what a table says about people: values in questions, names of images, and the columns that nobody chose,
 * which are the cells of the first person where a table has no row of names.
 */
function withoutPeople({ findings, letters, columns, mapping }: ImportJob): Partial<ImportJob> {
  const chosen = new Set<string>(Object.values(mapping))
  return {
    findings: { ...findings, questions: [], unusedNames: [] },
    letters: letters && { ...letters, cells: [] },
    columns: columns.filter((column) => chosen.has(column)),
    answers: [],
  }
}

/** Removes files of imports without a row: of an upload that a crash cut off, or of a removal. */
export async function sweepImportFiles(ctx: ActionContext, olderThan: Date): Promise<number> {
  let removed = 0
  for await (const { key, modifiedAt } of ctx.storage.list('imports/')) {
    if (modifiedAt >= olderThan) continue
    const id = key.split('/')[1] ?? ''
    const named = await ctx.read(({ tx }) => selectWithFiles(tx, [id]))
    if (named.has(id)) continue
    await ctx.storage.remove(key)
    removed += 1
  }
  return removed
}
