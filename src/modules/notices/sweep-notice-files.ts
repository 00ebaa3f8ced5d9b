import type { ActionContext } from '#platform/context'
import { setAside } from '#platform/storage'
import { imageIdIn, originalsFolder, viewsFolder } from './notice-image.ts'
import { selectExistingImages } from './notices.store.ts'

/**
 * Clears pictures away that no row names: what a notice left that was cut off between its files and
 * its row, and what a deletion left. Originals are set aside, since no file could be made again from
 * a row that is in a newer copy of the database. `olderThan` protects what other processes have under
 * way. Answers how many files.
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
