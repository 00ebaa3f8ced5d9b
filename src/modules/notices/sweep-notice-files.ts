import type { ActionContext } from '#platform/context'
import { setAside } from '#platform/storage'
import { imageIdIn, originalsFolder, viewsFolder } from './notice-image.ts'
import { selectExistingImages } from './notices.store.ts'

/**
 * Clears pictures without a row away: left by a notice that was cut off between its files and its row, or by a
 * deletion. Originals are set aside, since a row in a newer copy of the database may need a file that cannot be made
 * again. `olderThan` protects what other processes have in progress. Returns how many files.
 */
export async function sweepNoticeFiles(ctx: ActionContext, olderThan: Date): Promise<number> {
  let cleared = 0
  for (const folder of [originalsFolder, viewsFolder])
    for await (const item of ctx.storage.list(folder)) {
      const { key, modifiedAt } = item
      if (modifiedAt >= olderThan) continue
      const id = imageIdIn(key)
      const named = await ctx.read(({ tx }) => selectExistingImages(tx, [id]))
      if (named.has(id)) continue
      if (folder === originalsFolder) await setAside(ctx.storage, item)
      else await ctx.storage.remove(key)
      cleared += 1
    }
  return cleared
}
