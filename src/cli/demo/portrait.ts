import sharp from 'sharp'
import { type Colour, painted } from './ellipse.ts'
import { stampOf } from './print.ts'

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
