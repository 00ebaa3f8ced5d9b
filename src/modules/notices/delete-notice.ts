import { appendAudit } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { clearAway } from '#platform/storage'
import { originalsFolder, viewsFolder } from './notice-image.ts'
import { deleteNoticeRow } from './notices.store.ts'
import { refuseUnless } from './refusals.ts'

/**
 * Deletes a notice for good: rows first, then files. What a crash in between leaves is named by no
 * row, and the sweep at the next start removes it. Refuses with `notice.not_found`.
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
