import { type Format, shownWith } from './sheet.ts'
import { attributeOf, elementsIn, tagsIn, withoutReferences } from './xml.ts'

/** Which styles of text strike out, and which do not whatever is around them. */
export type StruckRuns = ReadonlyMap<string, boolean>

/** What the styles of an OpenDocument spreadsheet say, by their names. */
export interface OdsStyles {
  /** Of cells: only those that add to a number's digits. */
  formats: ReadonlyMap<string, Format>
  /** Of cells. */
  struck: ReadonlySet<string>
  /** Of parts of a text. */
  runs: StruckRuns
  /** Of sheets. */
  hidden: ReadonlySet<string>
}

interface CellStyle {
  parent: string
  /** Null where the style leaves it to its parent. */
  format: Format | 'plain' | null
  isStruck: boolean | null
}

/**
 * Reads the styles of a spreadsheet (OpenDocument 1.3, part 3, 16 and 20).
 * @param common XML with the styles that have a name for the user
 * @param automatic XML with those that programs make for single cells; each may have one of the former as its parent
 */
export function odsStyles(common: string, automatic: string): OdsStyles {
  const cells = new Map<string, CellStyle>()
  const runs = new Map<string, boolean>()
  const hidden = new Set<string>()
  let numbers: ReadonlyMap<string, Format | 'plain'> = new Map()
  for (const section of [sectionOf(common, 'styles'), sectionOf(automatic, 'automatic-styles')]) {
    // Two sections may use one name for two formats.
    numbers = new Map([...numbers, ...numberFormats(section)])
    for (const style of elementsIn(section, 'style')) {
      const [tag = ''] = tagsIn(style, 'style')
      const name = attributeOf(tag, 'name')
      const isStruck = strikesOut(style)
      const family = attributeOf(tag, 'family')
      if (family === 'text' && isStruck !== null) runs.set(name, isStruck)
      if (family === 'table' && isHidden(style)) hidden.add(name)
      if (family !== 'table-cell') continue
      const format = numbers.get(attributeOf(tag, 'data-style-name')) ?? null
      cells.set(name, { parent: attributeOf(tag, 'parent-style-name'), format, isStruck })
    }
  }
  return { ...meant(cells), runs, hidden }
}

const sectionOf = (xml: string, name: string) => elementsIn(xml, name).at(0) ?? ''

function isHidden(style: string): boolean {
  const [properties = ''] = tagsIn(style, 'table-properties')
  return attributeOf(properties, 'display') === 'false'
}

function strikesOut(style: string): boolean | null {
  const [properties = ''] = tagsIn(style, 'text-properties')
  const line =
    attributeOf(properties, 'text-line-through-style') ||
    attributeOf(properties, 'text-line-through-type')
  return line === '' ? null : line !== 'none'
}

/** More than any program makes; the last of a longer row of parents counts for nothing. */
const mostParents = 10

function meant(cells: ReadonlyMap<string, CellStyle>): Pick<OdsStyles, 'formats' | 'struck'> {
  const formats = new Map<string, Format>()
  const struck = new Set<string>()
  for (const name of cells.keys()) {
    const line: CellStyle[] = []
    for (let one = cells.get(name); one && line.length <= mostParents; one = cells.get(one.parent))
      line.push(one)
    const format = line.find((one) => one.format !== null)?.format ?? 'plain'
    if (format !== 'plain') formats.set(name, format)
    if (line.find((one) => one.isStruck !== null)?.isStruck) struck.add(name)
  }
  return { formats, struck }
}

const dates = ['date-style', 'time-style']
const plain = ['currency-style', 'percentage-style', 'boolean-style']

function numberFormats(section: string): Map<string, Format | 'plain'> {
  const formats = new Map<string, Format | 'plain'>()
  const named = (kind: string) =>
    elementsIn(section, kind).map((style) => {
      const [tag = ''] = tagsIn(style, kind)
      return [attributeOf(tag, 'name'), style] as const
    })
  for (const [name] of dates.flatMap(named)) formats.set(name, 'date')
  for (const [name] of plain.flatMap(named)) formats.set(name, 'plain')
  for (const [name, style] of named('number-style')) formats.set(name, shownBy(style) ?? 'plain')
  return formats
}

/** What a number with fixed digits may have between them. */
const between = /^[ ()-]*$/

function shownBy(style: string): Format | null {
  // Other numbers are shown in another way.
  if (elementsIn(style, 'map').length > 0) return null
  const [number = '', ...others] = elementsIn(style, 'number')
  const [tag = ''] = tagsIn(number, 'number')
  const isGrouped = attributeOf(tag, 'grouping') === 'true'
  const hasDecimals = Number(attributeOf(tag, 'decimal-places')) > 0
  const hasFactor = Number(attributeOf(tag, 'display-factor') || 1) !== 1
  if (tag === '' || others.length > 0 || isGrouped || hasDecimals || hasFactor) return null
  if (!between.test(textsIn(number, 'embedded-text'))) return null
  const [before = '', after = ''] = style.split(number).map((part) => textsIn(part, 'text'))
  return shownWith(
    between.test(before) ? '' : before,
    Number(attributeOf(tag, 'min-integer-digits')),
    after,
  )
}

function textsIn(xml: string, name: string): string {
  return withoutReferences(
    elementsIn(xml, name)
      .map((text) => text.replace(/<[^<>]*>/g, ''))
      .join(''),
  )
}
