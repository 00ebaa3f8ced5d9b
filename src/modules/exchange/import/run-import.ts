import { setImmediate as turn } from 'node:timers/promises'
import { appendAudit } from '#modules/audit'
import { notePrintedDates } from '#modules/documents'
import type { PrintedDates } from '#modules/documents/schema'
import { selectRecord } from '#modules/records'
import { actorId, type WriteContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import { isLedger } from '../columns.schema.ts'
import { noteOfRefusal } from '../say.ts'
import type { ImportCounts } from '../schema.ts'
import type { TableRow } from '../tables/table.ts'
import { documentsOf, fileImages } from './add-images.ts'
import { bringPayment, type RowsBefore, rowsBefore } from './bring-payments.ts'
import { decideDates, heldDates } from './decide-documents.ts'
import { addDates, type RowChange } from './import-changes.store.ts'
import type { RowMark } from './import-job.ts'
import { isMadeBy, moveVersion, putMark } from './import-rows.store.ts'
import { updateImport } from './imports.store.ts'
import { type Candidate, mapRow } from './map-row.ts'
import { placeRow } from './place-row.ts'
import { keptRows } from './rows-file.ts'
import { advance, type Running, refuseFormer } from './running.ts'

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
export async function runImport(running: Running): Promise<void> {
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

/**
 * Notes the dates that a row says are printed on the documents of its record, including the row's own images, as staff
 * do. After a crash the same dates again change nothing.
 */
async function fileDates(running: Running, mark: RowMark, candidate: Candidate): Promise<RowMark> {
  if (candidate.dates.size === 0) return mark
  const { ctx, job } = running
  const recordId = mark.recordId as string
  const dates = heldDates(await documentsOf(running, recordId))
  const { updateExisting } = job
  const decision = decideDates(candidate, { dates, updateExisting })
  const problems = [...mark.problems, ...decision.problems]
  if (decision.changes.size === 0) return { ...mark, problems }
  try {
    await ctx.write(async (write) => {
      const changed: RowChange['dates'] = {}
      for (const [kind, to] of decision.changes) {
        await notePrintedDates(write, { recordId, kind, dates: to })
        changed[kind] = { from: dates.get(kind) as PrintedDates, to }
      }
      // What this import itself created goes to the trash as a whole.
      if (await isMadeBy(write.tx, job.id, recordId)) return
      await addDates(write.tx, job.id, { row: mark.row, recordId, dates: changed })
    })
  } catch (error) {
    // Somebody may have moved the record to the trash, for example.
    if (!(error instanceof Refusal) || error.kind === 'unavailable') throw error
    return { ...mark, problems: [...problems, noteOfRefusal(error)] }
  }
  return { ...mark, outcome: mark.outcome === 'unchanged' ? 'updated' : mark.outcome, problems }
}
