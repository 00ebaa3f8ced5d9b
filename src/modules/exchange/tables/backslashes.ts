// MySQL writes cells without quotation marks where nobody asks for them (SELECT … INTO OUTFILE, mysqldump --tab): a
// backslash stands before a line end, a delimiter and itself where they are part of a cell.

/** What the signs behind a backslash stand for, as LOAD DATA reads them; any other is itself. */
const named: Record<string, string> = { '0': '', b: '', n: '\n', r: '\r', t: '\t', Z: '' }

const isOpen = (line: string) => line.endsWith('\\') && /(?:^|[^\\])(?:\\\\)*\\$/.test(line)

/** Cells of a line, each as it is written. */
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
 * Whether line ends behind a backslash are part of cells: no cell is quoted, each line that one ends has too few cells,
 * and with the lines behind it as many as all others. An ordinary cell that ends in a backslash ends a whole row.
 */
export async function isBehindBackslashes(
  text: AsyncIterable<string>,
  delimiter: string,
): Promise<boolean> {
  const widths = new Map<number, number>()
  const joined = new Set<number>()
  let most = 0
  /** Of the lines so far of a row that goes on: how many cells and characters. */
  let open: { cells: number; length: number } | null = null
  for await (const line of linesOf(text)) {
    if (line.startsWith('"') || line.includes(`${delimiter}"`)) return false
    const before: { cells: number; length: number } = open ?? { cells: 1, length: 0 }
    // The first cell of a line that goes on is the rest of the last one before.
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

/** As long as a cell may be, several times over. */
const longest = 256 * 1024

/** The rows of such a text, without the backslashes. */
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

/** `\N` stays: it is told from the letter by who reads the cell. */
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
