import { appendAudit } from '#modules/audit'
import { offKinds, selectMessages, tellAgain } from '#modules/messages'
import type { Message, MessageSwitches } from '#modules/messages/schema'
import { findOrganisation } from '#modules/organisation'
import type { ReadContext, WriteContext } from '#platform/context'
import { type RefusalTable, refusing } from '#platform/errors'
import { getRecord } from './record.ts'
import { recordRefusals } from './refusals.ts'

/** Refusals about messages to candidates. */
export const messageRefusals = {
  'candidate_message.not_found': { kind: 'not_found', sentence: 'There is no such message.' },
  'candidate_message.not_repeatable': {
    kind: 'conflict',
    sentence:
      'This message contained a code that works once. The candidate can ask for a new code.',
  },
  'candidate_message.switched_off': {
    kind: 'conflict',
    sentence:
      'The candidate has switched off messages of this kind. Only the candidate can switch them on again.',
  },
  'candidate_message.under_way': {
    kind: 'conflict',
    sentence: 'This message is waiting or being sent already. Look again in a minute.',
  },
} as const satisfies RefusalTable

const known = refusing({ ...recordRefusals, ...messageRefusals })

const refuseUnless: typeof known.refuseUnless = known.refuseUnless

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
