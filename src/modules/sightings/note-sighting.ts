import { appendAudit } from '#modules/audit'
import { refuseIfWithdrawn } from '#modules/consents'
import { lastDayHere } from '#modules/organisation'
import { getRecord, recordRefusals } from '#modules/records'
import { actorId, type WriteContext } from '#platform/context'
import { type RefusalTable, refusing } from '#platform/errors'
import type { NewSighting } from './schema.ts'
import { insertSighting, markRemoved } from './sightings.store.ts'

/** Refusals about documents that staff saw and keep no scan of. */
export const sightingRefusals = {
  'sighting.not_found': {
    kind: 'not_found',
    sentence: 'There is no such note. Somebody may have taken it off.',
  },
  'sighting.day_ahead': {
    kind: 'invalid',
    sentence: 'This day is in the future. Choose today or an earlier day.',
  },
} as const satisfies RefusalTable

const known = refusing({ ...recordRefusals, ...sightingRefusals })

const refuseUnless: typeof known.refuseUnless = known.refuseUnless

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
