// A process of its own: the same phone photo through the product and through bare sharp, in turn.
import sharp from 'sharp'
import { openImages } from '#platform/images'
import { phonePhotoJpeg } from '#test/phone-photos'
import type { Timed } from './measure-derivative.ts'

const pictures = Number(process.argv[2])
const width = 960
const watermark = 'Copy held by Padma Overseas Ltd · CR-7Q2M9K3D · not a government document'

const photo = await phonePhotoJpeg({ width: 4000, height: 3000, orientation: 6 })
// The product configures sharp for the whole process, one thread a picture, no cache, and so for both.
const images = openImages()
const overlay = {
  raw: { width, height: 1280, channels: 4 as const },
  input: Buffer.alloc(width * 1280 * 4, Buffer.from([92, 20, 60, 90])),
}

function bare(): Promise<Buffer> {
  return sharp(photo)
    .autoOrient()
    .resize(width)
    .composite([overlay])
    .webp({ quality: 78, effort: 2 })
    .toBuffer()
}

function product(): Promise<Buffer> {
  const view = { page: 1, width, format: 'webp', watermark } as const
  return images.render(photo, { ...view, mediaType: 'image/jpeg' })
}

async function timed(draw: () => Promise<Buffer>): Promise<number> {
  const began = performance.now()
  await draw()
  return performance.now() - began
}

const all: Timed[] = []
for (let round = 0; round <= pictures; round++) {
  const times = { baseline: await timed(bare), candidate: await timed(product) }
  // The first of each loads fonts and code.
  if (round > 0) all.push(times)
}
process.send?.(all)
