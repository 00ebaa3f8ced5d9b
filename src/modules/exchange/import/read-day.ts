import { europeanDigits } from '#platform/ids/schema'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const between = '[ .,/-]+'
const forms = {
  yearFirst: /^(?<year>\d{4})[./-](?<month>\d{1,2})[./-](?<day>\d{1,2})(t[\d:.]+z?| [\d:]+)?$/,
  dayFirst: /^(?<day>\d{1,2})[./-](?<month>\d{1,2})[./-](?<year>\d{4})( [\d:]+)?$/,
  named: new RegExp(
    `^(?<day>\\d{1,2})(st|nd|rd|th)?${between}(?<word>[a-z]{3,9})${between}(?<year>\\d{4})$`,
  ),
  namedFirst: new RegExp(
    `^(?<word>[a-z]{3,9})${between}(?<day>\\d{1,2})(st|nd|rd|th)?${between}(?<year>\\d{4})$`,
  ),
}

/**
 * A day as tables write it, as `1995-03-12`; null where it is none. Of figures alone the day stands
 * before the month; a month beyond twelve is not guessed around (`orderOf` tells whether a column has any).
 */
export function readDay(typed: string): string | null {
  const text = plain(typed)
  const found = Object.values(forms)
    .map((form) => form.exec(text)?.groups)
    .find((groups) => groups !== undefined)
  if (!found) return null
  const { year = '', day = '', month, word = '' } = found
  const number = month ?? String(months.indexOf(word.slice(0, 3)) + 1)
  const date = `${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(date) ? date : null
}

/**
 * Which part of a day in figures alone, its year last, is the month: `either` where both can be, and are not the same;
 * null where it does not matter.
 */
export function orderOf(typed: string): 'day-first' | 'month-first' | 'either' | null {
  const groups = forms.dayFirst.exec(plain(typed))?.groups
  const [first, second] = [Number(groups?.day), Number(groups?.month)]
  if (!groups || first === second || Math.min(first, second) > 12) return null
  if (Math.max(first, second) <= 12) return 'either'
  return first > 12 ? 'day-first' : 'month-first'
}

const plain = (typed: string) => europeanDigits(typed.normalize('NFKC')).trim().toLowerCase()

function isDay(date: string): boolean {
  const instant = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date)
}
