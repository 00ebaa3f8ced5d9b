import { attributeOf, tagsIn } from './workbook-parts.ts'

/** How a format shows a number: `"AB"0000000` shows 12345 as AB0012345, `0000"X"` as 12345X. */
export interface Shown {
  before: string
  digits: number
  after: string
}

/**
 * A number with the zeros and letters that its format shows around it: a passport 01234567 is kept as
 * 1234567 by a spreadsheet, and the reader knows values only.
 */
export function asShown(value: number, { before, digits, after }: Shown): number | string {
  if (!Number.isInteger(value) || value < 0) return value
  return before + String(value).padStart(digits, '0') + after
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

const literals = String.raw`(?:"[^"]*"|\\[^0#])*`
/**
 * Letters in quotation marks or each behind a backslash, then all digits, or places for them with spaces, dashes and
 * brackets between, then letters again. No place for a digit after the point, and none for thousands.
 */
const fixedDigits = new RegExp(
  String.raw`^(${literals})((?:[0#()]|\\?[ -])*[0#]\)?|General)(${literals})(?:;|$)`,
)
/** Of a language or a colour, which show nothing. */
const shownAsNothing = /^(?:\[(?:\$-[^\]]*|[A-Za-z]+)\])+/

/** No spreadsheet takes a longer one. */
const longestFormat = 255

function shownBy(code: string): Shown | null {
  if (code.length > longestFormat) return null
  const plain = code.replace(shownAsNothing, '')
  const [, first = '', places, last = ''] = fixedDigits.exec(plain) ?? []
  if (places === undefined) return null
  // From the first zero on, each place shows one.
  const digits = places.replace(/^[^0]*/, '').replace(/[^0#]/g, '').length
  const before = lettersOf(first)
  // A longer word behind a number, or one behind a space, is its unit.
  const after = /^[A-Z]{1,2}$/.test(lettersOf(last)) ? lettersOf(last) : ''
  return before !== '' || after !== '' || digits > 1 ? { before, digits, after } : null
}

const lettersOf = (literals: string) => literals.replace(/"([^"]*)"|\\(.)/g, '$1$2')
