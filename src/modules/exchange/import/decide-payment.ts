import { selectMeant } from '#modules/records'
import { paymentsLike } from '#modules/training'
import type { NewItemPayment } from '#modules/training/schema'
import type { ReadContext } from '#platform/context'
import type { Note } from '../notes/schema.ts'
import { say } from '../say.ts'
import { selectTakenBack } from './import-rows.store.ts'
import type { ReadPayment } from './read-payment.ts'

/** A payment of a row, with the record of its candidate. */
interface Meant {
  recordId: string
  payment: NewItemPayment
  remarks: Note[]
  /** What makes another row the same payment, or a second one like it. */
  likeness: string
}

/** How many rows of a table, before the one at hand, say the same of a payment. */
export type RowsBefore = Map<string, number>

export function countRow(before: RowsBefore, { likeness }: Pick<Meant, 'likeness'>): void {
  before.set(likeness, (before.get(likeness) ?? 0) + 1)
}

/** Whose payment a row tells of; problems where that is not clear. */
export async function meantBy(
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

/** Not how it was handed over: a table may not say so, and the payment is the same. */
function likenessOf(recordId: string, payment: NewItemPayment) {
  const { item, amount, currency, paidBy, receivedOn, reference } = payment
  return { recordId, item, amount, currency, paidBy, receivedOn, reference }
}

/**
 * Whether the ledger has the payment of a row: of rows that say the same the first has the first such entry,
 * the second the second. So a table that is brought in again changes nothing, and two equal payments on one day
 * are two. What was corrected by hand is not brought back; what an undo took back is.
 */
export async function decidePayment(
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
