import { columnOf, isTooFar, reachOf } from './sheet-reach.ts'
import { attributeOf } from './workbook-parts.ts'

const attributes = String.raw`(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*`
const beginning = new RegExp(String.raw`<((?:\w+:)?(row|c))(${attributes})\s*(\/?)>`, 'g')
const placeless = /<(?:\w+:)?c(?:\s+(?!r\s*=)[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*\/?>/
/** XML lets space stand around the sign, and the reader does not find a place behind it. */
const spaced = /<(?:\w+:)?(?:row|c)\s[^<>]*?(?:\s=|=\s)/

/**
 * The XML of a sheet in which each row and cell says where it stands. Without it they stand behind the one before
 * (ECMA-376, part 1, 18.3.1.4 and 18.3.1.73), and the reader of workbooks knows only what is said.
 * @throws Error where that is beyond the end of any sheet that is read
 */
export async function placedCells(sheet: string): Promise<string> {
  // Nobody could look at it before it was decoded.
  if (isTooFar(await reachOf([sheet]))) throw new Error('too far')
  if (!placeless.test(sheet) && !spaced.test(sheet)) return sheet
  let row = 0
  let column = 0
  let columns = 0
  return sheet.replace(beginning, (tag, name: string, kind: string, said: string, end: string) => {
    const place = attributeOf(tag, 'r')
    if (kind === 'row') {
      row = place === '' ? row + 1 : Number(place)
      column = 0
    } else {
      column = place === '' ? column + 1 : columnOf(place.replace(/\d+$/, ''))
      columns = Math.max(columns, column)
    }
    if (isTooFar({ row, column: columns })) throw new Error('too far')
    if (place !== '') return tag.replace(/\s*=\s*/g, '=')
    return `<${name}${said} r="${kind === 'row' ? row : `${lettersOf(column)}${row}`}"${end}>`
  })
}

/** 1 → `A`, 27 → `AA`. */
function lettersOf(column: number): string {
  const before = Math.floor((column - 1) / 26)
  return (before > 0 ? lettersOf(before) : '') + String.fromCharCode(65 + ((column - 1) % 26))
}
