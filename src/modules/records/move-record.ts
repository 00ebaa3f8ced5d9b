import { appendAudit } from '#modules/audit'
import { notify } from '#modules/notifications'
import { tell } from '#modules/outbox'
import { actorId, type WriteContext } from '#platform/context'
import { refuseUnlessCurrent } from './change-record.ts'
import { getRecord } from './find-record.ts'
import { isMinor } from './is-minor.ts'
import { keepValues } from './kept-values.ts'
import { type TransitionName, transitions } from './record.ts'
import type { Change } from './records.store.ts'
import { refuseUnless } from './refusals.ts'
import type { CandidateRecord } from './schema.ts'
import { mayApprove } from './since-approval.ts'
import { writeChange } from './write-record.ts'

interface Target {
  recordId: string
  version: number
}

/**
 * Approves a pending record. With second-person approval, refuses whoever changed anything in it since the last
 * approval or, before the first one, entered it. Refuses for a person under 18, by the organisation's day.
 */
export async function approveRecord(ctx: WriteContext, target: Target): Promise<CandidateRecord> {
  const record = await currentRecord(ctx, target)
  const by = actorId(ctx.actor) as string
  refuseUnless(await mayApprove(ctx, record), 'record.second_person')
  refuseUnless(!(await isMinor(ctx, record)), 'record.under_age')
  return move(ctx, record, 'approve', {
    approvedBy: by,
    approvedAt: ctx.clock.now(),
    returnReason: null,
  })
}

/** Sends a pending record back to its author with a reason. */
export async function returnRecord(
  ctx: WriteContext,
  { reason, ...target }: Target & { reason: string },
): Promise<CandidateRecord> {
  return move(ctx, await currentRecord(ctx, target), 'return', { returnReason: reason }, reason)
}

/** Takes an approval back; open viewings end. */
export async function withdrawApproval(
  ctx: WriteContext,
  { reason, ...target }: Target & { reason: string },
): Promise<CandidateRecord> {
  const withdrawn = {
    returnReason: reason,
    approvedBy: null,
    approvedAt: null,
    unpublishedAt: ctx.clock.now(),
    submittedAt: ctx.clock.now(),
  }
  return move(ctx, await currentRecord(ctx, target), 'withdraw', withdrawn, reason)
}

async function move(
  ctx: WriteContext,
  record: CandidateRecord,
  name: TransitionName,
  change: Change,
  reason?: string,
): Promise<CandidateRecord> {
  const { from, to, action } = transitions[name]
  refuseUnless((from as readonly string[]).includes(record.state), 'record.wrong_state')
  const { record: moved, written } = await writeChange(ctx, record, { ...change, state: to })
  const kept = reason === undefined ? {} : await keepValues(ctx, record.id, { reason })
  await appendAudit(ctx, action, `record:${record.id}`, { ...written, ...kept })
  const about = { recordId: record.id, to: [record.createdBy] }
  // After a withdrawal the author gets the record back to correct, as if it had been returned.
  await notify(ctx, { kind: name === 'approve' ? 'approved' : 'returned', ...about })
  if (name === 'approve') await tell(ctx, { recordId: record.id, kind: 'file' })
  return moved
}

/** Returns the record if it is at the version that the actor saw and not in the trash. */
export async function currentRecord(
  ctx: WriteContext,
  { recordId, version }: Target,
): Promise<CandidateRecord> {
  const record = await getRecord(ctx, recordId)
  refuseUnless(record.deletedAt === null, 'record.in_trash')
  refuseUnlessCurrent(record, version)
  return record
}
