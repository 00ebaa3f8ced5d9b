/** The last column and the last row of a sheet in which something stands. */
export interface Reach {
  column: number
  /** The column as a spreadsheet names it. */
  letters: string
  row: number
}

/** A cell's beginning; one that is closed at once holds nothing but a style. */
const cell = /<(?:\w+:)?c\s(?:[^<>]*?\s)?r="([A-Z]{1,3})(\d{1,7})"[^<>]*?(\/?)>/g

/** Longer than the beginning of any cell, in characters. */
const longestBeginning = 1000

/** Reads the XML of a sheet as a stream and keeps nothing but how far its cells reach. */
export async function reachOf(xml: AsyncIterable<Uint8Array | string>): Promise<Reach> {
  const decoder = new TextDecoder()
  const reach: Reach = { column: 0, letters: 'A', row: 0 }
  let kept = ''
  for await (const chunk of xml) {
    const text =
      kept + (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }))
    let read = Math.max(0, text.length - longestBeginning)
    for (const { 0: whole, 1: letters = '', 2: row, 3: end, index } of text.matchAll(cell)) {
      read = Math.max(read, index + whole.length)
      if (end === '/') continue
      const column = columnOf(letters)
      if (column > reach.column) Object.assign(reach, { column, letters })
      reach.row = Math.max(reach.row, Number(row))
    }
    kept = text.slice(read)
  }
  return reach
}

/** `A` → 1, `AA` → 27. */
export function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}
