import { bringItemPayment } from '#modules/training'
import type { WriteContext } from '#platform/context'
import type { TableRow } from '../tables/table.ts'
import { countRow, decidePayment, meantBy, type RowsBefore } from './decide-payment.ts'
import type { RowMark } from './import-job.ts'
import { putMark, selectMark } from './import-rows.store.ts'
import { readPayment } from './read-payment.ts'
import { keptRows } from './rows-file.ts'
import type { Running } from './running.ts'

/** Counts what the rows before the first one say, so that equal ones are told apart even after an interruption. */
export async function rowsBefore({ ctx, job, plan }: Running): Promise<RowsBefore> {
  const before: RowsBefore = new Map()
  if (job.rowsDone === 0) return before
  for await (const { index, cells } of keptRows(ctx.storage, job)) {
    if (index >= job.rowsDone) break
    const read = readPayment(plan, cells)
    if (read.kind !== 'payment') continue
    const meant = await ctx.read((reader) => meantBy(reader, read))
    if (!('problems' in meant)) countRow(before, meant)
  }
  return before
}

/**
 * Records the payment of a row and marks the row, in one transaction: after a crash the mark tells whether the entry
 * exists. Null for a row that is not a payment.
 */
export async function bringPayment(
  { ctx, job, plan }: Running,
  { row, cells }: TableRow,
  { before, begin }: { before: RowsBefore; begin: (write: WriteContext) => Promise<void> },
): Promise<RowMark | null> {
  const read = readPayment(plan, cells)
  const done = await ctx.write(async (write) => {
    await begin(write)
    if (read.kind === 'skipped') return null
    const meant = await meantBy(write, read)
    const earlier = await selectMark(write.tx, job.id, row)
    const mark = earlier ?? { row, ...nothing, ...(await enter(write, meant, before)) }
    await putMark(write.tx, job.id, mark)
    return { meant, mark }
  })
  if (done === null) return null
  // Outside the transaction, which may run twice.
  if (!('problems' in done.meant)) countRow(before, done.meant)
  return done.mark
}

const nothing = { recordId: null, recordVersion: null }

async function enter(
  write: WriteContext,
  meant: Awaited<ReturnType<typeof meantBy>>,
  before: RowsBefore,
): Promise<Pick<RowMark, 'outcome' | 'problems' | 'entryId'>> {
  if ('problems' in meant) return { outcome: 'failed', problems: meant.problems }
  const { outcome, problems } = await decidePayment(write, meant, before)
  if (outcome === 'unchanged') return { outcome, problems }
  const { id: entryId } = await bringItemPayment(write, meant)
  return { outcome, problems, entryId }
}
