import { gridOf } from './cells.ts'
import { findLinePairs, type LinePair } from './find-lines.ts'
import { type Grey, shrunk, turned, upended } from './grey.ts'
import { readSecondLine } from './read-second-line.ts'
import { fillersOf, isFirstLine, type Recognise, spellCells } from './spell-line.ts'
import { straightened } from './straighten.ts'

/** What was read of a passport's lines. */
export interface ScannedLines {
  /** Every check digit in it is right. */
  second: string
  /** No digit checks the names: a person has to. Null where it was not read completely. */
  first: string | null
}

/** Pixels of the longer side: of the picture that is read, and of the one in which the lines are searched. */
export const sharpest = 2600
const sought = 1600

/** Reads the machine-readable lines in a picture of a passport, whatever its orientation; null when it cannot. */
export async function readPassport(
  picture: Grey,
  recognise: Recognise,
  onProgress: (share: number) => void = () => {},
): Promise<ScannedLines | null> {
  let upright = shrunk(picture, sharpest)
  for (const quarter of [0, 1]) {
    const small = shrunk(upright, sought)
    const scale = upright.width / small.width
    for (const [at, pair] of findLinePairs(small).slice(0, 2).entries()) {
      onProgress(quarter * 0.5 + at * 0.25)
      const read = await readPair(upright, pair, scale, recognise)
      if (read) return read
    }
    upright = turned(upright)
  }
  return null
}

/** Reads them upright or upside down: whichever shows more fillers. */
async function readPair(picture: Grey, pair: LinePair, scale: number, recognise: Recognise) {
  const [upper, lower] = straightened(picture, pair, scale)
  const [upright, onHead] = [
    [upper, lower] as const,
    [upended(lower), upended(upper)] as const,
  ].map(seenLines)
  if (!upright || !onHead) return null
  const seen = upright.count >= onHead.count ? upright : onHead
  return seen.count < fewestFillers ? null : await readLines(seen, recognise)
}

/** Every passport's lines have more than this: without them this is other print. */
const fewestFillers = 3

function seenLines(lines: readonly [Grey, Grey]) {
  const grid = gridOf(lines)
  const fillers = lines.map((line) => fillersOf(line, grid)) as [boolean[], boolean[]]
  const count = fillers.flat().filter(Boolean).length
  return { lines, grid, fillers, count }
}

async function readLines(
  { lines: [upper, lower], grid, fillers }: ReturnType<typeof seenLines>,
  recognise: Recognise,
): Promise<ScannedLines | null> {
  for (const gap of [0, 1]) {
    const second = await readSecondLine({ line: lower, grid, fillers: fillers[1], gap }, recognise)
    if (second === null) continue
    const cells = fillers[0].map((isFiller) => !isFiller)
    const spelt = await spellCells({ line: upper, grid, cells, kind: 'letter', gap: 1 }, recognise)
    const first = spelt.map((sign) => sign || '<').join('')
    return { second, first: isFirstLine(first) ? first : null }
  }
  return null
}
