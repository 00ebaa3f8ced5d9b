/** A record of separated values. */
export interface Read {
  record: string[]
  /** Its text with the end of its last line. */
  raw: string
}

const lineEnd = /\r\n|\n|\r/

/** How many line ends a text has. */
export function linesIn(text: string): number {
  return text.split(lineEnd).length - 1
}

/**
 * What a program puts before a quotation mark within a cell: another one, or a backslash, as MySQL and its tools do. So
 * it is where a mark behind a backslash is followed by more of the cell, and no mark within one is doubled.
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

/** Stands for a backslash while cells are told apart; no text has it (Unicode, noncharacters). */
const kept = '\ufdd0'

/**
 * A text in which a backslash stands before marks, with the other backslashes kept from the parser, which would drop them:
 * programs that escape marks alone write `C:\new` as it is.
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

/** The place of a cell whose quotation mark is closed where another one was meant to be, -1 without any. */
export function placeOfOpenMark(
  read: Read,
  { delimiter, escaping }: { delimiter: string; escaping: string },
): number {
  const place = escaping === '"' ? swallowing(read, delimiter) : -1
  return place >= 0 ? place : holdingRows(read, delimiter)
}

/**
 * The place of a cell that a quotation mark opens and that meets the next one within a later cell. The
 * mark stays at its beginning; what stands between, whole candidates where that is rows later, is part of it. Nothing
 * else begins so, but for a cell that is quoted whole.
 */
function swallowing({ record, raw }: Read, delimiter: string): number {
  return record.findIndex(
    (cell) =>
      cell.startsWith('"') &&
      (cell.includes(delimiter) || linesIn(cell) > 0) &&
      !raw.includes(`"${cell.replaceAll('"', '""')}"`),
  )
}

/** An address of several lines may have as many commas by chance where there are fewer columns. */
const fewestColumns = 5

/**
 * The place of a cell in which the rest of a row, whole rows and the beginning of another stand: its mark was opened by
 * mistake and met one that ended another cell. With what stands around it, each of its lines has as many cells as the
 * record. Between the words of a text the delimiter has a space behind it.
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
