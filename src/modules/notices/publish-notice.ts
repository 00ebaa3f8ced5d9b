import { appendAudit } from '#modules/audit'
import { type ActionContext, actorId } from '#platform/context'
import { Refusal, refuseUnless } from '#platform/errors'
import { limitTable } from '#platform/limits'
import type { Staged } from '#platform/storage'
import { findNotice } from './list-notices.ts'
import { type NoticeImage, originalKey } from './notice-image.ts'
import { insertNotice, selectNotice } from './notices.store.ts'
import { imagesPerNotice, type NewNotice, type Notice } from './schema.ts'

interface PublishNotice extends NewNotice {
  /** Two pictures as they arrive: JPEG, PNG or WebP, by content. */
  images: readonly AsyncIterable<Uint8Array>[]
}

/**
 * Publishes a notice with its two pictures. Their bytes are on the disk before the row that names
 * them; what is refused leaves neither.
 *
 * @throws Refusal `notice.images_required`, `document.too_large`, `document.unsupported`,
 *   `document.damaged`, `document.too_many_pixels`
 */
export async function publishNotice(
  ctx: ActionContext,
  { title, text, images }: PublishNotice,
): Promise<Notice> {
  refuseUnless(images.length === imagesPerNotice, 'notice.images_required')
  const noticeId = ctx.ids.uuid()
  const staged: Staged[] = []
  const kept: NoticeImage[] = []
  try {
    for (const source of images)
      staged.push(await ctx.storage.stage(source, limitTable.uploadBytes))
    for (const [index, file] of staged.entries())
      kept.push(await inspected(ctx, file, { noticeId, place: index + 1 }))
    for (const [index, file] of staged.entries())
      await file.keep(originalKey(kept[index] as NoticeImage))
    const publishedBy = actorId(ctx.actor) as string
    return await ctx.write(async (write) => {
      const publishedAt = write.clock.now()
      await insertNotice(write.tx, { id: noticeId, title, text, publishedBy, publishedAt }, kept)
      await appendAudit(write, 'notice.published', `notice:${noticeId}`)
      return findNotice(write, noticeId)
    })
  } catch (error) {
    for (const file of staged) await file.discard()
    await removeUnlessNamed(ctx, noticeId, kept)
    throw error
  }
}

async function inspected(
  ctx: ActionContext,
  file: Staged,
  where: Pick<NoticeImage, 'noticeId' | 'place'>,
): Promise<NoticeImage> {
  const { mediaType, width, height } = await ctx.images.inspect(await file.read())
  if (mediaType === 'application/pdf')
    throw new Refusal('document.unsupported', {
      message: 'A notice shows pictures, and a PDF is none. Choose a JPEG, PNG or WebP.',
    })
  return { ...where, id: ctx.ids.uuid(), sha256: file.sha256, mediaType, width, height }
}

/** A commit may have happened although its answer was lost (PostgreSQL), so the row decides. */
async function removeUnlessNamed(
  ctx: ActionContext,
  noticeId: string,
  images: readonly NoticeImage[],
): Promise<void> {
  const isNamed = await ctx.read(({ tx }) => selectNotice(tx, noticeId)).then(Boolean, () => true)
  if (isNamed) return
  for (const image of images) await ctx.storage.remove(originalKey(image))
}
