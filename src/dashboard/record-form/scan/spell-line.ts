import { parse } from 'mrz'
import { countryOfAlpha3 } from '#modules/records/facts.schema'
import { fillerLikeness, type Grid, lineLength } from './cells.ts'
import type { Grey } from './grey.ts'

/** One character that the OCR engine saw, and where it begins and ends. */
interface Sign {
  text: string
  left: number
  right: number
}

/** What a character may be. */
export type Kind = 'letter' | 'figure' | 'either'

/** Reads a picture of one line that holds only characters of one kind. */
export type Recognise = (picture: Grey, kind: Kind) => Promise<Sign[]>

/** In drawn passports fillers score 0.67 or more, and K, the most similar letter, at most 0.58. */
const leastLikeness = 0.62

/** Finds the cells of a straightened line with the filler `<`, by its shape alone. */
export function fillersOf(line: Grey, { start, pitch }: Grid): boolean[] {
  return Array.from(
    { length: lineLength },
    (_, cell) => fillerLikeness(line, start + cell * pitch, pitch) > leastLikeness,
  )
}

/** Adjacent cells: the first and the last. */
interface Run {
  first: number
  last: number
}

/** A straightened line, and the grid of its characters. */
interface Spelling {
  line: Grey
  grid: Grid
  /** Which cells are to be read. */
  cells: readonly boolean[]
  kind: Kind
  /** The blank between cells that are not adjacent, in characters. */
  gap: number
}

/**
 * Reads the characters of some cells, by their place; `?` where none was seen, nothing where none was to be
 * read. An OCR engine takes fillers for K and L, and 2 for Z: it sees neither beside the others.
 */
export async function spellCells(spelling: Spelling, recognise: Recognise): Promise<string[]> {
  const spelt = Array<string>(lineLength).fill('')
  const runs = runsOf(spelling.cells)
  if (runs.length === 0) return spelt
  const { picture, places } = closedUp(spelling, runs)
  const signs = await recognise(picture, spelling.kind)
  for (const [at, run] of runs.entries())
    for (const [cell, text] of placed(run, signs, places[at] as number, spelling.grid.pitch))
      spelt[cell] = text
  return spelt
}

function runsOf(cells: readonly boolean[]): Run[] {
  const runs: Run[] = []
  for (const [cell, isRead] of cells.entries()) {
    if (!isRead) continue
    const open = runs.at(-1)
    if (open?.last === cell - 1) open.last = cell
    else runs.push({ first: cell, last: cell })
  }
  return runs
}

/** Puts the runs side by side. */
function closedUp({ line, grid: { start, pitch }, gap }: Spelling, runs: readonly Run[]) {
  const places: number[] = []
  let end = pitch
  for (const { first, last } of runs) {
    places.push(end)
    end += (last - first + 1 + gap) * pitch
  }
  const width = Math.ceil(end + pitch)
  const data = new Uint8Array(width * line.height).fill(255)
  for (const [at, { first, last }] of runs.entries()) {
    const from = Math.max(0, Math.round(start + (first - 0.5) * pitch))
    const until = Math.min(line.width, Math.round(start + (last + 0.5) * pitch))
    for (let y = 0; y < line.height; y++)
      data.set(
        line.data.subarray(y * line.width + from, y * line.width + until),
        y * width + Math.round(places[at] as number),
      )
  }
  return { picture: { width, height: line.height, data }, places }
}

/** Assigns characters to the cells of a run: one after another when all were seen, else by place. */
function placed(run: Run, signs: readonly Sign[], left: number, pitch: number) {
  const count = run.last - run.first + 1
  const middle = (sign: Sign) => (sign.left + sign.right) / 2
  const own = signs.filter((sign) => left < middle(sign) && middle(sign) < left + count * pitch)
  const cells = new Map<number, string>()
  for (let at = 0; at < count; at++) cells.set(run.first + at, '?')
  for (const [at, sign] of own.entries()) {
    const place = own.length === count ? at : Math.floor((middle(sign) - left) / pitch)
    cells.set(run.first + place, sign.text)
  }
  return cells
}

/** The second line: number and its digit, nationality, birth, sex, expiry, personal number, last digits. */
const places: readonly [until: number, kind: Kind][] = [
  [9, 'either'],
  [10, 'figure'],
  [13, 'letter'],
  [20, 'figure'],
  [21, 'letter'],
  [28, 'figure'],
  [42, 'either'],
  [44, 'figure'],
]

/** Returns what a place of the second line may hold, which tells O from 0. */
export function kindAt(place: number): Kind {
  return places.find(([until]) => place < until)?.[1] ?? 'either'
}

/** What has to be right in a second line, by the parser's names: its check digits, and that its dates are days. */
const checks = [
  'documentNumberCheckDigit',
  'birthDate',
  'birthDateCheckDigit',
  'expirationDate',
  'expirationDateCheckDigit',
  'personalNumberCheckDigit',
  'compositeCheckDigit',
] as const

/** Tells whether this is a whole second line with all its check digits right. */
export function isSecondLine(line: string): boolean {
  const isWhole = /^[A-Z0-9<]{9}\d[A-Z<]{3}\d{7}[MFX<]\d{7}[A-Z0-9<]{14}[\d<]\d$/.test(line)
  const country = line.slice(10, 13)
  // Nationality and sex have no check digit: one has to be a country, the other a sex.
  if (!isWhole || countryOfAlpha3(country.replace(/<+$/, '')) === null) return false
  const { details } = parse([standInFor(country), line])
  return checks.every((name) => details.some(({ field, valid }) => field === name && valid))
}

/** Returns a first line with placeholder names: the parser reads both lines or none. */
export function standInFor(country: string): string {
  return `P<${country}X<<X`.padEnd(lineLength, '<')
}

/** Tells whether this can be a whole first line; no digit confirms it. */
export function isFirstLine(line: string): boolean {
  return /^P[A-Z<][A-Z]([A-Z]{2}|<<)[A-Z]+<[A-Z<]*$/.test(line) && line.length === 44
}
