import type { Raw, ResizeOptions, Sharp, SharpOptions } from 'sharp'
import { refusal } from '#platform/errors'
import { packagedFile, runInWorker } from '#platform/worker'
import { madeOnce, orDamaged, sharp } from './drawing.ts'
import type { Size } from './images.ts'
import { compileBounded, unlessRefused } from './in-threads.ts'
import type { DecodedPicture, PictureAnswer, PictureTask } from './picture-worker.ts'
import { readTiff, type TiffPages } from './read-tiff.ts'
import { type MediaType, mediaTypeOf } from './schema.ts'

/** libheif's memory in a worker: a picture of 60 megapixels in two forms, and the file. */
const maxMiB = 384
const heapMiB = 64
const program = 'src/platform/images/picture-worker.ts'

const libheif = madeOnce(() =>
  compileBounded(packagedFile('libheif-js/libheif-wasm/libheif.wasm'), maxMiB),
)

/**
 * Decodes a picture that sharp does not read, in a worker of its own that has limits and then ends.
 * @param least how many pixels of each side are needed
 * @param seconds of processor time; an iPhone's largest picture takes some ten
 * @throws Refusal `document.damaged` (also: endless, out of memory), `document.unsupported` (packed in another way), `document.too_many_pixels`, `service.busy` when the
 *   system has no memory or file handle
 */
export async function decodePicture(
  bytes: Buffer,
  mediaType: MediaType,
  { least, seconds }: { least: number; seconds: number },
): Promise<DecodedPicture> {
  const compiled = mediaType === 'image/heic' ? await libheif() : null
  const task: PictureTask = { libheif: compiled, bytes, maxPixels, least }
  const bounds = { seconds, heapMiB }
  return unlessRefused(await runInWorker<PictureTask, PictureAnswer>(program, task, bounds))
}

/** The most pixels of a page. */
const maxPixels = 60_000_000

type FailOn = NonNullable<SharpOptions['failOn']>

/** A picture in its file; a TIFF may have several, counted from 0. */
interface Filed {
  bytes: Buffer
  place: number
}

/** Returns the seconds in which something has to be decoded. @throws Refusal when none are left */
type Left = () => number

interface How {
  failOn?: FailOn
  left: Left
}

/** Opens a picture to be decoded as it lies in the file, top to bottom, once. */
function decoding({ bytes, place }: Filed, { failOn = 'error', left }: How): Sharp {
  return sharp(bytes, {
    ...{ failOn, page: place },
    limitInputPixels: maxPixels,
    sequentialRead: true,
  }).timeout({ seconds: Math.ceil(left()) })
}

const endOfJpeg = Buffer.from('ffd9', 'hex')

const isJpeg = (bytes: Buffer) => bytes.readUInt16BE(0) === 0xffd8

/** Returns a JPEG with its end marker, which some cameras and transfers leave out; every other file as it is. */
function ended(bytes: Buffer, before = ''): Buffer {
  if (!isJpeg(bytes) || bytes.subarray(-2).equals(endOfJpeg)) return bytes
  const half = bytes.at(-1) === endOfJpeg[0] ? -1 : undefined
  return Buffer.concat([bytes.subarray(0, half), Buffer.from(before), endOfJpeg])
}

/** What the header says of a page. */
export interface PictureSize {
  /** Upright, in pixels that are as wide as high. */
  width: number
  height: number
  /** In the file (EXIF, 1 to 8). */
  orientation: number
  /** How many pages the file has. */
  pages: number
  /** Where it lies among the pictures of the file, from 0. */
  place: number
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
  filed: Filed,
  { orientation }: Pick<PictureSize, 'orientation'>,
  box: Required<Pick<ResizeOptions, 'width' | 'height' | 'fit'>>,
  left: Left,
): Promise<SmallPicture> {
  const turn = turns[orientation] ?? asItLies
  const isTurned = turn.degrees % 180 !== 0
  const lying = isTurned ? { ...box, width: box.height, height: box.width } : box
  const small = (as: Filed, failOn: FailOn = 'error') =>
    decoding(as, { failOn, left }).resize(lying).raw().toBuffer({ resolveWithObject: true })
  const { data, info } = await orDamaged(() => small(filed)).catch((damaged: unknown) => {
    const bytes = ended(filed.bytes)
    // Missing rows are told of as a warning only, once there is an end.
    if (bytes !== filed.bytes) return orDamaged(() => small({ ...filed, bytes }, 'warning'))
    throw damaged
  })
  const { width, height, channels } = info
  return { pixels: data, width, height, channels, turn }
}

/** Returns the picture to draw upon. Whatever the order of the calls, sharp mirrors before it turns. */
export function upright({ pixels, turn, ...raw }: SmallPicture): Sharp {
  return sharp(pixels, { raw }).flop(turn.isMirrored).rotate(turn.degrees)
}

/**
 * Reads size and orientation of a page from the header alone.
 * @param page from 1
 * @throws Refusal `document.damaged`, `document.too_many_pixels`, `document.not_found` for a page that does not exist
 */
export async function sizeOfPicture(bytes: Buffer, page: number): Promise<PictureSize> {
  const { pages, others } = await orDamaged(async () => pagesIn(bytes))
  // Pictures beside the pages stay behind them: a file that is held from before may have counted them.
  const found = [...pages, ...others][page - 1]
  if (!found) throw refusal('document.not_found')
  const { place, stretch } = found
  const read = () => sharp(bytes, { limitInputPixels: false, page: place }).metadata()
  const { autoOrient, orientation = 1 } = await orDamaged(read)
  if (autoOrient.width * autoOrient.height > maxPixels) throw refusal('document.too_many_pixels')
  const size = squared(autoOrient, isOnSide({ orientation }) ? 1 / stretch : stretch)
  return { ...size, orientation, pages: pages.length, place }
}

/** Only a TIFF has pages: the pictures of an animated WebP are one after the other. */
function pagesIn(bytes: Buffer): TiffPages {
  const isTiff = mediaTypeOf(bytes.toString('latin1', 0, 4)) === 'image/tiff'
  return isTiff ? readTiff(bytes) : { pages: [{ place: 0, stretch: 1 }], others: [] }
}

const isOnSide = ({ orientation }: Pick<PictureSize, 'orientation'>) => orientation > 4

/** Makes room for the coarser side, or, where that would be too large, less of the finer. */
function squared({ width, height }: Size, stretch: number): Size {
  const larger =
    stretch > 1 ? { width, height: height * stretch } : { width: width / stretch, height }
  const smaller =
    stretch > 1 ? { width: width / stretch, height } : { width, height: height * stretch }
  const size = larger.width * larger.height > maxPixels ? smaller : larger
  return {
    width: Math.max(1, Math.round(size.width)),
    height: Math.max(1, Math.round(size.height)),
  }
}

/**
 * Decodes every row and discards the result, because a header says nothing of the rest.
 * @throws Refusal `document.damaged`
 */
export async function decodeWhole(filed: Filed, size: PictureSize, left: Left): Promise<void> {
  const box = { width: 64, height: 64, fit: 'inside' } as const
  try {
    await orDamaged(() => decoding(filed, { left }).resize(box).raw().toBuffer())
  } catch (error) {
    if (ended(filed.bytes) === filed.bytes || !(await lacksOnlyItsEnd(filed, size, left)))
      throw error
  }
}

/** The rows that one row of a JPEG's blocks can have. */
const blockRows = 32

/** Tells whether a JPEG has all of its picture: then nothing that follows would change its last rows. */
async function lacksOnlyItsEnd(filed: Filed, size: PictureSize, left: Left): Promise<boolean> {
  const { width, height } = isOnSide(size) ? { width: size.height, height: size.width } : size
  const rows = Math.min(blockRows, height)
  const lastRows = (before: string, failOn: FailOn) => {
    const bytes = ended(filed.bytes, before)
    const last = { left: 0, top: height - rows, width, height: rows }
    return orDamaged(() =>
      decoding({ ...filed, bytes }, { failOn, left })
        .extract(last)
        .raw()
        .toBuffer(),
    )
  }
  return (await lastRows('', 'warning')).equals(await lastRows('U'.repeat(64), 'none'))
}
