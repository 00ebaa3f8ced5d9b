import { selectMeant } from '#modules/records'
import { bringItemPayment, paymentsLike } from '#modules/training'
import type { NewItemPayment } from '#modules/training/schema'
import type { ReadContext, WriteContext } from '#platform/context'
import type { ImportQuestion } from '../answers.schema.ts'
import type { Note } from '../notes.schema.ts'
import { say } from '../say.ts'
import type { ImportCounts } from '../schema.ts'
import type { TableRow } from '../tables/table.ts'
import type { RowMark } from './import-job.ts'
import { putMark, selectMark, selectTakenBack } from './import-rows.store.ts'
import { ask } from './questions.ts'
import { type ReadPayment, readPayment } from './read-payment.ts'
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

/** A payment of a row, with the record of its candidate. */
interface Meant {
  recordId: string
  payment: NewItemPayment
  remarks: Note[]
  /** What has to be equal for another row to be the same payment, or a second one like it. */
  likeness: string
}

/** How many earlier rows of a table say the same about a payment. */
export type RowsBefore = Map<string, number>

function countRow(before: RowsBefore, { likeness }: Pick<Meant, 'likeness'>): void {
  before.set(likeness, (before.get(likeness) ?? 0) + 1)
}

/** Finds whose payment a row describes; returns problems where that is unclear. */
async function meantBy(
  { tx }: Pick<ReadContext, 'tx'>,
  read: Exclude<ReadPayment, { kind: 'skipped' }>,
): Promise<Meant | { problems: Note[] }> {
  if (read.kind === 'wrong') return { problems: read.problems }
  const [found, another] = await selectMeant(tx, read.candidate)
  if (found === undefined) return { problems: [say('noRecord')] }
  if (another !== undefined) return { problems: [say('severalRecords')] }
  const { payment, remarks } = read
  const recordId = found.id
  return { recordId, payment, remarks, likeness: JSON.stringify(likenessOf(recordId, payment)) }
}

/** Without how it was paid: a table may not say so, and the payment is the same. */
function likenessOf(recordId: string, payment: NewItemPayment) {
  const { item, amount, currency, paidBy, receivedOn, reference } = payment
  return { recordId, item, amount, currency, paidBy, receivedOn, reference }
}

/**
 * Decides whether the ledger already has the payment of a row: of equal rows the first matches the first such entry,
 * the second the second. So importing a table again changes nothing, and two equal payments on one day are two. A
 * payment that was corrected by hand is not brought back; one that an undo took back is.
 */
async function decidePayment(
  ctx: Pick<ReadContext, 'tx'>,
  { recordId, payment, likeness, remarks }: Meant,
  before: RowsBefore,
): Promise<{ outcome: 'created' | 'unchanged'; problems: Note[] }> {
  const like = await paymentsLike(ctx, likenessOf(recordId, payment))
  const corrected = like.filter(({ isCorrected }) => isCorrected).map(({ id }) => id)
  const takenBack = await selectTakenBack(ctx.tx, corrected)
  const there = like.filter(({ id }) => !takenBack.has(id))
  const known = there[before.get(likeness) ?? 0]
  if (known === undefined) return { outcome: 'created', problems: remarks }
  return { outcome: 'unchanged', problems: known.isCorrected ? [say('correctedSince')] : [] }
}

interface Forecast {
  counts: ImportCounts
  asked: Map<string, ImportQuestion>
  before: RowsBefore
}

/** Returns what would become of a row of a ledger; a mark where something was wrong. */
export async function checkPayment(
  { ctx, plan }: Running,
  { counts, asked, before }: Forecast,
  { row, cells }: TableRow,
): Promise<RowMark | null> {
  const read = readPayment(plan, cells)
  if (read.kind === 'skipped') {
    counts.skipped += 1
    return null
  }
  ask(asked, { kind: 'wrong', problems: [], unknown: read.unknown })
  const { outcome, problems } = await ctx.read(async (reader) => {
    const meant = await meantBy(reader, read)
    if ('problems' in meant) return { outcome: 'failed' as const, problems: meant.problems }
    const decided = await decidePayment(reader, meant, before)
    countRow(before, meant)
    return decided
  })
  counts[outcome] += 1
  if (problems.length === 0) return null
  if (outcome !== 'failed') counts.remarked += 1
  return { row, outcome, recordId: null, recordVersion: null, problems }
}
