import { todayOf } from '#modules/organisation'
import { dayAfter } from '#platform/clock/schema'
import type { ReadContext } from '#platform/context'

/** The day by the organisation's clock so many days after today or, negative, before: in Dhaka it begins at 18:00 UTC. */
export async function dayFromToday(ctx: ReadContext, days = 0): Promise<string> {
  return dayAfter(await todayOf(ctx), days)
}
