import { attributeOf, elementsIn, strikes, tagsIn } from './xml.ts'

/** Date and time formats that every program knows by number, also in East Asia (ECMA-376, part 1, 18.8.30). */
const known = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
] as const
const ownFrom = 100

const signs = /^(?:[smhd]{1,2}|d{3,4}|m{3,5}|a{3,5}|am|pm|a|p|y|yy|yyyy|e{1,3}|e{4})$/

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
      .split(/[^a-z0#?%]+/)
      .filter((token) => token !== '')
    return tokens.length > 0 && tokens.every((token) => signs.test(token))
  })
}

const day = 86_400_000
const daysTo1904 = 1462
/** Days from 30 December 1899 to 1 January 1970: 1900 was not a leap year, but spreadsheets treat it as one. */
const daysTo1970 = 25_569

/** Returns the day and time that a number of days means. */
export function dateOf(days: number, isSince1904: boolean): Date {
  return new Date(Math.floor((days + (isSince1904 ? daysTo1904 : 0) - daysTo1970) * day))
}

/** Returns the number of days that stands for a day and time. */
function daysOf(date: Date): number {
  return date.getTime() / day + daysTo1970
}

/** How a format shows a number: `"AB"0000000` shows 12345 as AB0012345, `0000"X"` as 12345X. */
interface Shown {
  before: string
  digits: number
  after: string
}

/**
 * Returns a number with the zeros and letters that its format shows around it: a spreadsheet stores a passport 01234567
 * as 1234567.
 */
export function asShown(value: number, { before, digits, after }: Shown): number | string {
  if (!Number.isInteger(value) || value < 0) return value
  return before + String(value).padStart(digits, '0') + after
}

/** How the cells of one style show numbers: as dates, with zeros and letters around them, or plainly. */
export type Format = Shown | 'date'

/** Returns formats by the index of a cell's style; only those that add to a number's digits. */
export function cellFormats(xml: string): Map<string, Format> {
  const codes = new Map<string, string>()
  for (const tag of tagsIn(xml, 'numFmt'))
    codes.set(attributeOf(tag, 'numFmtId'), attributeOf(tag, 'formatCode'))
  const base = stylesIn(xml, 'cellStyleXfs')
  const formats = new Map<string, Format>()
  for (const [place, tag] of stylesIn(xml, 'cellXfs').entries()) {
    const inherited = base[Number(attributeOf(tag, 'xfId') || -1)] ?? ''
    const id = attributeOf(tag, 'numFmtId') || attributeOf(inherited, 'numFmtId')
    const code = codes.get(id) ?? ''
    const format = isDateFormat(Number(id), code) ? 'date' : shownBy(code)
    if (format) formats.set(String(place), format)
  }
  return formats
}

/** Returns the indexes of the styles whose cells are struck out. */
export function struckStyles(xml: string): Set<string> {
  const [fonts = ''] = elementsIn(xml, 'fonts')
  const places = elementsIn(fonts, 'font').map((font, place) => strikes(font) && String(place))
  const isStruck = (style: string) => places.includes(attributeOf(style, 'fontId'))
  const styles = stylesIn(xml, 'cellXfs')
  return new Set(styles.flatMap((style, place) => (isStruck(style) ? String(place) : [])))
}

function stylesIn(xml: string, list: string): string[] {
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

/** No number of a document has more digits. */
const mostDigits = 100

/** Returns how a format shows a number; null where it adds nothing to its digits. */
export function shownWith(before: string, least: number, behind: string): Shown | null {
  const digits = Math.min(least, mostDigits)
  const after = isPartOfNumber(behind, digits) ? behind : ''
  return before !== '' || after !== '' || digits > 1 ? { before, digits, after } : null
}

/** Letters and figures, each group after a sign between parts, as `/2024` or `-BD`. */
const parts = /^(?: ?[/.–-] ?)?[A-Z\d]+(?: ?[/.–-] ?[A-Z\d]+)*$/

/**
 * Tells whether what a format shows behind a number belongs to it. A longer word, one after a space or one in small
 * letters is its unit; so may be a word after a stroke, unless the number has fixed places.
 */
function isPartOfNumber(behind: string, digits: number): boolean {
  if (/^[A-Z]{1,2}$/.test(behind)) return true
  if (!parts.test(behind)) return false
  return /^ ?[/.–-] ?\d/.test(behind) || (digits > 1 && /[^A-Z]/.test(behind))
}

const lettersOf = (literals: string) => literals.replace(/"([^"]*)"|\\(.)/g, '$1$2')

/** The year of a time without a day. */
export const firstYear = 1899

/** Returns a day as such, or the number of days since 30 December 1899 where no day can be meant. */
export function dayMeant(date: Date): Date | number {
  const days = daysOf(date)
  return isDay(date) && !isDoubtful(days) ? date : days
}

/**
 * Tells whether a serial number of a day is doubtful. Two programs show the numbers up to 60, the 29 February 1900
 * that never was, a day apart; 0 is what a formula makes of an empty cell. Between 0 and 1 is a time without a day.
 */
export function isDoubtful(days: number): boolean {
  return days === 0 || (days >= 1 && days < 61)
}

/**
 * Tells whether a date can be a day. No spreadsheet shows one before 1900 or after 9999: such a cell is a number in a
 * date format. 98765432 would be the year 272310.
 */
export function isDay(date: Date): boolean {
  const year = date.getUTCFullYear()
  return year >= firstYear && year <= 9999
}
