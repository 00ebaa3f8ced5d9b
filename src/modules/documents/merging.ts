import { appendAudit, listEvents } from '#modules/audit'
import { separateAnswers, settleAnswers } from '#modules/consents'
import { mergedIdsOf } from '#modules/merges'
import {
  changeRecord,
  currentRecord,
  endChanges,
  getRecord,
  isPublic,
  keepValues,
  keptChanges,
  noteRecordChange,
  pairsOf,
  selectByPassport,
  selectWaitingIds,
  selectWholeRow,
  writeChange,
} from '#modules/records'
import type { FieldName } from '#modules/records/fields.schema'
import type { CandidateRecord, RecordChanges } from '#modules/records/schema'
import { day, isWithin, later } from '#platform/clock'
import type { ReadContext, WriteContext } from '#platform/context'
import { bringBack, markSuperseded, selectCurrent, selectVersions } from './documents.store.ts'
import { refuseUnless } from './finding.ts'
import type { DocumentKind } from './schema.ts'

export interface Merge {
  /** The record that stays, at the version that the actor saw. */
  recordId: string
  version: number
  /** The one that becomes its alias. */
  otherId: string
  otherVersion: number
  /** What is taken from the other: details, and of the papers that both have, these kinds. */
  fields: readonly FieldName[]
  kinds: readonly DocumentKind[]
}

/**
 * Makes one record of two of one person. The other becomes an alias: its numbers and codes open the first one, whose
 * page and file show what is about either. No row, file or event moves. Chosen details are an edit like any other, which
 * waits where a second person has to approve it; of two papers of a kind the one that was not chosen becomes an earlier
 * version, and of two answers to one question the latest counts. Refuses with `merge.same_record`, `merge.merged_already`, `merge.has_merged`, `merge.unlike`,
 * `record.in_trash` and `record.changed_meanwhile`.
 */
export async function mergeRecords(ctx: WriteContext, merge: Merge): Promise<CandidateRecord> {
  const { recordId, version, otherId, otherVersion } = merge
  const record = await currentRecord(ctx, { recordId, version })
  const other = await currentRecord(ctx, { recordId: otherId, version: otherVersion })
  refuseUnless(recordId !== otherId, 'merge.same_record')
  // One that is an alias already is found as the record for which it stands.
  refuseUnless(record.id === recordId && other.id === otherId, 'merge.merged_already')
  refuseUnless((await mergedIdsOf(ctx.tx, other.id)).length === 0, 'merge.has_merged')
  // Else what nobody approved, or somebody hid, would be public with the merge, or the other way round.
  const isAlike = record.state === other.state && isPublic(record) === isPublic(other)
  refuseUnless(isAlike, 'merge.unlike')
  const now = ctx.clock.now()
  const kinds = await settleDocuments(ctx, merge, now)
  await settleAnswers(ctx.tx, { recordId, otherId, at: now })
  const { written } = await writeChange(ctx, other, { deletedAt: now, mergedInto: record.id })
  const into = { into: record.id }
  await appendAudit(ctx, 'record.merged_into', `record:${other.id}`, { ...into, ...written })
  const taken = Object.fromEntries(
    merge.fields.filter((name) => other[name] !== record[name]).map((name) => [name, other[name]]),
  ) as RecordChanges
  const fields = Object.keys(taken)
  const before = await selectWaitingIds(ctx.tx, record.id)
  const changed =
    fields.length > 0
      ? await changeRecord(ctx, { recordId: record.id, version, changes: taken })
      : record
  const after = await selectWaitingIds(ctx.tx, record.id)
  const changeIds = after.filter((id) => !before.includes(id))
  const kept = await keepValues(ctx, record.id, { changes: pairsOf(record, taken, fields) })
  const details = { from: other.id, fields, kinds, changeIds, ...kept }
  await appendAudit(ctx, 'record.merged', `record:${record.id}`, details)
  await noteRecordChange(ctx.tx, record.id)
  return changed
}

/** Of two papers of one kind, keeps the chosen one on file. Returns the kinds that are taken from the other record. */
async function settleDocuments(
  ctx: WriteContext,
  { recordId, otherId, kinds }: Merge,
  now: string,
): Promise<DocumentKind[]> {
  const own = await selectCurrent(ctx.tx, recordId)
  const others = await selectCurrent(ctx.tx, otherId)
  for (const document of others) {
    const same = own.find(({ kind }) => kind === document.kind)
    if (!same) continue
    const isTaken = kinds.includes(document.kind)
    await markSuperseded(ctx.tx, (isTaken ? same : document).id, now)
  }
  return others.map(({ kind }) => kind).filter((kind) => kinds.includes(kind))
}

interface MergedOne {
  recordId: string
  otherId: string
}

/**
 * Undoes a merge within a day: the alias is a record of its own again, as it was. Of what was taken from it, details
 * that nobody changed since are put back, as an edit, and so are papers. Refuses with `merge.not_found`,
 * `merge.too_late`, `record.in_trash`, and as changing the record does.
 */
export async function undoMerge(
  ctx: WriteContext,
  { recordId, otherId }: MergedOne,
): Promise<CandidateRecord> {
  const record = await getRecord(ctx, recordId)
  refuseUnless(record.deletedAt === null, 'record.in_trash')
  const other = await selectWholeRow(ctx.tx, otherId)
  refuseUnless(other && other.mergedInto === record.id, 'merge.not_found')
  const mergedAt = other.deletedAt as string
  refuseUnless(isWithin(day, mergedAt, ctx.clock.now()), 'merge.too_late')
  const actions = ['record.merged']
  const events = await listEvents(ctx, { subject: `record:${record.id}`, actions, limit: 100 })
  const event = events.find(({ details }) => details.from === otherId)
  const ids = Array.isArray(event?.details.changeIds) ? event.details.changeIds.map(String) : []
  await endChanges(ctx, record.id, ids)
  const taken = event ? await keptChanges(ctx, event) : null
  const changes = Object.fromEntries(
    Object.entries(taken ?? {})
      .filter(([name, [, after]]) => record[name as FieldName] === after)
      .map(([name, [before]]) => [name, before]),
  ) as RecordChanges
  if (Object.keys(changes).length > 0)
    await changeRecord(ctx, { recordId: record.id, version: record.version, changes })
  const holder = await selectByPassport(ctx.tx, other.passportNumber)
  refuseUnless(holder === undefined || holder.has === otherId, 'record.passport_taken')
  await putDocumentsBack(ctx, { recordId: record.id, otherId }, mergedAt)
  await separateAnswers(ctx.tx, { recordId: record.id, otherId, at: mergedAt })
  const back = await writeChange(ctx, other, { deletedAt: null, mergedInto: null })
  const from = { from: record.id }
  await appendAudit(ctx, 'record.unmerged', `record:${otherId}`, { ...from, ...back.written })
  await appendAudit(ctx, 'record.merge_undone', `record:${record.id}`, { from: otherId })
  await noteRecordChange(ctx.tx, record.id)
  return getRecord(ctx, record.id)
}

/** Puts on file again what the merge, or an upload to the merged record since, made an earlier version. */
async function putDocumentsBack(
  ctx: WriteContext,
  { recordId, otherId }: MergedOne,
  mergedAt: string,
): Promise<void> {
  const all = await selectVersions(ctx.tx, recordId)
  const isOnFile = ({ removedAt, changeId }: (typeof all)[number]) =>
    removedAt === null && changeId === null
  const others = all.filter(
    (one) => one.recordId === otherId && one.supersededAt !== null && one.supersededAt >= mergedAt,
  )
  const own = all.filter((one) => one.recordId === recordId)
  const isReplaced = (kind: string) =>
    own.some((one) => one.kind === kind && one.supersededAt === null && isOnFile(one))
  const given = own.filter(
    ({ kind, supersededAt }) => supersededAt === mergedAt && !isReplaced(kind),
  )
  await bringBack(
    ctx.tx,
    [...others, ...given].filter(isOnFile).map(({ id }) => id),
  )
}

/** Returns the records that were merged into one, with what they were called by, the earliest entered first. */
export async function mergedRecords(ctx: ReadContext, recordId: string) {
  const record = await getRecord(ctx, recordId)
  const merged = []
  for (const id of await mergedIdsOf(ctx.tx, record.id)) {
    const row = await selectWholeRow(ctx.tx, id)
    if (!row?.deletedAt) continue
    const { reference, name, passportNumber, referenceNumber, deletedAt: mergedAt } = row
    const undoneUntil = later(mergedAt, day)
    merged.push({ id, reference, name, passportNumber, referenceNumber, mergedAt, undoneUntil })
  }
  return merged
}
