import type { ReadContext } from '#platform/context'
import { countEnding, type EndingBetween, selectEnding } from './ending.store.ts'
import { type Ending, type EndingList, endingSchema } from './schema.ts'

const aDay = 86_400_000
/** Before any day that a paper may bear. */
const longPast = '0001-01-01'

/** Current papers by the end that is printed on them; days are counted in UTC. */
export async function listEnding(
  ctx: ReadContext,
  { page, pageSize, ...asked }: Ending & { page: number; pageSize: number },
): Promise<EndingList> {
  const today = ctx.clock.now().slice(0, 10)
  const between = daysOf(asked, today)
  const [papers, total] = [
    await selectEnding(ctx.tx, between, { limit: pageSize, offset: (page - 1) * pageSize }),
    await countEnding(ctx.tx, between),
  ]
  return { papers, total, page, pageSize, today }
}

/** How many papers the list has as it opens: those whose printed end comes within 30 days. */
export function countEndingSoon({ tx, clock }: ReadContext): Promise<number> {
  const today = clock.now().slice(0, 10)
  return countEnding(tx, daysOf(endingSchema.parse({}), today))
}

function daysOf({ within, kind }: Ending, today: string): EndingBetween {
  if (within === 'past') return { from: longPast, to: dayAfter(today, -1), kind }
  return { from: today, to: dayAfter(today, Number(within)), kind }
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * aDay).toISOString().slice(0, 10)
}
