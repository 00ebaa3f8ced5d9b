import { type Format, shownWith } from './sheet.ts'
import { type Attributes, elementsIn, tagsIn, withoutReferences } from './xml.ts'

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
      const said = first(style, 'style')
      const { name = '', family } = said
      const isStruck = strikesOut(style)
      if (family === 'text' && isStruck !== null) runs.set(name, isStruck)
      if (family === 'table' && first(style, 'table-properties').display === 'false')
        hidden.add(name)
      if (family !== 'table-cell') continue
      const format = numbers.get(said['data-style-name'] ?? '') ?? null
      cells.set(name, { parent: said['parent-style-name'] ?? '', format, isStruck })
    }
  }
  return { ...meant(cells), runs, hidden }
}

const sectionOf = (xml: string, name: string) => elementsIn(xml, name).at(0) ?? ''

/** Returns the attributes of the first element of a name; none without one. */
function first(xml: string, name: string): Attributes {
  const [said = {}] = tagsIn(xml, name)
  return said
}

function strikesOut(style: string): boolean | null {
  const properties = first(style, 'text-properties')
  const line = properties['text-line-through-style'] || properties['text-line-through-type']
  return line ? line !== 'none' : null
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
    elementsIn(section, kind).map((style) => [first(style, kind).name ?? '', style] as const)
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
  const said = first(number, 'number')
  const hasDecimals = Number(said['decimal-places']) > 0
  const hasFactor = Number(said['display-factor'] || 1) !== 1
  const isPlain = said.grouping !== 'true' && !hasDecimals && !hasFactor
  if (number === '' || others.length > 0 || !isPlain) return null
  if (!between.test(textsIn(number, 'embedded-text'))) return null
  const [before = '', after = ''] = style.split(number).map((part) => textsIn(part, 'text'))
  return shownWith(
    between.test(before) ? '' : before,
    Number(said['min-integer-digits'] ?? 0),
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
