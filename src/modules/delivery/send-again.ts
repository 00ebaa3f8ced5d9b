import { appendAudit } from '#modules/audit'
import { offKinds, selectMessages, tellAgain } from '#modules/outbox'
import { getRecord } from '#modules/records'
import type { WriteContext } from '#platform/context'
import { refuseUnless } from './refusals.ts'

/**
 * Sends a message again at a person's request, as a new message: a gateway would drop one with the key of the earlier
 * one.
 */
export async function sendAgain(
  ctx: WriteContext,
  { recordId, messageId }: { recordId: string; messageId: string },
): Promise<void> {
  const record = await getRecord(ctx, recordId)
  refuseUnless(record.deletedAt === null, 'record.in_trash')
  const messages = await selectMessages(ctx.tx, recordId)
  const former = messages.find(({ id }) => id === messageId)
  refuseUnless(former, 'candidate_message.not_found')
  refuseUnless(former.kind !== 'proof', 'candidate_message.not_repeatable')
  const off: readonly string[] = await offKinds(ctx, recordId)
  refuseUnless(!off.includes(former.kind), 'candidate_message.switched_off')
  const isUnderWay = messages.some(({ kind, endedAt }) => kind === former.kind && endedAt === null)
  refuseUnless(!isUnderWay, 'candidate_message.under_way')
  const { kind } = former
  await tellAgain(ctx, { recordId, kind })
  await appendAudit(ctx, 'message.sent_again', `record:${recordId}`, { messageId, kind })
}
