import { keptOnUntil } from '#modules/consents/schema'
import { timeZoneOf } from '#modules/organisation'
import { listOriginals } from '#modules/originals'
import type { ReadContext } from '#platform/context'
import type { CursorAsked } from '#platform/pages'
import { countWaiting, selectLeaving, selectWaiting } from './leavings.store.ts'
import type { Leavings, OwnLeaving } from './schema.ts'

const pageSize = 50

/** Tells the candidate of a record whether they are leaving. */
export async function findLeaving(ctx: ReadContext, recordId: string): Promise<OwnLeaving> {
  const row = await selectLeaving(ctx.tx, recordId)
  return {
    leftAt: row?.leftAt ?? null,
    removalDueAt: row ? keptOnUntil(row.leftAt, await timeZoneOf(ctx.tx)) : null,
    originalsInHand: await countInHand(ctx, recordId),
  }
}

/** Lists a page of leavings that wait for staff, the earliest first. */
export async function listLeavings(ctx: ReadContext, { cursor }: CursorAsked): Promise<Leavings> {
  const { rows, ...place } = await selectWaiting(ctx.tx, { cursor, pageSize })
  const timeZone = await timeZoneOf(ctx.tx)
  const leavings: Leavings['leavings'] = []
  for (const row of rows)
    leavings.push({
      ...row,
      removalDueAt: keptOnUntil(row.leftAt, timeZone),
      originalsInHand: await countInHand(ctx, row.recordId),
    })
  return { leavings, ...place }
}

export function countLeavings({ tx }: Pick<ReadContext, 'tx'>): Promise<number> {
  return countWaiting(tx)
}

async function countInHand(ctx: ReadContext, recordId: string): Promise<number> {
  return (await listOriginals(ctx, recordId)).filter(({ isOut }) => isOut).length
}
