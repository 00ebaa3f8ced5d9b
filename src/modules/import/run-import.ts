import { setImmediate as turn } from 'node:timers/promises'
import { appendAudit } from '#modules/audit'
import { selectRecord } from '#modules/records'
import type { TableRow } from '#modules/tables'
import { isLedger } from '#modules/tables/columns/columns.schema'
import {
  type ActionContext,
  actAs,
  actOnBehalf,
  actorId,
  type Runtime,
  system,
  type WriteContext,
} from '#platform/context'
import { Refusal } from '#platform/errors'
import { type BackgroundWork, inBackground } from '#platform/turns'
import { imagesOf } from './add-images.ts'
import { checkImport } from './check-import.ts'
import { getImport } from './get-import.ts'
import type { ImageFile } from './images/match-images.ts'
import { moveVersion, putMark, type RowMark } from './import-rows.store.ts'
import { type ImportJob, keptRows, selectWaiting, updateImport } from './imports.store.ts'
import { noteOfRefusal, say } from './notes/say.ts'
import { bringPayment, type RowsBefore, rowsBefore } from './payments.ts'
import { fileDates, fileImages, placeRow } from './place-row.ts'
import { mapRow } from './rows/map-row.ts'
import { advance, Displaced, prepare, type Running, refuseFormer } from './running.ts'
import type { ImportCounts } from './schema.ts'
import { undoImport } from './undo-import.ts'

const rowsBetweenLooks = 100

/** The end of a row, written with the beginning of the next: one commit less per row. */
interface Unsettled {
  mark: RowMark | null
  rowsDone: number
  counts: ImportCounts
}

/**
 * Brings the rows in, from where an earlier pass was interrupted, one small transaction and one image at a time,
 * through the same verbs as every other way in. A row that was cut off in the middle is continued: its mark names the
 * record that it made.
 * @throws Displaced when it was cancelled
 */
async function runImport(running: Running): Promise<void> {
  const { ctx, job, signal } = running
  let unsettled: Unsettled | null = null
  let { counts } = job
  await refuseFormer(ctx)
  const payments = isLedger(job.mapping) ? await rowsBefore(running) : undefined
  try {
    for await (const row of keptRows(ctx.storage, job, job.rowsDone)) {
      if (signal.aborted) break
      if (row.index % rowsBetweenLooks === 0) await refuseFormer(ctx)
      const done = await bringIn(running, row, { unsettled, payments })
      counts = tallied(counts, done)
      unsettled = { mark: done.mark, rowsDone: row.index + 1, counts }
      running.onProgress({ ...job, rowsDone: row.index + 1, counts })
      // Other requests run between two rows.
      await turn()
    }
    await ctx.write(async (write) => {
      if (unsettled) await settle(running, write, unsettled)
      if (!signal.aborted) await finish(running, write, counts)
    })
  } catch (error) {
    if (unsettled) await settleStopped(running, unsettled)
    throw error
  }
}

/** Settles the last row of a cancelled import: it is in, so the undo and the count have to include it. */
async function settleStopped(running: Running, end: Unsettled): Promise<void> {
  const { ctx, job } = running
  const { mark, rowsDone, counts } = end
  await ctx.write(async (write) => {
    const cancelled = { id: job.id, state: 'cancelled' } as const
    const isCancelled = await updateImport(write.tx, cancelled, { rowsDone, counts })
    if (isCancelled && mark) await keepEnd(write, job.id, mark)
  })
}

interface Done {
  mark: RowMark | null
  images: number
  isSkipped: boolean
}

async function bringIn(
  running: Running,
  row: TableRow,
  { unsettled, payments }: { unsettled: Unsettled | null; payments: RowsBefore | undefined },
): Promise<Done> {
  const { ctx, plan } = running
  const begin = (write: WriteContext) =>
    unsettled
      ? settle(running, write, unsettled)
      : advance(write.tx, running, { updatedAt: write.clock.now() })
  if (payments) {
    const mark = await bringPayment(running, row, { before: payments, begin })
    return { mark, images: 0, isSkipped: mark === null }
  }
  const mapped = mapRow(plan, row.cells)
  const placed = await ctx.write(async (write) => {
    await begin(write)
    return placeRow(running, write, row, mapped)
  })
  if (mapped.kind !== 'candidate' || placed === null || placed.recordId === null)
    return { mark: placed, images: 0, isSkipped: placed === null }
  const { mark, images } = await fileImages(running, placed, mapped.candidate)
  return { mark: await fileDates(running, mark, mapped.candidate), images, isSkipped: false }
}

/** Writes how a row ended, and how far the import is. */
async function settle(running: Running, write: WriteContext, end: Unsettled): Promise<void> {
  const { job } = running
  const { mark, rowsDone, counts } = end
  if (mark) await keepEnd(write, job.id, mark)
  const updatedAt = write.clock.now()
  await advance(write.tx, running, { rowsDone, counts, problem: null, updatedAt })
}

/**
 * Stores a row's mark with the version by which the undo sees that nobody has changed the record since; an earlier row
 * that made the record gets this version too.
 */
async function keepEnd(write: WriteContext, importId: string, mark: RowMark): Promise<void> {
  const { recordId, recordVersion: from, outcome } = mark
  const record = recordId === null ? undefined : await selectRecord(write.tx, recordId)
  const isOurs = record?.updatedBy === actorId(write.actor)
  const to = record && isOurs ? record.version : null
  await putMark(write.tx, importId, { ...mark, recordVersion: to })
  if (recordId !== null && from !== null && from !== to && outcome !== 'created')
    await moveVersion(write.tx, importId, { recordId, from, to })
}

function tallied(counts: ImportCounts, { mark, images, isSkipped }: Done): ImportCounts {
  const next = { ...counts, images: counts.images + images }
  if (isSkipped) next.skipped += 1
  if (mark === null) return next
  next[mark.outcome] += 1
  if (mark.outcome !== 'failed' && mark.problems.length > 0) next.remarked += 1
  return next
}

async function finish(running: Running, write: WriteContext, counts: ImportCounts): Promise<void> {
  const { job } = running
  const now = write.clock.now()
  await advance(write.tx, running, {
    state: 'done',
    rowsDone: job.rows,
    runner: null,
    problem: null,
    endedAt: now,
    updatedAt: now,
  })
  const { created, updated, unchanged, failed, skipped, images } = counts
  await appendAudit(write, 'import.finished', `import:${job.id}`, {
    ...{ created, updated, unchanged, failed, skipped, images },
  })
}

interface Work {
  importId: string
  signal: AbortSignal
  /** Returns the images; the default is those given to the import. */
  images?: () => Promise<readonly ImageFile[]>
  onProgress?: (job: ImportJob) => void
}

const passes = { checking: checkImport, running: runImport, undoing: undoImport } as const

/**
 * Does what an import waits for: dry run, run or undo. Only the holder of the lock `import` may call it. Returns false
 * when something external prevents it and another try makes sense later; the import says what. A refusal that no
 * further try can resolve ends it.
 */
export async function workOnImport(ctx: ActionContext, work: Work): Promise<boolean> {
  const { importId, signal, onProgress = () => undefined } = work
  const job = await ctx.read((read) => getImport(read, importId))
  const pass = passes[job.state as keyof typeof passes]
  if (!pass) return true
  const runner = ctx.ids.uuid()
  const isOurs = await ctx.write(({ tx, clock }) =>
    updateImport(tx, job, { runner, updatedAt: clock.now() }),
  )
  if (!isOurs) return true
  const onBehalf = actOnBehalf(ctx, job.actor, { importId })
  try {
    const files = job.state === 'undoing' ? [] : await (work.images ?? (() => imagesOf(ctx, job)))()
    const running: Running = {
      ctx: onBehalf,
      job: { ...job, runner },
      ...(await prepare(ctx, job, files)),
      runner,
      signal,
      onProgress,
    }
    await pass(running)
    return true
  } catch (error) {
    if (error instanceof Displaced) return true
    return noteTrouble(ctx, { ...job, runner }, error)
  }
}

/** Ends the import where no further try can help; anything else waits for another try. */
async function noteTrouble(ctx: ActionContext, job: ImportJob, error: unknown): Promise<boolean> {
  const isFinal = error instanceof Refusal && error.kind !== 'unavailable'
  if (!(error instanceof Refusal))
    ctx.log.error({ error, importId: job.id }, 'An import was interrupted')
  const problem = error instanceof Refusal ? noteOfRefusal(error) : say('failed')
  const { id, state, runner } = job
  await ctx.write(async ({ tx, clock }) => {
    const now = clock.now()
    const end = isFinal ? { state: 'cancelled' as const, endedAt: now, runner: null } : {}
    await updateImport(tx, { id, state, runner }, { ...end, problem, updatedAt: now })
  })
  return isFinal
}

/** The pause after an external problem (a full disk), in milliseconds. */
const pauseAfterTrouble = 30_000

/** The name of the lock for working on imports, in one process at a time. */
export const importLock = 'import'

/**
 * Opens the work of a server on the imports that it was asked to do: everything that waits, one import after another,
 * unless another process does. It stops after the present row.
 */
export function openImportWorker(runtime: Runtime): BackgroundWork {
  const ctx = actAs(runtime, system)
  let notBefore = Number.NEGATIVE_INFINITY
  const waiting = () => ctx.read(({ tx }) => selectWaiting(tx))
  return inBackground(async (signal) => {
    if (signal.aborted || performance.now() < notBefore || (await waiting()).length === 0) return
    const hold = await runtime.database.takeMutex(importLock)
    if (!hold) return
    try {
      for (const { id: importId } of await waiting()) {
        if (signal.aborted) return
        // An import that cannot continue, e.g. over a row that the database refuses, holds up no other.
        const isThrough = await workOnImport(ctx, { importId, signal })
        if (!isThrough) notBefore = performance.now() + pauseAfterTrouble
      }
    } finally {
      await hold.letGo()
    }
  })
}
