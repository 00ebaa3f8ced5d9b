import { visibleLine } from '#platform/text.schema'
import { exchangeLimits } from '../notes/limits.schema.ts'
import { nullDateIn, type OdsMeaning, odsValue, textOfOdsCell } from './ods-cells.ts'
import { odsStyles } from './ods-styles.ts'
import { partsOf } from './packages.ts'
import { type Cell, type MergedArea, type OpenSheet, type SheetRow, withinReach } from './sheet.ts'
import {
  type Attributes,
  attributesOf,
  decodedXml,
  plainXml,
  type Tag,
  Tags,
  tagsIn,
} from './xml.ts'

/**
 * Opens the sheets of an OpenDocument spreadsheet.
 * @throws Error when it is not one
 */
export async function sheetsOfOds(workbook: Buffer): Promise<OpenSheet[]> {
  const parts = await partsOf(workbook, (path) => /^(?:content|styles)\.xml$/.test(path))
  return sheetsIn(parts.get('content.xml') ?? '', parts.get('styles.xml') ?? '')
}

/**
 * Opens the sheets of one that is a single XML file (FODS).
 * @throws Error when it is not one
 */
export function sheetsOfFods(bytes: Uint8Array): OpenSheet[] {
  const xml = plainXml(decodedXml(bytes))
  return sheetsIn(xml, xml)
}

const beginning = /<office:spreadsheet(?=[\s>])/
const end = /<\/office:document(?:-content)?\s*>\s*$/

function sheetsIn(content: string, styles: string): OpenSheet[] {
  const start = content.search(beginning)
  if (start < 0 || !end.test(content.slice(-200))) throw new Error('no whole spreadsheet')
  // What a program declares there would be put into the text, as often as the text says.
  if (content.includes('<!') || styles.includes('<!')) throw new Error('a declaration of types')
  const body = content.slice(start)
  const common = styles === content ? content.slice(0, start) : styles
  const { hidden, ...read } = odsStyles(common, content.slice(0, start))
  const tables = tablesIn(body)
  const [counted = {}] = tagsIn(body.slice(0, tables[0]?.from), 'null-date')
  const meaning = { ...read, hidden, nullDate: nullDateIn(counted['date-value'] ?? '') }
  return tables.flatMap(({ said, xml }) => {
    const name = visibleLine(said['table:name'] ?? '')
    // A copy of another file's sheet, for the formulas that use it.
    if (/^'.*'#/.test(name)) return []
    return {
      name,
      isHidden: hidden.has(said['table:style-name'] ?? ''),
      rows: () => odsRows(xml, meaning),
      hiddenColumns: () => hiddenColumns(xml),
      pictures: () => [...xml.matchAll(picture)].length,
    }
  })
}

function hiddenColumns(table: string): number[] {
  return odsColumns(table).flatMap(({ first, last, isHidden }) => {
    const most = Math.min(last, exchangeLimits.importColumns)
    return isHidden ? Array.from({ length: most - first + 1 }, (_, at) => first + at) : []
  })
}

/** A chart has a picture, too, but behind its data. */
const picture = /<draw:frame(?=[\s>])(?:[^<>"']|"[^"<]*"|'[^'<]*')*>\s*<draw:image[\s/>]/g

interface WrittenTable {
  from: number
  said: Attributes
  xml: string
}

/** Elements that may contain tables which are no sheets: a table within another, a copy, a row that was deleted. */
const around =
  /<(\/?)table:(table|dde-links|tracked-changes)(?=[\s/>])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g

function tablesIn(body: string): WrittenTable[] {
  const found: WrittenTable[] = []
  let depth = 0
  let open = { name: '', said: '', from: 0 }
  for (const { 0: tag, 1: end, 2: name = '', 3: said = '', index } of body.matchAll(around)) {
    if (!end && depth === 0) open = { name, said, from: index }
    if (end) depth -= 1
    else if (!said.endsWith('/')) depth += 1
    if (depth < 0) throw new Error('the end of a table alone')
    if (depth > 0 || open.name !== 'table') continue
    const xml = body.slice(open.from, index + tag.length)
    found.push({ from: open.from, said: attributesOf(open.said), xml })
  }
  if (depth > 0) throw new Error('a table does not end')
  return found
}

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
function* odsRows(table: string, meaning: OdsMeaning): Iterable<SheetRow> {
  const tags = new Tags(table)
  const columns = odsColumns(table)
  const refuseFar = withinReach()
  let row = 0
  for (const tag of rowsAndColumnsIn(tags)) {
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
function* rowsAndColumnsIn(tags: Tags): Iterable<Tag> {
  if (tags.next().isEmpty) return
  for (let tag = tags.next(); ; tag = tags.next()) {
    if (tag.isEnd && tag.name === 'table:table') return
    if (tag.isEnd && !groups.test(tag.name)) throw new Error(`the end of ${tag.name} alone`)
    if (!groups.test(tag.name)) yield tag
  }
}

/** Returns the columns of a sheet, as far as they are read. They come before its rows. */
function odsColumns(table: string): Columns[] {
  const tags = new Tags(table)
  const found: Columns[] = []
  let last = 0
  for (const tag of rowsAndColumnsIn(tags)) {
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

const isHidden = (said: Attributes) => /^(?:collapse|filter)$/.test(said['table:visibility'] ?? '')

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
