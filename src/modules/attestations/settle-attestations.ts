import { day, type Instant, isAhead, later, latestPast } from '#platform/clock'
import type { ActionContext, WriteContext } from '#platform/context'
import { markSettled, selectAhead } from './ahead.store.ts'

/**
 * Dates attestations that were made before the clock was set back to now, whatever they say themselves: what ends one
 * counts only if it came afterwards. One whose time is more than a day in the future is over.
 */
export async function settleAttestations(ctx: ActionContext): Promise<void> {
  const ahead = await ctx.read(({ tx, clock }) => selectAhead(tx, latestPast(clock.now())))
  if (ahead.length > 0) await ctx.write((write) => settleAhead(write, latestPast))
}

/**
 * Does the same in a transaction.
 *
 * @param latestOf returns the latest moment that does not count as ahead
 */
export async function settleAhead(
  { tx, clock }: WriteContext,
  latestOf: (now: Instant) => Instant,
): Promise<void> {
  const now = clock.now()
  for (const { id, madeAt, validUntil } of await selectAhead(tx, latestOf(now))) {
    const isOver = isAhead(madeAt, later(now, day))
    await markSettled(tx, { id, madeAt: now, validUntil: isOver ? now : validUntil })
  }
}
