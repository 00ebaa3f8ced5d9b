import {
  type Cell,
  type Format,
  type MergedArea,
  numberMeant,
  type SheetRow,
  textOf,
  withinReach,
} from './sheet.ts'
import {
  type Attributes,
  attributesOf,
  struckOut,
  type Tag,
  Tags,
  tagsIn,
  withoutReferences,
} from './xml.ts'

/** Converts `A` to 1, `AA7` to 27; what is no place of a sheet to 0. */
function columnOf(place: string): number {
  const [letters = ''] = /^[A-Z]{1,3}(?=\d*$)/.exec(place) ?? []
  let column = 0
  for (let at = 0; at < letters.length; at += 1) column = column * 26 + letters.charCodeAt(at) - 64
  return column
}

const beginning = /<(?:\w+:)?sheetData(?=[\s/>])/
const endOfSheet = /<\/[\w:.-]+\s*>\s*$/

/**
 * Yields the rows of a sheet in plain XML, one after another. A row or cell without a position follows the one before
 * (ECMA-376, part 1, 18.3.1.4 and 18.3.1.73).
 * @throws FarCell for a sheet that is larger than we read
 * @throws Error where elements do not end, rows or cells are out of order
 */
export function* xlsxRows(sheet: string, meaning: Meaning): Iterable<SheetRow> {
  const start = sheet.search(beginning)
  if (start < 0) throw new Error('a sheet without rows')
  const tags = new Tags(sheet, start)
  const data = tags.next()
  if (data.isEmpty) return
  if (!endOfSheet.test(sheet.slice(-200))) throw new Error('the sheet does not end')
  const refuseFar = withinReach()
  const areasFrom = areasIn(sheet)
  let row = 0
  for (const tag of only('row', tags, data)) {
    const { r, hidden } = attributesOf(tag.said)
    row = following(row, r === undefined ? row + 1 : Number(r))
    const values = tag.isEmpty ? [] : valuesIn(tags, tag, meaning)
    if (values.length === 0) continue
    refuseFar({ row, column: values.length })
    yield { row, isHidden: isTrue(hidden), values, merged: areasFrom(row) }
  }
}

/** What WPS writes in a cell with a picture, and what draws one from the web. */
const isPicture = (value: Cell) =>
  typeof value === 'string' && /^=?(?:_xlfn\.)?(?:DISPIMG|IMAGE)\(/i.test(value)

/** Counts the cells that have a picture for their value: of WPS, and of Excel, which calls it an error with metadata. */
export function picturesInCells(sheet: string): number {
  const ofWps = sheet.match(/<(?:\w+:)?v>=?(?:_xlfn\.)?DISPIMG\(/gi)?.length ?? 0
  const cells = sheet.match(/<(?:\w+:)?c\s[^>]*\bvm="\d+"[^>]*>/g) ?? []
  return ofWps + cells.filter((cell) => /\bt="e"/.test(cell)).length
}

function valuesIn(tags: Tags, row: Tag, meaning: Meaning): Cell[] {
  const values: Cell[] = []
  let column = 0
  for (const tag of only('c', tags, row)) {
    const { r, t, s = '', vm } = attributesOf(tag.said)
    column = following(column, r === undefined ? column + 1 : columnOf(r))
    const value = readable({ type: t || 'n', style: s, inner: tags.inner(tag) }, meaning)
    if (value === null || isPicture(value) || (t === 'e' && vm !== undefined)) continue
    while (values.length < column - 1) values.push(null)
    values.push(meaning.struck.has(s) ? struckOut(textOf(value)) : value)
  }
  return values
}

/**
 * Yields the rows within the sheet, or the cells within a row.
 * @throws Error for a row or cell in any other place, and where an element does not end
 */
function* only(name: 'row' | 'c', tags: Tags, within: Tag): Iterable<Tag> {
  for (let tag = tags.next(); !tag.isEnd || tag.name !== within.name; tag = tags.next())
    if (tag.local === name && !tag.isEnd) yield tag
    else if (tag.local === 'row' || tag.local === 'c') throw new Error(`${tag.name} out of place`)
}

function following(last: number, place: number): number {
  if (!(place > last)) throw new Error('a row or cell before the one before')
  return place
}

/** Tells whether an attribute of XML says so (XML Schema, part 2, section 3.2.2). */
export const isTrue = (said = '') => /^(?:1|true)$/.test(said)

/** What other parts of a workbook say about its cells. */
export interface Meaning {
  texts: readonly string[]
  formats: ReadonlyMap<string, Format>
  /** Styles whose cells are struck out. */
  struck: ReadonlySet<string>
  /** The day from which days are counted, as a time. */
  firstDay: number
}

/** A cell as the XML of its sheet writes it. */
interface WrittenCell {
  /** `s`, `str`, `inlineStr`, `n`, `d`, `b` or `e`. */
  type: string
  /** The index of its style. */
  style: string
  /** The XML between its beginning and its end. */
  inner: string
}

/** Returns the value of a cell; of one that no program writes the sign of damage, so that its row says so. */
function readable(cell: WrittenCell, meaning: Meaning): Cell {
  try {
    return cellValue(cell, meaning)
  } catch {
    return '\ufffd'
  }
}

/**
 * Returns the value of a cell; null when it is empty. An error, or a formula that was never calculated, is not an empty
 * cell: without a nationality a candidate gets the default.
 * @throws Error for a cell that no program writes
 */
function cellValue({ type, style, inner }: WrittenCell, meaning: Meaning): Cell {
  const { v: written, f: formula, is: text = '' } = partsOf(inner)
  if (type === 'e') return written === undefined ? null : written || '#N/A'
  const value =
    type === 'inlineStr' ? filled(richText(text)) : meant(written, { type, style }, meaning)
  if (value !== null) return value
  // A formula whose result is an empty text has that written; one whose result no program stored has none.
  const hasNoResult = written === undefined || (written === '' && type !== 'str')
  return hasNoResult && formula !== undefined ? '=' : null
}

const onlyValue = /^<(?:\w+:)?v>([^<]*)<\/(?:\w+:)?v>$/

/** Returns what is in the elements of a cell, by their names. */
function partsOf(inner: string): Attributes {
  // Almost every cell; with the others alone a sheet takes twice as long.
  const [, v] = onlyValue.exec(inner) ?? []
  if (v !== undefined) return { v }
  const parts: Attributes = {}
  for (const tags = new Tags(inner); !tags.isOver(); ) {
    const tag = tags.next()
    if (tag.isEnd) throw new Error(`the end of ${tag.name} alone`)
    parts[tag.local] = tags.inner(tag)
  }
  if (parts.v?.includes('<')) throw new Error('an element within a value')
  return parts
}

const filled = (text: string) => text.trim() || null

function meant(
  written: string | undefined,
  { type, style }: Pick<WrittenCell, 'type' | 'style'>,
  { formats, texts, firstDay }: Meaning,
): Cell {
  if (written === undefined || written.trim() === '') return null
  if (type === 'n') {
    const number = Number(written)
    return Number.isNaN(number)
      ? plainText(written)
      : numberMeant(number, formats.get(style), firstDay)
  }
  if (type === 'str') return filled(plainText(written))
  if (type === 's') return filled(sharedText(written, texts))
  if (type === 'b') return truth(written.trim())
  if (type === 'd') return asWritten(written)
  throw new Error(`a cell of the type ${type}`)
}

function sharedText(place: string, texts: readonly string[]): string {
  const text = texts[Number(place)]
  if (text === undefined) throw new Error(`no text ${place}`)
  return text
}

function truth(written: string): boolean {
  if (!/^(?:0|1|false|true)$/.test(written)) throw new Error(`the truth ${written}`)
  return isTrue(written)
}

/** Writes a date, or a time alone, as it is in the file, whatever the time zone of this process. */
function asWritten(date: string): string {
  return date.trim().replace(/T00:00(:00(\.0+)?)?Z?$/, '')
}

/** Returns the merged areas that begin in a row; rows are asked for in their order. */
type AreasFrom = (row: number) => MergedArea[]

/** Finds merged areas of more than one row. They are listed after the rows (ECMA-376, part 1, 18.3.1.99). */
function areasIn(sheet: string): AreasFrom {
  const waiting: (MergedArea & { first: number })[] = []
  for (const { ref = '' } of tagsIn(sheet.slice(sheet.lastIndexOf('sheetData')), 'mergeCell')) {
    const [, letters = '', first, last] =
      /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(ref) ?? []
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

/**
 * Returns the text of a cell, struck out where its fonts strike it out, without its pronunciation (ECMA-376, part 1,
 * 18.4.6 and 18.4.8).
 * @throws Error where an element does not end
 */
export function richText(xml: string): string {
  const around: string[] = []
  let text = ''
  let isStruck = false
  for (const tags = new Tags(xml); !tags.isOver(); ) {
    const { before, local, isEnd, isEmpty, said } = tags.next()
    if (around.at(-1) === 't' && !around.includes('rPh'))
      text += (isStruck ? struckOut : String)(plainText(before))
    if (local === 'r') isStruck = false
    if (local === 'strike' && !isEnd) isStruck = isStriking(attributesOf(said))
    if (isEnd && around.pop() !== local) throw new Error(`the end of ${local} alone`)
    if (!isEnd && !isEmpty) around.push(local)
  }
  if (around.length > 0) throw new Error('an element does not end')
  return text
}

/** Tells whether an element of a font strikes out (ECMA-376, part 1, 18.4.10). */
export const isStriking = ({ val = '' }: Attributes) => !/^(?:0|false)$/.test(val)

/**
 * Replaces references in a cell, and the characters that XML may not contain, written as `_x000D_` (ECMA-376, part 1,
 * 22.9.2.19).
 */
function plainText(xml: string): string {
  return withoutReferences(xml).replace(/_x([\da-f]{4})_/gi, (_, digits) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
}
