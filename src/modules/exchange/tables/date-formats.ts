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
export function isDateFormat(id: number, code: string): boolean {
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
export function daysOf(date: Date): number {
  return date.getTime() / day + daysTo1970
}
