import { columnOf } from './sheet-reach.ts'
import { attributeOf } from './workbook-parts.ts'

/** What the reader of workbooks takes a cell for. */
export type Cell = string | number | boolean | Date | null

/** A cell as the XML of its sheet writes it. Rows and columns are counted from 1. */
export interface WrittenCell {
  row: number
  column: number
  /** `s`, `str`, `inlineStr`, `n`, `d`, `b` or `e`; nothing says `n`. */
  type: string
  /** The place of its style. */
  style: string
  hasFormula: boolean
  /** What it last showed; null where nothing stands. */
  value: string | null
}

const cell = /<(?:\w+:)?c(\s(?:[^<>"']|"[^"]*"|'[^']*')*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g
const shownValue = /<(?:\w+:)?v(?:\s[^>]*)?>([^<]*)<\/(?:\w+:)?v>/
const emptyValue = /<(?:\w+:)?v(?:\s[^>]*)?\/>/
const formula = /<(?:\w+:)?f[\s/>]/

/** The cells of a sheet that are written with their place. */
export function* cellsIn(sheet: string): Iterable<WrittenCell> {
  for (const { 1: tag = '', 2: inner = '' } of sheet.matchAll(cell)) {
    const [, letters = '', row] = /^([A-Z]+)(\d+)$/.exec(attributeOf(tag, 'r')) ?? []
    if (row === undefined) continue
    yield {
      row: Number(row),
      column: columnOf(letters),
      type: attributeOf(tag, 't') || 'n',
      style: attributeOf(tag, 's'),
      hasFormula: formula.test(inner),
      value: shownValue.exec(inner)?.[1] ?? (emptyValue.test(inner) ? '' : null),
    }
  }
}
