import { posix } from 'node:path'
import { visibleLine } from '#platform/text.schema'
import { exchangeLimits } from '../schema.ts'
import { partsOf } from './packages.ts'
import {
  type Cell,
  type Format,
  type OpenSheet,
  type SheetRow,
  type Shown,
  shownWith,
  textOf,
  withinReach,
} from './sheet.ts'
import { areasIn, cellValue, type Meaning, rowsIn, type WrittenCell } from './xlsx-cells.ts'
import { attributeOf, elementsIn, sharedTexts, strikes, struckOut, tagsIn } from './xml.ts'

/** Date and time formats that every program knows by number, also in East Asia (ECMA-376, part 1, 18.8.30). */
const known = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
] as const
const ownFrom = 100

const signs = /^(?:[smhd]{1,2}|d{3,4}|m{3,5}|a{3,5}|am|pm|a|p|y|yy|yyyy|e{1,3}|e{4})$/

/** Tells whether a number in this format is shown as a date or a time of day. */
function isDateFormat(id: number, code: string): boolean {
  if (known.some(([first, last]) => id >= first && id <= last)) return true
  if (id < ownFrom) return false
  const sections = code.toLowerCase().replace(/;@$/, '').replace(/\\./g, ' ').split(';')
  return sections.some((section) => {
    const tokens = section
      .replace(/"[^"]*"/g, ' ')
      .replace(/(\[?[smhd]{1,2}\]?)[.,]00?0?/g, '$1')
      .replace(/\[([smhd]{1,2})\]/g, '$1')
      .replace(/\[[^\]]*\]/g, '')
      .split(/[^a-z0#?%]+/)
      .filter((token) => token !== '')
    return tokens.length > 0 && tokens.every((token) => signs.test(token))
  })
}

/** Returns formats by the index of a cell's style; only those that add to a number's digits. */
function cellFormats(xml: string): Map<string, Format> {
  const codes = new Map<string, string>()
  for (const tag of tagsIn(xml, 'numFmt'))
    codes.set(attributeOf(tag, 'numFmtId'), attributeOf(tag, 'formatCode'))
  const base = stylesIn(xml, 'cellStyleXfs')
  const formats = new Map<string, Format>()
  for (const [place, tag] of stylesIn(xml, 'cellXfs').entries()) {
    const inherited = base[Number(attributeOf(tag, 'xfId') || -1)] ?? ''
    const id = attributeOf(tag, 'numFmtId') || attributeOf(inherited, 'numFmtId')
    const code = codes.get(id) ?? ''
    const format = isDateFormat(Number(id), code) ? 'date' : shownBy(code)
    if (format) formats.set(String(place), format)
  }
  return formats
}

/** Returns the indexes of the styles whose cells are struck out. */
function struckStyles(xml: string): Set<string> {
  const [fonts = ''] = elementsIn(xml, 'fonts')
  const places = elementsIn(fonts, 'font').map((font, place) => strikes(font) && String(place))
  const isStruck = (style: string) => places.includes(attributeOf(style, 'fontId'))
  const styles = stylesIn(xml, 'cellXfs')
  return new Set(styles.flatMap((style, place) => (isStruck(style) ? String(place) : [])))
}

function stylesIn(xml: string, list: string): string[] {
  const [used = ''] = elementsIn(xml, list)
  return [...tagsIn(used, 'xf')]
}

const literals = String.raw`(?:"[^"]*"|\\[^0#])*`
/** Behind the places, a figure after a backslash is none of them, and a dash needs no quotation marks. */
const literalsBehind = String.raw`(?:"[^"]*"|\\.|[- ])*`
/**
 * Letters in quotation marks or each after a backslash, then digits, or places for them with spaces, dashes and
 * brackets in between, then letters again. No place for a digit after the point, and none for thousands.
 */
const fixedDigits = new RegExp(
  String.raw`^(${literals})((?:[0#()]|\\?[ -])*[0#]\)?|General)(${literalsBehind})(?:;|$)`,
)
/** Language and colour codes, which show nothing. */
const shownAsNothing = /^(?:\[(?:\$-[^\]]*|[A-Za-z]+)\])+/

/** No spreadsheet accepts a longer one. */
const longestFormat = 255

function shownBy(code: string): Shown | null {
  if (code.length > longestFormat) return null
  const plain = code.replace(shownAsNothing, '')
  const [, first = '', places, last = ''] = fixedDigits.exec(plain) ?? []
  if (places === undefined) return null
  // From the first zero on, each place shows a digit.
  const digits = places.replace(/^[^0]*/, '').replace(/[^0#]/g, '').length
  return shownWith(lettersOf(first), digits, lettersOf(last))
}

const lettersOf = (literals: string) => literals.replace(/"([^"]*)"|\\(.)/g, '$1$2')

const kindOf = (tag: string) => attributeOf(tag, 'Type').replace(/^.*\//, '')
const readKinds = ['worksheet', 'sharedStrings', 'styles']
/** Sheets without a table: charts, dialogues and macros of Excel 4. */
const otherSheets = /^(?:chartsheet|dialogsheet|xlMacrosheet|xlIntlMacrosheet)$/

/** A workbook in plain XML, whatever program wrote it. */
interface TidyWorkbook {
  sheets: TidySheet[]
  /** The XML of the texts that cells share, and of the styles; empty where the workbook has none. */
  sharedStrings: string
  styles: string
  isSince1904: boolean
}

interface TidySheet {
  name: string
  isHidden: boolean
  /** Null where it is missing or damaged. */
  xml: string | null
  /** The XML of what is drawn above its cells; empty without any. */
  drawing: string
}

/**
 * Returns the parts of a workbook that we read, each in plain XML. Parts may be anywhere and be named from anywhere
 * (ECMA-376, part 2).
 * @throws Error when it is not a workbook
 */
async function tidyWorkbook(workbook: Buffer): Promise<TidyWorkbook> {
  const all = await partsOf(workbook, (path) => /\.rels$/i.test(path))
  const path = rootIn(all)
  const folder = posix.dirname(path)
  const list = partIn(all, `${folder}/_rels/${posix.basename(path)}.rels`)
  const relations = [...tagsIn(list, 'Relationship')].map((tag) => ({
    ...{ id: attributeOf(tag, 'Id'), kind: kindOf(tag), path: targetOf(tag, folder) },
  }))
  const drawings = new Map(relations.map((one) => [one.id, drawingOf(all, one.path)]))
  const readOf = relations.filter(({ kind }) => readKinds.includes(kind))
  const read = [path, ...readOf.map((one) => one.path), ...drawings.values()]
  const wanted = new Set(read.map(lowered))
  const parts = await partsOf(workbook, (name) => wanted.has(lowered(name)))
  const root = partIn(parts, path)
  const [properties = ''] = tagsIn(root, 'workbookPr')
  const ofKind = (kind: string) => {
    const relation = relations.find((one) => one.kind === kind)
    return parts.get(lowered(relation?.path ?? '')) ?? ''
  }
  return {
    sheets: [...tagsIn(root, 'sheet')].flatMap((tag) => {
      const sheet = relations.find(({ id }) => id === attributeOf(tag, 'id'))
      if (otherSheets.test(sheet?.kind ?? '')) return []
      return {
        name: attributeOf(tag, 'name'),
        isHidden: /hidden$/i.test(attributeOf(tag, 'state')),
        xml: parts.get(lowered(sheet?.path ?? '')) ?? null,
        drawing: parts.get(lowered(drawings.get(sheet?.id ?? '') ?? '')) ?? '',
      }
    }),
    sharedStrings: ofKind('sharedStrings'),
    styles: ofKind('styles'),
    // Days are counted since 1904 on old Macs; `true` is `1` (XML Schema, part 2, section 3.2.2).
    isSince1904: /^(?:1|true)$/.test(attributeOf(properties, 'date1904')),
  }
}

const lowered = (path: string) => path.toLowerCase()

/** Returns the path of what is drawn above a sheet; empty without any. */
function drawingOf(relations: ReadonlyMap<string, string>, sheet: string): string {
  const folder = posix.dirname(sheet)
  const list = relations.get(lowered(`${folder}/_rels/${posix.basename(sheet)}.rels`)) ?? ''
  const drawing = [...tagsIn(list, 'Relationship')].find((tag) => kindOf(tag) === 'drawing')
  return drawing ? targetOf(drawing, folder) : ''
}

/** Finds a part; two programs that write one path may differ in its capital letters. */
function partIn(parts: ReadonlyMap<string, string>, path: string): string {
  const part = parts.get(lowered(posix.normalize(path)))
  if (part === undefined) throw new Error(`no part ${path}`)
  return part
}

/** Returns the path of the workbook itself, as the package states it. */
function rootIn(relations: ReadonlyMap<string, string>): string {
  const root = [...tagsIn(relations.get('_rels/.rels') ?? '', 'Relationship')].find(
    (tag) => kindOf(tag) === 'officeDocument',
  )
  return root ? targetOf(root, '') : 'xl/workbook.xml'
}

/** Resolves the target of a relationship, relative to the folder of the part that has it. */
function targetOf(tag: string, folder: string): string {
  const target = decodeURIComponent(attributeOf(tag, 'Target')).replaceAll('\\', '/')
  return posix.join('/', target.startsWith('/') ? '' : folder, target).slice(1)
}

/** Returns the positions, from 1, of the columns that a sheet hides, explicitly or by a width of 0; among those that are read. */
function hiddenColumns(sheet: string): number[] {
  const before = sheet.slice(0, Math.max(0, sheet.search(/<(?:\w+:)?sheetData[\s/>]/)))
  return [...tagsIn(before, 'col')].filter(isHidden).flatMap((tag) => {
    const first = Number(attributeOf(tag, 'min'))
    const last = Math.min(Number(attributeOf(tag, 'max')), exchangeLimits.importColumns)
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  })
}

const isHidden = (tag: string) =>
  /^(?:1|true)$/.test(attributeOf(tag, 'hidden')) || Number(attributeOf(tag, 'width') || 1) === 0

/**
 * Opens the sheets of an XLSX workbook.
 * @throws Error when it is not one
 */
export async function sheetsOfXlsx(workbook: Buffer): Promise<OpenSheet[]> {
  const { sheets, sharedStrings, styles, isSince1904 } = await tidyWorkbook(workbook)
  const meaning = {
    texts: sharedTexts(sharedStrings),
    formats: cellFormats(styles),
    struck: struckStyles(styles),
    isSince1904,
  }
  return sheets.map(({ name, isHidden, xml, drawing }) => ({
    ...{ name: visibleLine(name), isHidden },
    rows: () => rowsOf(xml, meaning),
    hiddenColumns: () => hiddenColumns(xml ?? ''),
    pictures: () => [...tagsIn(drawing, 'pic')].length,
  }))
}

function* rowsOf(sheet: string | null, meaning: Meaning): Iterable<SheetRow> {
  if (sheet === null) throw new Error('a part that cannot be read')
  const refuseFar = withinReach()
  const areasFrom = areasIn(sheet)
  for (const { row, isHidden, cells } of rowsIn(sheet)) {
    const values: Cell[] = []
    for (const cell of cells) {
      const value = readable(cell, meaning)
      if (value === null) continue
      while (values.length < cell.column - 1) values.push(null)
      values.push(meaning.struck.has(cell.style) ? struckOut(textOf(value)) : value)
    }
    if (values.length === 0) continue
    refuseFar({ row, column: values.length })
    yield { row, isHidden, values, merged: areasFrom(row) }
  }
}

/** Returns the value of a cell; of one that no program writes the sign of damage, so that its row says so. */
function readable(cell: WrittenCell, meaning: Meaning): Cell {
  try {
    return cellValue(cell, meaning)
  } catch {
    return '\ufffd'
  }
}
