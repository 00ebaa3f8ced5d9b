import { accountNames } from '#modules/accounts'
import { appendAudit } from '#modules/audit'
import { refuseIfWithdrawn } from '#modules/consents'
import { lastDayHere } from '#modules/organisation'
import { getRecord } from '#modules/records'
import { fitText } from '#modules/speech'
import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import type { NewSighting, Sighting } from './originals.schema.ts'
import { insertSighting, markRemoved, selectSightings } from './originals.store.ts'
import { refuseUnless } from './refusals.ts'

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
