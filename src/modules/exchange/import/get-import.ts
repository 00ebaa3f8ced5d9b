import { later } from '#platform/clock'
import type { ActionContext, ReadContext } from '#platform/context'
import { listOfMistakesColumns } from '../columns/schema.ts'
import { guessPayments, guessRecords, problemOfNames } from '../guess/guess-mapping.ts'
import { exchangeLimits } from '../limits.ts'
import { refuseUnless } from '../refusals.ts'
import type { ImportJob } from './import-job.ts'
import { countProblems, selectAlike, selectProblems } from './import-rows.store.ts'
import {
  selectFiles,
  selectImport,
  selectImports,
  selectUnderWay,
  selectWaiting,
} from './imports.store.ts'
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
  const { job, underWay, files, problems, problemRows, alike } = await ctx.read(async (read) => ({
    job: await getImport(read, importId),
    underWay: await selectUnderWay(read.tx),
    files: await selectFiles(read.tx, importId),
    problems: await selectProblems(read.tx, importId, -1, firstProblems),
    problemRows: await countProblems(read.tx, importId),
    alike: await shownAlike(read, await selectAlike(read.tx, importId, -1, firstProblems)),
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
    problems: problems.map(({ row, outcome, problems: sentences }) => ({
      row,
      isIn: outcome !== 'failed',
      problems: sentences,
    })),
    problemRows,
    alike,
    waitsFor: waits(job) ? (underWay?.fileName ?? null) : null,
  }
}

/** Tells whether it was requested and nobody has begun. */
function waits({ state, runner }: ImportJob): boolean {
  return runner === null && ['checking', 'running', 'undoing'].includes(state)
}

async function sampleOf(ctx: ActionContext, job: ImportJob): Promise<string[][]> {
  const sample: string[][] = []
  if (job.filesRemovedAt !== null || !['uploaded', 'mapped', 'checked'].includes(job.state))
    return sample
  for await (const { cells } of keptRows(ctx.storage, job)) {
    sample.push(job.columns.map((_, index) => (cells[index] ?? '').slice(0, 60)))
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
