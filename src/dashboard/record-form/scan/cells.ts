import type { Grey } from './grey.ts'
import { letter } from './straighten.ts'

/** Characters of a line of a passport (ICAO Doc 9303, TD3). */
export const lineLength = 44

/** Where the characters of both lines are: the first one's middle, and the distance between them. */
export interface Grid {
  start: number
  pitch: number
}

/** OCR-B has ten characters an inch; its capitals are a little lower than that pitch is wide. */
const usualPitch = letter * 1.02

/** Finds the grid of both lines: the one with the least ink between its characters. */
export function gridOf(lines: readonly Grey[]): Grid {
  const ink = inkByColumn(lines)
  const sums = new Float64Array(ink.length + 1)
  for (const [at, one] of ink.entries()) sums[at + 1] = (sums[at] as number) + one
  let best = { start: 0, pitch: usualPitch }
  let least = Number.POSITIVE_INFINITY
  for (let pitch = usualPitch * 0.86; pitch < usualPitch * 1.14; pitch += 0.05)
    for (let start = 0; start + (lineLength - 1) * pitch < ink.length; start += 1) {
      const cost = costOf(ink, sums, { start, pitch })
      if (cost < least) [best, least] = [{ start, pitch }, cost]
    }
  return best
}

/** Returns the cost of a grid: ink on the borders adds to it, ink within the 44 characters reduces it. */
function costOf(ink: Float64Array, sums: Float64Array, { start, pitch }: Grid): number {
  const [left, right] = [start - pitch / 2, start + (lineLength - 0.5) * pitch]
  let cost = 0
  for (let at = 0; at <= lineLength; at++) cost += ink[Math.round(left + at * pitch)] ?? 0
  const within =
    (sums[Math.min(Math.round(right), ink.length)] ?? 0) -
    (sums[Math.max(0, Math.round(left))] ?? 0)
  return cost - (2 * within) / pitch
}

function inkByColumn(lines: readonly Grey[]): Float64Array {
  const { width = 0 } = lines[0] ?? {}
  const ink = new Float64Array(width)
  for (const line of lines)
    for (let y = letter * 0.4; y < letter * 1.6; y++)
      for (let x = 0; x < width; x++)
        ink[x] = (ink[x] as number) + Math.max(0, 190 - (line.data[y * width + x] as number))
  return ink
}

/** Returns how similar a cell of a line is to the filler `<`, from -1 to 1. */
export function fillerLikeness(line: Grey, middle: number, pitch: number): number {
  let best = -1
  for (let down = -3; down <= 3; down++)
    for (let right = -3; right <= 3; right++)
      best = Math.max(best, likeness(line, middle + right, letter + down, pitch))
  return best
}

/** `<` of OCR-B, measured in characters: its corner, its two ends, and the width of its stroke. */
const corner = { x: -0.32, y: 0 }
const end = { x: 0.33, y: 0.38 }
const stroke = 0.1

const reach = Math.round(letter * 0.5)
const chevron = Array.from({ length: (2 * reach + 1) ** 2 }, (_, at) => {
  const x = ((at % (2 * reach + 1)) - reach) / letter
  const y = Math.abs(Math.floor(at / (2 * reach + 1)) - reach) / letter
  const along = Math.min(
    1,
    Math.max(
      0,
      ((x - corner.x) * (end.x - corner.x) + y * end.y) / ((end.x - corner.x) ** 2 + end.y ** 2),
    ),
  )
  const far = Math.hypot(x - corner.x - along * (end.x - corner.x), y - along * end.y)
  return Math.min(1, Math.max(0, (stroke - far) / 0.06 + 0.5))
})

function likeness(line: Grey, middleX: number, middleY: number, pitch: number): number {
  const half = Math.floor(Math.min(reach, pitch / 2))
  let [n, a, b, aa, bb, ab] = [0, 0, 0, 0, 0, 0]
  for (let y = -reach; y <= reach; y++)
    for (let x = -half; x <= half; x++) {
      const ink = 255 - (line.data[(middleY + y) * line.width + Math.round(middleX) + x] ?? 255)
      const shape = chevron[(y + reach) * (2 * reach + 1) + x + reach] as number
      n += 1
      a += ink
      b += shape
      aa += ink * ink
      bb += shape * shape
      ab += ink * shape
    }
  return (n * ab - a * b) / Math.sqrt((n * aa - a * a) * (n * bb - b * b) || 1)
}
