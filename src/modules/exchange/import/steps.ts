import { appendAudit } from '#modules/audit'
import { later } from '#platform/clock'
import type { ActionContext, Actor, WriteContext } from '#platform/context'
import { clearAway } from '#platform/storage'
import { isLedger, mappingProblems } from '../columns.schema.ts'
import { problemOfNames } from '../guess/guess-mapping.ts'
import { exchangeLimits } from '../limits.ts'
import { refusal, refuseUnless } from '../refusals.ts'
import { importCountsSchema, importFindingsSchema } from '../schema.ts'
import { getImport } from './get-import.ts'
import { folderOf, type ImportJob } from './import-job.ts'
import { deleteMarks } from './import-rows.store.ts'
import { deleteFiles, updateImport } from './imports.store.ts'
import { takesNoneNow } from './takes-none.ts'

interface Target {
  importId: string
}

const counts = () => importCountsSchema.parse({})

/** Requests a dry run. Refuses with `import.mapping` while columns are missing. */
export async function askForCheck(ctx: WriteContext, { importId }: Target): Promise<ImportJob> {
  const job = await readyJob(ctx, importId)
  const fresh = { counts: counts(), findings: importFindingsSchema.parse({}), rowsDone: 0 }
  return move(ctx, job, { ...fresh, state: 'checking' })
}

/**
 * Requests the run. It acts as the person who requests it, so their role decides the records' state. Refuses with
 * `import.licence_stops` or `record.agency_closes` a run that could only bring new records while these are stopped.
 */
export async function askForRun(ctx: WriteContext, { importId }: Target): Promise<ImportJob> {
  const job = await readyJob(ctx, importId)
  const takesNone = await takesNoneNow(ctx)
  const mayBringNone = job.updateExisting || isLedger(job.mapping)
  refuseUnless(mayBringNone || takesNone !== 'licence', 'import.licence_stops')
  refuseUnless(mayBringNone || takesNone !== 'closing', 'record.agency_closes')
  await deleteMarks(ctx.tx, importId)
  await appendAudit(ctx, 'import.started', `import:${importId}`, {
    rows: job.rows,
    updateExisting: job.updateExisting,
  })
  const fresh = { counts: counts(), rowsDone: 0, startedAt: ctx.clock.now() }
  return move(ctx, job, {
    ...fresh,
    actor: ctx.actor as Exclude<Actor, { kind: 'anonymous' }>,
    state: 'running',
  })
}

/**
 * Stops an import, or cancels it before its run. What is in stays in, and can be undone; an import that was not started
 * leaves no files.
 */
export async function cancelImport(ctx: ActionContext, { importId }: Target): Promise<ImportJob> {
  const { job, ran } = await ctx.write(async (write) => {
    const job = await getImport(write, importId)
    const isOpen = ['uploaded', 'mapped', 'checking', 'checked', 'running'].includes(job.state)
    refuseUnless(isOpen, 'import.wrong_state')
    const ran = job.state === 'running'
    const now = write.clock.now()
    if (ran)
      await appendAudit(write, 'import.cancelled', `import:${importId}`, { rowsDone: job.rowsDone })
    else {
      await deleteMarks(write.tx, importId)
      await deleteFiles(write.tx, importId)
    }
    const forgotten = ran
      ? {}
      : {
          filesRemovedAt: now,
          counts: counts(),
          answers: [],
          letters: null,
          findings: importFindingsSchema.parse({}),
        }
    return { job: await move(write, job, { ...forgotten, state: 'cancelled', endedAt: now }), ran }
  })
  if (!ran) await clearAway(ctx, () => ctx.storage.removeAll(folderOf(importId)))
  return job
}

/** Requests an undo. Refuses with `import.undo_over` more than 24 hours after the import. */
export async function askForUndo(ctx: WriteContext, { importId }: Target): Promise<ImportJob> {
  const job = await getImport(ctx, importId)
  const hasEnded = job.state === 'done' || job.state === 'cancelled'
  refuseUnless(hasEnded && job.endedAt !== null && job.startedAt !== null, 'import.wrong_state')
  const isOver = later(job.endedAt, exchangeLimits.importUndo) < ctx.clock.now()
  if (isOver) throw refusal('import.undo_over')
  return move(ctx, job, {
    state: 'undoing',
    actor: ctx.actor as Exclude<Actor, { kind: 'anonymous' }>,
  })
}

async function readyJob(ctx: WriteContext, importId: string): Promise<ImportJob> {
  const job = await getImport(ctx, importId)
  refuseUnless(['uploaded', 'mapped', 'checked'].includes(job.state), 'import.wrong_state')
  const fields = mappingProblems(job.mapping, job.columns, job.updateExisting)
  if (fields.length > 0) throw refusal('import.mapping', { fields, ...namesUnknown(job.columns) })
  return job
}

function namesUnknown(columns: readonly string[]) {
  const problem = problemOfNames(columns)
  return problem && { message: problem.message, reason: { code: String(problem.code) } }
}

async function move(
  ctx: WriteContext,
  job: ImportJob,
  changes: Partial<ImportJob>,
): Promise<ImportJob> {
  await updateImport(ctx.tx, job, {
    ...changes,
    runner: null,
    problem: null,
    updatedAt: ctx.clock.now(),
  })
  return getImport(ctx, job.id)
}
