import sharp, { type Raw, type ResizeOptions, type Sharp } from 'sharp'
import { refusal } from '#platform/errors'
import { orDamaged } from './drawing.ts'

/** The most pixels of a page. */
const maxPixels = 60_000_000

/** The longest time for one picture, in seconds; a phone photo takes well under one. */
const maxSeconds = 30

/**
 * Configures sharp for the whole process. Only the loaders of JPEG, PNG and WebP from memory stay, because
 * libvips otherwise draws an SVG that is named .png. Nothing is cached, since every file is seen once. A
 * picture gets one thread, since two are made at a time on two cores.
 */
export function configureSharp(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
    ],
  })
  sharp.cache(false)
  sharp.concurrency(1)
}

/** Opens a picture to be decoded as it lies in the file, top to bottom, once. */
function decoding(bytes: Buffer): Sharp {
  return sharp(bytes, {
    failOn: 'error',
    limitInputPixels: maxPixels,
    sequentialRead: true,
  }).timeout({ seconds: maxSeconds })
}

/** The upright size in pixels, and the orientation in the file (EXIF, 1 to 8). */
export interface PictureSize {
  width: number
  height: number
  orientation: number
}

/** Mirrored first, then turned clockwise. */
interface Turn {
  isMirrored: boolean
  degrees: 0 | 90 | 180 | 270
}

const asItLies: Turn = { isMirrored: false, degrees: 0 }
/** How each EXIF orientation is turned upright. */
const turns: Record<number, Turn> = {
  2: { isMirrored: true, degrees: 0 },
  3: { isMirrored: false, degrees: 180 },
  4: { isMirrored: true, degrees: 180 },
  5: { isMirrored: true, degrees: 270 },
  6: { isMirrored: false, degrees: 90 },
  7: { isMirrored: true, degrees: 90 },
  8: { isMirrored: false, degrees: 270 },
}

/** A small decoded picture: as it lay in its file, and how it has to be turned. */
interface SmallPicture {
  pixels: Buffer
  width: number
  height: number
  channels: Raw['channels']
  turn: Turn
}

/**
 * Decodes a whole picture to a size, in the orientation of its file. Turning it first would hold all pixels
 * of a phone's photo; drawing while decoding would hold the memory of both: some 20 MB more each.
 * @param box the size once upright
 */
export async function madeSmall(
  bytes: Buffer,
  { orientation }: Pick<PictureSize, 'orientation'>,
  box: Required<Pick<ResizeOptions, 'width' | 'height' | 'fit'>>,
): Promise<SmallPicture> {
  const turn = turns[orientation] ?? asItLies
  const isOnSide = turn.degrees % 180 !== 0
  const lying = isOnSide ? { ...box, width: box.height, height: box.width } : box
  const small = () => decoding(bytes).resize(lying).raw().toBuffer({ resolveWithObject: true })
  const { data, info } = await orDamaged(small)
  const { width, height, channels } = info
  return { pixels: data, width, height, channels, turn }
}

/** Returns the picture to draw upon. Whatever the order of the calls, sharp mirrors before it turns. */
export function upright({ pixels, turn, ...raw }: SmallPicture): Sharp {
  return sharp(pixels, { raw }).flop(turn.isMirrored).rotate(turn.degrees)
}

/**
 * Reads size and orientation from the header alone.
 * @throws Refusal `document.damaged`, `document.too_many_pixels`
 */
export async function sizeOfPicture(bytes: Buffer): Promise<PictureSize> {
  const { autoOrient, orientation = 1 } = await orDamaged(() =>
    sharp(bytes, { limitInputPixels: false }).metadata(),
  )
  if (autoOrient.width * autoOrient.height > maxPixels) throw refusal('document.too_many_pixels')
  return { ...autoOrient, orientation }
}

/**
 * Decodes every row and discards the result, because a header says nothing of the rest.
 * @throws Refusal `document.damaged`
 */
export async function decodeWhole(bytes: Buffer): Promise<void> {
  const box = { width: 64, height: 64, fit: 'inside' } as const
  await orDamaged(() => decoding(bytes).resize(box).raw().toBuffer())
}
