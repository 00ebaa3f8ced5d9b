import { posix } from 'node:path'
import { visibleLine } from '#platform/text/schema'
import { exchangeLimits } from '../limits.ts'
import { partsOf } from './packages.ts'
import {
  type Cell,
  type MergedArea,
  type OpenSheet,
  type SheetRow,
  textOf,
  withinReach,
} from './sheet.ts'
import { cellFormats, struckStyles } from './shown-numbers.ts'
import { cellValue, columnOf, type Meaning, rowsIn, type WrittenCell } from './xlsx-cells.ts'
import { attributeOf, sharedTexts, struckOut, tagsIn } from './xml.ts'

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

/** Returns the merged areas that begin in a row; rows are asked for in their order. */
type AreasFrom = (row: number) => MergedArea[]

/** Finds merged areas of more than one row. They are listed after the rows (ECMA-376, part 1, 18.3.1.99). */
function areasIn(sheet: string): AreasFrom {
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
