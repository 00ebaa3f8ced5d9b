import type { ReadContext } from '#platform/context'
import { type PaymentLikeness, selectPaymentsLike } from './payments-like.store.ts'

/**
 * Finds the payments in the ledger with the same candidate, item, sum, payer, day and reference, valid ones before
 * reversed ones. A second one may be intended: two such payments on one day are possible.
 */
export async function paymentsLike(
  { tx }: Pick<ReadContext, 'tx'>,
  like: PaymentLikeness,
): Promise<{ id: string; isCorrected: boolean }[]> {
  const found = await selectPaymentsLike(tx, like)
  // SQLite returns 0 and 1.
  const all = found.map(({ id, isOpen }) => ({ id, isCorrected: !isOpen }))
  return all.sort((one, other) => Number(one.isCorrected) - Number(other.isCorrected))
}
