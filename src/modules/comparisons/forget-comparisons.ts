import type { ActionContext, WriteContext } from '#platform/context'
import { asideKey, clearAway } from '#platform/storage'
import { deleteOfKind } from './comparisons.store.ts'
import { screenshotKey } from './screenshot.ts'

/**
 * Deletes what authorities showed about a kind of document, in the transaction that purges it. Returns a function that
 * then removes the screenshots; if a stop comes in between, the next sweep does.
 */
export async function forgetComparisons(
  { tx }: WriteContext,
  about: { recordId: string; kind: string },
): Promise<(ctx: ActionContext) => Promise<void>> {
  const { recordId } = about
  const ids = await deleteOfKind(tx, about)
  return (ctx) =>
    clearAway(ctx, async () => {
      for (const id of ids) {
        const key = screenshotKey({ recordId, id })
        for (const one of [key, asideKey(key)]) await ctx.storage.remove(one)
      }
    })
}
