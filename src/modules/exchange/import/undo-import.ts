import { setImmediate as turn } from 'node:timers/promises'
import { appendAudit } from '#modules/audit'
import { deleteRecord, selectRecord } from '#modules/records'
import type { WriteContext } from '#platform/context'
import type { ImportCounts } from '../schema.ts'
import { deleteChange, type RowChange, selectChanges } from './import-changes.store.ts'
import type { RowMark } from './import-job.ts'
import { markUndone, noteLeft, selectPaymentsToUndo, selectToUndo } from './import-rows.store.ts'
import { putBack } from './put-back.ts'
import { refuseFormer } from './refuse-former.ts'
import { advance, type Running } from './running.ts'
import { takeBackPayment } from './take-back-payment.ts'

const atOnce = 100

/**
 * Moves what an import made to the trash, a record at a time, and puts former values of what it
 * changed back; payments that it recorded are countered. What somebody changed since, or is gone already, is left and counted. Goes on where
 * it was interrupted.
 */
export async function undoImport(running: Running): Promise<void> {
  const { ctx, job, signal } = running
  let { counts } = job
  await refuseFormer(ctx)
  for (;;) {
    const marks = await ctx.read(({ tx }) => selectToUndo(tx, job.id, atOnce))
    if (marks.length === 0) break
    for (const mark of marks) {
      if (signal.aborted) return
      counts = await ctx.write((write) => takeBack(running, write, mark, counts))
      running.onProgress({ ...job, counts })
      await turn()
    }
  }
  for (;;) {
    const changes = await ctx.read(({ tx }) => selectChanges(tx, job.id, atOnce))
    if (changes.length === 0) break
    for (const change of changes) {
      if (signal.aborted) return
      counts = await ctx.write((write) => restore(running, write, change, counts))
      running.onProgress({ ...job, counts })
      await turn()
    }
  }
  for (;;) {
    const marks = await ctx.read(({ tx }) => selectPaymentsToUndo(tx, job.id, atOnce))
    if (marks.length === 0) break
    for (const mark of marks) {
      if (signal.aborted) return
      counts = await ctx.write((write) => counterPayment(running, write, mark, counts))
      running.onProgress({ ...job, counts })
      await turn()
    }
  }
  await ctx.write(async (write) => {
    const now = write.clock.now()
    await advance(write.tx, running, {
      state: 'undone',
      runner: null,
      problem: null,
      updatedAt: now,
    })
    const { undone, restored, left } = counts
    await appendAudit(write, 'import.undone', `import:${job.id}`, { undone, restored, left })
  })
}

async function takeBack(
  running: Running,
  write: WriteContext,
  mark: RowMark,
  counts: ImportCounts,
): Promise<ImportCounts> {
  const { job } = running
  const record = await selectRecord(write.tx, mark.recordId as string)
  const isAsMade = record?.deletedAt === null && record.version === mark.recordVersion
  if (record && isAsMade)
    await deleteRecord(write, { recordId: record.id, version: record.version })
  const next = {
    ...counts,
    undone: counts.undone + (isAsMade ? 1 : 0),
    left: counts.left + (isAsMade ? 0 : 1),
  }
  const now = write.clock.now()
  await markUndone(write.tx, job.id, mark.row, now)
  await advance(write.tx, running, { counts: next, updatedAt: now })
  return next
}

async function counterPayment(
  running: Running,
  write: WriteContext,
  mark: RowMark,
  counts: ImportCounts,
): Promise<ImportCounts> {
  const { job } = running
  const left = await takeBackPayment(write, mark)
  const isBack = left.length === 0
  if (!isBack) await noteLeft(write.tx, job.id, mark.row, left)
  const next = {
    ...counts,
    undone: counts.undone + (isBack ? 1 : 0),
    left: counts.left + (isBack ? 0 : 1),
  }
  const now = write.clock.now()
  await markUndone(write.tx, job.id, mark.row, now)
  await advance(write.tx, running, { counts: next, updatedAt: now })
  return next
}

async function restore(
  running: Running,
  write: WriteContext,
  change: RowChange,
  counts: ImportCounts,
): Promise<ImportCounts> {
  const { job } = running
  const left = await putBack(write, change)
  if (left.length > 0) await noteLeft(write.tx, job.id, change.row, left)
  await deleteChange(write.tx, job.id, change.row)
  const isBack = left.length === 0
  const next = {
    ...counts,
    restored: counts.restored + (isBack ? 1 : 0),
    left: counts.left + (isBack ? 0 : 1),
  }
  await advance(write.tx, running, { counts: next, updatedAt: write.clock.now() })
  return next
}
