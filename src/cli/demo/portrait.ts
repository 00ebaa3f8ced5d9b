import sharp, { type OverlayOptions } from 'sharp'
import { asMarkup, letters, loadFontsFor } from '#platform/images'

interface Print {
  /** Height of the letters, in pixels. */
  size: number
  /** Where lines break, in pixels. */
  width: number
  colour: string
}

/** Draws text as a transparent picture, in any script whose font is shipped, to be laid over a sheet. */
export async function printed(
  text: string,
  { size, width, colour }: Print,
): Promise<OverlayOptions & { raw: { width: number; height: number; channels: 4 } }> {
  await loadFontsFor(text)
  const markup = text.split('\n').map(asMarkup).join('\n')
  const set = letters(markup, { size, colour, width, spacing: Math.round(size / 2) })
  const { data, info } = await set.raw().toBuffer({ resolveWithObject: true })
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 } }
}

const stamps = new Map<string, Promise<OverlayOptions>>()

/** Draws the word SPECIMEN from corner to corner, to be laid over a picture of this size. */
export function stampOf(picture: { width: number; height: number }): Promise<OverlayOptions> {
  const key = `${picture.width} ${picture.height}`
  const stamp = stamps.get(key) ?? drawStamp(picture)
  stamps.set(key, stamp)
  return stamp
}

async function drawStamp({ width, height }: { width: number; height: number }) {
  const angle = Math.atan2(height, width)
  // SPECIMEN is a little over five times as wide as its letters are high.
  const size = Math.round(Math.hypot(width, height) / 7.2)
  const word = await printed('SPECIMEN', { size, width: size * 12, colour: '#b0302a' })
  const { data, info } = await sharp(word.input as Buffer, { raw: word.raw })
    .rotate((-angle * 180) / Math.PI, { background: '#0000' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = (data[alpha] ?? 0) * 0.34
  const raw = { width: info.width, height: info.height, channels: 4 as const }
  // Clipped to the picture: libvips lays nothing over a picture smaller than it.
  const fitted = await sharp(data, { raw })
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    input: fitted.data,
    raw: { width: fitted.info.width, height: fitted.info.height, channels: 4 as const },
    gravity: 'centre',
  }
}

const width = 413
const height = 531

const walls: readonly Colour[] = [
  [226, 232, 240],
  [240, 234, 222],
  [228, 238, 228],
  [238, 228, 236],
]
const clothes: readonly Colour[] = [
  [52, 78, 110],
  [110, 62, 58],
  [58, 96, 74],
  [92, 74, 116],
  [120, 96, 52],
]
const shade: Colour = [150, 148, 152]

/**
 * Draws a silhouette in the size of a passport photo (35 × 45 mm at 300 dpi): head and shoulders without a
 * face, so that it shows nobody, and SPECIMEN across.
 */
export async function drawPortrait(number: number): Promise<Buffer> {
  const wall = walls[number % walls.length] as Colour
  const cloth = clothes[number % clothes.length] as Colour
  const { pixels, raw } = painted({ width, height, colour: wall }, [
    { x: width / 2, y: height, rx: 180 + (number % 3) * 10, ry: 230, colour: cloth },
    { x: width / 2, y: 205 + (number % 7) * 3, rx: 88 + (number % 5) * 4, ry: 118, colour: shade },
  ])
  return sharp(pixels, { raw })
    .composite([await stampOf({ width, height })])
    .jpeg({ quality: 80 })
    .toBuffer()
}

export type Colour = readonly [number, number, number]

/** An ellipse of one colour; centre and half axes in pixels. */
interface Ellipse {
  x: number
  y: number
  rx: number
  ry: number
  colour: Colour
}

interface Ground {
  width: number
  height: number
  colour: Colour
}

/** Paints a ground with shapes on it, each over those before it: raw RGB, ready for sharp. */
export function painted({ width, height, colour }: Ground, shapes: readonly Ellipse[]) {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const mixed = shapes.reduce(
        (below, shape) => blend(below, shape.colour, covered(shape, x, y)),
        colour,
      )
      pixels.set(mixed, (y * width + x) * 3)
    }
  return { pixels, raw: { width, height, channels: 3 as const } }
}

/** Returns how much of a pixel the ellipse covers, 0 to 1, with an edge about two pixels soft. */
function covered({ x, y, rx, ry }: Ellipse, left: number, top: number): number {
  const distance = Math.hypot((left - x) / rx, (top - y) / ry)
  return Math.min(1, Math.max(0, 0.5 + ((1 - distance) * Math.min(rx, ry)) / 2))
}

function blend(below: Colour, above: Colour, share: number): Colour {
  if (share === 0) return below
  const mixed = below.map((value, i) => value + ((above[i] ?? 0) - value) * share)
  return mixed as unknown as Colour
}
