import { appendAudit } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { clearAway } from '#platform/storage'
import { originalsFolder, viewsFolder } from './notice-image.ts'
import { deleteNoticeRow } from './notices.store.ts'
import { refuseUnless } from './refusals.ts'

/**
 * Deletes a notice permanently: rows first, then files. If a crash comes in between, the remaining files have no row,
 * and the sweep at the next start removes them. Refuses with `notice.not_found`.
 */
export async function deleteNotice(
  ctx: ActionContext,
  { noticeId }: { noticeId: string },
): Promise<void> {
  await ctx.write(async (write) => {
    refuseUnless(await deleteNoticeRow(write.tx, noticeId), 'notice.not_found')
    await appendAudit(write, 'notice.deleted', `notice:${noticeId}`)
  })
  await clearAway(ctx, async () => {
    for (const folder of [originalsFolder, viewsFolder])
      await ctx.storage.removeAll(`${folder}${noticeId}/`)
  })
}
