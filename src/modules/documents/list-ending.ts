import { todayOf } from '#modules/organisation'
import { dayAfter } from '#platform/clock/schema'
import type { ReadContext } from '#platform/context'
import { countEnding, type EndingBetween, selectEnding } from './ending.store.ts'
import { type Ending, type EndingList, endingSchema } from './schema.ts'

/** Before any day that a document may have. */
const longPast = '0001-01-01'

/** Lists current documents by their printed end date; days are counted by the organisation's clock. */
export async function listEnding(
  ctx: ReadContext,
  { page, pageSize, ...asked }: Ending & { page: number; pageSize: number },
): Promise<EndingList> {
  const today = await todayOf(ctx)
  const between = daysOf(asked, today)
  const [documents, total] = [
    await selectEnding(ctx.tx, between, { limit: pageSize, offset: (page - 1) * pageSize }),
    await countEnding(ctx.tx, between),
  ]
  return { papers: documents, total, page, pageSize, today }
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
