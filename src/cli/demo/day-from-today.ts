import { todayOf } from '#modules/organisation'
import { dayAfter } from '#platform/clock/schema'
import type { ReadContext } from '#platform/context'

/**
 * Returns the day this many days after today (before it, if negative) in the organisation's time zone: in
 * Dhaka it begins at 18:00 UTC.
 */
export async function dayFromToday(ctx: ReadContext, days = 0): Promise<string> {
  return dayAfter(await todayOf(ctx), days)
}
