import { offKinds, selectMessages } from '#modules/outbox'
import type { Message, MessageSwitches } from '#modules/outbox/schema'
import { getRecord } from '#modules/records'
import type { ReadContext } from '#platform/context'

/**
 * Lists the messages to a record's candidate for its staff, the latest first, and the kinds that the candidate switched
 * off.
 */
export async function listMessages(
  ctx: ReadContext,
  recordId: string,
): Promise<MessageSwitches & { messages: Message[] }> {
  await getRecord(ctx, recordId)
  return { messages: await selectMessages(ctx.tx, recordId), off: await offKinds(ctx, recordId) }
}
