import { type Grey, sumsOf, sumWithin } from './grey.ts'

/** Connected dark pixels: mostly one character. */
export interface Blob {
  left: number
  right: number
  height: number
  /** Halfway between its top and its bottom. */
  middle: number
}

/** Ink is darker than its surroundings by this factor, wherever the light falls. */
const darker = 0.86

/** Returns 1 where a pixel is darker than its surroundings. */
function inkOf(picture: Grey): Uint8Array {
  const { width, height, data } = picture
  const sums = sumsOf(picture)
  const reach = Math.round(Math.max(width, height) / 60)
  const ink = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
      const sum = sumWithin(sums, width, { left, top, right, bottom })
      const around = sum / ((right - left) * (bottom - top))
      if ((data[y * width + x] as number) < around * darker) ink[y * width + x] = 1
    }
  }
  return ink
}

/** Finds each patch of ink of a size that a character of the lines can have. */
export function blobsIn(picture: Grey): Blob[] {
  const { width, height } = picture
  const ink = inkOf(picture)
  const largest = Math.max(width, height) / 25
  const blobs: Blob[] = []
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] !== 1) continue
    const { left, right, top, bottom } = patchAt(ink, width, start)
    const high = bottom - top + 1
    const isCharacter = high >= 6 && high <= largest && right - left < 5 * high
    if (isCharacter)
      blobs.push({ left, right: right + 1, height: high, middle: (top + bottom) / 2 })
  }
  return blobs
}

/** Returns the extent of the ink connected to this pixel; marks it as seen. */
function patchAt(ink: Uint8Array, width: number, start: number) {
  const box = { left: width, right: 0, top: ink.length, bottom: 0 }
  const open = [start]
  ink[start] = 2
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
    const sides = [
      at - width,
      at + width,
      ...(x > 0 ? [at - 1] : []),
      ...(x < width - 1 ? [at + 1] : []),
    ]
    for (const next of sides)
      if (ink[next] === 1) {
        ink[next] = 2
        open.push(next)
      }
  }
  return box
}
