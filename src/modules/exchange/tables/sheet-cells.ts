import { columnOf } from './sheet-reach.ts'

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
