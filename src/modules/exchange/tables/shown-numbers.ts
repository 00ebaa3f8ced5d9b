import { attributeOf, tagsIn } from './workbook-parts.ts'

/** How a format shows a number: `"AB"0000000` shows 12345 as AB0012345. */
export interface Shown {
  before: string
  digits: number
}

/**
 * A number with the zeros and letters that its format shows before it: a passport 01234567 is kept as
 * 1234567 by a spreadsheet, and the reader knows values only.
 */
export function asShown(value: number, { before, digits }: Shown): number | string {
  if (!Number.isInteger(value) || value < 0) return value
  return before + String(value).padStart(digits, '0')
}

/** By the place of a cell's style; only formats that say how many digits there are. */
export function shownFormats(xml: string): Map<string, Shown> {
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

/** Letters in quotation marks or each behind a backslash, then nothing but zeros, spaces and dashes, or all digits. */
const fixedDigits = /^((?:"[^"]*"|\\[^0])*)((?:0|\\?[ -])+|#|General)(;|$)/
/** Of a language or a colour, which show nothing. */
const shownAsNothing = /^(?:\[(?:\$-[^\]]*|[A-Za-z]+)\])+/

function shownBy(code: string): Shown | null {
  const plain = code.replaceAll('&quot;', '"').replace(shownAsNothing, '')
  const [, letters = '', zeros] = fixedDigits.exec(plain) ?? []
  if (zeros === undefined) return null
  const before = letters.replace(/"([^"]*)"|\\(.)/g, '$1$2')
  const digits = zeros.replace(/[^0]/g, '').length
  return before !== '' || digits > 1 ? { before, digits } : null
}
