import type { Sharp } from 'sharp'
import { loadFontsFor, orBusy, sharp } from './drawing.ts'
import { giveBack, type Size, type View } from './images.ts'
import { Watermarks } from './watermarks.ts'

/**
 * The smallest picture on which a burnt-in mark can be read, in pixels; judged by eye. A smaller picture, or a strip,
 * gets a white margin up to it.
 */
const leastMarked = { width: 200, height: 150 }
/** On a tile the mark is seen to be there; it is read on the page that the tile leads to. */
const smallView = { width: 160, height: 120 }

const watermarks = new Watermarks()

/**
 * Marks a picture, then encodes it. The encoder for WebP holds all pixels too: until it begins, `pixels` have been given
 * back.
 */
export async function finish(
  picture: Sharp,
  pixels: Uint8Array,
  size: Size,
  view: View,
): Promise<Buffer> {
  const { data, info } = await marked(picture, size, view).finally(() => giveBack(pixels))
  // All that is known of the raw pixels: sharp's own answer would have it divide by alpha once more.
  const { width, height, channels } = info
  const drawn = sharp(data, { raw: { width, height, channels } })
  const encoded = view.format === 'webp' ? asWebp(drawn) : asJpeg(drawn)
  return orBusy(() => encoded.toBuffer()).finally(() => giveBack(data))
}

async function marked(picture: Sharp, size: Size, view: View) {
  picture.flatten({ background: '#fff' })
  if (view.watermark !== null) {
    const { watermark } = view
    await orBusy(() => loadFontsFor(watermark))
    // A view that is meant to be smaller gets no margin for that.
    const least = view.width === smallView.width ? smallView : leastMarked
    const right = Math.max(0, least.width - size.width)
    const bottom = Math.max(0, least.height - size.height)
    if (right > 0 || bottom > 0) picture.extend({ right, bottom, background: '#fff' })
    const room = { width: size.width + right, height: size.height + bottom }
    const tile = await orBusy(() => watermarks.tile(watermark, room, view.isMarkClear))
    picture.composite([{ input: tile, tile: true }]).removeAlpha()
  }
  // What is drawn here was read before: no file is at fault.
  return orBusy(() => picture.raw().toBuffer({ resolveWithObject: true }))
}

const asWebp = (picture: Sharp) => picture.webp({ quality: 78, effort: 2 })
/** Huffman tables made for each picture would save a seventh of its bytes, but hold it whole in memory, 18 MB. */
const asJpeg = (picture: Sharp) => picture.jpeg({ quality: 78, optimiseCoding: false })
