import { pictureMark, readSettings } from '#modules/organisation'
import type { ActionContext } from '#platform/context'
import { clearAway, lostFile } from '#platform/storage'
import { getManagedNotice, getNotice } from './list-notices.ts'
import {
  type MarkedView,
  type NoticeImage,
  type NoticeImageView,
  originalKey,
  viewKey,
} from './notice-image.ts'
import { selectExistingImages, selectImages } from './notices.store.ts'
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
