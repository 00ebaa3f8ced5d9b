import { exchangeLimits } from '../limits.ts'
import { textOfOdsCell } from './ods-text.ts'
import { type OdsMeaning, odsValue } from './ods-values.ts'
import { type Cell, type MergedArea, withinReach } from './sheet-cells.ts'
import type { SheetRow } from './workbook.ts'
import { attributesOf, type Tag, Tags } from './xml.ts'

/** Elements around rows and columns that say nothing about what is in them. */
const groups = /^table:table-(?:header-|)(?:rows|columns)$|^table:table-(?:row|column)-group$/

/** Columns next to each other that are alike, from 1. */
interface Columns {
  first: number
  last: number
  /** The style of cells that have none of their own. */
  style: string
  isHidden: boolean
}

/**
 * Yields the rows of a sheet that have content. Repeated rows and cells without content cost nothing, however many
 * there are said to be (OpenDocument 1.3, part 3, 9.1 and 19.677).
 * @throws FarCell for a sheet that is larger than we read
 * @throws Error where elements do not end
 */
export function* odsRows(table: string, meaning: OdsMeaning): Iterable<SheetRow> {
  const tags = new Tags(table)
  const columns = odsColumns(table)
  const refuseFar = withinReach()
  let row = 0
  for (const tag of partsOf(tags)) {
    if (tag.name !== 'table:table-row') {
      tags.skip(tag)
      continue
    }
    const said = attributesOf(tag.said)
    const times = countIn(said['table:number-rows-repeated'])
    const place = { row: row + 1, style: said['table:default-cell-style-name'], columns }
    const { values, merged } = tag.isEmpty ? emptyRow : cellsOf(tags, place, meaning)
    if (values.length === 0) {
      row += times
      continue
    }
    refuseFar({ row: row + times, column: values.length }, times)
    for (const end = row + times; row < end; ) {
      row += 1
      const areas = merged.map(({ column, rows }) => ({ column, last: row + rows - 1 }))
      yield { row, isHidden: isHidden(said), values: [...values], merged: areas }
    }
  }
}

/** Yields the rows and columns of a table, and what else is beside them. */
function* partsOf(tags: Tags): Iterable<Tag> {
  if (tags.next().isEmpty) return
  for (let tag = tags.next(); ; tag = tags.next()) {
    if (tag.isEnd && tag.name === 'table:table') return
    if (tag.isEnd && !groups.test(tag.name)) throw new Error(`the end of ${tag.name} alone`)
    if (!groups.test(tag.name)) yield tag
  }
}

/** Returns the columns of a sheet, as far as they are read. They come before its rows. */
export function odsColumns(table: string): Columns[] {
  const tags = new Tags(table)
  const found: Columns[] = []
  let last = 0
  for (const tag of partsOf(tags)) {
    if (tag.name === 'table:table-row' || last >= exchangeLimits.importColumns) break
    tags.skip(tag)
    if (tag.name !== 'table:table-column') continue
    const said = attributesOf(tag.said)
    const first = last + 1
    last += countIn(said['table:number-columns-repeated'])
    const style = said['table:default-cell-style-name'] ?? ''
    found.push({ first, last, style, isHidden: isHidden(said) })
  }
  return found
}

const isHidden = (said: Partial<Record<string, string>>) =>
  /^(?:collapse|filter)$/.test(said['table:visibility'] ?? '')

/** Returns how often a row, column or cell is there; no sheet has a billion of them. */
function countIn(written: string | undefined): number {
  if (written === undefined) return 1
  if (!/^\d{1,15}$/.test(written)) throw new Error(`${written} times`)
  return Math.max(1, Math.min(Number(written), 1e9))
}

interface Place {
  row: number
  /** Of the row's cells that have none of their own. */
  style: string | undefined
  columns: readonly Columns[]
}

/** The cells of a row, with the merged areas of several rows that begin in it. */
interface RowCells {
  values: Cell[]
  merged: (Pick<MergedArea, 'column'> & { rows: number })[]
}
const emptyRow: RowCells = { values: [], merged: [] }

function cellsOf(tags: Tags, place: Place, meaning: OdsMeaning): RowCells {
  const values: Cell[] = []
  const merged: RowCells['merged'] = []
  let column = 0
  for (const tag of tags.within('table:table-row')) {
    const said = attributesOf(tag.said)
    const times = countIn(said['table:number-columns-repeated'])
    // What merged cells cover nobody sees.
    if (tag.name !== 'table:table-cell') {
      tags.skip(tag)
      if (tag.name === 'table:covered-table-cell') column += times
      continue
    }
    const style = said['table:style-name'] ?? place.style ?? styleAt(place.columns, column + 1)
    const text = textOfOdsCell(tags, tag, meaning.runs, meaning.struck.has(style))
    const value = odsValue({ said, text, style }, meaning)
    if (value !== null) {
      withinReach()({ row: place.row, column: column + times })
      const rows = countIn(said['table:number-rows-spanned'])
      if (rows > 1) merged.push({ column, rows })
      while (values.length < column) values.push(null)
      for (let time = 0; time < times; time += 1) values.push(value)
    }
    column += times
  }
  return { values, merged }
}

function styleAt(columns: readonly Columns[], column: number): string {
  return columns.find(({ first, last }) => column >= first && column <= last)?.style ?? ''
}
