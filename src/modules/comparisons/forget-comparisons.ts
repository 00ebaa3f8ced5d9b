import type { ActionContext, WriteContext } from '#platform/context'
import { clearAway } from '#platform/storage'
import { deleteOfKind } from './comparisons.store.ts'
import { screenshotKey } from './screenshot.ts'

/**
 * Forgets what authorities showed of a kind of paper, in the transaction that purges it. Answers what
 * then removes the screenshots; those that a stop in between leaves are set aside by the next sweep.
 */
export async function forgetComparisons(
  { tx }: WriteContext,
  about: { recordId: string; kind: string },
): Promise<(ctx: ActionContext) => Promise<void>> {
  const { recordId } = about
  const ids = await deleteOfKind(tx, about)
  return (ctx) =>
    clearAway(ctx, async () => {
      for (const id of ids) await ctx.storage.remove(screenshotKey({ recordId, id }))
    })
}
