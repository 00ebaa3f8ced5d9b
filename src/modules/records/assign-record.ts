import { listStaff } from '#modules/accounts'
import { appendAudit } from '#modules/audit'
import { notify } from '#modules/messages'
import type { ReadContext, WriteContext } from '#platform/context'
import { getRecord } from './find-record.ts'
import { updateAssignee } from './records.store.ts'
import { refuseUnless } from './refusals.ts'
import type { CandidateRecord } from './schema.ts'

export interface Colleague {
  id: string
  name: string
}

/** Returns the staff who may see a record, by name: admins, and the moderator who entered it. */
export async function colleaguesOn(
  { tx }: Pick<ReadContext, 'tx'>,
  { createdBy }: Pick<CandidateRecord, 'createdBy'>,
): Promise<Colleague[]> {
  const staff = await listStaff(tx)
  return staff
    .filter(({ id, role }) => role === 'admin' || id === createdBy)
    .map(({ id, name }) => ({ id, name }))
}

/**
 * Assigns a record to one of the staff; null assigns it to nobody. This is not an edit: the version stays. Assigning
 * the same person again changes nothing. Refuses with `record.not_found`, `record.in_trash` and
 * `record.not_a_colleague`.
 */
export async function assignRecord(
  ctx: WriteContext,
  { recordId, to }: { recordId: string; to: string | null },
): Promise<void> {
  const record = await getRecord(ctx, recordId)
  refuseUnless(record.deletedAt === null, 'record.in_trash')
  if (record.assignedTo === to) return
  const colleagues = await colleaguesOn(ctx, record)
  refuseUnless(to === null || colleagues.some(({ id }) => id === to), 'record.not_a_colleague')
  await updateAssignee(ctx.tx, recordId, to)
  await appendAudit(ctx, 'record.assigned', `record:${recordId}`, { to })
  if (to !== null) await notify(ctx, { kind: 'assigned', recordId, to: [to] })
}
