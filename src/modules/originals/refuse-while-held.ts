import type { WriteContext } from '#platform/context'
import { isAnyHeld } from './originals.store.ts'
import { refuseUnless } from './refusals.ts'

/**
 * Refuses with `original.in_office` while the agency has an original of this record in hand: without the record,
 * nothing would say whose it is.
 */
export async function refuseWhileHeld(ctx: WriteContext, recordId: string): Promise<void> {
  refuseUnless(!(await isAnyHeld(ctx.tx, recordId)), 'original.in_office')
}
