import { Buffer } from 'node:buffer'
import { crc32 } from 'node:zlib'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { letters, loadFontsFor } from '#platform/images'
import { pdfOfObjects } from '#test/pdf'

/** In the EXIF block of every photo drawn here; must never appear outside an original. */
export const exifCanary = 'CANARY-EXIF-7f3a'

export interface PhonePhoto {
  /** Size from the sensor, before the orientation is applied. */
  width?: number
  height?: number
  /** EXIF orientation; 6 is a phone held upright: the viewer turns it 90° clockwise. */
  orientation?: 1 | 3 | 6 | 8
  /** Whether it has a location (24.9°N, 91.9°E). */
  gps?: boolean
  /** Printed on the document, beside SPECIMEN. */
  label?: string
}

/**
 * Draws a JPEG like a phone's: a lit table, a sheet of paper with lines of print on it, sensor noise, EXIF
 * with make, time, place and {@link exifCanary}. Once upright, it has a red band along its top edge and a
 * blue one along its left edge.
 */
export function phonePhotoJpeg(photo: PhonePhoto = {}): Promise<Buffer> {
  return drawnOnce(`photo ${JSON.stringify(photo)}`, () => drawPhonePhoto(photo))
}

async function drawPhonePhoto({
  width = 4000,
  height = 3000,
  orientation = 6,
  gps = true,
  label = 'Work Permit Certificate',
}: PhonePhoto): Promise<Buffer> {
  const sideways = orientation === 6 || orientation === 8
  const upright = sideways ? { width: height, height: width } : { width, height }
  // Drawn small and enlarged, to be fast enough for a test; the noise makes the file large again.
  const small = { width: Math.ceil(upright.width / 4), height: Math.ceil(upright.height / 4) }
  const scene = await withNoise(await paperScene(small, label), 6)
  const turned = { 1: 0, 3: 180, 6: 270, 8: 90 }[orientation]
  return sharp(scene.data, { raw: scene.info })
    .rotate(turned)
    .resize({ width, height, fit: 'fill', kernel: 'nearest' })
    .withExif(exifOf(gps))
    .withMetadata({ orientation })
    .jpeg({ quality: 86 })
    .toBuffer()
}

/** Draws a scanned sheet as PNG. */
export function documentPng(label = 'Job Offer Letter'): Promise<Buffer> {
  return drawnOnce(`png ${label}`, async () =>
    (await sheet({ width: 1240, height: 1754 }, label)).png({ compressionLevel: 3 }).toBuffer(),
  )
}

/** Draws a sheet as WebP. */
export function documentWebp(label = 'Application Status'): Promise<Buffer> {
  return drawnOnce(`webp ${label}`, async () =>
    (await sheet({ width: 1240, height: 1754 }, label)).webp({ effort: 0 }).toBuffer(),
  )
}

/** Drawing a sheet is four times the work of uploading it, so each is drawn once in a process. */
const drawn = new Map<string, Promise<Buffer>>()

async function drawnOnce(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const picture = drawn.get(key) ?? draw()
  drawn.set(key, picture)
  // A copy, because a test may modify it.
  return Buffer.from(await picture)
}

/** Returns a valid JPEG of more than 15 MiB: the upload limit, not the decoder, has to refuse it. */
export async function oversizedJpeg(): Promise<Buffer> {
  const photo = await sharp(
    await phonePhotoJpeg({ width: 800, height: 600, orientation: 1, gps: false }),
  )
    .jpeg()
    .toBuffer()
  // Comment segments (ITU-T T.81, B.2.4.5) after the start marker add the necessary bytes.
  const comment = Buffer.concat([Buffer.from('fffeffff', 'hex'), Buffer.alloc(0xfffd, 0x20)])
  const comments = Array.from({ length: 241 }, () => comment)
  return Buffer.concat([photo.subarray(0, 2), ...comments, photo.subarray(2)])
}

/** Makes a PDF of three A4 pages with print on each. */
export function threePagePdf(label = 'Visa Paper'): Buffer {
  return pdfOf(
    [1, 2, 3].map((page) => [`SPECIMEN ${label}`, `Page ${page} of 3`, 'Drawn for a test']),
  )
}

/**
 * Makes a PDF with lines of Helvetica on each page.
 * @param pages the lines of each page, in ASCII
 * @param box the page box, in points
 * @param print how the lines are set, in points; one of the fonts that every reader of PDF has
 */
export function pdfOf(
  pages: string[][],
  box = [0, 0, 595, 842],
  { font = 'Helvetica', size = 24, leading = 32, top = 760 } = {},
): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /${font} >>`,
    ...pages.flatMap((lines, index) => {
      const text = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n')
      const content = `BT /F1 ${size} Tf ${leading} TL 60 ${top} Td\n${text}\nET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [${box.join(' ')}] /Contents ${5 + index * 2} 0 R
/Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ])
}

interface Size {
  width: number
  height: number
}

/** Draws a sheet on a table, under uneven light, with the two bands that show which way is up. */
async function paperScene(size: Size, label: string) {
  const document = {
    width: Math.round(size.width * 0.8),
    height: Math.round(size.height * 0.84),
  }
  const print = await (await sheet(document, label)).png({ compressionLevel: 0 }).toBuffer()
  const band = Math.ceil(Math.min(size.width, size.height) * 0.05)
  return canvas(size, '#7a6248').composite([
    { input: await flat({ width: size.width, height: band }, '#c02020'), left: 0, top: 0 },
    {
      input: await flat({ width: band, height: size.height - band }, '#2040c0'),
      left: 0,
      top: band,
    },
    {
      input: print,
      left: Math.round((size.width - document.width) / 2),
      top: Math.round((size.height - document.height) / 2),
    },
  ])
}

/** Draws a plain letter: a heading, SPECIMEN, lines of print. No crest, no flag. */
async function sheet(size: Size, label: string): Promise<Sharp> {
  const margin = Math.round(size.width * 0.08)
  const line = Math.max(2, Math.round(size.height * 0.007))
  const overlays: OverlayOptions[] = [
    {
      input: await print(`SPECIMEN: ${label}`, size.width - margin * 2),
      left: margin,
      top: margin,
    },
  ]
  for (let row = 0; row < 22; row++) {
    const width = Math.round((size.width - margin * 2) * (row % 4 === 3 ? 0.5 : 0.96))
    const top = Math.round(size.height * (0.2 + row * 0.034))
    overlays.push({ input: await flat({ width, height: line }, '#40424a'), left: margin, top })
  }
  return canvas(size, '#f4f1e8').composite(overlays)
}

function canvas({ width, height }: Size, background: string): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}

function flat(size: Size, background: string): Promise<Buffer> {
  return canvas(size, background).png({ compressionLevel: 0 }).toBuffer()
}

async function print(text: string, width: number): Promise<Buffer> {
  // The machine may have no fonts at all, and then no text would appear.
  await loadFontsFor(text)
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  const drawn = letters(escaped, { size: Math.max(8, Math.round(width / 18)), width })
  return drawn.png({ compressionLevel: 0 }).toBuffer()
}

/** Adds a little noise, the same on every run. @param strength grey levels up and down */
async function withNoise(picture: Sharp, strength: number) {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const random = numbersFrom('phone')
  for (let i = 0; i < data.length; i++) {
    const value = (data[i] ?? 0) + (random() * 2 - 1) * strength
    data[i] = Math.max(0, Math.min(255, value))
  }
  return { data, info }
}

/**
 * Returns a source of numbers from 0 to 1, the same on every run (Numerical Recipes' linear congruential
 * generator).
 */
export function numbersFrom(seed: string): () => number {
  let state = crc32(seed)
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function exifOf(gps: boolean) {
  return {
    IFD0: {
      Make: 'Paperphone',
      Model: 'P-12',
      Artist: exifCanary,
      DateTime: '2026:03:04 05:06:07',
    },
    IFD2: { DateTimeOriginal: '2026:03:04 05:06:07', UserComment: exifCanary },
    ...(gps && {
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '24/1 53/1 42/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '91/1 52/1 6/1',
      },
    }),
  }
}
