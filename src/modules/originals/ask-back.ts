import { appendAudit } from '#modules/audit'
import { todayOf } from '#modules/organisation'
import { dayAfter } from '#platform/clock/schema'
import type { WriteContext } from '#platform/context'
import { daysToGiveBack } from './original.ts'
import { selectOriginal, updateOriginal } from './originals.store.ts'
import { refuseUnless } from './refusals.ts'

/**
 * Notes that the candidate wants the document within three days, or sooner when it is due sooner. They may repeat this,
 * also for a document that staff noted as returned, until they have confirmed its return.
 */
export async function askBack(
  ctx: WriteContext,
  { recordId, id }: { recordId: string; id: string },
): Promise<void> {
  const row = await selectOriginal(ctx.tx, recordId, id)
  refuseUnless(row, 'original.not_found')
  refuseUnless(row.returnAgreedBy === null, 'original.confirmed')
  const now = ctx.clock.now()
  const wanted = dayAfter(await todayOf(ctx), daysToGiveBack)
  const backBy = row.backBy < wanted ? row.backBy : wanted
  await updateOriginal(ctx.tx, id, { askedBackAt: now, backBy })
  await appendAudit(ctx, 'original.asked_back', `record:${recordId}`, { originalId: id, backBy })
}
