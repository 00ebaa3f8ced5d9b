/** A record of separated values. */
export interface Read {
  record: string[]
  /** Its text including the end of its last line. */
  raw: string
}

const lineEnd = /\r\n|\n|\r/

/** Counts the line ends in a text. */
export function linesIn(text: string): number {
  return text.split(lineEnd).length - 1
}

/**
 * Returns what a program puts before a quotation mark within a cell: another one, or a backslash, as MySQL and its
 * tools do. It is a backslash where a mark after one is followed by more of the cell, and no mark within a cell is
 * doubled.
 */
export async function escapeIn(
  text: AsyncIterable<string>,
  delimiter: string,
): Promise<'"' | '\\'> {
  const ends = ['"', '\r', '\n', delimiter]
  let isBackslash = false
  let before = ''
  for await (const piece of text) {
    const signs = before + piece
    for (const { 0: found, index } of signs.matchAll(/\\"|""/g)) {
      const next = signs[index + 2]
      if (next === undefined || ends.includes(next)) continue
      if (found === '\\"') isBackslash = true
      else if (!ends.includes(signs[index - 1] ?? '\n')) return '"'
    }
    before = signs.slice(-3)
  }
  return isBackslash ? '\\' : '"'
}

/** Replaces a backslash while cells are separated; no text has it (Unicode, noncharacters). */
const kept = '\ufdd0'

/**
 * Hides from the parser, which would drop them, all backslashes that escape nothing: programs that escape only marks
 * write `C:
 * ew` as it is.
 */
export async function* keepingBackslashes(text: AsyncIterable<string>): AsyncIterable<string> {
  let rest = ''
  for await (const piece of text) {
    const signs = rest + piece
    const isCut = /(?:^|[^\\])(?:\\\\)*\\$/.test(signs)
    rest = isCut ? '\\' : ''
    const whole = isCut ? signs.slice(0, -1) : signs
    yield whole.replace(/\\(["\\\r\n])|\\/g, (pair, escaped) => (escaped ? pair : kept))
  }
  yield rest
}

export const withBackslashes = (cell: string) => cell.replaceAll(kept, '\\')

/** Returns the index of a cell whose quotation mark is closed by a mark of another cell, -1 without any. */
export function placeOfOpenMark(
  read: Read,
  { delimiter, escaping }: { delimiter: string; escaping: string },
): number {
  const place = escaping === '"' ? swallowing(read, delimiter) : -1
  return place >= 0 ? place : holdingRows(read, delimiter)
}

/**
 * Returns the index of a cell that a quotation mark opens by mistake and that ends at the next mark, in a later cell.
 * The mark stays at its beginning; everything in between, whole candidates if that is rows later, becomes part of it.
 * No other cell begins so, except one that is quoted whole.
 */
function swallowing({ record, raw }: Read, delimiter: string): number {
  return record.findIndex(
    (cell) =>
      cell.startsWith('"') &&
      (cell.includes(delimiter) || linesIn(cell) > 0) &&
      !raw.includes(`"${cell.replaceAll('"', '""')}"`),
  )
}

/** With fewer columns, an address of several lines may have as many commas by chance. */
const fewestColumns = 5

/**
 * Returns the index of a cell that contains the rest of a row, whole rows and the beginning of another: its mark was
 * opened by mistake and met one that ended another cell. Together with the cells around it, each of its lines has as
 * many cells as the record. Within running text the delimiter has a space after it.
 */
function holdingRows({ record }: Read, delimiter: string): number {
  const width = record.length
  if (width < fewestColumns) return -1
  return record.findIndex((cell, place) => {
    const lines = cell.split(lineEnd)
    const last = lines.length - 1
    const rest = width - 1 - place
    return (
      last > 0 &&
      lines.every((line, at) => {
        const around = (at === 0 ? place : 0) + (at === last ? rest : 0)
        return around + cellsIn(line, delimiter) === width
      })
    )
  })
}

function cellsIn(line: string, delimiter: string): number {
  return line.split(delimiter).filter((cell, at) => at === 0 || !cell.startsWith(' ')).length
}
