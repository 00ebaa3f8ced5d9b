import {
  asShown,
  type Cell,
  dateOf,
  type Format,
  isDay,
  isDoubtful,
  type MergedArea,
} from './sheet.ts'
import { attributeOf, attributesOf, plainText, richText, tagsIn, textsIn } from './xml.ts'

/** Converts `A` to 1, `AA` to 27. */
function columnOf(letters: string): number {
  let column = 0
  for (let at = 0; at < letters.length; at += 1) column = column * 26 + letters.charCodeAt(at) - 64
  return column
}

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
interface WrittenRow {
  row: number
  /** By hand or by a filter. */
  isHidden: boolean
  cells: WrittenCell[]
}

const start = /<(?:\w+:)?sheetData(?:\s[^<>]*|\/)?>/
const tag = /[^<]*<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/y
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

/** What other parts of a workbook say about its cells. */
export interface Meaning {
  texts: readonly string[]
  formats: ReadonlyMap<string, Format>
  /** Styles whose cells are struck out. */
  struck: ReadonlySet<string>
  isSince1904: boolean
}

const onlyValue = /^<(?:\w+:)?v>([^<]*)<\/(?:\w+:)?v>$/
const shownValue = /<(?:\w+:)?v(?:\s[^<>]*)?>([^<]*)<\/(?:\w+:)?v\s*>/
const emptyValue = /<(?:\w+:)?v(?:\s[^<>]*)?\/>/
const formula = /<(?:\w+:)?f[\s/>]/
const inline = /<(?:\w+:)?is\s*>([\s\S]*)<\/(?:\w+:)?is\s*>/

/**
 * Returns the value of a cell; null when it is empty. An error, or a formula that was never calculated, is not an empty
 * cell: without a nationality a candidate gets the default.
 * @throws Error for a cell that no program writes
 */
export function cellValue(cell: WrittenCell, meaning: Meaning): Cell {
  const { type, inner } = cell
  if (inner === '') return null
  const [, only] = onlyValue.exec(inner) ?? []
  const written = only ?? valueIn(inner)
  if (type === 'e') return written === null ? null : written || '#N/A'
  const value = type === 'inlineStr' ? textIn(inner) : meant(written, cell, meaning)
  if (value !== null) return value
  // A formula whose result is an empty text has that written; one whose result no program stored has none.
  const hasNoResult = written === null || (written === '' && type !== 'str')
  return hasNoResult && formula.test(inner) ? '=' : null
}

/** Returns the content of `<v>`: an empty text when it is empty, null when it is missing. */
function valueIn(inner: string): string | null {
  // Read only to find errors.
  for (const _ of textsIn(inner));
  return shownValue.exec(inner)?.[1] ?? (emptyValue.test(inner) ? '' : null)
}

const textIn = (inner: string) => filled(richText(inline.exec(inner)?.[1] ?? ''))
const filled = (text: string) => text.trim() || null

function meant(written: string | null, { type, style }: WrittenCell, meaning: Meaning): Cell {
  if (written === null || written.trim() === '') return null
  if (type === 'n') return numberIn(written, meaning.formats.get(style), meaning)
  if (type === 'str') return filled(plainText(written))
  if (type === 's') return filled(sharedText(written, meaning.texts))
  if (type === 'b') return truth(written.trim())
  if (type === 'd') return asWritten(written)
  throw new Error(`a cell of the type ${type}`)
}

function numberIn(written: string, format: Format | undefined, { isSince1904 }: Meaning): Cell {
  const number = Number(written)
  if (Number.isNaN(number)) return plainText(written)
  if (format === undefined) return number
  if (format !== 'date') return asShown(number, format)
  const date = dateOf(number, isSince1904)
  return isDay(date) && (isSince1904 || !isDoubtful(number)) ? date : number
}

function sharedText(place: string, texts: readonly string[]): string {
  const text = texts[Number(place)]
  if (text === undefined) throw new Error(`no text ${place}`)
  return text
}

function truth(written: string): boolean {
  if (!/^(?:0|1|false|true)$/.test(written)) throw new Error(`the truth ${written}`)
  return written === '1' || written === 'true'
}

/** Writes a date, or a time alone, as it is in the file, whatever the time zone of this process. */
function asWritten(date: string): string {
  return date.trim().replace(/T00:00(:00(\.0+)?)?Z?$/, '')
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
