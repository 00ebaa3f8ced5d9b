import { type LinePair, median, middleAt, type PrintLine } from './find-lines.ts'
import { type Grey, greyAt, sumsOf, sumWithin } from './grey.ts'

/** The height of a capital in a straightened line: the one that the OCR engine was trained with. */
export const letter = 30
/** Height of a straightened line. */
const tall = 2 * letter

/** Cuts the two lines out of a picture: level, of one size, with even light. */
export function straightened(picture: Grey, pair: LinePair, scale: number): [Grey, Grey] {
  const [upper, lower] = pair
  // A line that is mostly fillers looks lower than it is.
  const height = Math.max(upper.height, lower.height)
  const left = Math.min(upper.left, lower.left) - 1.5 * height
  const right = Math.max(upper.right, lower.right) + 1.5 * height
  // On a turned page, the place straight below one of the upper line is further left or right.
  const apart = middleAt(lower, left) - middleAt(upper, left)
  const aside = (apart * upper.slope) / (1 + upper.slope ** 2)
  const cut = (line: PrintLine, off: number) =>
    evened(level(picture, line, { left: left - off, right: right - off, height, scale }))
  return [cut(upper, 0), cut(lower, aside)]
}

interface Cut {
  left: number
  right: number
  height: number
  /** How many pixels of the picture make one of the picture in which the line was found. */
  scale: number
}

function level(picture: Grey, line: PrintLine, { left, right, height, scale }: Cut): Grey {
  const step = height / letter
  const across = 1 / Math.hypot(1, line.slope)
  const down = line.slope * across
  const width = Math.round((right - left) / across / step)
  const data = new Uint8Array(width * tall)
  for (let x = 0; x < width; x++) {
    const along = left + x * step * across
    const middle = middleAt(line, along)
    for (let y = 0; y < tall; y++) {
      const off = (y - tall / 2 + 0.5) * step
      data[y * width + x] = greyAt(
        picture,
        (along - off * down) * scale,
        (middle + off * across) * scale,
      )
    }
  }
  return { width, height: tall, data }
}

/** Evens the light: then paper is white and ink dark, in shade and reflections too. */
function evened(picture: Grey): Grey {
  const { width, height, data } = picture
  const around = Array.from({ length: width }, spreadOf(picture))
  // Where nothing is printed there is only noise, which must not look like ink.
  const least = median(around.map(({ spread }) => spread)) / 2.5
  const to = new Uint8Array(data.length)
  for (const [x, { mean, spread }] of around.entries())
    for (let y = 0; y < height; y++) {
      const off = ((data[y * width + x] as number) - mean) / Math.max(spread, least)
      to[y * width + x] = Math.min(255, Math.max(0, 185 + off * 85))
    }
  return { width, height, data: to }
}

/** Returns the mean around a column, and how far its pixels deviate from it. */
function spreadOf(picture: Grey) {
  const { width, height, data } = picture
  const sums = sumsOf(picture)
  const squares = sumsOf({ ...picture, data: Float64Array.from(data, (value) => value * value) })
  return (_: unknown, x: number) => {
    const [left, right] = [Math.max(0, x - letter), Math.min(width, x + letter)]
    const box = { left, right, top: letter / 2, bottom: height - letter / 2 }
    const count = (right - left) * (box.bottom - box.top)
    const mean = sumWithin(sums, width, box) / count
    const variance = sumWithin(squares, width, box) / count - mean ** 2
    return { mean, spread: Math.sqrt(Math.max(variance, 16)) }
  }
}
