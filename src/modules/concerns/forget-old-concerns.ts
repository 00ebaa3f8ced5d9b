import { later } from '#platform/clock'
import type { WriteContext } from '#platform/context'
import { deleteDoneBefore } from './concerns.store.ts'
import { concernLimits } from './limits.ts'

/**
 * Deletes what was answered or closed as long ago as the limits allow: reports, and requests for a code, which hold a
 * name, a number and a telephone. What is open stays.
 */
export async function forgetOldConcerns({ tx, clock }: WriteContext): Promise<void> {
  const now = clock.now()
  await deleteDoneBefore(tx, 'concern', later(now, -concernLimits.concernKept))
  await deleteDoneBefore(tx, 'code', later(now, -concernLimits.codeRequestKept))
}
