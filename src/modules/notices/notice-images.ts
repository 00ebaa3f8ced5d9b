import { createHash } from 'node:crypto'
import { pictureMark, readSettings } from '#modules/organisation'
import type { ActionContext } from '#platform/context'
import { inBatches } from '#platform/database'
import { recipeVersion } from '#platform/images'
import { isStored, keptOrDrawn, readNamed, sweepFolder } from '#platform/storage'
import { getManagedNotice, getNotice } from './list-notices.ts'
import {
  type NoticeImage,
  selectExistingImages,
  selectImages,
  selectImagesAfter,
} from './notices.store.ts'
import { refuseUnless } from './refusals.ts'
import type { NoticeImageWidth } from './schema.ts'

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
  /** Whether the notice need not be public. */
  isManaged?: boolean
}

/**
 * Draws a picture of a notice as everybody may see it: upright, without metadata, and with a mark that says whose
 * picture it is: saved and passed on, it must not be taken for a paper of a state.
 */
export async function drawNoticeImage(
  ctx: ActionContext,
  { noticeId, place, isManaged = false, ...view }: DrawNoticeImage,
): Promise<Buffer> {
  const { images, watermark } = await ctx.read(async (read) => {
    await (isManaged ? getManagedNotice : getNotice)(read, noticeId)
    const { displayName } = await readSettings(read.tx)
    return { images: await selectImages(read.tx, [noticeId]), watermark: pictureMark(displayName) }
  })
  const image = images.find((one) => one.place === place)
  refuseUnless(image, 'notice.not_found')
  const marked = { ...view, watermark }
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
