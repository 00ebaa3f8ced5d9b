import { type Grey, sumsOf, sumWithin } from './grey.ts'

/** Connected dark pixels: mostly one character. */
interface Blob {
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
function blobsIn(picture: Grey): Blob[] {
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

/** A line of print: its middle at the left edge of the picture, and its slope. */
export interface PrintLine {
  offset: number
  slope: number
  /** From the first to the last of its characters. */
  left: number
  right: number
  /** The height of its characters, in pixels. */
  height: number
  blobs: Blob[]
}

/** Two lines, the upper one first, that may be the machine-readable lines of a passport. */
export type LinePair = [upper: PrintLine, lower: PrintLine]

/** The steepest slope of a line: 8° and the tilt of a hand. */
const steepest = Math.tan((14 * Math.PI) / 180)
const fewest = 12

/** Finds the pairs of long, close, even lines of a picture, the likeliest first. */
export function findLinePairs(picture: Grey): LinePair[] {
  const lines = joined(chains(blobsIn(picture)).map(lineThrough)).filter(isLong)
  const pairs = lines.flatMap((upper) =>
    lines.filter((lower) => isPair(upper, lower)).map((lower): LinePair => [upper, lower]),
  )
  const weight = ([upper, lower]: LinePair) => upper.blobs.length + lower.blobs.length
  return pairs.sort((one, other) => weight(other) - weight(one))
}

/** Finds rows of characters of one height, each near the one before it. */
function chains(blobs: readonly Blob[]): Blob[][] {
  const sorted = [...blobs].sort((one, other) => one.left - other.left)
  const chained: Blob[][] = []
  const chainOf = new Map<Blob, Blob[]>()
  for (const [at, blob] of sorted.entries()) {
    const before = nearestBefore(sorted, at, (one) => chainOf.get(one)?.at(-1) === one)
    const chain = before ? (chainOf.get(before) as Blob[]) : []
    if (!before) chained.push(chain)
    chain.push(blob)
    chainOf.set(blob, chain)
  }
  return chained.filter(({ length }) => length >= fewest / 2)
}

function nearestBefore(
  sorted: readonly Blob[],
  at: number,
  isFree: (blob: Blob) => boolean,
): Blob | null {
  const blob = sorted[at] as Blob
  let best: Blob | null = null
  let nearest = Number.POSITIVE_INFINITY
  for (let back = at - 1; back >= 0 && back >= at - 400; back--) {
    const one = sorted[back] as Blob
    const gap = blob.left - one.right
    if (gap > 3 * blob.height || !isFree(one) || !fits(one, blob, gap)) continue
    const far = Math.abs(gap) + 2 * Math.abs(blob.middle - one.middle)
    if (far < nearest) [best, nearest] = [one, far]
  }
  return best
}

function fits(one: Blob, next: Blob, gap: number): boolean {
  const [small, large] = [Math.min(one.height, next.height), Math.max(one.height, next.height)]
  if (small < 0.6 * large || gap < -0.4 * large) return false
  const along = (next.left + next.right - one.left - one.right) / 2
  return Math.abs(next.middle - one.middle) < steepest * along + 0.2 * large
}

/** Fits a line by least squares, twice: the second time without outliers. */
function lineThrough(blobs: readonly Blob[]): PrintLine {
  const height = median(blobs.map((blob) => blob.height))
  const first = fitted(blobs)
  const near = blobs.filter(
    (blob) => Math.abs(blob.middle - middleAt(first, centre(blob))) < 0.35 * height,
  )
  const kept = near.length >= blobs.length / 2 ? near : blobs
  return {
    ...fitted(kept),
    left: Math.min(...kept.map(({ left }) => left)),
    right: Math.max(...kept.map(({ right }) => right)),
    height: median(kept.map((blob) => blob.height)),
    blobs: [...kept],
  }
}

function fitted(blobs: readonly Blob[]): { offset: number; slope: number } {
  const x = mean(blobs.map(centre))
  const y = mean(blobs.map(({ middle }) => middle))
  const spread = mean(blobs.map((blob) => (centre(blob) - x) ** 2))
  const common = mean(blobs.map((blob) => (centre(blob) - x) * (blob.middle - y)))
  const slope = spread > 0 ? common / spread : 0
  return { slope, offset: y - slope * x }
}

/** Joins pieces of one line that glare or a fold cut. */
function joined(lines: readonly PrintLine[]): PrintLine[] {
  const rest = [...lines].sort((one, other) => other.blobs.length - one.blobs.length)
  const whole: PrintLine[] = []
  for (const line of rest) {
    const at = whole.findIndex((one) => isContinued(one, line))
    const one = whole[at]
    if (one) whole[at] = lineThrough([...one.blobs, ...line.blobs])
    else whole.push(line)
  }
  return whole
}

function isContinued(one: PrintLine, piece: PrintLine): boolean {
  const x = (piece.left + piece.right) / 2
  const gap = Math.max(piece.left - one.right, one.left - piece.right)
  return (
    alike(one.height, piece.height, 0.7) &&
    gap < 14 * one.height &&
    Math.abs(middleAt(one, x) - middleAt(piece, x)) < 0.4 * one.height
  )
}

function isLong({ left, right, height, blobs, slope }: PrintLine): boolean {
  return blobs.length >= fewest && right - left > 18 * height && Math.abs(slope) < steepest
}

/** Doc 9303 sets the lines about two and a half letter heights apart, both equally long. */
function isPair(upper: PrintLine, lower: PrintLine): boolean {
  const shared = Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left)
  const x = (upper.left + upper.right) / 2
  const apart = (middleAt(lower, x) - middleAt(upper, x)) / upper.height
  return (
    alike(upper.height, lower.height, 0.75) &&
    apart > 1.5 &&
    apart < 3.6 &&
    Math.abs(upper.slope - lower.slope) < 0.035 &&
    shared > 0.5 * Math.max(upper.right - upper.left, lower.right - lower.left)
  )
}

/** Returns where a line's middle is, this many pixels from the left. */
export function middleAt({ offset, slope }: { offset: number; slope: number }, x: number): number {
  return offset + slope * x
}

const centre = ({ left, right }: Blob) => (left + right) / 2
const alike = (one: number, other: number, least: number) =>
  Math.min(one, other) >= least * Math.max(one, other)
const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** Returns the median. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? 0
}
