import { findHeader, headerWithin } from './find-header.ts'

/** The usual delimiters, the most frequent first. */
const usual = [',', ';', '\t', '|'] as const

/** The first line with which Excel names the delimiter. */
export const excelLine = /^sep=([^\p{L}\p{N}"\r\n])(\r?\n)?/iu

/** Characters that may be delimiters: none that words and numbers consist of. */
const otherSigns = /[^\p{L}\p{M}\p{N}\s"'.,;|]/gu

const mostRecords = 40

interface Candidate {
  delimiter: string
  known: number
  score: number
  /** Whether it splits every row alike, and into more than two cells; two may come from a dash in numbers. */
  isWhole: boolean
}

/**
 * Finds the delimiter at the beginning of a text: the usual one that splits most rows into the same number of cells,
 * unless only another character produces known names of columns. Quoted cells may contain any character and line
 * breaks.
 */
export function delimiterOf(text: string): string {
  const named = excelLine.exec(text)?.[1]
  if (named) return named
  const sample = text.replace(/\r\n?/g, '\n')
  const best = usual.map((sign) => candidateFor(sample, sign)).reduce(betterScore)
  if (best.known > 1) return best.delimiter
  const firstLines = sample.split('\n', headerWithin).join('\n')
  const signs = new Set([...usual, ...(firstLines.match(otherSigns) ?? [])])
  const others = [...signs].map((sign) => candidateFor(sample, sign))
  const knowing = others.reduce((one, other) => (other.known > one.known ? other : one))
  if (knowing.known > 1) return knowing.delimiter
  const whole = best.score > 0 ? undefined : others.find(({ isWhole }) => isWhole)
  return (whole ?? best).delimiter
}

const betterScore = (best: Candidate, one: Candidate) => (one.score > best.score ? one : best)

function candidateFor(sample: string, delimiter: string): Candidate {
  const records = recordsIn(sample, delimiter)
  const { known } = findHeader(records.slice(0, headerWithin))
  const width = records[0]?.length ?? 0
  const isWhole = width > 2 && records.every(({ length }) => length === width)
  return { delimiter, known, score: scoreOf(records), isWhole }
}

/** Returns how many rows agree on a width of at least two, and as a small fraction how wide they are. */
function scoreOf(records: readonly string[][]): number {
  const widths = new Map<number, number>()
  for (const { length } of records)
    if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1)
  return Math.max(0, ...[...widths].map(([width, rows]) => rows + Math.min(width, 99) / 100))
}

function recordsIn(sample: string, delimiter: string): string[][] {
  const records: string[][] = []
  let cells = ['']
  let isQuoted = false
  let isCellStart = true
  for (const sign of sample) {
    if (sign === '"' && (isCellStart || isQuoted)) isQuoted = !isQuoted
    else if (!isQuoted && sign === delimiter) cells.push('')
    else if (!isQuoted && sign === '\n') {
      records.push(cells)
      cells = ['']
      if (records.length === mostRecords) return records
    } else cells[cells.length - 1] += sign
    isCellStart = sign === delimiter || sign === '\n'
  }
  // The sample may cut the last record off, but in a short file it is all there is.
  return records.length < 2 ? [...records, cells] : records
}
