import type { ReadContext } from '#platform/context'
import { type PaymentLikeness, selectPaymentsLike } from './payments-like.store.ts'

/**
 * The payments in the ledger that say the same of candidate, item, sum, payer, day and reference, those that
 * stand before those that were countered. A second one may be meant: two such payments on one day are possible.
 */
export async function paymentsLike(
  { tx }: Pick<ReadContext, 'tx'>,
  like: PaymentLikeness,
): Promise<{ id: string; isCorrected: boolean }[]> {
  const found = await selectPaymentsLike(tx, like)
  // SQLite answers 0 and 1.
  const all = found.map(({ id, isOpen }) => ({ id, isCorrected: !isOpen }))
  return all.sort((one, other) => Number(one.isCorrected) - Number(other.isCorrected))
}
