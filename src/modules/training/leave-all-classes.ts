import type { WriteContext } from '#platform/context'
import { selectClass } from './classes.store.ts'
import { takeOff } from './enrol.ts'
import { selectEnrolmentsOf } from './enrolments.store.ts'

/**
 * Frees the seats of an account that is being deleted, in the transaction that deletes it. Its entries in the ledger
 * stay, under its id.
 */
export async function leaveAllClasses(
  ctx: WriteContext,
  { accountId }: { accountId: string },
): Promise<void> {
  for (const { classId, state } of await selectEnrolmentsOf(ctx.tx, accountId)) {
    if (state !== 'selected' && state !== 'enrolled') continue
    const found = await selectClass(ctx.tx, classId)
    if (found?.state !== 'finished') await takeOff(ctx, { classId, accountId })
  }
}
