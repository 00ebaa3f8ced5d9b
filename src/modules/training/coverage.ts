import type { ReadContext } from '#platform/context'
import type { ClassRow } from './classes.store.ts'
import { selectEnrolmentsOf } from './enrolments.store.ts'
import { selectSums } from './ledger.store.ts'
import { availableFor } from './ledger.ts'

/** Whether what a student has paid covers the fee of a class; a free class is always covered. */
export async function isCovered(
  { tx }: Pick<ReadContext, 'tx'>,
  accountId: string,
  { id, fee, currency }: Pick<ClassRow, 'id' | 'fee' | 'currency'>,
): Promise<boolean> {
  if (fee === 0) return true
  const sums = await selectSums(tx, accountId, currency)
  if (sums.length === 0) return false
  const own = await selectEnrolmentsOf(tx, accountId)
  const selected = new Set(
    own.filter(({ state }) => state === 'selected').map(({ classId }) => classId),
  )
  return availableFor(id, sums, selected) >= fee
}
