import { appendAudit } from '#modules/audit'
import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import {
  countOpen,
  type DisputeRow,
  insertDispute,
  selectDispute,
  selectOpenDispute,
  updateDispute,
} from './disputes.store.ts'
import { readMessage } from './enrolments.store.ts'
import { selectEntry } from './ledger.store.ts'
import { ownAccountId } from './payments-like.ts'
import { refuseUnless } from './refusals.ts'

/**
 * "This is wrong": opens a student's objection to one of their entries. Both sides see it until an admin answers; then
 * the student may object again. Refuses with `ledger.not_found` (also for other people's entries) and
 * `dispute.open_already`.
 */
export async function openDispute(
  ctx: WriteContext,
  { entryId, text }: { entryId: string; text: string },
): Promise<DisputeRow> {
  const accountId = ownAccountId(ctx)
  const entry = await selectEntry(ctx.tx, entryId)
  refuseUnless(entry && entry.accountId === accountId, 'ledger.not_found')
  refuseUnless(!(await selectOpenDispute(ctx.tx, entryId)), 'dispute.open_already')
  const row: DisputeRow = {
    id: ctx.ids.uuid(),
    entryId,
    accountId,
    text,
    createdAt: ctx.clock.now(),
    answer: null,
    answeredBy: null,
    answeredAt: null,
  }
  await insertDispute(ctx.tx, row)
  await appendAudit(ctx, 'dispute.opened', `entry:${entryId}`, { disputeId: row.id })
  return row
}

/**
 * Answers a dispute. It changes no entry: a mistake is corrected by a counter-entry. Refuses with `dispute.not_found`,
 * `dispute.answered_already` where somebody else was faster.
 */
export async function answerDispute(
  ctx: WriteContext,
  { disputeId, answer }: { disputeId: string; answer: string },
): Promise<DisputeRow> {
  const dispute = await selectDispute(ctx.tx, disputeId)
  refuseUnless(dispute, 'dispute.not_found')
  refuseUnless(dispute.answeredAt === null, 'dispute.answered_already')
  const change = { answer, answeredBy: actorId(ctx.actor), answeredAt: ctx.clock.now() }
  await updateDispute(ctx.tx, disputeId, change)
  await appendAudit(ctx, 'dispute.answered', `entry:${dispute.entryId}`, { disputeId })
  return { ...dispute, ...change }
}

/** Counts the disputes that wait for an answer. */
export function countOpenDisputes({ tx }: ReadContext): Promise<number> {
  return countOpen(tx)
}

/** Dismisses one of the actor's own messages. Refuses with `message.not_found`. */
export async function putMessageAside(
  ctx: WriteContext,
  { messageId }: { messageId: string },
): Promise<void> {
  const accountId = ownAccountId(ctx)
  const readAt = ctx.clock.now()
  refuseUnless(await readMessage(ctx.tx, { id: messageId, accountId, readAt }), 'message.not_found')
}
