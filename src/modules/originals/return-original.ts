import { appendAudit } from '#modules/audit'
import { lastDayHere } from '#modules/organisation'
import { actorId, type WriteContext } from '#platform/context'
import { isOut } from './original.ts'
import { selectOriginal, updateOriginal } from './originals.store.ts'
import { refuseUnless } from './refusals.ts'

interface Return {
  recordId: string
  id: string
  /** A calendar date. */
  returnedOn: string
}

/** Notes that staff gave it back; it counts as their statement until the candidate confirms. */
export async function returnOriginal(
  ctx: WriteContext,
  { recordId, id, returnedOn }: Return,
): Promise<void> {
  const row = await selectOriginal(ctx.tx, recordId, id)
  refuseUnless(row, 'original.not_found')
  refuseUnless(isOut(row), 'original.is_back')
  const now = ctx.clock.now()
  refuseUnless(returnedOn <= (await lastDayHere(ctx)), 'original.day_ahead')
  refuseUnless(returnedOn >= row.receivedOn, 'original.due_before')
  const returnedBy = actorId(ctx.actor)
  await updateOriginal(ctx.tx, id, { returnedOn, returnedBy, returnNotedAt: now })
  await appendAudit(ctx, 'original.returned', `record:${recordId}`, { originalId: id })
}
