/** What may stand between cells, most usual first. */
const delimiters = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

export const delimiterNames: Record<Delimiter, string> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'upright bars',
}

/** The first line with which Excel names the delimiter. */
export const excelLine = /^sep=([,;\t|])\r?\n?/i

const mostRecords = 40

/**
 * Finds the delimiter in the beginning of a text: the one that cuts most rows into the same number
 * of cells. Quoted cells may hold any sign and line breaks.
 */
export function delimiterOf(sample: string): Delimiter {
  const named = excelLine.exec(sample)?.[1]
  if (named) return named as Delimiter
  const scored = delimiters.map((delimiter) => ({ delimiter, score: scoreOf(sample, delimiter) }))
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).delimiter
}

/** How many rows agree on a width of at least two, and by little how wide they are. */
function scoreOf(sample: string, delimiter: string): number {
  const widths = new Map<number, number>()
  for (const width of widthsOf(sample, delimiter))
    if (width > 1) widths.set(width, (widths.get(width) ?? 0) + 1)
  return Math.max(0, ...[...widths].map(([width, rows]) => rows + Math.min(width, 99) / 100))
}

function widthsOf(sample: string, delimiter: string): number[] {
  const widths: number[] = []
  let width = 1
  let isQuoted = false
  let isCellStart = true
  for (const sign of sample) {
    if (sign === '"' && (isCellStart || isQuoted)) isQuoted = !isQuoted
    else if (!isQuoted && sign === delimiter) width += 1
    else if (!isQuoted && sign === '\n') {
      widths.push(width)
      width = 1
      if (widths.length === mostRecords) return widths
    }
    isCellStart = sign === delimiter || sign === '\n'
  }
  // The last record may be cut off where the sample ends, but it is all there is of a short file.
  return widths.length < 2 ? [...widths, width] : widths
}
