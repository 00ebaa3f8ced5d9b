import type { ActionContext } from '#platform/context'
import { placeChanges, selectChangesToPlace } from './record-index.store.ts'

/** As many as one short transaction can handle. */
const atOnce = 500

/**
 * Gives the committed changes of records their places in the sequence; returns how many there were. Any process may do
 * this at any time: if two do it at the same time, one runs again. Lists see a change without waiting for this; it only
 * keeps short what each of them has to read.
 */
export async function placeRecordChanges(ctx: ActionContext): Promise<number> {
  let placed = 0
  for (;;) {
    const waiting = await ctx.read(({ tx }) => selectChangesToPlace(tx, 1))
    if (waiting.length === 0) return placed
    placed += await ctx.write(async ({ tx }) => {
      const changes = await selectChangesToPlace(tx, atOnce)
      if (changes.length > 0) await placeChanges(tx, changes)
      return changes.length
    })
  }
}
