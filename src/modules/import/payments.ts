import { selectMeant } from '#modules/records'
import type { TableRow } from '#modules/tables'
import type { Note } from '#modules/tables/notes/reading.schema'
import { paymentsLike, recordItemPayment } from '#modules/training'
import type { NewItemPayment } from '#modules/training/payments.schema'
import type { ReadContext, WriteContext } from '#platform/context'
import { putMark, type RowMark, selectMark, selectTakenBack } from './kept/import-rows.store.ts'
import { keptVerdicts, type Verdict } from './kept/verdicts.ts'
import { say } from './notes/say.ts'
import type { ImportQuestion } from './rows/answers.schema.ts'
import { ask } from './rows/cells.ts'
import type { ReadPayment } from './rows/read-payment.ts'
import type { Running } from './running.ts'

/** Counts what the rows before the first one say, so that equal ones are told apart even after an interruption. */
export async function rowsBefore({ ctx, job }: Running, pass: string): Promise<RowsBefore> {
  const before: RowsBefore = new Map()
  if (job.rowsDone === 0) return before
  for await (const { index, read } of keptVerdicts(ctx.storage, job, { pass, from: 0 })) {
    if (index >= job.rowsDone) break
    if (read.kind !== 'payment') continue
    const meant = await ctx.read((reader) => meantBy(reader, read))
    if (!('problems' in meant)) countRow(before, meant)
  }
  return before
}

/**
 * Records the payment of a row and marks the row, in one transaction with how far the import is. Null for a row that is
 * not a payment.
 * @param own counts the rows of this transaction, which may run twice
 */
export async function bringPayment(
  { job }: Pick<Running, 'job'>,
  write: WriteContext,
  { row, read }: { row: number; read: ReadPayment },
  { before, own }: { before: RowsBefore; own: RowsBefore },
): Promise<RowMark | null> {
  if (read.kind === 'skipped') return null
  const meant = await meantBy(write, read)
  const earlier = await selectMark(write.tx, job.id, row)
  const mark = earlier ?? { row, ...nothing, ...(await enter(write, meant, countIn(before, own))) }
  await putMark(write.tx, job.id, mark)
  if (!('problems' in meant)) countRow(own, meant)
  return mark
}

const nothing = { recordId: null, recordVersion: null }

async function enter(
  write: WriteContext,
  meant: Awaited<ReturnType<typeof meantBy>>,
  earlier: Earlier,
): Promise<Pick<RowMark, 'outcome' | 'problems' | 'entryId'>> {
  if ('problems' in meant) return { outcome: 'failed', problems: meant.problems }
  const { outcome, problems } = await decidePayment(write, meant, earlier)
  if (outcome === 'unchanged') return { outcome, problems }
  const { id: entryId } = await recordItemPayment(write, { ...meant, isBrought: true })
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
/** Returns how many rows before this one say the same. */
type Earlier = (likeness: string) => number

const countIn =
  (...counts: readonly RowsBefore[]): Earlier =>
  (likeness) =>
    counts.reduce((sum, one) => sum + (one.get(likeness) ?? 0), 0)

/** Adds what the rows of a transaction say, once it is committed. */
export function addRows(before: RowsBefore, own: RowsBefore): void {
  for (const [likeness, rows] of own) before.set(likeness, (before.get(likeness) ?? 0) + rows)
}

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
  earlier: Earlier,
): Promise<{ outcome: 'created' | 'unchanged'; problems: Note[] }> {
  const like = await paymentsLike(ctx, likenessOf(recordId, payment))
  const corrected = like.filter(({ isCorrected }) => isCorrected).map(({ id }) => id)
  const takenBack = await selectTakenBack(ctx.tx, corrected)
  const there = like.filter(({ id }) => !takenBack.has(id))
  const known = there[earlier(likeness)]
  if (known === undefined) return { outcome: 'created', problems: remarks }
  return { outcome: 'unchanged', problems: known.isCorrected ? [say('correctedSince')] : [] }
}

interface Forecast {
  asked: Map<string, ImportQuestion>
  before: RowsBefore
}

interface ReadRow {
  row: TableRow & { index: number }
  read: ReadPayment
}

/** Returns the verdict on a row of a ledger, and what it would come to. */
export async function checkPayment(
  { ctx }: Pick<Running, 'ctx'>,
  { asked, before }: Forecast,
  { row: { row, index }, read }: ReadRow,
): Promise<{ verdict: Verdict; mark: RowMark | null; images: number }> {
  const verdict: Verdict = { index, row, read, judged: null }
  if (read.kind === 'skipped') return { verdict, mark: null, images: 0 }
  ask(asked, read.unknown)
  const { outcome, problems } = await ctx.read(async (reader) => {
    const meant = await meantBy(reader, read)
    if ('problems' in meant) return { outcome: 'failed' as const, problems: meant.problems }
    const decided = await decidePayment(reader, meant, countIn(before))
    countRow(before, meant)
    return decided
  })
  return { verdict, mark: { row, ...nothing, outcome, problems }, images: 0 }
}
