import { peopleBehind } from '#modules/accounts'
import { appendAudit, signInEvent } from '#modules/audit'
import { notify } from '#modules/messages'
import { readSettings } from '#modules/organisation'
import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import type { Verdict } from '#platform/verdict.schema'
import { refusePassportOnFile } from './add-record.ts'
import { noteEdit, refuseUnlessCurrent } from './change-record.ts'
import { keepValues } from './history.ts'
import {
  asAnotherPerson,
  decidedBy,
  getRecord,
  isSamePersonAs,
  orAlone,
  refuseBy,
  refuseUnless,
} from './record.ts'
import type { CandidateRecord, RecordChanges } from './schema.ts'
import type { HeldChange } from './waiting.schema.ts'
import { selectAllWaiting, selectWaiting, updateWaiting, type WaitingRow } from './waiting.store.ts'
import { heldIn } from './waiting.ts'
import type { Written } from './write-record.ts'

/** Tells whether the actor may approve or return a change: another person than who made it, while the setting asks for one and one is there. */
export async function mayTakeChange(
  ctx: ReadContext,
  { madeBy }: Pick<WaitingRow, 'madeBy'>,
): Promise<Verdict<'change.second_person'>> {
  if (!(await readSettings(ctx.tx)).secondPersonApproval) return { may: true }
  const people = await peopleBehind(ctx, [madeBy])
  return orAlone(await asAnotherPerson(ctx, people, 'change.second_person'))
}

interface ChangeTarget {
  recordId: string
  changeId: string
  /** The version of the record that the actor saw. */
  version: number
}

/** A change that is the next to be decided, and its record. */
export interface NextChange {
  record: CandidateRecord
  row: WaitingRow
  held: HeldChange
}

/** Returns a change that waits. Refuses with `change.not_found`, `change.not_its_turn`, and as changing the record does. */
export async function nextChange(
  ctx: WriteContext,
  { recordId, changeId, version }: ChangeTarget,
): Promise<NextChange> {
  const record = await getRecord(ctx, recordId)
  refuseUnless(record.deletedAt === null, 'record.in_trash')
  const rows = await selectWaiting(ctx.tx, recordId)
  const row = rows.find(({ id }) => id === changeId)
  refuseUnless(row, 'change.not_found')
  refuseUnlessCurrent(record, version)
  refuseUnless(rows[0]?.id === changeId, 'change.not_its_turn')
  return { record, row, held: heldIn(row) }
}

/** Writes the details of a change into its record, as edited by whoever made it. */
export async function takeFields(ctx: WriteContext, next: NextChange): Promise<Written> {
  const { record, row, held } = next
  const after = Object.entries(held.fields ?? {}).map(([name, [, value]]) => [name, value])
  const changes: Partial<Record<string, string | null>> = Object.fromEntries(after)
  const { passportNumber } = changes
  if (typeof passportNumber === 'string' && passportNumber !== record.passportNumber)
    await refusePassportOnFile(ctx, passportNumber, record.id)
  return noteEdit(ctx, record, changes as RecordChanges, Object.keys(changes), takenFrom(row))
}

/** How an edit is noted that was made by one person and approved by another. */
export const takenFrom = ({ id, madeBy }: WaitingRow) => ({
  ...{ resubmits: false, enteredBy: madeBy },
  logged: { changeId: id, enteredBy: madeBy },
})

/** Notes that a change was approved: it counts as an approval of the record. */
export async function noteTaken(
  ctx: WriteContext,
  { record, row }: NextChange,
  written: Written['written'],
): Promise<void> {
  const logged = { ...written, ...decidedBy(await mayTakeChange(ctx, row)) }
  await decide(ctx, row, { state: 'taken', reason: null }, 'record.change_approved', logged)
  await notify(ctx, { kind: 'approved', recordId: record.id, to: [row.madeBy] })
}

/** Returns a change to whoever made it, with a reason; another person does. Refuses also with `change.second_person`. */
export async function returnChange(
  ctx: WriteContext,
  { reason, ...target }: ChangeTarget & { reason: string },
): Promise<CandidateRecord> {
  const { record, row } = await nextChange(ctx, target)
  const verdict = await mayTakeChange(ctx, row)
  refuseBy(verdict)
  const kept = await keepValues(ctx, record.id, { reason })
  const logged = { ...kept, ...decidedBy(verdict) }
  await decide(ctx, row, { state: 'returned', reason }, 'record.change_returned', logged)
  await notify(ctx, { kind: 'returned', recordId: record.id, to: [row.madeBy] })
  return record
}

/** Takes a change back that waits: whoever made it does, at any time. Refuses with `change.not_found`, `change.not_own`. */
export async function takeChangeBack(
  ctx: WriteContext,
  { recordId, changeId }: Omit<ChangeTarget, 'version'>,
): Promise<CandidateRecord> {
  const record = await getRecord(ctx, recordId)
  const row = (await selectWaiting(ctx.tx, recordId)).find(({ id }) => id === changeId)
  refuseUnless(row, 'change.not_found')
  refuseUnless(await isSamePersonAs(ctx, row.madeBy), 'change.not_own')
  await decide(ctx, row, { state: 'takenBack', reason: null }, 'record.change_taken_back', {})
  return record
}

async function decide(
  ctx: WriteContext,
  row: WaitingRow,
  { state, reason }: Pick<WaitingRow, 'state' | 'reason'>,
  action: `record.change_${'approved' | 'returned' | 'taken_back'}`,
  logged: object,
): Promise<void> {
  const decided = { state, reason, decidedBy: actorId(ctx.actor), decidedAt: ctx.clock.now() }
  await updateWaiting(ctx.tx, { ...row, ...decided })
  const { id: changeId, recordId, documentId } = row
  const signed = signInEvent(ctx, 'waitingChanges', { ...row, ...decided })
  const about = { changeId, ...(documentId ? { documentId } : {}) }
  await appendAudit(ctx, action, `record:${recordId}`, { ...about, ...logged, ...signed })
}

/** Takes back those of these changes that still wait, whoever made them, because what brought them was undone. */
export async function endChanges(
  ctx: WriteContext,
  recordId: string,
  changeIds: readonly string[],
): Promise<void> {
  for (const row of await selectWaiting(ctx.tx, recordId))
    if (changeIds.includes(row.id))
      await decide(ctx, row, { state: 'takenBack', reason: null }, 'record.change_taken_back', {})
}

/** Counts the changes of a record that wait. */
export async function countWaitingOf({ tx }: Pick<ReadContext, 'tx'>, recordId: string) {
  return (await selectWaiting(tx, recordId)).length
}

/** Returns the changes of a record that wait, in their turn, and whether the actor may decide about each. */
export async function waitingChanges(ctx: ReadContext, recordId: string) {
  await getRecord(ctx, recordId)
  return described(ctx, await selectWaiting(ctx.tx, recordId))
}

/** Lists a page of all changes that wait, the longest waiting first. */
export async function listWaitingChanges(
  ctx: ReadContext,
  asked: Parameters<typeof selectAllWaiting>[1],
) {
  const { rows, ...place } = await selectAllWaiting(ctx.tx, asked)
  return { changes: await described(ctx, rows), ...place }
}

async function described<Row extends WaitingRow>(ctx: ReadContext, rows: readonly Row[]) {
  const changes = []
  for (const row of rows) {
    const { state: _state, decidedBy: _by, decidedAt: _at, reason: _reason, held, ...rest } = row
    const { fields = {}, document = null } = heldIn({ held })
    changes.push({
      ...rest,
      fields: Object.entries(fields).map(([field, [before, after]]) => ({ field, before, after })),
      document,
      mayTake: await mayTakeChange(ctx, row),
      isOwn: await isSamePersonAs(ctx, row.madeBy),
    })
  }
  return changes
}
