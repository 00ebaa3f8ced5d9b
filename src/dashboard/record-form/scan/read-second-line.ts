import { type Grid, lineLength } from './cells.ts'
import { isSecondLine, kindAt } from './check-lines.ts'
import type { Grey } from './grey.ts'
import { kindsBySize } from './sizes.ts'
import { type Kind, type Recognise, spellCells } from './spell-line.ts'

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
