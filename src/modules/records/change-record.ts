import { listStaff } from '#modules/accounts'
import { appendAudit, signInEvent } from '#modules/audit'
import { notify } from '#modules/messages'
import { readSettings } from '#modules/organisation'
import { stagesOf } from '#modules/organisation/lines.schema'
import { stageMeant } from '#modules/speech/search.schema'
import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import { refusePassportOnFile, withTelephones } from './add-record.ts'
import { countByStage, insertStep, selectSteps } from './beside-records.store.ts'
import { tellOfEdit } from './contacts.ts'
import { keepValues, pairsOf } from './history.ts'
import type { StageStep } from './list.schema.ts'
import {
  getRecord,
  isMinor,
  isSamePersonAs,
  mayEdit,
  refusal,
  refuseUnless,
  stateAfterEdit,
} from './record.ts'
import { type Change, updateAssignee } from './records.store.ts'
import type { CandidateRecord, RecordChanges } from './schema.ts'
import { editWaits, keepWaitingFields } from './waiting.ts'
import { type Written, writeChange } from './write-record.ts'

interface ChangeRecord {
  recordId: string
  /** The version that the editor saw. */
  version: number
  changes: RecordChanges
  /** The case that the change answers, once it is approved. */
  caseId?: string | null
}

/**
 * Changes details. Refuses with the current record when somebody else has changed it since. What already has these
 * values is no edit, except that its author submits a returned record again with it. With second-person approval the edit
 * of an approved record waits beside it, which this returns as it is.
 */
export async function changeRecord(
  ctx: WriteContext,
  { recordId, version, changes: typed, caseId = null }: ChangeRecord,
): Promise<CandidateRecord> {
  const record = await editableRecord(ctx, recordId)
  refuseUnlessCurrent(record, version)
  const { nationality = record.nationality } = typed
  const changes = withTelephones(typed, { nationality })
  const { passportNumber } = changes
  if (passportNumber !== undefined && passportNumber !== record.passportNumber)
    await refusePassportOnFile(ctx, passportNumber, record.id)
  const fields = (Object.keys(changes) as (keyof RecordChanges)[]).filter(
    (field) => changes[field] !== undefined && changes[field] !== record[field],
  )
  const isResubmitted = record.state === 'returned' && (await isSamePersonAs(ctx, record.createdBy))
  if (fields.length === 0 && !isResubmitted) return record
  if (await editWaits(ctx, record)) {
    await keepWaitingFields(ctx, record, changes, caseId)
    return record
  }
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

interface EditOptions {
  /** Whether its author submits a returned record again with it. */
  resubmits: boolean
  /** Who made the edit, where another person approves it now. */
  enteredBy?: string
  /** What its event says besides. */
  logged?: object
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
  options: EditOptions = { resubmits: true },
): Promise<Written> {
  const { resubmits, enteredBy, logged = {} } = options
  const by = enteredBy ?? (actorId(ctx.actor) as string)
  const now = ctx.clock.now()
  const byAuthor = resubmits && (await isSamePersonAs(ctx, record.createdBy))
  const underAge = await isMinor(ctx, { ...record, ...changes })
  const state = stateAfterEdit(record.state, { byAuthor, underAge })
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
    await appendAudit(ctx, 'record.changed', subject, {
      ...{ fields, ...logged },
      ...kept,
      ...edited.written,
    })
    await tellOfEdit(ctx, record, fields)
  }
  if (record.state === 'returned' && state === 'pending')
    await appendAudit(ctx, 'record.resubmitted', subject, edited.written)
  return edited
}

/** Sets the stage of a candidate; null takes it back. The same stage again changes nothing. */
export async function setStage(
  ctx: WriteContext,
  { recordId, stage }: { recordId: string; stage: string | null },
): Promise<void> {
  const record = await getRecord(ctx, recordId)
  refuseUnless(record.deletedAt === null, 'record.in_trash')
  if (record.stage === stage) return
  const stages = stagesOf(await readSettings(ctx.tx))
  refuseUnless(stage === null || stages.includes(stage), 'record.unknown_stage')
  const step = {
    id: ctx.ids.uuid(),
    recordId: record.id,
    stage,
    setBy: actorId(ctx.actor) as string,
    setAt: ctx.clock.now(),
  }
  await insertStep(ctx.tx, step)
  const signed = signInEvent(ctx, 'stageSteps', step)
  await appendAudit(ctx, 'record.stage_set', `record:${recordId}`, signed)
}

/** Returns every stage step of a record for its staff, the latest first. */
export async function stageSteps(ctx: ReadContext, recordId: string): Promise<StageStep[]> {
  await getRecord(ctx, recordId)
  return selectSteps(ctx.tx, recordId)
}

/**
 * Returns the steps, the latest first, as the candidate reads them. A stage that is no longer in the organisation's list
 * is left out; so are own words of an earlier version that no sentence says: they are a note that only staff read.
 */
export function stagesToShow(
  settings: Parameters<typeof stagesOf>[0],
  steps: readonly Pick<StageStep, 'stage' | 'setAt'>[],
) {
  // Taken back: earlier stages no longer hold.
  if (steps[0]?.stage == null) return []
  const named = stagesOf(settings)
  return steps.flatMap(({ stage, setAt }) => {
    const meant = stage === null ? null : stageMeant(stage)
    return meant !== null && named.includes(meant) ? [{ stage: meant, since: setAt }] : []
  })
}

/** Returns the stages in the settings and those that records are still in, each with its count of records. */
export async function listStages({ tx }: ReadContext) {
  const counts = await countByStage(tx)
  const names = new Set([...stagesOf(await readSettings(tx)), ...counts.keys()])
  return [...names].map((name) => ({ name, records: counts.get(name) ?? 0 }))
}

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
  await updateAssignee(ctx.tx, record.id, to)
  await appendAudit(ctx, 'record.assigned', `record:${recordId}`, { to })
  if (to !== null) await notify(ctx, { kind: 'assigned', recordId, to: [to] })
}
