import { tell } from '#modules/messages'
import { timeZoneOf } from '#modules/organisation'
import { isPublic } from '#modules/records'
import { dayAfter, dayIn } from '#platform/clock/schema'
import type { ActionContext } from '#platform/context'
import { selectUnread } from './contracts.store.ts'

/** How many days before a flight the candidate is told of a contract that was not read: once each. */
const daysBefore = [7, 3] as const

/** Per transaction. */
const together = 100

/**
 * Tells each candidate seven and three days before the flight that the present terms of the contract were not read.
 * Terms without a copy that the candidate sees are not told: nobody could read them. Another day of the flight, or
 * other terms, are told again. Returns how many were due.
 */
export async function tellOfUnread(ctx: ActionContext): Promise<number> {
  const due = await ctx.read(async ({ tx, clock }) => {
    const today = dayIn(await timeZoneOf(tx), clock.now())
    const rows = await selectUnread(tx, { from: today, to: dayAfter(today, daysBefore[0]) })
    return rows.filter(isPublic).map(({ recordId, version, flightOn }) => {
      const step = daysBefore.findLast((days) => flightOn <= dayAfter(today, days))
      return { recordId, about: `contract:${recordId}:${version}:${flightOn}:${step}` }
    })
  })
  for (let at = 0; at < due.length; at += together)
    await ctx.write(async (write) => {
      for (const { recordId, about } of due.slice(at, at + together))
        await tell(write, { recordId, kind: 'contract-unread', about })
    })
  return due.length
}
