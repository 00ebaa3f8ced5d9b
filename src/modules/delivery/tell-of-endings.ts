import { todayOf } from '#modules/organisation'
import { tell } from '#modules/outbox'
import { isPublic } from '#modules/records'
import { dayAfter } from '#platform/clock/schema'
import type { ActionContext } from '#platform/context'
import { selectUntoldEndings } from './delivery.store.ts'

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
