import { appendAudit } from '#modules/audit'
import { tell } from '#modules/messages'
import { todayOf } from '#modules/organisation'
import {
  deleteWaitingOf,
  editableRecord,
  editWaits,
  isPublic,
  keepValues,
  keepWaiting,
  keyHolderOf,
  noteEdit,
  noteRecordChange,
  pairsOf,
} from '#modules/records'
import { dayAfter } from '#platform/clock/schema'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import type { PageAsked } from '#platform/pages'
import { asideKey, clearAway } from '#platform/storage'
import {
  countEnding,
  deleteDocuments,
  deleteKeysOfGone,
  type EndingBetween,
  markRemoved,
  markWithheld,
  type StoredDocument,
  selectCurrent,
  selectEnding,
  selectEndingAmong,
  selectEndingIds,
  selectPrintedDates,
  selectUntoldEndings,
  selectVersions,
  updateDocument,
} from './documents.store.ts'
import { derivativesOf, originalKey, refuseUnless, refuseUnlessOwnKind } from './finding.ts'
import {
  type DocumentKind,
  type Ending,
  type EndingList,
  endingSchema,
  type PrintedDates,
} from './schema.ts'

/** Before any day that a document may have. */
const longPast = '0001-01-01'

/** Lists current documents by their printed end date; days are counted by the organisation's clock. */
export async function listEnding(
  ctx: ReadContext,
  { cursor, pageSize, ...asked }: Ending & PageAsked,
): Promise<EndingList> {
  const today = await todayOf(ctx)
  const between = daysOf(asked, today)
  const { rows, ...place } = await selectEnding(ctx.tx, between, { cursor, pageSize })
  return { papers: rows, ...place, today }
}

/** All documents of a list of this moment, in its order. */
interface WholeList {
  ids: string[]
  between: EndingBetween
}

/** Returns the ids of all documents in a list, for reading them one after another while the list changes. */
export async function listedEnding(ctx: ReadContext, asked: Ending): Promise<WholeList> {
  const between = daysOf(asked, await todayOf(ctx))
  return { ids: await selectEndingIds(ctx.tx, between), between }
}

/** Returns documents of a whole list as they are now, without those that no longer belong to it. */
export function endingAmong({ tx }: ReadContext, { ids, between }: WholeList) {
  return selectEndingAmong(tx, between, ids)
}

/** Counts the documents in the list as it opens: those whose printed end date is within 30 days. */
export async function countEndingSoon(ctx: ReadContext): Promise<number> {
  const between = daysOf(endingSchema.parse({}), await todayOf(ctx))
  return countEnding(ctx.tx, between)
}

function daysOf({ within, kind }: Ending, today: string): EndingBetween {
  if (within === 'past') return { from: longPast, to: dayAfter(today, -1), kind }
  return { from: today, to: dayAfter(today, Number(within)), kind }
}

interface NotePrintedDates {
  recordId: string
  kind: DocumentKind
  dates: PrintedDates
}

/**
 * Notes the dates printed on the current scan of a document. This is an edit of the record, because its candidate reads
 * the dates; a new scan begins without any.
 */
export async function notePrintedDates(
  ctx: WriteContext,
  { recordId, kind, dates }: NotePrintedDates,
): Promise<StoredDocument> {
  const record = await editableRecord(ctx, recordId)
  const current = (await selectCurrent(ctx.tx, recordId)).find((one) => one.kind === kind)
  await refuseUnlessOwnKind(ctx, kind, current)
  refuseUnless(current, 'document.not_found')
  const { issuedOn, validUntil } = dates
  const fields = (['issuedOn', 'validUntil'] as const).filter(
    (field) => dates[field] !== current[field],
  )
  if (fields.length === 0) return current
  if (await editWaits(ctx, record)) {
    const document = { does: 'date', kind, dates: pairsOf(current, dates, fields) ?? {} } as const
    await keepWaiting(ctx, record, { held: { document }, documentId: current.id })
    return current
  }
  const kept = await keepValues(ctx, recordId, { changes: pairsOf(current, dates, fields) })
  await updateDocument(ctx.tx, current.id, { issuedOn, validUntil })
  const { written } = await noteEdit(ctx, record, {}, [], { resubmits: false })
  const { id: documentId, version } = current
  await appendAudit(ctx, 'document.dates_noted', `record:${recordId}`, {
    ...{ documentId, kind, version, fields },
    ...kept,
    ...written,
  })
  return { ...current, issuedOn, validUntil }
}

/** Returns the printed dates noted for the current documents of these records; documents without dates are left out. */
export async function printedDatesOf({ tx }: ReadContext, recordIds: readonly string[]) {
  return selectPrintedDates(tx, recordIds)
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

/** Withholds a scan from the public; staff still see it. The caller has to end what shows it now. */
export async function withholdDocument(ctx: WriteContext, document: StoredDocument): Promise<void> {
  await markWithheld(ctx.tx, document, ctx.clock.now())
  await noteInLog(ctx, 'document.withheld', document)
}

/** Shows a withheld scan to the public again. */
export async function showDocumentAgain(
  ctx: WriteContext,
  document: StoredDocument,
): Promise<void> {
  await markWithheld(ctx.tx, document, null)
  await noteInLog(ctx, 'document.shown_again', document)
}

async function noteInLog(
  ctx: WriteContext,
  action: 'document.withheld' | 'document.shown_again',
  { id: documentId, recordId, kind, version }: StoredDocument,
): Promise<void> {
  await appendAudit(ctx, action, `record:${recordId}`, { documentId, kind, version })
}

/** Removes a document from the record; its versions stay in the history until the record is purged. */
export async function removeDocument(
  ctx: WriteContext,
  { recordId, kind }: { recordId: string; kind: DocumentKind },
): Promise<void> {
  const record = await editableRecord(ctx, recordId)
  const current = (await selectCurrent(ctx.tx, recordId)).find((one) => one.kind === kind)
  await refuseUnlessOwnKind(ctx, kind, current)
  refuseUnless(current, 'document.not_found')
  if (await editWaits(ctx, record)) {
    const held = { document: { does: 'remove', kind } } as const
    await keepWaiting(ctx, record, { held, documentId: current.id })
    return
  }
  await markRemoved(ctx.tx, current.id, ctx.clock.now())
  const { written } = await noteEdit(ctx, record, {}, [], { resubmits: false })
  await appendAudit(ctx, 'document.removed', `record:${recordId}`, {
    documentId: current.id,
    kind,
    version: current.version,
    ...written,
  })
}

interface PurgedKind {
  recordId: string
  kind: DocumentKind
}

/**
 * Permanently removes one kind of document of a record, with every version: rows first, then files, as a purge of the
 * record does. The record itself counts as unchanged. Returns whether it did.
 * @param prepare runs first, in the same transaction; false: they stay
 */
export async function purgeKind(
  ctx: ActionContext,
  { recordId, kind }: PurgedKind,
  prepare: (write: WriteContext) => Promise<boolean>,
): Promise<boolean> {
  const gone = await ctx.write(async (write) => {
    if (!(await prepare(write))) return null
    const all = await selectVersions(write.tx, recordId)
    const those = all.filter((one) => one.kind === kind)
    const documentIds = those.map(({ id }) => id)
    await deleteDocuments(write.tx, documentIds)
    await deleteWaitingOf(write.tx, documentIds)
    await noteRecordChange(write.tx, recordId)
    await appendAudit(write, 'document.purged', `record:${recordId}`, { kind, documentIds })
    return those
  })
  if (!gone) return false
  await clearAway(ctx, async () => {
    // Those of a record that was merged into this one lie where they were.
    for (const { id, recordId: filedUnder } of gone) {
      const key = originalKey({ recordId: filedUnder, id })
      for (const one of [key, asideKey(key)]) await ctx.storage.remove(one)
      await ctx.storage.removeAll(`${derivativesOf(filedUnder)}${id}/`)
    }
  })
  return true
}

/**
 * Removes the keys of records that do not exist: a picture that was still being drawn while its record was purged made
 * another one. `olderThan` protects a restore in progress, which stores files before their rows.
 */
export async function forgetKeysOfGone(ctx: ActionContext, olderThan: Date): Promise<void> {
  const gone = { prefix: keyHolderOf(''), madeBefore: olderThan.toISOString() }
  await ctx.write(({ tx }) => deleteKeysOfGone(tx, gone))
}
