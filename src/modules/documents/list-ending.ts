import { todayOf } from '#modules/organisation'
import { dayAfter } from '#platform/clock/schema'
import type { ReadContext } from '#platform/context'
import type { PageAsked } from '#platform/pages'
import {
  countEnding,
  type EndingBetween,
  selectEnding,
  selectEndingAmong,
  selectEndingIds,
} from './ending.store.ts'
import { type Ending, type EndingList, endingSchema } from './schema.ts'

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
