import sharp from 'sharp'
import { stampOf } from './print.ts'

const width = 413
const height = 531

type Colour = readonly [number, number, number]

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
 * A drawn silhouette in the size of a passport photo (35 × 45 mm at 300 dpi): a head and shoulders
 * without a face, so that it shows nobody, and SPECIMEN across.
 */
export async function drawPortrait(number: number): Promise<Buffer> {
  const wall = walls[number % walls.length] as Colour
  const cloth = clothes[number % clothes.length] as Colour
  const head = { x: width / 2, y: 205 + (number % 7) * 3, rx: 88 + (number % 5) * 4, ry: 118 }
  const body = { x: width / 2, y: height, rx: 180 + (number % 3) * 10, ry: 230 }
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const withBody = blend(wall, cloth, covered(body, x, y))
      const colour = blend(withBody, shade, covered(head, x, y))
      pixels.set(colour, (y * width + x) * 3)
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .composite([await stampOf({ width, height })])
    .jpeg({ quality: 80 })
    .toBuffer()
}

interface Ellipse {
  x: number
  y: number
  rx: number
  ry: number
}

/** How much of a pixel the ellipse covers, 0 to 1, with an edge about two pixels soft. */
function covered({ x, y, rx, ry }: Ellipse, left: number, top: number): number {
  const distance = Math.hypot((left - x) / rx, (top - y) / ry)
  return Math.min(1, Math.max(0, 0.5 + ((1 - distance) * Math.min(rx, ry)) / 2))
}

function blend(below: Colour, above: Colour, share: number): Colour {
  const mixed = below.map((value, i) => value + ((above[i] ?? 0) - value) * share)
  return mixed as unknown as Colour
}
