import type { ReadContext } from '#platform/context'
import { type PaymentLikeness, selectPaymentsLike } from './receipt.store.ts'
import { refuseUnless } from './refusals.ts'

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

/** Returns the signed-in person's account; refuses with `account.not_a_person` an API key, which attends no class. */
export function ownAccountId({ actor }: Pick<ReadContext, 'actor'>): string {
  refuseUnless(actor.kind === 'account', 'account.not_a_person')
  return actor.id
}
