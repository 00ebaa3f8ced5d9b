import { appendAudit } from '#modules/audit'
import { readSettings } from '#modules/organisation'
import { type ActionContext, actorId } from '#platform/context'
import { isOutcomeUnknown } from '#platform/database'
import type { Language } from '#platform/languages.schema'
import { platformLimits } from '#platform/limits'
import { clearAway, type Staged } from '#platform/storage'
import { getManagedNotice } from './list-notices.ts'
import { originalKey, originalsFolder } from './notice-images.ts'
import { insertNotice, type NoticeImage, selectImages } from './notices.store.ts'
import { refusal, refuseUnless } from './refusals.ts'
import {
  imagesPerNotice,
  type ManagedNotice,
  type NewNotice,
  type NoticeBeginning,
  type NoticeTranslations,
} from './schema.ts'

interface PublishNotice
  extends Partial<Pick<NewNotice, 'title' | 'text' | 'sentences' | 'language' | 'translations'>>,
    Partial<NoticeBeginning> {
  /** Up to two pictures as they arrive: JPEG, PNG, WebP, HEIC, TIFF or BMP, by content. */
  images?: readonly AsyncIterable<Uint8Array>[]
}

/**
 * Publishes a notice with its pictures: now, at a later time, or as a draft. The pictures' bytes are on the disk
 * before the row that names them; a refusal leaves neither.
 *
 * @throws Refusal `notice.too_many_images`, `document.too_large`, `document.unsupported`, `document.damaged`,
 * `document.too_many_pixels`
 */
export async function publishNotice(
  ctx: ActionContext,
  { publishAt, draft = false, images = [], language, translations = {}, ...said }: PublishNotice,
): Promise<ManagedNotice> {
  refuseUnless(images.length <= imagesPerNotice, 'notice.too_many_images')
  const { title = '', text = '', sentences = [] } = said
  const noticeId = ctx.ids.uuid()
  const staged: Staged[] = []
  const kept: NoticeImage[] = []
  try {
    for (const source of images)
      staged.push(await ctx.storage.stage(source, platformLimits.uploadBytes, originalsFolder))
    for (const [index, file] of staged.entries())
      kept.push(await inspected(ctx, file, { noticeId, place: index + 1 }))
    for (const [index, file] of staged.entries())
      await file.keep(originalKey(kept[index] as NoticeImage))
    const publishedBy = actorId(ctx.actor) as string
    return await ctx.write(async (write) => {
      const now = write.clock.now()
      const writtenIn = language ?? (await readSettings(write.tx)).languages[0] ?? 'en'
      const row = {
        ...{
          id: noticeId,
          title,
          text,
          sentences,
          publishedBy,
          version: 1,
          changedBy: null,
          changedAt: null,
        },
        ...{ language: writtenIn, translations: besides(writtenIn, translations) },
        publishedAt: laterOf(now, publishAt),
        withdrawnAt: draft ? now : null,
      }
      await insertNotice(write.tx, row, kept)
      await appendAudit(write, `notice.${draft ? 'drafted' : 'published'}`, `notice:${noticeId}`)
      return getManagedNotice(write, noticeId)
    })
  } catch (error) {
    if (!isOutcomeUnknown(error)) await removeUnlessNamed(ctx, noticeId, kept)
    throw error
  } finally {
    for (const file of staged) await file.discard()
  }
}

/** Drops a translation into the notice's own language, which would repeat it. */
export function besides(
  language: Language,
  { [language]: _same, ...others }: NoticeTranslations,
): NoticeTranslations {
  return others
}

/** Returns when it appears: a time in the past means now, so that nothing is backdated. */
export function laterOf(now: string, wanted: string | undefined): string {
  if (wanted === undefined) return now
  const time = new Date(wanted).toISOString()
  return time > now ? time : now
}

/** Returns the type of a picture, by its content; refuses a PDF. */
export async function inspected(
  ctx: ActionContext,
  file: Staged,
  where: Pick<NoticeImage, 'noticeId' | 'place'>,
): Promise<NoticeImage> {
  const { mediaType, width, height } = await ctx.images.inspect(() => file.read())
  if (mediaType === 'application/pdf')
    throw refusal('document.unsupported', {
      message:
        'The pictures of a notice cannot be PDFs. Choose a JPEG, PNG, WebP, HEIC, TIFF or BMP.',
    })
  return { ...where, id: ctx.ids.uuid(), sha256: file.sha256, mediaType, width, height }
}

/**
 * Removes the files unless their rows exist: a commit may have happened although its response was lost (PostgreSQL).
 */
export async function removeUnlessNamed(
  ctx: ActionContext,
  noticeId: string,
  images: readonly NoticeImage[],
): Promise<void> {
  await clearAway(ctx, async () => {
    const rows = await ctx.read(({ tx }) => selectImages(tx, [noticeId]))
    const named = new Set(rows.map(({ id }) => id))
    for (const image of images)
      if (!named.has(image.id)) await ctx.storage.remove(originalKey(image))
  })
}
