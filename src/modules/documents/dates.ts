import { accountNames } from '#modules/accounts'
import { appendAudit } from '#modules/audit'
import { refuseIfWithdrawn } from '#modules/consents'
import { tell } from '#modules/messages'
import { lastDayHere, todayOf } from '#modules/organisation'
import {
  editableRecord,
  getRecord,
  isPublic,
  keepValues,
  noteEdit,
  pairsOf,
} from '#modules/records'
import { fitText } from '#modules/speech'
import { dayAfter } from '#platform/clock/schema'
import { type ActionContext, actorId, type ReadContext, type WriteContext } from '#platform/context'
import type { PageAsked } from '#platform/pages'
import {
  countEnding,
  type EndingBetween,
  type StoredDocument,
  selectCurrent,
  selectEnding,
  selectEndingAmong,
  selectEndingIds,
  selectPrintedDates,
  selectUntoldEndings,
  updatePrintedDates,
} from './documents.store.ts'
import { refuseUnlessOwnKind } from './finding.ts'
import type { NewSighting, Sighting } from './originals.schema.ts'
import { insertSighting, markRemoved, selectSightings } from './originals.store.ts'
import { refuseUnless } from './refusals.ts'
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
  const kept = await keepValues(ctx, recordId, { changes: pairsOf(current, dates, fields) })
  await updatePrintedDates(ctx.tx, current.id, { issuedOn, validUntil })
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

/** Lists the documents of a record that staff saw and keep no scan of, the latest first. */
export async function listSightings(
  ctx: Pick<ReadContext, 'tx'>,
  recordId: string,
): Promise<Sighting[]> {
  return describeSightings(ctx, await selectSightings(ctx.tx, recordId))
}

/** Describes rows, with the names of who saw the documents. */
export async function describeSightings(
  { tx }: Pick<ReadContext, 'tx'>,
  rows: readonly Sighting[],
): Promise<Sighting[]> {
  const names = await accountNames(
    tx,
    rows.map(({ seenBy }) => seenBy),
  )
  return rows.map(({ id, kind, seenOn, seenBy, number }) => ({
    ...{ id, kind, seenOn, number },
    seenBy: fitText('person', names.get(seenBy) ?? ''),
  }))
}

/**
 * Notes that staff saw a document of which no scan is kept, and returns the note's id. Refuses a day in the future, a
 * record in the trash, and a candidate who no longer consents to keeping the file.
 */
export async function noteSighting(
  ctx: WriteContext,
  { recordId, sighting }: { recordId: string; sighting: NewSighting },
): Promise<string> {
  const record = await getRecord(ctx, recordId)
  refuseUnless(record.deletedAt === null, 'record.in_trash')
  await refuseIfWithdrawn(ctx, recordId, 'keeping')
  refuseUnless(sighting.seenOn <= (await lastDayHere(ctx)), 'sighting.day_ahead')
  const id = ctx.ids.uuid()
  await insertSighting(ctx.tx, {
    ...{ id, recordId, ...sighting, seenBy: actorId(ctx.actor) as string },
    ...{ notedAt: ctx.clock.now(), removedAt: null, removedBy: null },
  })
  await appendAudit(ctx, 'sighting.noted', `record:${recordId}`, {
    ...{ sightingId: id, kind: sighting.kind, seenOn: sighting.seenOn },
  })
  return id
}

/** Removes a note that was a mistake. The log and the candidate's own data still have it. */
export async function removeSighting(
  ctx: WriteContext,
  { recordId, id }: { recordId: string; id: string },
): Promise<void> {
  const removed = { removedAt: ctx.clock.now(), removedBy: actorId(ctx.actor) }
  refuseUnless(await markRemoved(ctx.tx, { recordId, id }, removed), 'sighting.not_found')
  await appendAudit(ctx, 'sighting.removed', `record:${recordId}`, { sightingId: id })
}
