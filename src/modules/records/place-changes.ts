import type { ActionContext } from '#platform/context'
import { placeChanges, selectChangesToPlace } from './record-index.store.ts'

/** What one short transaction can hold. */
const atOnce = 500

/**
 * Gives the committed changes of records their places in the sequence; answers how many those were. Any
 * process may do it at any time: of two that do it at once one runs again. Lists see a change without
 * waiting for it. It keeps short what each of them has to look at.
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
