import { findOrganisation } from '#modules/organisation'
import { offKinds, selectMessages } from '#modules/outbox'
import type { Message, MessageSwitches } from '#modules/outbox/schema'
import { getRecord } from '#modules/records'
import type { ReadContext } from '#platform/context'

/**
 * Lists the messages to a record's candidate for its staff, the latest first, and the kinds that the candidate switched
 * off. Where nothing sends them, none waits to be sent: staff do.
 */
export async function listMessages(
  ctx: ReadContext,
  recordId: string,
): Promise<MessageSwitches & { messages: Message[] }> {
  await getRecord(ctx, recordId)
  const isAutomatic = (await findOrganisation(ctx.tx))?.automaticMessages !== false
  const messages = await selectMessages(ctx.tx, recordId)
  const asSent = (message: Message): Message =>
    message.state === 'waiting' && !(ctx.canSend && isAutomatic)
      ? { ...message, state: 'by-hand' }
      : message
  return { messages: messages.map(asSent), off: await offKinds(ctx, recordId) }
}
