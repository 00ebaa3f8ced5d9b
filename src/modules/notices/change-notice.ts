import { appendAudit } from '#modules/audit'
import { type ActionContext, actorId, type WriteContext } from '#platform/context'
import { isOutcomeUnknown } from '#platform/database'
import { platformLimits } from '#platform/limits'
import { clearAway } from '#platform/storage'
import { getManagedNotice, refusal, refuseUnless } from './list-notices.ts'
import {
  deleteImage,
  deleteNoticeRow,
  replaceImage,
  selectImages,
  selectNotice,
  updateNotice,
} from './notices.store.ts'
import {
  besides,
  inspected,
  laterOf,
  originalKey,
  originalsFolder,
  removeUnlessNamed,
  viewsFolder,
} from './publish-notice.ts'
import { type ManagedNotice, missingIn, type NoticeChanges, saidTogether } from './schema.ts'

interface Target {
  noticeId: string
  /** The version that was seen: any other is refused with 409 and the current notice. */
  version: number
}

/**
 * Changes what a notice says, in any state; its translations and its sentences are replaced as a whole. Refuses with
 * `notice.not_found`.
 */
export async function changeNotice(
  ctx: WriteContext,
  { changes, ...target }: Target & { changes: NoticeChanges },
): Promise<ManagedNotice> {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined)
  const words: NoticeChanges = Object.fromEntries(named)
  const after = { ...(await getManagedNotice(ctx, target.noticeId)), ...words }
  if (words.language !== undefined || words.translations !== undefined)
    words.translations = besides(after.language, after.translations)
  // What was left out of the change stands beside it.
  const whole = { ...after, translations: words.translations ?? after.translations }
  const fields = [...missingIn(whole), ...saidTogether(whole)]
  if (fields.length > 0)
    throw refusal('request.invalid', {
      fields: fields.map(({ path, message }) => ({ path: path.join('.'), message })),
    })
  return change(ctx, target, 'changed', words)
}

/** Takes a notice off the public site; nothing of it is lost. */
export function withdrawNotice(ctx: WriteContext, target: Target): Promise<ManagedNotice> {
  return change(ctx, target, 'withdrawn', { withdrawnAt: ctx.clock.now() })
}

/** Publishes a draft or a withdrawn notice, dated now, or schedules it. Refuses with `notice.already_public`. */
export async function showNotice(
  ctx: WriteContext,
  { publishAt, ...target }: Target & { publishAt?: string | undefined },
): Promise<ManagedNotice> {
  const { state } = await getManagedNotice(ctx, target.noticeId)
  refuseUnless(state !== 'public', 'notice.already_public')
  const publishedAt = laterOf(ctx.clock.now(), publishAt)
  return change(ctx, target, 'published', { publishedAt, withdrawnAt: null })
}

/** Replaces a picture; the earlier one is deleted permanently. */
export async function replaceNoticeImage(
  ctx: ActionContext,
  { source, place, ...target }: Target & { source: AsyncIterable<Uint8Array>; place: number },
): Promise<ManagedNotice> {
  const { noticeId } = target
  await ctx.read((read) => getManagedNotice(read, noticeId))
  const staged = await ctx.storage.stage(source, platformLimits.uploadBytes, originalsFolder)
  try {
    const image = await inspected(ctx, staged, { noticeId, place })
    await staged.keep(originalKey(image))
    const { notice, earlier } = await ctx
      .write(async (write) => {
        const images = await selectImages(write.tx, [noticeId])
        await change(write, target, 'changed', {}, ['images'])
        await replaceImage(write.tx, image)
        const replaced = images.filter((one) => one.place === place)
        return { notice: await getManagedNotice(write, noticeId), earlier: replaced }
      })
      .catch(async (error: unknown) => {
        if (!isOutcomeUnknown(error)) await removeUnlessNamed(ctx, noticeId, [image])
        throw error
      })
    await clearPictures(ctx, earlier)
    return notice
  } finally {
    await staged.discard()
  }
}

/** Removes a picture permanently; a place without one is no fault. Refuses with `notice.not_found`. */
export async function removeNoticeImage(
  ctx: ActionContext,
  { place, ...target }: Target & { place: number },
): Promise<ManagedNotice> {
  const { noticeId } = target
  const { notice, earlier } = await ctx.write(async (write) => {
    const images = await selectImages(write.tx, [noticeId])
    await change(write, target, 'changed', {}, ['images'])
    await deleteImage(write.tx, { noticeId, place })
    const removed = images.filter((one) => one.place === place)
    return { notice: await getManagedNotice(write, noticeId), earlier: removed }
  })
  await clearPictures(ctx, earlier)
  return notice
}

async function clearPictures(
  ctx: ActionContext,
  images: Awaited<ReturnType<typeof selectImages>>,
): Promise<void> {
  for (const old of images)
    await clearAway(ctx, async () => {
      await ctx.storage.remove(originalKey(old))
      await ctx.storage.removeAll(`${viewsFolder}${old.noticeId}/${old.id}/`)
    })
}

type Row = Parameters<typeof updateNotice>[2]

async function change(
  ctx: WriteContext,
  { noticeId, version }: Target,
  action: 'changed' | 'withdrawn' | 'published',
  row: Row,
  fields = Object.keys(row),
): Promise<ManagedNotice> {
  const current = await selectNotice(ctx.tx, noticeId)
  refuseUnless(current, 'notice.not_found')
  if (current.version !== version)
    throw refusal('record.changed_meanwhile', {
      message: 'Somebody else changed this notice. Compare both versions and decide.',
      extra: { current: await getManagedNotice(ctx, noticeId) },
    })
  const changedAt = ctx.clock.now()
  const changedBy = actorId(ctx.actor)
  await updateNotice(ctx.tx, noticeId, { ...row, version: version + 1, changedBy, changedAt })
  const details = action === 'changed' ? { fields } : {}
  await appendAudit(ctx, `notice.${action}`, `notice:${noticeId}`, details)
  return getManagedNotice(ctx, noticeId)
}

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
