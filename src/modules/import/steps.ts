import { appendAudit } from '#modules/audit'
import { problemOfNames } from '#modules/tables'
import {
  type ImportMapping,
  type ImportTarget,
  isLedger,
  mappingProblems,
  settled,
} from '#modules/tables/columns/columns.schema'
import { exchangeLimits } from '#modules/tables/notes/limits.schema'
import { later } from '#platform/clock'
import type { ActionContext, Actor, ReadContext, WriteContext } from '#platform/context'
import { clearAway, sweepFolder } from '#platform/storage'
import { getImport, getUnstarted } from './get-import.ts'
import { importCountsSchema, importFindingsSchema } from './kept/import.schema.ts'
import { deleteChanges, deleteMarks, forgetProblems } from './kept/import-rows.store.ts'
import {
  deleteFiles,
  folderOf,
  type ImportJob,
  selectForgotten,
  selectOfCommand,
  selectWithFiles,
  updateImport,
} from './kept/imports.store.ts'
import { refusal, refuseUnless } from './notes/refusals.ts'
import { say } from './notes/say.ts'
import type { ImportAnswer } from './rows/answers.schema.ts'
import { takesNoneNow } from './running.ts'

interface Target {
  importId: string
}

const counts = () => importCountsSchema.parse({})

/** Requests a dry run. Refuses with `import.mapping` while columns are missing. */
export async function askForCheck(ctx: WriteContext, { importId }: Target): Promise<ImportJob> {
  const job = await readyJob(ctx, importId)
  const findings = importFindingsSchema.parse({})
  const fresh = { counts: counts(), findings, rowsDone: 0, verdicts: null }
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
  const findings = { ...job.findings, remarks: [] }
  const fresh = { counts: counts(), findings, rowsDone: 0, startedAt: ctx.clock.now() }
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
  const job = await getUnstarted(ctx, importId)
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

/**
 * Cancels imports of the command line that were killed before their run, and removes their tables: nobody will continue
 * them. Only the holder of the lock `import` may call it.
 */
export async function giveUpAbandoned(ctx: ActionContext): Promise<void> {
  const before = ['uploaded', 'mapped', 'checking', 'checked'] as const
  const jobs = await ctx.read(({ tx }) => selectOfCommand(tx, before))
  for (const { id: importId } of jobs) await cancelImport(ctx, { importId })
}

/**
 * Finds the run on the command line that was interrupted over the same table; undefined when there is none. It
 * continues with its own choices.
 */
export async function interruptedTwin(
  ctx: ReadContext,
  job: ImportJob,
): Promise<ImportJob | undefined> {
  const interrupted = await selectOfCommand(ctx.tx, ['running'])
  return interrupted.find(({ fingerprint }) => fingerprint === job.fingerprint)
}

interface ChooseColumns {
  importId: string
  mapping?: ImportMapping | undefined
  updateExisting?: boolean | undefined
  asPending?: boolean | undefined
  answers?: ImportAnswer[] | undefined
  sheets?: string[] | undefined
}

/**
 * Sets the target of each column, whether records on file may be changed, and how unknown values are taken. Columns may
 * still be missing; the dry run and the run require them all. Refuses with `import.mapping` and the fields whose column
 * does not exist or is chosen twice.
 */
export async function chooseColumns(
  ctx: WriteContext,
  { importId, ...choices }: ChooseColumns,
): Promise<ImportJob> {
  const job = await getUnstarted(ctx, importId)
  const { answers = job.answers, asPending = job.asPending } = choices
  const { updateExisting = job.updateExisting } = choices
  const mapping = settled(choices.mapping ?? job.mapping)
  const sheets = job.sheets.map((sheet) => ({
    ...sheet,
    isTaken: choices.sheets?.includes(sheet.name) ?? sheet.isTaken,
  }))
  if (sheets.length > 0 && !sheets.some(({ isTaken }) => isTaken))
    throw refusal('import.mapping', { fields: [{ path: 'sheets', ...say('noSheet') }] })
  const problems = mappingProblems(mapping, job.columns, updateExisting)
  const fields = problems.filter(({ path }) => mapping[path as ImportTarget] !== undefined)
  if (fields.length > 0) throw refusal('import.mapping', { fields })
  await updateImport(ctx.tx, job, {
    mapping,
    updateExisting,
    asPending,
    answers,
    sheets,
    verdicts: null,
    state: problems.length > 0 ? 'uploaded' : 'mapped',
    updatedAt: ctx.clock.now(),
  })
  return getImport(ctx, importId)
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
    findings: { ...findings, questions: [], unusedNames: [], remarks: [] },
    letters: letters && { ...letters, cells: [] },
    columns: columns.filter((column) => chosen.has(column)),
    answers: [],
  }
}

/** Removes files of imports without a row: of an upload that a crash cut off, or of a removal. */
export async function sweepImportFiles(ctx: ActionContext, olderThan: Date): Promise<number> {
  return sweepFolder(ctx.storage, { folder: 'imports/', olderThan }, async (key) => {
    const id = key.split('/')[1] ?? ''
    return (await ctx.read(({ tx }) => selectWithFiles(tx, [id]))).has(id) ? 'named' : 'spent'
  })
}
