// MySQL writes cells without quotation marks unless told otherwise (SELECT … INTO OUTFILE, mysqldump --tab): a line
// end, a delimiter or a backslash that is part of a cell has a backslash before it.

/** What a character after a backslash means, as LOAD DATA reads it; any other means itself. */
const named: Record<string, string> = { '0': '', b: '', n: '\n', r: '\r', t: '\t', Z: '' }

const isOpen = (line: string) => line.endsWith('\\') && /(?:^|[^\\])(?:\\\\)*\\$/.test(line)

/** Splits a line into cells, each as it is written. */
function writtenCells(line: string, delimiter: string): string[] {
  if (!line.includes('\\')) return line.split(delimiter)
  const cells = ['']
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] as string
    if (sign === delimiter) cells.push('')
    else {
      const isPair = sign === '\\' && at + 1 < line.length
      cells[cells.length - 1] += isPair ? sign + line[at + 1] : sign
      if (isPair) at += 1
    }
  }
  return cells
}

/**
 * Tells whether line ends after a backslash are part of cells: no cell is quoted, each line with such an end has too
 * few cells, and together with the next lines as many as all others. An ordinary cell that ends in a backslash ends a
 * complete row.
 */
export async function isBehindBackslashes(
  text: AsyncIterable<string>,
  delimiter: string,
): Promise<boolean> {
  const widths = new Map<number, number>()
  const joined = new Set<number>()
  let most = 0
  /** The lines so far of an unfinished row: how many cells and characters. */
  let open: { cells: number; length: number } | null = null
  for await (const line of linesOf(text)) {
    if (line.startsWith('"') || line.includes(`${delimiter}"`)) return false
    const before: { cells: number; length: number } = open ?? { cells: 1, length: 0 }
    // The first cell of a continued line is the rest of the last one before.
    const cells = before.cells + writtenCells(line, delimiter).length - 1
    if (isOpen(line)) {
      const length = before.length + line.length + 1
      if (length > longest) return false
      most = Math.max(most, cells)
      open = { cells, length }
      continue
    }
    if (open === null) widths.set(cells, (widths.get(cells) ?? 0) + 1)
    else joined.add(cells)
    open = null
  }
  const [usual] = [...widths].toSorted(([, one], [, other]) => other - one)[0] ?? []
  const isAlike = joined.size === 1 && usual !== undefined && joined.has(usual)
  return open === null && isAlike && usual > 1 && most <= usual
}

/** Several times as long as a cell may be. */
const longest = 256 * 1024

/** Yields the rows of such a text, without the backslashes. */
export async function* behindBackslashes(
  text: AsyncIterable<string>,
  delimiter: string,
): AsyncIterable<string[]> {
  let open: string | null = null
  for await (const line of linesOf(text)) {
    const whole: string = open === null ? line : `${open}\n${line}`
    open = isOpen(line) ? whole : null
    if (open === null) yield writtenCells(whole, delimiter).map(meant)
  }
  if (open !== null) yield writtenCells(open, delimiter).map(meant)
}

/** Resolves backslashes. `\N` stays: the reader of the cell tells it from the letter. */
function meant(cell: string): string {
  if (cell === '\\N') return cell
  return cell.replace(/\\([\s\S])/g, (_, sign: string) => named[sign] ?? sign)
}

async function* linesOf(text: AsyncIterable<string>): AsyncIterable<string> {
  let rest = ''
  for await (const piece of text) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield line.replace(/\r$/, '')
  }
  if (rest !== '') yield rest
}
