import { visibleLine } from '#platform/text/schema'
import { exchangeLimits } from '../limits.ts'
import { odsColumns, odsRows } from './ods-rows.ts'
import { odsStyles } from './ods-styles.ts'
import { nullDateIn } from './ods-values.ts'
import { decodedXml, plainXml } from './plain-xml.ts'
import { attributeOf, partsOf, tagsIn } from './workbook-parts.ts'
import type { OpenSheet } from './workbook-rows.ts'
import { withoutReferences } from './written-text.ts'
import { attributesOf } from './xml-tags.ts'

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
