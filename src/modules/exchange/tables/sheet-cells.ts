import { attributeOf, tagsIn } from './check-workbook.ts'

/** No spreadsheet has more rows or columns, filled or not. */
const mostOfSheet = { row: 1_048_576, column: 16_384 }

/** No sheet of 100 MiB has more cells up to the last filled one of each row. */
const mostCells = 5_000_000

/** A place in a sheet, from 1. */
interface Place {
  row: number
  column: number
}

/**
 * Returns a function that is told the last filled cell of each row, and how often the row is there.
 * @throws FarCell where no sheet has a cell, and for more cells than we read
 */
export function withinReach(): (place: Place, times?: number) => void {
  let cells = 0
  return (place, times = 1) => {
    cells += place.column * times
    const isOutside = place.row > mostOfSheet.row || place.column > mostOfSheet.column
    if (isOutside || cells > mostCells) throw new FarCell(place)
  }
}

/** Converts `A` to 1, `AA` to 27. */
function columnOf(letters: string): number {
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

/** A sheet has a cell that is too far out, or more than we read. */
export class FarCell extends Error {
  readonly cell: string

  constructor({ row, column }: Place) {
    super('too far')
    this.cell = `${lettersOf(column)}${row}`
  }
}

/** The value of a cell. */
export type Cell = string | number | boolean | Date | null

/** A cell as the XML of its sheet writes it. Columns are counted from 1. */
export interface WrittenCell {
  column: number
  /** `s`, `str`, `inlineStr`, `n`, `d`, `b` or `e`; `n` by default. */
  type: string
  /** The index of its style. */
  style: string
  /** The XML between its beginning and its end. */
  inner: string
}

/** A row of the sheet, with its cells that have something in them. Rows are counted from 1. */
export interface WrittenRow {
  row: number
  /** By hand or by a filter. */
  isHidden: boolean
  cells: WrittenCell[]
}

const start = /<(?:\w+:)?sheetData(?:\s[^<>]*|\/)?>/
const tag = /[^<]*<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/y
const attribute = /([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const endOfCell = /<\/(?:\w+:)?c\s*>/g
const endOfSheet = /<\/[\w:.-]+\s*>\s*$/

/**
 * Yields the rows of a sheet in plain XML, one after another. A row or cell without a position follows the one before
 * (ECMA-376, part 1, 18.3.1.4 and 18.3.1.73).
 * @throws Error where elements do not end, rows or cells are out of order
 */
export function* rowsIn(sheet: string): Iterable<WrittenRow> {
  const [first, index] = beginningOf(sheet)
  if (first.endsWith('/>')) return
  if (!endOfSheet.test(sheet.slice(-200))) throw new Error('the sheet does not end')
  let at = index + first.length
  let open: WrittenRow | null = null
  let [row, column] = [0, 0]
  for (;;) {
    tag.lastIndex = at
    const [text, end, name, said = ''] = tag.exec(sheet) ?? []
    if (text === undefined) throw new Error('a row does not end')
    at += text.length
    if (name === 'row') {
      if ((open === null) === (end === '/')) throw new Error('a row within another')
      if (open) yield open
      open = end ? null : rowAfter(row, said)
      row = open?.row ?? row
      column = 0
      if (said.endsWith('/')) open = null
    } else if (name === 'c') {
      if (open === null || end) throw new Error('a cell in no row')
      const cell = cellAfter(column, said)
      column = cell.column
      if (said.endsWith('/')) continue
      open.cells.push(cell)
      endOfCell.lastIndex = at
      const found = endOfCell.exec(sheet)
      if (!found) throw new Error('a cell does not end')
      cell.inner = sheet.slice(at, found.index)
      at = endOfCell.lastIndex
    } else if (name === 'sheetData') {
      if (open) throw new Error('a row does not end')
      return
    }
  }
}

function beginningOf(sheet: string): [string, number] {
  const found = start.exec(sheet)
  if (!found) throw new Error('a sheet without rows')
  return [found[0], found.index]
}

function rowAfter(last: number, said: string): WrittenRow {
  const { r, hidden } = attributesOf(said)
  const row = r === undefined ? last + 1 : Number(r)
  if (!(row > last)) throw new Error('a row above the one before')
  return { row, isHidden: hidden === '1' || hidden === 'true', cells: [] }
}

function cellAfter(last: number, said: string): WrittenCell {
  const { r, t, s } = attributesOf(said)
  const column = r === undefined ? last + 1 : columnOf(/^[A-Z]{1,3}(?=\d*$)/.exec(r)?.[0] ?? '')
  if (!(column > last)) throw new Error('a cell before the one before')
  return { column, type: t || 'n', style: s ?? '', inner: '' }
}

function attributesOf(said: string): Partial<Record<string, string>> {
  const found: Partial<Record<string, string>> = {}
  for (const { 1: name = '', 2: one, 3: other } of said.matchAll(attribute))
    found[name] = one ?? other ?? ''
  return found
}

/** Cells of several rows that were merged; its first row is the one that lists it. */
export interface MergedArea {
  /** From 0. */
  column: number
  /** The number of its last row. */
  last: number
}

/** Gives the next row the values that it shares with rows above. */
type FillMerged = (row: number, cells: Cell[], begun: readonly MergedArea[]) => void

/**
 * Copies a value that several rows share into each of them: a spreadsheet stores the value of merged cells in the
 * first. Rows with nothing else in them belong to the row above, and must not be filled.
 */
export function mergedCells(): FillMerged {
  let open: (MergedArea & { value: Cell })[] = []
  return (row, cells, begun) => {
    open = open.filter(({ last }) => last >= row)
    for (const { column, value } of open) {
      while (cells.length <= column) cells.push(null)
      cells[column] ??= value
    }
    for (const area of begun) {
      const value = cells[area.column] ?? null
      if (value !== null) open.push({ ...area, value })
    }
  }
}

/** Returns the merged areas that begin in a row; rows are asked for in their order. */
type AreasFrom = (row: number) => MergedArea[]

/** Finds merged areas of more than one row. They are listed after the rows (ECMA-376, part 1, 18.3.1.99). */
export function areasIn(sheet: string): AreasFrom {
  const waiting: (MergedArea & { first: number })[] = []
  for (const tag of tagsIn(sheet.slice(sheet.lastIndexOf('sheetData')), 'mergeCell')) {
    const [, letters = '', first, last] =
      /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(attributeOf(tag, 'ref')) ?? []
    if (Number(last) > Number(first))
      waiting.push({ column: columnOf(letters) - 1, first: Number(first), last: Number(last) })
  }
  waiting.sort((one, other) => other.first - one.first)
  return (row) => {
    const begun: MergedArea[] = []
    for (let next = waiting.at(-1); next && next.first <= row; next = waiting.at(-1)) {
      waiting.pop()
      if (next.first === row) begun.push({ column: next.column, last: next.last })
    }
    return begun
  }
}
