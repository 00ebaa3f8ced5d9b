import { accountNames } from '#modules/accounts'
import { appendAudit } from '#modules/audit'
import { refuseIfWithdrawn } from '#modules/consents'
import { notify } from '#modules/messages'
import { lastDayHere, todayOf } from '#modules/organisation'
import { getRecord } from '#modules/records'
import { fitText } from '#modules/speech'
import { dayAfter } from '#platform/clock/schema'
import { type ActionContext, actorId, type ReadContext, type WriteContext } from '#platform/context'
import type { PageAsked } from '#platform/pages'
import { refuseUnless } from './finding.ts'
import type {
  Agreement,
  HeldOriginals,
  NewOriginal,
  NewSighting,
  Original,
  OriginalKind,
  OriginalPurpose,
  OriginalStep,
  Sighting,
} from './originals.schema.ts'
import {
  countHeld,
  type DescribedRow,
  insertOriginal,
  insertSighting,
  isAnyHeld,
  markRemoved,
  noteOverdueTold,
  type OriginalRow,
  selectHeld,
  selectHeldOf,
  selectOriginal,
  selectOriginals,
  selectSightings,
  selectUntoldOverdue,
  updateOriginal,
} from './originals.store.ts'

/** How long the agency has once the candidate asks for it, in days. */
const daysToGiveBack = 3

/**
 * Tells whether it is still with the agency. A candidate who asks for it after staff noted its return says that it did
 * not come back; only the candidate's confirmation ends it.
 */
export function isOut(row: Pick<OriginalRow, 'returnNotedAt' | 'askedBackAt'>): boolean {
  if (row.returnNotedAt === null) return true
  return row.askedBackAt !== null && row.askedBackAt > row.returnNotedAt
}

/** Describes a row as people see it on a day. */
export function described(row: DescribedRow, today: string): Original {
  const { id, receivedOn, dueOn, backBy, agreedAt, askedBackAt, returnedOn, returnAgreedAt } = row
  const out = isOut(row)
  return {
    ...{ id, receivedOn, dueOn, backBy, agreedAt, askedBackAt, returnedOn, returnAgreedAt },
    kind: row.kind as OriginalKind,
    purpose: row.purpose as OriginalPurpose,
    agreedBy: row.agreedBy as Agreement | null,
    returnAgreedBy: row.returnAgreedBy as Agreement | null,
    isOut: out,
    isOverdue: out && backBy < today,
  }
}

/** Lists the documents of a record that the agency has or had in hand, the newest first. */
export async function listOriginals(
  ctx: Pick<ReadContext, 'tx' | 'clock'>,
  recordId: string,
): Promise<Original[]> {
  const today = await todayOf(ctx)
  return (await selectOriginals(ctx.tx, recordId)).map((row) => described(row, today))
}

/** Returns what is in hand for these records, by their ids; no entry for records without any. */
export async function heldOf(
  ctx: Pick<ReadContext, 'tx' | 'clock'>,
  recordIds: readonly string[],
): Promise<Map<string, Original[]>> {
  const today = await todayOf(ctx)
  const rows = await selectHeldOf(ctx.tx, recordIds)
  const held = Map.groupBy(rows, ({ recordId }) => recordId)
  return new Map([...held].map(([id, some]) => [id, some.map((row) => described(row, today))]))
}

/** Lists what is in hand for all candidates, or the overdue part of it; the earliest due first. */
export async function listHeld(
  ctx: ReadContext,
  { overdueOnly, ...asked }: PageAsked & { overdueOnly: boolean },
): Promise<HeldOriginals> {
  const today = await todayOf(ctx)
  const before = overdueOnly ? today : undefined
  const { rows, ...place } = await selectHeld(ctx.tx, { ...asked, before })
  return {
    originals: rows.map(({ name, reference, ...row }) => ({
      ...described(row, today),
      recordId: row.recordId,
      name,
      reference,
    })),
    overdue: await countOverdue(ctx),
    ...place,
  }
}

/** Counts those that had to be back before today. */
export async function countOverdue(ctx: Pick<ReadContext, 'tx' | 'clock'>): Promise<number> {
  return countHeld(ctx.tx, await todayOf(ctx))
}

/**
 * Notes a document that the agency takes in hand, and returns the note's id. The note cannot be taken back: the
 * document is returned. Refuses a day in the future, and a due day before it.
 */
export async function receiveOriginal(
  ctx: WriteContext,
  { recordId, original }: { recordId: string; original: NewOriginal },
): Promise<string> {
  const record = await getRecord(ctx, recordId)
  refuseUnless(record.deletedAt === null, 'record.in_trash')
  const now = ctx.clock.now()
  refuseUnless(original.receivedOn <= (await lastDayHere(ctx)), 'original.day_ahead')
  refuseUnless(original.dueOn >= original.receivedOn, 'original.due_before')
  const id = ctx.ids.uuid()
  await insertOriginal(ctx.tx, {
    ...{ id, recordId, ...original, backBy: original.dueOn },
    ...{ receivedBy: actorId(ctx.actor) as string, createdAt: now },
    ...{ agreedBy: null, agreedAt: null, askedBackAt: null },
    ...{ returnedOn: null, returnedBy: null, returnNotedAt: null },
    ...{ returnAgreedBy: null, returnAgreedAt: null, overdueToldAt: null },
  })
  const { kind, purpose } = original
  await appendAudit(ctx, 'original.received', `record:${recordId}`, {
    ...{ originalId: id, kind, purpose },
  })
  return id
}

interface Confirmation {
  recordId: string
  id: string
  step: OriginalStep
  by: Agreement
}

/**
 * Stores the candidate's confirmation of a step: that the document was handed over for this purpose until that day, or
 * that it is back. With the code on the site, or by a signature on the printed receipt that staff have.
 */
export async function confirmOriginal(
  ctx: WriteContext,
  { recordId, id, step, by }: Confirmation,
): Promise<void> {
  const row = await selectOriginal(ctx.tx, recordId, id)
  refuseUnless(row, 'original.not_found')
  const now = ctx.clock.now()
  if (step === 'received') {
    refuseUnless(row.agreedBy === null, 'original.confirmed')
    await updateOriginal(ctx.tx, id, { agreedBy: by, agreedAt: now })
  } else {
    refuseUnless(row.returnAgreedBy === null, 'original.confirmed')
    refuseUnless(!isOut(row), 'original.not_back')
    await updateOriginal(ctx.tx, id, { returnAgreedBy: by, returnAgreedAt: now })
  }
  await appendAudit(ctx, 'original.confirmed', `record:${recordId}`, { originalId: id, step, by })
}

/**
 * Notes that the candidate wants the document within three days, or sooner when it is due sooner. They may repeat this,
 * also for a document that staff noted as returned, until they have confirmed its return.
 */
export async function askBack(
  ctx: WriteContext,
  { recordId, id }: { recordId: string; id: string },
): Promise<void> {
  const row = await selectOriginal(ctx.tx, recordId, id)
  refuseUnless(row, 'original.not_found')
  refuseUnless(row.returnAgreedBy === null, 'original.confirmed')
  const now = ctx.clock.now()
  const wanted = dayAfter(await todayOf(ctx), daysToGiveBack)
  const backBy = row.backBy < wanted ? row.backBy : wanted
  await updateOriginal(ctx.tx, id, { askedBackAt: now, backBy })
  await appendAudit(ctx, 'original.asked_back', `record:${recordId}`, { originalId: id, backBy })
}

interface Return {
  recordId: string
  id: string
  /** A calendar date. */
  returnedOn: string
}

/** Notes that staff gave it back; it counts as their statement until the candidate confirms. */
export async function returnOriginal(
  ctx: WriteContext,
  { recordId, id, returnedOn }: Return,
): Promise<void> {
  const row = await selectOriginal(ctx.tx, recordId, id)
  refuseUnless(row, 'original.not_found')
  refuseUnless(isOut(row), 'original.is_back')
  const now = ctx.clock.now()
  refuseUnless(returnedOn <= (await lastDayHere(ctx)), 'original.day_ahead')
  refuseUnless(returnedOn >= row.receivedOn, 'original.due_before')
  const returnedBy = actorId(ctx.actor)
  await updateOriginal(ctx.tx, id, { returnedOn, returnedBy, returnNotedAt: now })
  await appendAudit(ctx, 'original.returned', `record:${recordId}`, { originalId: id })
}

/**
 * Refuses with `original.in_office` while the agency has an original of this record in hand: without the record,
 * nothing would say whose it is.
 */
export async function refuseWhileHeld(ctx: WriteContext, recordId: string): Promise<void> {
  refuseUnless(!(await isAnyHeld(ctx.tx, recordId)), 'original.in_office')
}

/** Per transaction. */
const together = 100

/** Tells the admins, once, of each original that had to be back before today. Returns how many there were. */
export async function tellOfOverdue(ctx: ActionContext): Promise<number> {
  const today = await ctx.read(todayOf)
  const untold = await ctx.read(({ tx }) => selectUntoldOverdue(tx, today))
  let sent = 0
  for (let at = 0; at < untold.length; at += together)
    sent += await ctx.write(async (write) => {
      let some = 0
      for (const { id, recordId } of untold.slice(at, at + together)) {
        // Another process may have reported it, or it was given back.
        if (!(await noteOverdueTold(write.tx, id, { today, now: write.clock.now() }))) continue
        await notify(write, { kind: 'overdue', recordId, to: 'admins' })
        some += 1
      }
      return some
    })
  return sent
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
  return rows.map(({ id, kind, seenOn, seenBy, number, validUntil }) => ({
    ...{ id, kind, seenOn, number, validUntil },
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
