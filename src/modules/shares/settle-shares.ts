import { day, isAhead, later, millisecondsBetween } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { markSettled, selectAhead } from './shares.store.ts'

/**
 * Gives shares that were made before the clock was set back no more time than was chosen for them: their days count from
 * now, whatever their time says. A share whose time is more than a day in the future is over, so it does not open again
 * when that time comes.
 */
export async function settleShares(ctx: ActionContext): Promise<void> {
  const ahead = await ctx.read(({ tx, clock }) => selectAhead(tx, clock.now()))
  if (ahead.length === 0) return
  await ctx.write(async ({ tx, clock }) => {
    const now = clock.now()
    for (const { id, createdAt, expiresAt } of await selectAhead(tx, now)) {
      const isOver = isAhead(createdAt, later(now, day))
      const end = isOver ? now : later(now, millisecondsBetween(createdAt, expiresAt))
      await markSettled(tx, { id, createdAt: now, expiresAt: end })
    }
  })
}
