import { selectMeant } from '#modules/records'
import { paymentsLike } from '#modules/training'
import type { NewItemPayment } from '#modules/training/schema'
import type { ReadContext } from '#platform/context'
import type { Note } from '../notes.schema.ts'
import { say } from '../say.ts'
import { selectTakenBack } from './import-rows.store.ts'
import type { ReadPayment } from './read-payment.ts'

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

export function countRow(before: RowsBefore, { likeness }: Pick<Meant, 'likeness'>): void {
  before.set(likeness, (before.get(likeness) ?? 0) + 1)
}

/** Finds whose payment a row describes; returns problems where that is unclear. */
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
