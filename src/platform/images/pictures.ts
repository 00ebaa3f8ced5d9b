import sharp, { type Raw, type ResizeOptions, type Sharp } from 'sharp'
import { refusal } from '#platform/errors'
import { orDamaged } from './drawing.ts'

/** The most pixels of a page. */
const maxPixels = 60_000_000

/** Longest time that one picture may take, in seconds; a phone photo takes well under one. */
const maxSeconds = 30

/**
 * Configures sharp for the whole process: of all loaders only JPEG, PNG and WebP from memory stay,
 * because libvips otherwise draws an SVG that is named .png; nothing is cached, since every file
 * is seen once; one thread for a picture, since two are made at a time on two cores.
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

/** A picture about to be decoded as it lies in the file, read from top to bottom once. */
function decoding(bytes: Buffer): Sharp {
  return sharp(bytes, {
    failOn: 'error',
    limitInputPixels: maxPixels,
    sequentialRead: true,
  }).timeout({ seconds: maxSeconds })
}

/** The upright size in pixels, and how the picture lies in its file (EXIF, 1 to 8). */
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
/** How a picture is put upright by its EXIF orientation. */
const turns: Record<number, Turn> = {
  2: { isMirrored: true, degrees: 0 },
  3: { isMirrored: false, degrees: 180 },
  4: { isMirrored: true, degrees: 180 },
  5: { isMirrored: true, degrees: 270 },
  6: { isMirrored: false, degrees: 90 },
  7: { isMirrored: true, degrees: 90 },
  8: { isMirrored: false, degrees: 270 },
}

/** A small picture, decoded: as it lay in its file, and how it has to be turned. */
interface SmallPicture {
  pixels: Buffer
  width: number
  height: number
  channels: Raw['channels']
  turn: Turn
}

/**
 * A picture in a size, decoded whole as it lies in its file. To turn it first, all pixels of a
 * phone's photo would have to be held at once; to draw it while it is decoded, the memory of both
 * would be: some 20 MB more each.
 * @param box what upright is meant
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

/** The picture to draw upon. Whatever the order of the calls, sharp mirrors before it turns. */
export function upright({ pixels, turn, ...raw }: SmallPicture): Sharp {
  return sharp(pixels, { raw }).flop(turn.isMirrored).rotate(turn.degrees)
}

/**
 * Size and orientation, from the header alone.
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
 * Decodes every row and throws the result away, because a header says nothing of the rest.
 * @throws Refusal `document.damaged`
 */
export async function decodeWhole(bytes: Buffer): Promise<void> {
  const box = { width: 64, height: 64, fit: 'inside' } as const
  await orDamaged(() => decoding(bytes).resize(box).raw().toBuffer())
}
