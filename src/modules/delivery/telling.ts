import { chooseMails, mailChoices } from '#modules/accounts'
import { appendAudit, readCheckpointNote } from '#modules/audit'
import { findOrganisation, todayOf } from '#modules/organisation'
import { offKinds, selectMessages, tell, tellAccount, tellAgain } from '#modules/outbox'
import type { Message, MessageSwitches } from '#modules/outbox/schema'
import { getRecord, isPublic, recordRefusals } from '#modules/records'
import { candidateLanguages } from '#modules/records/languages.schema'
import { later } from '#platform/clock'
import { dayAfter } from '#platform/clock/schema'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import { type RefusalTable, refusing } from '#platform/errors'
import type { CursorAsked } from '#platform/pages'
import { selectAdminsWithoutCheckpoint } from './checkpoints.store.ts'
import {
  countByState,
  countFailed,
  oldestDue,
  selectFailed,
  selectUntoldEndings,
} from './delivery.store.ts'
import { deliveryLimits } from './limits.ts'
import type { AccountMessages } from './schema.ts'

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

const pageSize = 50

/** Lists messages that failed or perhaps arrived, and were not sent again since; the latest first. */
export function listFailedMessages({ tx }: ReadContext, { cursor }: CursorAsked) {
  return selectFailed(tx, { cursor, pageSize })
}

export function countFailedMessages({ tx }: ReadContext): Promise<number> {
  return countFailed(tx)
}

/** How many days before the date printed on a document its candidate is told. */
const daysBefore = 30
/** Per transaction. */
const together = 100

/**
 * Tells each candidate once of a document whose printed end date is within 30 days; a new date is told again. Returns
 * how many documents there were.
 */
export async function tellOfEndings(ctx: ActionContext): Promise<number> {
  const today = await ctx.read(todayOf)
  const days = { from: today, to: dayAfter(today, daysBefore) }
  const untold = (await ctx.read(({ tx }) => selectUntoldEndings(tx, days))).filter(isPublic)
  for (let at = 0; at < untold.length; at += together)
    await ctx.write(async (write) => {
      for (const { recordId, about } of untold.slice(at, at + together))
        await tell(write, { recordId, kind: 'ending', about })
    })
  return untold.length
}

/**
 * Puts a mail with the log's newest checkpoint into the outbox for each admin who got none for a week, so that it is
 * kept where nobody at the office can change it. Without a mail server there is none. Returns how many there were.
 */
export async function tellOfCheckpoint(ctx: ActionContext): Promise<number> {
  if (ctx.mail === null) return 0
  return ctx.write(async (write) => {
    if ((await readCheckpointNote(write)) === null) return 0
    const now = write.clock.now()
    const span = { since: later(now, -deliveryLimits.checkpointMailed), now }
    const admins = await selectAdminsWithoutCheckpoint(write.tx, span)
    for (const accountId of admins) await tellAccount(write, { accountId, kind: 'checkpoint' })
    return admins.length
  })
}

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

/** Returns how the actor is written to by mail. */
export async function accountMessages(ctx: ReadContext): Promise<AccountMessages> {
  const { language, classMailsOffAt } = await mailChoices(ctx)
  return {
    language: candidateLanguages.find((each) => each === language) ?? null,
    off: classMailsOffAt === null ? [] : ['class'],
  }
}

/**
 * Chooses the language of mails to the actor's own account, and which kinds are sent. This also applies to waiting
 * messages, because the sender checks it again. An API key gets no mail: refuses with `account.not_a_person`.
 */
export async function chooseAccountMessages(
  ctx: WriteContext,
  { language, off }: AccountMessages,
): Promise<AccountMessages> {
  const { classMailsOffAt } = await mailChoices(ctx)
  const offAt = off.includes('class') ? (classMailsOffAt ?? ctx.clock.now()) : null
  await chooseMails(ctx, { language, classMailsOffAt: offAt })
  return accountMessages(ctx)
}

/** What an operator is told about the outbox. */
interface OutboxStanding {
  /** Waiting or being sent. */
  queue: number
  /** Given up, or interrupted while being sent, and not sent again since; of the last day. */
  failed: number
  perhaps: number
  /** Since when the longest-waiting message could have been sent; null when none waits. */
  oldestDueAt: string | null
}

export async function outboxStanding({ tx, clock }: ReadContext): Promise<OutboxStanding> {
  const now = clock.now()
  const counts = await countByState(tx, later(now, -deliveryLimits.messagesWatched))
  const of = (state: string) => counts.get(state) ?? 0
  const queue = of('waiting') + of('sending')
  const perhaps = of('perhaps')
  return { queue, failed: of('failed'), perhaps, oldestDueAt: await oldestDue(tx, now) }
}
