import { appendAudit } from '#modules/audit'
import { readSettings } from '#modules/organisation'
import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import { refusePassportOnFile } from './add-record.ts'
import { getRecord } from './find-record.ts'
import { withTelephones } from './home-telephones.ts'
import { isMinor } from './is-minor.ts'
import { keepValues, pairsOf } from './kept-values.ts'
import { mayEdit, stateAfterEdit } from './record.ts'
import type { Change } from './records.store.ts'
import { refusal, refuseUnless } from './refusals.ts'
import type { CandidateRecord, RecordChanges } from './schema.ts'
import { type Written, writeChange } from './write-record.ts'

interface ChangeRecord {
  recordId: string
  /** The version that the editor saw. */
  version: number
  changes: RecordChanges
}

/**
 * Changes details. Refuses with the current record when somebody else has changed it since. What already has these
 * values is no edit, except that its author submits a returned record again with it.
 */
export async function changeRecord(
  ctx: WriteContext,
  { recordId, version, changes: typed }: ChangeRecord,
): Promise<CandidateRecord> {
  const record = await editableRecord(ctx, recordId)
  refuseUnlessCurrent(record, version)
  const changes = withTelephones(typed, typed.nationality ?? record.nationality)
  const { passportNumber } = changes
  if (passportNumber !== undefined && passportNumber !== record.passportNumber)
    await refusePassportOnFile(ctx, passportNumber)
  const fields = (Object.keys(changes) as (keyof RecordChanges)[]).filter(
    (field) => changes[field] !== undefined && changes[field] !== record[field],
  )
  const isResubmitted = record.state === 'returned' && record.createdBy === actorId(ctx.actor)
  if (fields.length === 0 && !isResubmitted) return record
  const changed = Object.fromEntries(fields.map((field) => [field, changes[field]]))
  return (await noteEdit(ctx, record, changed, fields)).record
}

/** Returns the record if the actor may change it now. */
export async function editableRecord(ctx: ReadContext, recordId: string): Promise<CandidateRecord> {
  const record = await getRecord(ctx, recordId)
  refuseUnless(record.deletedAt === null, 'record.in_trash')
  refuseUnless(mayEdit(ctx.actor, record), 'record.not_editable')
  return record
}

/** Refuses with 409 and the current record, so that the editor can compare both versions. */
export function refuseUnlessCurrent(record: CandidateRecord, version: number): void {
  if (record.version === version) return
  throw refusal('record.changed_meanwhile', { extra: { current: record } })
}

/**
 * Writes an edit of details or documents: who and when, the state that follows from it, the next version, and the audit
 * events. An edit without fields leaves it to the caller to write an event with what it returns as `written`.
 */
export async function noteEdit(
  ctx: WriteContext,
  record: CandidateRecord,
  changes: Change,
  fields: readonly string[],
  options: { resubmits: boolean } = { resubmits: true },
): Promise<Written> {
  const { secondPersonApproval } = await readSettings(ctx.tx)
  const by = actorId(ctx.actor) as string
  const now = ctx.clock.now()
  const byAuthor = options.resubmits && record.createdBy === by
  const isAsked = secondPersonApproval || (await isMinor(ctx, { ...record, ...changes }))
  const state = stateAfterEdit(record.state, { byAuthor, secondPersonApproval: isAsked })
  const edited = await writeChange(ctx, record, {
    ...changes,
    state,
    ...(state === 'returned' ? {} : { returnReason: null }),
    ...(record.state === 'approved' && state === 'pending' ? { unpublishedAt: now } : {}),
    // A record that is already waiting keeps its place in the queue.
    ...(record.state !== 'pending' && state === 'pending' ? { submittedAt: now } : {}),
    updatedBy: by,
    updatedAt: now,
  })
  const subject = `record:${record.id}`
  if (fields.length > 0) {
    const kept = await keepValues(ctx, record.id, { changes: pairsOf(record, changes, fields) })
    await appendAudit(ctx, 'record.changed', subject, { fields, ...kept, ...edited.written })
  }
  if (record.state === 'returned' && state === 'pending')
    await appendAudit(ctx, 'record.resubmitted', subject, edited.written)
  return edited
}
