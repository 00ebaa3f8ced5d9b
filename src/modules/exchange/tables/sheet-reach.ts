/** The last column and the last row of a sheet with content. */
export interface Reach {
  column: number
  /** The column as a spreadsheet names it. */
  letters: string
  row: number
}

/** No spreadsheet has more rows or columns, filled or not. */
const mostOfSheet = { row: 1_048_576, column: 16_384 }

/** A sheet is read as a complete rectangle. No sheet of 100 MiB has more filled cells than this. */
const mostCells = 5_000_000

/**
 * The start tags of rows and cells; a self-closing cell has only a style. Each ends with its element, or at a character
 * that no well-formed one has there.
 */
const beginning = /<(?:\w+:)?(row|c)((?:\s(?:[^<>"']|"[^"<]*"|'[^'<]*')*)?)([<>"'])/g
const place = /\s(?:\w+:)?r\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const cutOff = /^<[\w:]*$|^<(?:\w+:)?(?:row|c)\s(?:[^<>"']|"[^"]*"|'[^']*')*(?:"[^"]*|'[^']*)?$/

/** Longer than the start tag of any row or cell, in characters. */
const longestBeginning = 64 * 1024

/**
 * Reads the XML of a sheet as a stream and remembers only how far its cells reach. A row or column that no spreadsheet
 * has ends the reading immediately, even if it is empty.
 * @throws Error for a position that no spreadsheet writes
 */
export async function reachOf(xml: AsyncIterable<Uint8Array | string>): Promise<Reach> {
  const decoder = new TextDecoder()
  const reach: Reach = { column: 0, letters: 'A', row: 0 }
  let kept = ''
  let row = 0
  for await (const chunk of xml) {
    const text =
      kept + (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }))
    for (const { 1: name, 2: attributes = '', 3: end, index } of text.matchAll(beginning)) {
      if (end !== '>' && text.indexOf('<', index + 1) > 0) throw new Error('nested')
      if (end !== '>') break
      const places = [...attributes.matchAll(place)].map(([, one, other]) => one ?? other ?? '')
      // Without a number its cells give it.
      if (name === 'row') row = Math.max(0, ...places.map(rowIn))
      if (row > mostOfSheet.row) return { ...reach, row }
      if (name === 'row') continue
      for (const { letters, column, row: own } of places.map(placeIn)) {
        if (column > mostOfSheet.column || own > mostOfSheet.row)
          return { letters, column, row: own }
        if (attributes.endsWith('/')) continue
        if (column > reach.column) Object.assign(reach, { column, letters })
        reach.row = Math.max(reach.row, row, own)
      }
    }
    kept = unfinished(text)
  }
  return reach
}

/** Tells whether a sheet is larger than any can be, or than we read. */
export function isTooFar({ row, column }: Pick<Reach, 'row' | 'column'>): boolean {
  return row > mostOfSheet.row || column > mostOfSheet.column || row * column > mostCells
}

/** Returns an incomplete start tag at the end of a piece. */
function unfinished(text: string): string {
  const last = text.slice(Math.max(0, text.lastIndexOf('<')))
  if (!cutOff.test(last)) return ''
  if (last.length > longestBeginning) throw new Error('endless')
  return last
}

function rowIn(place: string): number {
  if (!/^\d{0,15}$/.test(place)) throw new Error(`A row with the number ${place}.`)
  return Number(place)
}

function placeIn(place: string) {
  const [, letters, row] = /^([A-Z]{1,3})(\d{1,15})$/.exec(place) ?? []
  if (letters === undefined) throw new Error(`A cell at the place ${place}.`)
  return { letters, column: columnOf(letters), row: Number(row) }
}

/** Converts `A` to 1, `AA` to 27. */
export function columnOf(letters: string): number {
  let column = 0
  for (let at = 0; at < letters.length; at += 1) column = column * 26 + letters.charCodeAt(at) - 64
  return column
}

/** Converts 1 to `A`, 27 to `AA`. */
function lettersOf(column: number): string {
  let letters = ''
  for (let left = column; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters
  return letters
}

/** A sheet has a cell that is too far out. */
export class FarCell extends Error {
  readonly cell: string

  constructor({ row, column }: Pick<Reach, 'row' | 'column'>) {
    super('too far')
    this.cell = `${lettersOf(column)}${row}`
  }
}
