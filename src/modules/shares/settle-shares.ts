import { day, isAhead, later, millisecondsBetween } from '#platform/clock'
import type { WriteContext } from '#platform/context'
import { markSettled, selectAhead } from './shares.store.ts'

/**
 * Gives shares that were made before the clock was set back no more time than was chosen for them: they were made by now,
 * whatever their time says. One whose time lies ahead by more than a day is over, and does not open again
 * when the clock comes near.
 */
export async function settleShares({ tx, clock }: WriteContext): Promise<void> {
  const now = clock.now()
  for (const { id, createdAt, expiresAt } of await selectAhead(tx, now)) {
    const isOver = isAhead(createdAt, later(now, day))
    const end = isOver ? now : later(now, millisecondsBetween(createdAt, expiresAt))
    await markSettled(tx, { id, createdAt: now, expiresAt: end })
  }
}
