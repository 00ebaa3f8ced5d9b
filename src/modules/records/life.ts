import { peopleBehind } from '#modules/accounts'
import { appendAudit, type ListedEvent } from '#modules/audit'
import { mergedIdsOf } from '#modules/merges'
import { notify, tell } from '#modules/messages'
import { readSettings } from '#modules/organisation'
import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import type { Verdict } from '#platform/verdict.schema'
import { refusePassportOnFile } from './add-record.ts'
import { refuseUnlessCurrent } from './change-record.ts'
import { changesSince, eventsInOrder, keepValues, whoMade } from './history.ts'
import {
  asAnotherPerson,
  decidedBy,
  getRecord,
  isMinor,
  orAlone,
  refuseBy,
  refuseUnless,
  type TransitionName,
  transitions,
} from './record.ts'
import { type Change, deleteRecordRow } from './records.store.ts'
import type { CandidateRecord, FieldChange } from './schema.ts'
import { writeChange } from './write-record.ts'

const approvals = ['record.approved', 'record.change_approved', 'record.created']
const edits = ['record.changed', 'document.uploaded', 'document.removed', 'document.dates_noted']

/** The last approval of a record, and the edits of details and documents after it, oldest first. */
interface SinceApproval {
  approval: ListedEvent | null
  edits: ListedEvent[]
}

/** Returns what was done since a record was last approved; everything if it never was. */
export async function sinceApproval(ctx: ReadContext, recordId: string): Promise<SinceApproval> {
  const events = await eventsInOrder(ctx, recordId, [...approvals, ...edits])
  const at = events.findIndex(isApproval)
  const since = at < 0 ? events : events.slice(0, at)
  return { approval: events[at] ?? null, edits: since.filter(isEdit).reverse() }
}

const isEdit = ({ action }: ListedEvent): boolean => edits.includes(action)

/**
 * Tells whether an event is an approval: an admin's new record is approved by being entered, unless a second person has
 * to.
 */
function isApproval({ action, details }: ListedEvent): boolean {
  return (
    action === 'record.approved' ||
    action === 'record.change_approved' ||
    (action === 'record.created' && details.state === 'approved')
  )
}

/** Tells whether whoever last approved a record had entered it as well, since nobody else was there who could. */
export async function approvedAlone(ctx: ReadContext, recordId: string): Promise<boolean> {
  const [last] = await eventsInOrder(ctx, recordId, approvals)
  return last?.details.samePerson === true
}

type WhyNotApprove = 'record.second_person' | 'record.under_age'

/**
 * Tells whether the actor may approve the record: nobody may while the candidate is under 18, by the organisation's day.
 * With second-person approval neither may who changed anything in it since its last approval nor, as long as it was never
 * approved, who entered it; a key is the person who made it. Where no other admin is there, they may.
 */
export async function mayApprove(
  ctx: ReadContext,
  record: CandidateRecord,
): Promise<Verdict<WhyNotApprove>> {
  if (await isMinor(ctx, record)) return { may: false, reason: 'record.under_age', who: null }
  const { secondPersonApproval } = await readSettings(ctx.tx)
  if (!secondPersonApproval) return { may: true }
  const events = await eventsInOrder(ctx, record.id, [...approvals, ...edits])
  const people = await peopleBehind(ctx, unapprovedBy(events, record.createdBy))
  return orAlone(await asAnotherPerson(ctx, people, 'record.second_person'))
}

/**
 * Returns whose work on a record waits for approval. A record that waits with no edit since its approval had it
 * withdrawn: then that approval counts for nothing, because nobody may overrule the second person with the same record.
 *
 * @param events its approvals and edits, the last one first
 */
function unapprovedBy(
  events: readonly ListedEvent[],
  createdBy: string,
): ReadonlySet<string | null> {
  const people = new Set<string | null>()
  for (const event of events) {
    if (isEdit(event)) people.add(whoMade(event))
    else if (isApproval(event) && people.size > 0) return people
  }
  return people.add(createdBy)
}

/** Returns the record's own fields whose values differ from those at the last approval. */
export function changedFields(
  ctx: ReadContext,
  record: CandidateRecord,
  since: readonly ListedEvent[],
): Promise<FieldChange[]> {
  const ofDetails = since.filter(({ action }) => action === 'record.changed')
  return changesSince(ctx, ofDetails, record)
}

export interface Target {
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
  const verdict = await mayApprove(ctx, record)
  refuseBy(verdict)
  const change = { approvedBy: by, approvedAt: ctx.clock.now(), returnReason: null }
  return move(ctx, record, 'approve', { change, logged: decidedBy(verdict) })
}

/** Sends a pending record back to its author with a reason. */
export async function returnRecord(
  ctx: WriteContext,
  { reason, ...target }: Target & { reason: string },
): Promise<CandidateRecord> {
  const change = { returnReason: reason }
  return move(ctx, await currentRecord(ctx, target), 'return', { change, reason })
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
  return move(ctx, await currentRecord(ctx, target), 'withdraw', { change: withdrawn, reason })
}

async function move(
  ctx: WriteContext,
  record: CandidateRecord,
  name: TransitionName,
  { change, reason, logged = {} }: { change: Change; reason?: string; logged?: object },
): Promise<CandidateRecord> {
  const { from, to, action } = transitions[name]
  refuseUnless((from as readonly string[]).includes(record.state), 'record.wrong_state')
  const { record: moved, written } = await writeChange(ctx, record, { ...change, state: to })
  const kept = reason === undefined ? {} : await keepValues(ctx, record.id, { reason })
  await appendAudit(ctx, action, `record:${record.id}`, { ...written, ...kept, ...logged })
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

/** Moves a record to the trash, from where it can be restored for as long as the settings say. */
export async function deleteRecord(ctx: WriteContext, target: Target): Promise<CandidateRecord> {
  const record = await currentRecord(ctx, target)
  const now = ctx.clock.now()
  const { record: changed, written } = await writeChange(ctx, record, {
    deletedAt: now,
    unpublishedAt: now,
  })
  await appendAudit(ctx, 'record.deleted', `record:${record.id}`, written)
  return changed
}

/** Takes a record out of the trash; refuses when another record has its passport number by now. */
export async function restoreRecord(ctx: WriteContext, target: Target): Promise<CandidateRecord> {
  const record = await trashedRecord(ctx, target)
  await refusePassportOnFile(ctx, record.passportNumber)
  const { record: changed, written } = await writeChange(ctx, record, { deletedAt: null })
  await appendAudit(ctx, 'record.restored', `record:${record.id}`, written)
  await tell(ctx, { recordId: record.id, kind: 'file' })
  return changed
}

/**
 * Permanently removes the rows of a record in the trash, and of those that were merged into it. Returns their ids; the
 * caller removes their files afterwards.
 */
export async function purgeRecordRows(ctx: WriteContext, target: Target): Promise<string[]> {
  const record = await trashedRecord(ctx, target)
  const ids = [record.id, ...(await mergedIdsOf(ctx.tx, record.id))]
  for (const id of ids) {
    await deleteRecordRow(ctx.tx, id)
    await appendAudit(ctx, 'record.purged', `record:${id}`)
  }
  return ids
}

async function trashedRecord(ctx: WriteContext, { recordId, version }: Target) {
  const record = await getRecord(ctx, recordId)
  refuseUnless(record.deletedAt !== null, 'record.not_in_trash')
  refuseUnlessCurrent(record, version)
  return record
}
