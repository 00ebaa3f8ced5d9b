import type { ReadContext } from '#platform/context'
import type { ClassRow } from './classes.store.ts'
import { selectEnrolmentsOf, selectWishesOfWaiting } from './enrolments.store.ts'
import { selectSums, selectSumsOfWaiting } from './ledger.store.ts'
import { availableFor, type PurposeSum } from './ledger.ts'

type Priced = Pick<ClassRow, 'id' | 'fee' | 'currency'>

/** Tells whether a student's payments cover the fee of a class; a free class is always covered. */
export async function isCovered(
  { tx }: Pick<ReadContext, 'tx'>,
  accountId: string,
  priced: Priced,
): Promise<boolean> {
  if (priced.fee === 0) return true
  const sums = await selectSums(tx, accountId, priced.currency)
  if (sums.length === 0) return false
  const own = await selectEnrolmentsOf(tx, accountId)
  return covers(
    priced,
    sums,
    own.filter(({ state }) => state === 'selected'),
  )
}

/** Tells the same for everybody who waits for a class, in one query however many there are. */
export async function coverageOf({ tx }: Pick<ReadContext, 'tx'>, priced: Priced) {
  const { id, fee, currency } = priced
  if (fee === 0) return () => true
  const sums = await selectSumsOfWaiting(tx, id, currency)
  const sumsOf = Map.groupBy(sums, ({ accountId }) => accountId)
  const wishesOf = Map.groupBy(await selectWishesOfWaiting(tx, id), ({ accountId }) => accountId)
  return (accountId: string): boolean =>
    covers(priced, sumsOf.get(accountId) ?? [], wishesOf.get(accountId) ?? [])
}

/** @param wishes the classes that the student has selected */
function covers(
  { id, fee }: Priced,
  sums: readonly PurposeSum[],
  wishes: readonly { classId: string }[],
): boolean {
  return availableFor(id, sums, new Set(wishes.map(({ classId }) => classId))) >= fee
}
