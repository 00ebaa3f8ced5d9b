import sharp, { type Sharp } from 'sharp'
import { Refusal } from '#platform/errors'

/** SPEC §9: pixels of a page. */
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

/** A picture about to be decoded, upright by its EXIF orientation, read from top to bottom once. */
export function decoding(bytes: Buffer): Sharp {
  return sharp(bytes, {
    failOn: 'error',
    limitInputPixels: maxPixels,
    sequentialRead: true,
    autoOrient: true,
  }).timeout({ seconds: maxSeconds })
}

/**
 * The upright size in pixels, from the header alone.
 * @throws Refusal `document.damaged`, `document.too_many_pixels`
 */
export async function sizeOfPicture(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await orDamaged(sharp(bytes, { limitInputPixels: false }).metadata())
  if (autoOrient.width * autoOrient.height > maxPixels)
    throw new Refusal('document.too_many_pixels')
  return autoOrient
}

/**
 * Decodes every row and throws the result away, because a header says nothing of the rest.
 * @throws Refusal `document.damaged`
 */
export async function decodeWhole(bytes: Buffer): Promise<void> {
  await orDamaged(decoding(bytes).resize({ width: 64, height: 64, fit: 'inside' }).raw().toBuffer())
}

/** Waits for libvips or PDFium, and calls what they cannot read damaged. */
export async function orDamaged<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('document.damaged')
  }
}
