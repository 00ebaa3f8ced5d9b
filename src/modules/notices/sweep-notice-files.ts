import type { ActionContext } from '#platform/context'
import { imageIdIn, originalsFolder, viewsFolder } from './notice-image.ts'
import { selectExistingImages } from './notices.store.ts'

/**
 * Removes pictures that no row names: what a notice left that was cut off between its files and its
 * row, and what a deletion left. `olderThan` protects what other processes have under way.
 */
export async function sweepNoticeFiles(ctx: ActionContext, olderThan: Date): Promise<number> {
  let removed = 0
  for (const folder of [originalsFolder, viewsFolder])
    for await (const { key, modifiedAt } of ctx.storage.list(folder)) {
      if (modifiedAt >= olderThan) continue
      const id = imageIdIn(key)
      const named = await ctx.read(({ tx }) => selectExistingImages(tx, [id]))
      if (named.has(id)) continue
      await ctx.storage.remove(key)
      removed += 1
    }
  return removed
}
