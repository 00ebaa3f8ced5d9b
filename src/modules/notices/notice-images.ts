import { createHash } from 'node:crypto'
import { pictureMark, readSettings } from '#modules/organisation'
import type { ActionContext } from '#platform/context'
import { clearAway, isStored, lostFile, setAside } from '#platform/storage'
import { getManagedNotice, getNotice } from './list-notices.ts'
import {
  imageIdIn,
  type MarkedView,
  type NoticeImage,
  type NoticeImageView,
  originalKey,
  originalsFolder,
  viewKey,
  viewsFolder,
} from './notice-image.ts'
import { selectExistingImages, selectImages, selectImagesAfter } from './notices.store.ts'
import { refuseUnless } from './refusals.ts'

interface DrawNoticeImage extends NoticeImageView {
  noticeId: string
  place: number
  /** Whether the notice need not be public. */
  isManaged?: boolean
}

/** Pictures that are being drawn now: requests for the same picture share one drawing. */
const underWay = new Map<string, Promise<Buffer>>()

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
  const key = viewKey(image, marked)
  const kept = await ctx.storage.read(key)
  if (kept) return kept
  const drawing = underWay.get(key)
  if (drawing !== undefined) return drawing
  const fresh = draw(ctx, image, marked, key).finally(() => underWay.delete(key))
  underWay.set(key, fresh)
  return fresh
}

async function draw(
  ctx: ActionContext,
  image: NoticeImage,
  view: MarkedView,
  key: string,
): Promise<Buffer> {
  const original = async () => {
    const bytes = await ctx.storage.read(originalKey(image))
    if (bytes) return bytes
    throw await lostFile(ctx, originalKey(image), { noticeId: image.noticeId })
  }
  const { mediaType } = image
  const picture = await ctx.images.render(original, {
    ...view,
    mediaType,
    page: 1,
    isMarkClear: true,
  })
  // A full disk must not stop anybody from seeing the notice: the picture is just not stored.
  await ctx.storage.put(key, picture).catch((error: unknown) => {
    ctx.log.warn({ error, noticeId: image.noticeId }, 'A picture could not be kept')
  })
  // The notice may have been deleted, with its files, while this was being drawn.
  await clearAway(ctx, async () => {
    const existing = await ctx.read(({ tx }) => selectExistingImages(tx, [image.id]))
    if (!existing.has(image.id)) await ctx.storage.remove(key)
  })
  return picture
}

/** What the doctor found wrong with one picture. */
export interface NoticeFileFinding {
  problem: 'missing' | 'corrupt'
  /** The notice's id. */
  subject: string
}

/** Compares every row with its file (it exists, and its bytes have the hash). */
export async function* examineNoticeFiles(ctx: ActionContext): AsyncIterable<NoticeFileFinding> {
  let last = ''
  for (;;) {
    const images = await ctx.read(({ tx }) => selectImagesAfter(tx, last, 200))
    for (const image of images) {
      last = image.id
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
    if (images.length === 0) break
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
