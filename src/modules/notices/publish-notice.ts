import { createHash } from 'node:crypto'
import { appendAudit } from '#modules/audit'
import { pictureMark, readSettings } from '#modules/organisation'
import { type ActionContext, actorId } from '#platform/context'
import { inBatches, isOutcomeUnknown } from '#platform/database'
import { recipeVersion } from '#platform/images'
import type { Language } from '#platform/languages.schema'
import { platformLimits } from '#platform/limits'
import {
  clearAway,
  isStored,
  keptOrDrawn,
  readNamed,
  type Staged,
  sweepFolder,
} from '#platform/storage'
import { getManagedNotice, getNotice, refusal, refuseUnless } from './list-notices.ts'
import {
  insertNotice,
  type NoticeImage,
  selectExistingImages,
  selectImages,
  selectImagesAfter,
} from './notices.store.ts'
import {
  imagesPerNotice,
  type ManagedNotice,
  type NewNotice,
  type NoticeBeginning,
  type NoticeImageWidth,
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

interface NoticeImageView {
  width: NoticeImageWidth
  format: 'webp' | 'jpeg'
}

/** With the mark that is burnt in. */
interface MarkedView extends NoticeImageView {
  watermark: string
}

/** Everything as received; it never leaves, because a photo shows where and with what it was taken. */
export const originalsFolder = 'notices/'
/** What is shown: redrawn without metadata, and rebuilt when it is missing. */
export const viewsFolder = 'notice-views/'

export function originalKey({ noticeId, id }: Pick<NoticeImage, 'noticeId' | 'id'>): string {
  return `${originalsFolder}${noticeId}/${id}`
}

function viewKey(image: Pick<NoticeImage, 'noticeId' | 'id'>, view: MarkedView) {
  const tag = createHash('sha256').update(JSON.stringify([recipeVersion, view.watermark]))
  const name = `${tag.digest('hex').slice(0, 16)}-${view.width}-${view.format}`
  return `${viewsFolder}${image.noticeId}/${image.id}/${name}`
}

/** Returns the image of a key; both folders have it in the same place. */
function imageIdIn(key: string): string {
  return key.split('/')[2] ?? ''
}

interface DrawNoticeImage extends NoticeImageView {
  noticeId: string
  place: number
  /** Of who reads the mark; by default the one that the site offers first. */
  language?: Language | undefined
  /** Whether the notice need not be public. */
  isManaged?: boolean
}

/**
 * Draws a picture of a notice as everybody may see it: upright, without metadata, and with a mark that says whose
 * picture it is: saved and passed on, it must not be taken for a paper of a state.
 */
export async function drawNoticeImage(
  ctx: ActionContext,
  { noticeId, place, isManaged = false, language, width, format }: DrawNoticeImage,
): Promise<Buffer> {
  const { images, watermark } = await ctx.read(async (read) => {
    await (isManaged ? getManagedNotice : getNotice)(read, noticeId)
    const watermark = pictureMark(await readSettings(read.tx), language)
    return { images: await selectImages(read.tx, [noticeId]), watermark }
  })
  const image = images.find((one) => one.place === place)
  refuseUnless(image, 'notice.not_found')
  const marked = { width, format, watermark }
  return keptOrDrawn(ctx, viewKey(image, marked), {
    draw: () => render(ctx, image, marked),
    isStill: async () =>
      (await ctx.read(({ tx }) => selectExistingImages(tx, [image.id]))).has(image.id),
    what: { noticeId: image.noticeId },
  })
}

function render(ctx: ActionContext, image: NoticeImage, view: MarkedView): Promise<Buffer> {
  const original = () => readNamed(ctx, originalKey(image), { noticeId: image.noticeId })
  const { mediaType } = image
  return ctx.images.render(original, { ...view, mediaType, page: 1, isMarkClear: true })
}

/** What the doctor found wrong with one picture. */
export interface NoticeFileFinding {
  problem: 'missing' | 'corrupt'
  /** The notice's id. */
  subject: string
}

/** Compares every row with its file (it exists, and its bytes have the hash). */
export async function* examineNoticeFiles(ctx: ActionContext): AsyncIterable<NoticeFileFinding> {
  const batches = inBatches(200, (...some) => ctx.read(({ tx }) => selectImagesAfter(tx, ...some)))
  for await (const images of batches)
    for (const image of images) {
      const bytes = await ctx.storage.read(originalKey(image))
      const subject = image.noticeId
      if (!bytes)
        yield {
          problem: (await isStored(ctx.storage, originalKey(image))) ? 'corrupt' : 'missing',
          subject,
        }
      else if (createHash('sha256').update(bytes).digest('hex') !== image.sha256)
        yield { problem: 'corrupt', subject }
    }
}

/**
 * Clears pictures without a row away: left by a notice that was cut off between its files and its row, or by a
 * deletion. Originals are set aside, since a row in a newer copy of the database may need a file that cannot be made
 * again. `olderThan` protects what other processes have in progress. Returns how many files.
 */
export async function sweepNoticeFiles(ctx: ActionContext, olderThan: Date): Promise<number> {
  let cleared = 0
  for (const folder of [originalsFolder, viewsFolder])
    cleared += await sweepFolder(ctx.storage, { folder, olderThan }, async (key) => {
      const id = imageIdIn(key)
      if ((await ctx.read(({ tx }) => selectExistingImages(tx, [id]))).has(id)) return 'named'
      return folder === originalsFolder ? 'unexplained' : 'spent'
    })
  return cleared
}
