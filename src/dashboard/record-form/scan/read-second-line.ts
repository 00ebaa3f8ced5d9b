import { type Grid, lineLength } from './cells.ts'
import { median } from './find-lines.ts'
import type { Grey } from './grey.ts'
import { isSecondLine, type Kind, kindAt, type Recognise, spellCells } from './spell-line.ts'
import { letter } from './straighten.ts'

/** How many pixels higher figures have to be than letters before their size tells them apart. */
const leastDifference = 1.2

/**
 * The threshold, as a fraction between the usual letter (A) and the usual figure (5): round letters (G) are
 * at 0.4, the lowest figure (7) at 0.9. Close to it a size is inconclusive.
 */
const border = 0.63
const doubtful = 0.12

/**
 * Returns what is in each cell of a second line. In OCR-B figures are a twelfth higher than capitals: where
 * either is allowed, the size decides, measured by the characters of the same line whose place decides.
 * Null when this line's sizes are inconclusive.
 */
function kindsBySize(line: Grey, grid: Grid, fillers: readonly boolean[]): Kind[] | null {
  const heights = fillers.map((isFiller, cell) =>
    isFiller ? 0 : heightOf(line, grid.start + cell * grid.pitch, grid.pitch),
  )
  const usual = (kind: Kind) =>
    median(heights.filter((height, cell) => height > 0 && kindAt(cell) === kind))
  const [letters, figures] = [usual('letter'), usual('figure')]
  const difference = figures - letters
  if (difference < leastDifference) return null
  let isAfterFigure = false
  return heights.map((height, cell) => {
    const off = (height - letters) / difference - border
    if (kindAt(cell) !== 'either') return kindAt(cell)
    if (off > doubtful) isAfterFigure = true
    // Hardly any number has letters after figures, and a blurred 4 looks low.
    if (off > -doubtful) return off > doubtful ? 'figure' : 'either'
    return isAfterFigure ? 'either' : 'letter'
  })
}

/** Measures the height of a cell's character, in fractional pixels: where it is half as dark as its ink. */
function heightOf(line: Grey, middle: number, pitch: number): number {
  const rows = Array.from({ length: line.height }, (_, y) => darkness(line, middle, pitch, y))
  const from = letter * 0.3
  const until = letter * 1.7
  const half = Math.max(...rows.slice(from, until)) / 2
  let top = from
  while (top < letter && (rows[top] as number) < half) top++
  let foot = until
  while (foot > letter && (rows[foot] as number) < half) foot--
  const part = (inside: number, outside: number) =>
    ((rows[inside] as number) - half) / ((rows[inside] as number) - (rows[outside] as number) || 1)
  return foot - top + part(top, top - 1) + part(foot, foot + 1)
}

/** Returns how dark a row of a cell is at its darkest, over a stroke's width. */
function darkness(line: Grey, middle: number, pitch: number, y: number): number {
  const from = y * line.width + Math.max(0, Math.round(middle - pitch * 0.42))
  const cells = line.data.slice(from, from + Math.round(pitch * 0.84)).sort()
  return 255 - cells.slice(0, 3).reduce((sum, one) => sum + one, 0) / 3
}

/** A straightened second line. */
interface SecondLine {
  line: Grey
  grid: Grid
  fillers: readonly boolean[]
  gap: number
}

/** The most cells whose size is inconclusive: each doubles the ways to read the line. */
const mostDoubtful = 4

/** Returns the second line when exactly one reading has all check digits right, else null. */
export async function readSecondLine(
  line: SecondLine,
  recognise: Recognise,
): Promise<string | null> {
  const bySize = kindsBySize(line.line, line.grid, line.fillers)
  if (bySize) {
    const ways = await waysToRead(line, bySize, recognise)
    if (ways.length > 0) return onlyOne(ways) ?? onlyOne(ways.filter(hasLettersFirst))
  }
  // If the sizes are no help: most numbers are some letters, then figures.
  const ways: string[] = []
  for (const letters of [0, 1, 2, 3]) {
    const kinds = kindsAfter(letters)
    if (!bySize || contradictions(kinds, bySize, line.fillers) <= 1)
      ways.push(...(await waysToRead(line, kinds, recognise)))
  }
  return onlyOne(ways)
}

const onlyOne = (ways: readonly string[]) => (ways.length === 1 ? (ways[0] as string) : null)
const hasLettersFirst = (line: string) => /^[A-Z]*\d+<*$/.test(line.slice(0, 9))

/** Returns in how many cells of the number the sizes clearly contradict this. */
function contradictions(
  kinds: readonly Kind[],
  bySize: readonly Kind[],
  fillers: readonly boolean[],
) {
  return kinds.filter(
    (kind, cell) =>
      cell < 9 && !fillers[cell] && bySize[cell] !== 'either' && bySize[cell] !== kind,
  ).length
}

/** Returns this many letters at the beginning of the number, then figures. */
function kindsAfter(letters: number): Kind[] {
  return Array.from({ length: lineLength }, (_, cell) => {
    const kind = kindAt(cell)
    if (kind !== 'either') return kind
    return cell < letters ? 'letter' : 'figure'
  })
}

/** Reads each cell as each kind that it may be; returns the lines with all check digits right. */
async function waysToRead(
  { fillers, ...spelling }: SecondLine,
  kinds: readonly Kind[],
  recognise: Recognise,
): Promise<string[]> {
  const spell = async (kind: Kind, ...wanted: Kind[]) => {
    const cells = kinds.map((one, cell) => !fillers[cell] && wanted.includes(one))
    return await spellCells({ ...spelling, cells, kind }, recognise)
  }
  const read = [await spell('letter', 'letter'), await spell('figure', 'figure', 'either')]
  if (kinds.includes('either')) read.push(await spell('letter', 'either'))
  return combined(read).filter(isSecondLine)
}

/** Returns every line that combines one of the characters read for each cell. */
function combined(read: readonly (readonly string[])[]): string[] {
  const signs = Array.from({ length: lineLength }, (_, cell) => {
    const tried = read.map((one) => one[cell]).filter((sign) => sign)
    const seen = new Set(tried.filter((sign) => sign !== '?')) as Set<string>
    return seen.size > 0 ? [...seen] : [tried.length > 0 ? '?' : '<']
  })
  if (signs.filter(({ length }) => length > 1).length > mostDoubtful) return []
  return signs.reduce((ways, seen) => ways.flatMap((way) => seen.map((sign) => way + sign)), [''])
}
