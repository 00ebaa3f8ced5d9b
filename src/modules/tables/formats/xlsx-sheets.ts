import { posix } from 'node:path'
import { visibleLine } from '#platform/text.schema'
import { exchangeLimits } from '../notes/limits.schema.ts'
import { partsOf } from './packages.ts'
import { type Format, firstDay, type OpenSheet, type Shown, shownWith } from './sheet.ts'
import { isStriking, isTrue, picturesInCells, richText, xlsxRows } from './xlsx-cells.ts'
import { type Attributes, elementsIn, tagsIn } from './xml.ts'

/** Date and time formats that every program knows by number, also in East Asia (ECMA-376, part 1, 18.8.30). */
const known = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
] as const
const ownFrom = 100

const signs =
  /^(?:[smhd]{1,2}|d{3,4}|m{3,5}|a{3,5}|am|pm|a|p|y|yy|yyyy|e{1,3}|e{4}|g{1,3}e{0,4}|r{1,2})$/

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
      // Another calendar: Hijri as `B2yyyy`.
      .replace(/(?<![a-z])b[12](?=[dmy])/g, '')
      .split(/[^a-z0#?%]+/)
      .filter((token) => token !== '')
    return tokens.length > 0 && tokens.every((token) => signs.test(token))
  })
}

/** Returns formats by the index of a cell's style; only those that add to a number's digits. */
function cellFormats(xml: string): Map<string, Format> {
  const codes = new Map<string, string>()
  for (const { numFmtId = '', formatCode = '' } of tagsIn(xml, 'numFmt'))
    codes.set(numFmtId, formatCode)
  const base = stylesIn(xml, 'cellStyleXfs')
  const formats = new Map<string, Format>()
  for (const [place, { numFmtId, xfId }] of stylesIn(xml, 'cellXfs').entries()) {
    const id = numFmtId || base[Number(xfId || -1)]?.numFmtId || ''
    const code = codes.get(id) ?? ''
    const format = isDateFormat(Number(id), code) ? 'date' : shownBy(code)
    if (format) formats.set(String(place), format)
  }
  return formats
}

/** Returns the indexes of the styles whose cells are struck out. */
function struckStyles(xml: string): Set<string> {
  const [fonts = ''] = elementsIn(xml, 'fonts')
  const isStruck = elementsIn(fonts, 'font').map((font) =>
    [...tagsIn(font, 'strike')].some(isStriking),
  )
  const styles = stylesIn(xml, 'cellXfs')
  return new Set(
    styles.flatMap(({ fontId }, place) => (isStruck[Number(fontId || -1)] ? String(place) : [])),
  )
}

function stylesIn(xml: string, list: string): Attributes[] {
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

const readKinds = ['worksheet', 'sharedStrings', 'styles']
/** Sheets without a table: charts, dialogues and macros of Excel 4. */
const otherSheets = /^(?:chartsheet|dialogsheet|xlMacrosheet|xlIntlMacrosheet)$/

/** What a part of a workbook names, by its path in lower case: two programs may differ in the capital letters. */
interface Relation {
  id: string
  kind: string
  path: string
}

/** Returns what a part names, relative to its own folder; nothing where it names nothing (ECMA-376, part 2). */
function relationsOf(parts: ReadonlyMap<string, string>, part: string): Relation[] {
  const { dir, base } = posix.parse(part)
  const list = parts.get(posix.join(dir, '_rels', `${base}.rels`)) ?? ''
  return Array.from(tagsIn(list, 'Relationship'), ({ Id = '', Type = '', Target = '' }) => {
    const target = decodeURIComponent(Target).replaceAll('\\', '/').toLowerCase()
    const path = posix.join('/', target.startsWith('/') ? '' : dir, target).slice(1)
    return { id: Id, kind: Type.replace(/^.*\//, ''), path }
  })
}

/** Returns the positions, from 1, of the columns that a sheet hides, explicitly or by a width of 0; among those that are read. */
function hiddenColumns(sheet: string): number[] {
  const before = sheet.slice(0, Math.max(0, sheet.search(/<(?:\w+:)?sheetData[\s/>]/)))
  return [...tagsIn(before, 'col')].flatMap(({ min, max, hidden, width }) => {
    if (!isTrue(hidden) && Number(width || 1) !== 0) return []
    const first = Number(min)
    const last = Math.min(Number(max), exchangeLimits.importColumns)
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  })
}

/**
 * Opens the sheets of an XLSX workbook. Its parts may be anywhere and be named from anywhere.
 * @throws Error when it is not one
 */
export async function sheetsOfXlsx(workbook: Buffer): Promise<OpenSheet[]> {
  const all = await partsOf(workbook, (path) => /\.rels$/i.test(path))
  const ofKind = (relations: readonly Relation[], kind: string) =>
    relations.find((one) => one.kind === kind)?.path ?? ''
  const path = ofKind(relationsOf(all, ''), 'officeDocument') || 'xl/workbook.xml'
  const relations = relationsOf(all, path)
  const drawingOf = (sheet: string) => ofKind(relationsOf(all, sheet), 'drawing')
  const read = relations.flatMap((one) => (readKinds.includes(one.kind) ? one.path : []))
  const wanted = new Set([path, ...read, ...read.map(drawingOf)])
  const parts = await partsOf(workbook, (name) => wanted.has(name.toLowerCase()))
  const root = parts.get(path)
  if (root === undefined) throw new Error(`no part ${path}`)
  const [properties = {}] = tagsIn(root, 'workbookPr')
  const styles = parts.get(ofKind(relations, 'styles')) ?? ''
  const meaning = {
    texts: elementsIn(parts.get(ofKind(relations, 'sharedStrings')) ?? '', 'si').map(richText),
    formats: cellFormats(styles),
    struck: struckStyles(styles),
    // On old Macs; `true` is `1` (XML Schema, part 2, section 3.2.2).
    firstDay: isTrue(properties.date1904) ? Date.UTC(1904, 0, 1) : firstDay,
  }
  return [...tagsIn(root, 'sheet')].flatMap(({ name = '', state = '', id }) => {
    const sheet = relations.find((one) => one.id === id)
    if (otherSheets.test(sheet?.kind ?? '')) return []
    // One that is missing or damaged is a sheet without rows.
    const xml = parts.get(sheet?.path ?? '') ?? ''
    const drawing = parts.get(drawingOf(sheet?.path ?? '')) ?? ''
    return {
      ...{ name: visibleLine(name), isHidden: /hidden$/i.test(state) },
      rows: () => xlsxRows(xml, meaning),
      hiddenColumns: () => hiddenColumns(xml),
      pictures: () => [...tagsIn(drawing, 'pic')].length,
      cellPictures: () => picturesInCells(xml),
    }
  })
}
