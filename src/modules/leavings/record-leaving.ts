import { accountNames } from '#modules/accounts'
import { listEvents } from '#modules/audit'
import { keptOnUntil } from '#modules/consents/schema'
import { timeZoneOf } from '#modules/organisation'
import { listOriginals } from '#modules/originals'
import { getRecord } from '#modules/records'
import type { ReadContext } from '#platform/context'
import { type LeavingRow, selectLeavingsOf } from './leavings.store.ts'
import type { RecordLeaving } from './schema.ts'

/**
 * Returns what staff see about a candidate who leaves, on the record's page: since when, what is due until when, and
 * what was done. Refuses with `record.not_found`.
 */
export async function leavingOfRecord(ctx: ReadContext, recordId: string): Promise<RecordLeaving> {
  await getRecord(ctx, recordId)
  const rows = await selectLeavingsOf(ctx.tx, recordId)
  const timeZone = await timeZoneOf(ctx.tx)
  const names = await accountNames(
    ctx.tx,
    rows.flatMap(({ doneBy }) => doneBy ?? []),
  )
  const inHand = (await listOriginals(ctx, recordId)).filter(({ isOut }) => isOut)
  return {
    leavings: rows.map(({ id, leftAt, stayedAt, doneAt, doneBy }) => ({
      ...{ id, leftAt, stayedAt, doneAt },
      removalDueAt: keptOnUntil(leftAt, timeZone),
      doneBy: (doneBy && names.get(doneBy)) || null,
    })),
    originalsInHand: inHand.length,
    originalsBackBy: inHand.map(({ backBy }) => backBy).toSorted()[0] ?? null,
    isOverdue: inHand.some(({ isOverdue }) => isOverdue),
    dataTakenAt: await dataTakenSince(ctx, rows[0]),
  }
}

async function dataTakenSince(ctx: ReadContext, latest: LeavingRow | undefined) {
  if (!latest) return null
  const [taken] = await listEvents(ctx, {
    subject: `record:${latest.recordId}`,
    actions: ['own_data.taken', 'own_data.handed_over'],
    limit: 1,
  })
  return taken && taken.at >= latest.leftAt ? taken.at : null
}
