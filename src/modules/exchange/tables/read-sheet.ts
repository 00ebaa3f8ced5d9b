import { visibleLine } from '#platform/text/schema'
import { guessMapping } from '../guess/guess-mapping.ts'
import { exchangeLimits } from '../limits.ts'
import { mostSheets } from '../sheets.schema.ts'
import { attributeOf, partsOf, tagsIn } from './check-workbook.ts'
import { odsColumns, odsRows } from './ods-rows.ts'
import { odsStyles } from './ods-styles.ts'
import { nullDateIn } from './ods-values.ts'
import { FarCell } from './sheet-cells.ts'
import type { FarAnswer, SheetAnswer, WorkbookAnswer, WorkbookTask } from './table.ts'
import { findHeader, headerWithin } from './with-header.ts'
import { type OpenSheet, textsOfRows } from './workbook.ts'
import { withoutReferences } from './written-text.ts'
import { sheetsOfXlsx } from './xlsx-sheets.ts'
import { attributesOf, decodedXml, plainXml } from './xml.ts'

/**
 * Opens the sheets of an OpenDocument spreadsheet.
 * @throws Error when it is not one
 */
async function sheetsOfOds(workbook: Buffer): Promise<OpenSheet[]> {
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
  const [counted = ''] = tagsIn(body.slice(0, tables[0]?.from), 'null-date')
  const meaning = { ...read, hidden, nullDate: nullDateIn(attributeOf(counted, 'date-value')) }
  return tables.flatMap(({ said, xml }) => {
    const name = visibleLine(withoutReferences(said['table:name'] ?? ''))
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
  said: Partial<Record<string, string>>
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

const rowsPerPiece = 200

async function sheetsOf({ format, bytes }: WorkbookTask): Promise<OpenSheet[]> {
  const workbook = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (format === 'fods') return sheetsOfFods(workbook)
  return await (format === 'ods' ? sheetsOfOds : sheetsOfXlsx)(workbook)
}

/**
 * Reads the sheets of a workbook that list candidates.
 * @throws Error for a damaged one, and for more than is read
 */
export async function readSheet(task: WorkbookTask): Promise<WorkbookAnswer | FarAnswer> {
  try {
    return await readSheets(task)
  } catch (error) {
    if (!(error instanceof FarCell)) throw error
    return { farCell: error.cell }
  }
}

async function readSheets(task: WorkbookTask): Promise<WorkbookAnswer> {
  const sheets = (await sheetsOf(task)).map(seen)
  const all = sheets.filter(({ rows }) => rows > 0)
  const damaged = sheets.filter(({ error }) => error !== null)
  if (all.length === 0 && damaged[0]) throw damaged[0].error
  const visible = all.filter(({ sheet }) => !sheet.isHidden)
  const seenOnes = visible.length > 0 ? visible : all
  const best = bestOf(seenOnes)
  if (!best) return { sheets: [], best: 0, hasOthers: false, damaged: namesOf(damaged) }
  const withPeople = seenOnes.filter(({ hasPeople }) => hasPeople).slice(0, mostSheets)
  const chosen = withPeople.some(({ sheet }) => sheet === best) ? withPeople : [{ sheet: best }]
  const read: { sheet: OpenSheet; answer: SheetAnswer }[] = []
  const used = { characters: 0 }
  for (const { sheet } of chosen)
    try {
      read.push({ sheet, answer: answerOf(sheet, used) })
    } catch (error) {
      // A fault in another sheet keeps nobody out.
      if (sheet === best) throw error
      damaged.push({ ...nothingSeen, sheet, error })
    }
  return {
    sheets: read.map(({ answer }) => answer),
    best: read.findIndex(({ sheet }) => sheet === best),
    hasOthers: all.length > read.length,
    damaged: namesOf(damaged),
  }
}

const namesOf = (sheets: readonly SeenSheet[]) => sheets.map(({ sheet: { name } }) => name)

function answerOf(sheet: OpenSheet, used: { characters: number }): SheetAnswer {
  let hiddenRows = 0
  const hidden = () => {
    hiddenRows += 1
  }
  const pieces = [...piecesOf(textsOfRows(sheet.rows(), hidden), used)]
  const { name, isHidden } = sheet
  return {
    ...{ name, isHidden, hiddenRows, pieces },
    ...{ hiddenColumns: sheet.hiddenColumns(), pictures: sheet.pictures() },
  }
}

/** More text than this is a copy of a copy: a few long texts, which many cells are said to have. */
const mostCharacters = exchangeLimits.importSheetExpandedBytes
/** One more is refused when the rows are read. */
const mostRows = exchangeLimits.importRows + headerWithin + 1

/** @throws Error for more text than is read */
function* piecesOf(rows: Iterable<string[]>, used: { characters: number }): Iterable<Uint8Array> {
  const encoder = new TextEncoder()
  let piece: string[][] = []
  let filled = 0
  for (const cells of rows) {
    for (const cell of cells) used.characters += cell.length + 1
    if (used.characters > mostCharacters) throw new Error('too much text')
    piece.push(cells)
    if (cells.length > 0) filled += 1
    if (filled > mostRows) break
    if (piece.length < rowsPerPiece) continue
    yield encoder.encode(JSON.stringify(piece))
    piece = []
  }
  if (piece.length > 0) yield encoder.encode(JSON.stringify(piece))
}

interface SeenSheet {
  sheet: OpenSheet
  /** As many as were read, with the empty ones in between. */
  rows: number
  /** Why it cannot be read; null when its first rows can. */
  error: unknown
  /** The number of known names of columns, if rows follow them. */
  known: number
  /** Whether its rows name people by their passports. */
  hasPeople: boolean
}

const nothingSeen = { rows: 0, known: 0, hasPeople: false }

/** Returns what the first rows of a sheet tell. */
function seen(sheet: OpenSheet): SeenSheet {
  const first: string[][] = []
  let rows = 0
  try {
    for (const cells of textsOfRows(sheet.rows())) {
      rows += 1
      if (cells.length > 0) first.push(cells)
      if (first.length === headerWithin) break
    }
  } catch (error) {
    return { ...nothingSeen, sheet, error }
  }
  const { place, known } = findHeader(first)
  // A template without rows is not meant.
  const hasRows = place + 1 < first.length
  const names = (first[place] ?? []).map((cell) => cell.trim())
  const hasPeople = hasRows && known > 1 && guessMapping(names).passportNumber !== undefined
  return { sheet, rows, known: hasRows ? known : 0, hasPeople, error: null }
}

/**
 * Returns the sheet whose columns have the most known names, the earliest of several; without any, the first with rows.
 */
function bestOf(seen: readonly SeenSheet[]): OpenSheet | undefined {
  const most = Math.max(...seen.map(({ known }) => known))
  const best =
    most > 1
      ? seen.find(({ known }) => known === most)
      : (seen.find(({ rows }) => rows > 1) ?? seen[0])
  return best?.sheet
}
