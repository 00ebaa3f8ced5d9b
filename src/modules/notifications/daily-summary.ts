import { accountRefusals } from '#modules/accounts'
import { timeZoneOf } from '#modules/organisation'
import { tellAccount } from '#modules/outbox'
import { day, type Instant, isAhead, later } from '#platform/clock'
import { dayAfter, dayIn, sameTimeOn } from '#platform/clock/schema'
import { type ActionContext, actorId, type ReadContext, type WriteContext } from '#platform/context'
import { refusing } from '#platform/errors'
import { countSince } from './notifications.store.ts'
import type { DailySummary } from './schema.ts'
import {
  deleteSummary,
  insertSummary,
  moveSummary,
  selectDueSummaries,
  selectSummary,
} from './summaries.store.ts'

const known = refusing(accountRefusals)
const refuseUnless: typeof known.refuseUnless = known.refuseUnless

/** Whether the one who asks gets a mail a day about their notifications. */
export async function ownDailySummary(ctx: ReadContext): Promise<DailySummary> {
  return { isWanted: (await selectSummary(ctx.tx, actorId(ctx.actor) ?? '')) !== undefined }
}

/**
 * Switches the own daily mail on or off. It comes at the time of day at which it was switched on, the first
 * one a day later. An API key has no mail: refuses with `session.required`.
 */
export async function switchDailySummary(
  ctx: WriteContext,
  { isWanted }: DailySummary,
): Promise<DailySummary> {
  const { actor, clock } = ctx
  refuseUnless(actor.kind === 'account', 'session.required')
  const accountId = actor.id
  const now = clock.now()
  const nextAt = sameTimeAfter(now, now, await timeZoneOf(ctx.tx))
  if (isWanted) await insertSummary(ctx.tx, { accountId, nextAt, seenTo: now })
  else await deleteSummary(ctx.tx, accountId)
  return { isWanted }
}

/**
 * Puts the summaries that are due into the outbox, each in the transaction that moves the person's next
 * one on: at most one a day, whatever is killed or runs beside it. Nobody is written to of nothing new.
 * Answers of how many people it was.
 */
export async function tellOfNotifications(ctx: ActionContext): Promise<number> {
  const now = ctx.clock.now()
  let told = 0
  for (const due of await ctx.read(({ tx }) => selectDueSummaries(tx, now)))
    await ctx.write(async (write) => {
      const { accountId, nextAt, seenTo, role } = due
      const next = { nextAt: sameTimeAfter(nextAt, now, await timeZoneOf(write.tx)), seenTo: now }
      if (!(await moveSummary(write.tx, { accountId, nextAt }, next))) return
      const reading = { accountId, seesAll: role === 'admin' }
      const since = isAhead(seenTo, now) ? later(now, -day) : seenTo
      if ((await countSince(write.tx, reading, since)) === 0) return
      await tellAccount(write, { accountId, kind: 'summary' })
      told += 1
    })
  return told
}

/** The first instant after now at which the clock of the organisation shows the same time of day. */
function sameTimeAfter(instant: Instant, now: Instant, timeZone: string): Instant {
  const today = dayIn(timeZone, now)
  const next = sameTimeOn(today, instant, timeZone)
  return next > now ? next : sameTimeOn(dayAfter(today, 1), instant, timeZone)
}
