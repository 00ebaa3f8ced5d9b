import { columnOf } from './sheet-reach.ts'
import { attributeOf, partsIn, tagsIn } from './workbook-parts.ts'

type Cell = string | number | boolean | Date | null

/** How a format shows a number: `"AB"0000000` shows 12345 as AB0012345. */
interface Shown {
  before: string
  digits: number
}

const rels = 'xl/_rels/workbook.xml.rels'
const styles = 'xl/styles.xml'

/**
 * Gives the numbers of a sheet the zeros and letters that their format shows before them: a passport
 * 01234567 is kept as 1234567 by a spreadsheet, and the reader knows values only.
 * @param tag of the sheet in the list of sheets
 */
export async function showNumbers(workbook: Buffer, tag: string, rows: Cell[][]): Promise<void> {
  const parts = await partsIn(workbook, [rels, styles])
  const formats = formatsIn(parts.get(styles) ?? '')
  if (formats.size === 0) return
  const id = attributeOf(tag, 'id')
  const relation = [...tagsIn(parts.get(rels) ?? '', 'Relationship')].find(
    (one) => attributeOf(one, 'Id') === id,
  )
  const target = attributeOf(relation ?? '', 'Target')
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  const sheet = (await partsIn(workbook, [path])).get(path) ?? ''
  for (const cell of tagsIn(sheet, 'c')) {
    const shown = formats.get(attributeOf(cell, 's'))
    if (!shown) continue
    const [, letters = '', row] = /^([A-Z]+)(\d+)$/.exec(attributeOf(cell, 'r')) ?? []
    const cells = rows[Number(row) - 1]
    const column = columnOf(letters) - 1
    const value = cells?.[column]
    if (cells && typeof value === 'number' && Number.isInteger(value) && value >= 0)
      cells[column] = shown.before + String(value).padStart(shown.digits, '0')
  }
}

/** By the place of a cell's style; only formats that say how many digits there are. */
function formatsIn(xml: string): Map<string, Shown> {
  const codes = new Map<string, string>()
  for (const tag of tagsIn(xml, 'numFmt'))
    codes.set(attributeOf(tag, 'numFmtId'), attributeOf(tag, 'formatCode'))
  const [used = ''] = /<(?:\w+:)?cellXfs[\s\S]*<\/(?:\w+:)?cellXfs>/.exec(xml) ?? []
  const formats = new Map<string, Shown>()
  for (const [place, tag] of [...tagsIn(used, 'xf')].entries()) {
    const shown = shownBy(codes.get(attributeOf(tag, 'numFmtId')) ?? '')
    if (shown) formats.set(String(place), shown)
  }
  return formats
}

/** Letters in quotation marks or each behind a backslash, then nothing but zeros, spaces and dashes. */
const fixedDigits = /^((?:"[^"]*"|\\[^0])*)((?:0|\\?[ -])+)(;|$)/

function shownBy(code: string): Shown | null {
  const [, letters = '', zeros] = fixedDigits.exec(code.replaceAll('&quot;', '"')) ?? []
  if (zeros === undefined) return null
  const before = letters.replace(/"([^"]*)"|\\(.)/g, '$1$2')
  const digits = zeros.replace(/[^0]/g, '').length
  return before !== '' || digits > 1 ? { before, digits } : null
}
