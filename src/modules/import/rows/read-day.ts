import imported from 'nepali-date-converter'
import type { DayOrder } from '#modules/tables/columns/columns.schema'
import { plainDay } from '#platform/clock/written-day.schema'

export type Calendar = Extract<DayOrder, 'bikram-sambat' | 'hijri' | 'buddhist'>

/** The years of which the tables are known. */
const years = {
  'bikram-sambat': [2000, 2090],
  hijri: [1300, 1500],
  buddhist: [2400, 2650],
} as const

export function isWithin(calendar: Calendar, year: number): boolean {
  const [first, last] = years[calendar]
  return year >= first && year <= last
}

/** A day by its figures in any calendar. */
interface DayOfCalendar {
  year: number
  month: number
  day: number
}

const dayLength = 86_400_000
/** The first of Muharram of the year 1, and the mean lengths of a year and of a month, in days. */
const [epoch, yearLength, monthLength] = [Date.UTC(622, 6, 16), 354.366_67, 29.530_56]

/** The calendar of Saudi Arabia, by the tables that come with Node (ICU). */
const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  ...{ timeZone: 'UTC', year: 'numeric', month: 'numeric', day: 'numeric' },
})

/** Returns the day of ours, as `1995-03-12`; null where the calendar has no such day. */
export function inOurCalendar(calendar: Calendar, figures: DayOfCalendar): string | null {
  if (!isWithin(calendar, figures.year)) return null
  if (calendar === 'buddhist') return fromBuddhist(figures)
  return calendar === 'hijri' ? fromHijri(figures) : fromBikramSambat(figures)
}

/** Its years began in 543 BC; months and days are ours. */
function fromBuddhist({ year, month, day }: DayOfCalendar): string | null {
  const [ofMonth, ofDay] = [month, day].map((figure) => String(figure).padStart(2, '0'))
  const date = `${year - 543}-${ofMonth}-${ofDay}`
  return isDay(date) ? date : null
}

/** Looks around the mean: months begin by the moon. */
function fromHijri({ year, month, day }: DayOfCalendar): string | null {
  const days = (year - 1) * yearLength + (month - 1) * monthLength + day - 1
  const about = epoch + Math.round(days) * dayLength
  for (let off = -4; off <= 4; off += 1) {
    const at = new Date(about + off * dayLength)
    const parts = hijri.formatToParts(at)
    const numberOf = (wanted: string) =>
      Number(parts.find(({ type }) => type === wanted)?.value ?? Number.NaN)
    if (numberOf('year') === year && numberOf('month') === month && numberOf('day') === day)
      return at.toISOString().slice(0, 10)
  }
  return null
}

/** Node sees the library in its CommonJS form, a bundle as a module. */
const NepaliDate: typeof imported.default =
  imported.default ?? (imported as unknown as typeof imported.default)

/** The library counts a day too many into the next month, which nobody meant. */
function fromBikramSambat({ year, month, day }: DayOfCalendar): string | null {
  if (month < 1 || month > 12 || day < 1 || day > 32) return null
  const found = new NepaliDate(year, month - 1, day)
  if (found.getMonth() !== month - 1 || found.getDate() !== day) return null
  const { year: ourYear, month: index, date } = found.getAD()
  return [ourYear, ...[index + 1, date].map((figure) => String(figure).padStart(2, '0'))].join('-')
}

const sanskrit = [
  '[bv]ai?sh?a+kha?|boishakh|[बव]ै[शस]ाख',
  'jy?esh?th?a?|jaisth?a?|jeth|जेठ|ज्ये?ष्ठ|जेष्ठ',
  'a+sh?a+(?:r|dh?a?)|[अआ]सार|[अआ]षाढ',
  'sh?ra+[wv]a+na?|sa+[uw]a?n|साउन|सावन|श्राव[णन]',
  'bha+d(?:ra?(?:pada?)?|au|on?)|भा?दौ|भाद्र(?:पद)?',
  'a+sh?[wv]in|a+sh?oj|[अआ]सोज|[अआ]श्विन',
  'ka+r?t+ika?|कार्त्?तिक|कार्तिक|कात्?तिक|कातिक',
  'm[au]n?g?sh?ir|marga?(?:sh?irsh?a)?|मंग?सिर|मङ्ग?सिर|मार्ग(?:शीर्ष)?',
  'p(?:ou|au|oo|u)sh?a?|प[ुू]स|पुष|पौष',
  'ma+gha?|माघ',
  '(?:f|ph)a+l?g(?:u|oo)na?|फा(?:ल्)?गु[नण]',
  'chai?t(?:ra?|a)?|chet|चैत्?र?',
]
const first = '(?:[aeiou]?l)?(?:a[wuv]+al|oola|ula|i|1)'
const second = '(?:[aeiou]?(?:l|th|t|s))?(?:(?:th|s)a+n[iy]*a?h?|a+kh?ir+[ae]?h?|ii|2)'
const [rabi, jumada, dhu] = ['rab(?:i|ee|ie)a?', 'j[uao]m+a+d(?:a+|i)?', '(?:dh?|z|th)[uoi]+a?l?']
const arabic = [
  '(?:al)?m[uo]harr?am|(?:ال)?محرم',
  'sa(?:f|ph)ar|صفر',
  `${rabi}${first}|ربيع(?:ال)?(?:اول|1)`,
  `${rabi}${second}|ربيع(?:ال)?(?:ثاني|اخر|2)`,
  `${jumada}${first}|جماد[يا]?(?:ال)?(?:اولي?|1)`,
  `${jumada}${second}|جماد[يا]?(?:ال)?(?:ثانيه?|اخره?|2)`,
  'rajj?ab|رجب',
  'sha+ba+n|شعبان',
  'rama?(?:dh?|z)a+n|رمضان',
  'shaww?a+l|شوال',
  `${dhu}[qk](?:a+|i|ai|ia)d[aeh]*|ذ[ويا](?:ال)?قعده`,
  `${dhu}h[ai]j+[aeh]*|ذ[ويا](?:ال)?حجه`,
]
/** Spellings of the months, without signs between letters and above them. */
const monthSpellings = Object.entries({ 'bikram-sambat': sanskrit, hijri: arabic }).flatMap(
  ([calendar, names]) =>
    names.map((spellings, at) => ({
      ...{ calendar: calendar as Calendar, month: String(at + 1) },
      spelling: new RegExp(`^(?:${spellings})$`),
    })),
)

function monthOf(name: string) {
  const folded = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u093c]/g, '')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(/[^\p{L}\p{M}\d]|ـ/gu, '')
  return monthSpellings.find(({ spelling }) => spelling.test(folded))
}

const alone = (sign: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${sign})(?![\\p{L}\\p{M}])`, 'gu')
const eras: readonly [Calendar, RegExp][] = [
  ['bikram-sambat', alone('[bv]\\.? ?s\\.?|[bv]ikram sam[bv]at|वि\\.? ?सं\\.?|विक्रम संवत्?')],
  ['buddhist', alone('b\\.? ?e\\.?|พ\\.? ?ศ\\.?')],
  ['hijri', alone('a\\.? ?h\\.?|h\\.?|hijri|هـ?|هجري[ةه]?')],
]
/** What Nepali writes behind a year and a day. */
const behind = alone('साल|गते')

/** Returns what is left of a day without the name of its calendar, such as `B.S.` or `هـ`, and which that was. */
function withoutEra(text: string): { text: string; calendar: Calendar | null } {
  const calendar = eras.find(([, sign]) => text.search(sign) >= 0)?.[0] ?? null
  const left = eras.reduce((rest, [, sign]) => rest.replace(sign, ' '), text)
  return {
    text: left
      .replace(behind, ' ')
      .replace(/[ ,،()]+$/, '')
      .trim(),
    calendar,
  }
}

const named = [
  /^(?<day>\d{1,2})(?:st|nd|rd|th)? (?<name>.+?) (?<year>\d{4})$/,
  /^(?<name>.+?) (?<day>\d{1,2})(?:st|nd|rd|th)? (?<year>\d{4})$/,
  /^(?<year>\d{4}) (?<name>.+?) (?<day>\d{1,2})$/,
]

/** Reads a day that names a month of Bikram Sambat or Hijri, such as `14 Bhadra 2048` or `1412 رمضان 3`. */
function dayOfNamedMonth(text: string) {
  const words = text.replace(/[\s.,،/()-]+/g, ' ').trim()
  for (const form of named) {
    const { year = '', day = '', name = '' } = form.exec(words)?.groups ?? {}
    const found = monthOf(name)
    if (found) return { calendar: found.calendar, parts: { year, month: found.month, day } }
  }
  return null
}

const months =
  'january february march april may june july august september october november december'.split(' ')
const between = '[ .,/-]+'
/**
 * With or without a zone. A twelve-hour time may be American, with the month first, so a day next to one is not read.
 */
const time =
  '([t ](?<clock>\\d[\\d:.]*)( ?(?<zone>z|utc|gmt)?(?<offset>[+-]\\d\\d:?\\d\\d)?( \\(.*\\))?)?)?$'
const numbers = (first: string, second: string, third: string) =>
  new RegExp(`^${first}[./-]${second}[./-]${third}${time}`)
const [year, month, day] = ['(?<year>\\d{4})', '(?<month>\\d{1,2})', '(?<day>\\d{1,2})']
const [dayth, word] = [`${day}(st|nd|rd|th)?`, '(?<word>[a-z]{3,9})']
const forms = {
  yearFirst: numbers(year, month, day),
  dayFirst: numbers(day, month, year),
  named: new RegExp(`^${dayth}${between}${word}${between}${year}${time}`),
  namedFirst: new RegExp(`^${word}${between}${dayth}${between}${year}${time}`),
  yearNamed: new RegExp(`^${year}${between}${word}${between}${dayth}${time}`),
}
/** Only of a birth, since 90 may be another century; but it tells the order of its column. */
const twoFigures = "['’]?(?<year>\\d{2})"
export const shortYear = numbers(day, month, '(?<year>\\d{2})')
export const shortNamed = [
  new RegExp(`^${dayth}${between}${word}${between}${twoFigures}$`),
  new RegExp(`^${word}${between}${dayth}${between}${twoFigures}$`),
]
export type Parts = Partial<Record<string, string>>

export function partsOf(text: string): Parts | undefined {
  return Object.values(forms)
    .map((form) => form.exec(text)?.groups)
    .find((groups) => groups !== undefined)
}

/**
 * Tells whether a text is a moment in UTC: 18:00 of it is the next day in Dhaka. Midnight is how programs write a mere
 * day.
 */
export function isMoment({ clock = '', zone, offset }: Parts): boolean {
  const isUtc = offset === undefined ? zone !== undefined : !/[1-9]/.test(offset)
  return isUtc && /[1-9]/.test(clock)
}

/**
 * Reads a day as tables write it, as `1995-03-12`; null where it is none. In an all-numeric day the day comes before
 * the month; a month beyond twelve is not swapped (`orderOf` tells whether a column has any).
 */
export function readDay(typed: string): string | null {
  const found = partsOf(plain(typed))
  if (!found || isMoment(found)) return null
  const date = dateIn(found)
  return date > lastOfNone && isDay(date) ? date : null
}

/** The parts of an all-numeric day, in the order in which most countries write them; or of one in another calendar. */
export interface Figures {
  parts: { year: string; month: string; day: string }
  isYearFirst: boolean
  /** Whether its year has two figures. */
  isShort: boolean
  /** The other calendar that its month or a sign beside it names. */
  calendar: Calendar | null
}

export function figuresOf(typed: string): Figures | null {
  const { text, calendar } = withoutEra(plain(typed))
  const named = dayOfNamedMonth(text)
  if (named && calendar && named.calendar !== calendar) return null
  if (named) return { ...named, isYearFirst: false, isShort: false }
  for (const form of [forms.yearFirst, forms.dayFirst, shortYear]) {
    const { year = '', month = '', day = '', ...rest } = form.exec(text)?.groups ?? {}
    if (year === '' || isMoment(rest)) continue
    return {
      parts: { year, month, day },
      isYearFirst: form === forms.yearFirst,
      isShort: form === shortYear,
      calendar,
    }
  }
  return null
}

/** The month is 00 where its name is unknown: `Marga` of Bikram Sambat is not March. */
export function dateIn({ year = '', day = '', month, word = '' }: Parts): string {
  const number = month ?? String(months.findIndex((name) => name.startsWith(word)) + 1)
  return `${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/**
 * Databases and spreadsheets write a day from 0000-00-00 to this one where none was entered, and a time alone
 * as one of 30 December 1899.
 */
export const lastOfNone = '1900-01-01'

/**
 * Returns which part of an all-numeric day, with the year last, is the month: `either` where both can be, and they
 * differ; null where it does not matter.
 */
export function orderOf(typed: string): 'day-first' | 'month-first' | 'either' | null {
  const text = plain(typed)
  const groups = (forms.dayFirst.exec(text) ?? shortYear.exec(text))?.groups
  const [first, second] = [Number(groups?.day), Number(groups?.month)]
  if (!groups || first === second || Math.min(first, second) > 12) return null
  if (Math.max(first, second) <= 12) return 'either'
  if (Math.max(first, second) > 31) return null
  return first > 12 ? 'day-first' : 'month-first'
}

/**
 * Returns whether the parts of a day with the year first, as a cell of a date is read, could be swapped: `either` where
 * they can, and differ; null where it is no such day, or where it does not matter.
 */
export function orderOfDate(
  typed: string,
): { order: 'settled' | 'either'; hasTime: boolean } | null {
  const groups = forms.yearFirst.exec(plain(typed))?.groups
  if (!groups || !isDay(dateIn(groups)) || Number(groups.day) === Number(groups.month)) return null
  const order = Number(groups.day) > 12 ? 'settled' : 'either'
  return { order, hasTime: groups.clock !== undefined }
}

/** Between a weekday and the day. */
const weekday = /^(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?[,. ]+/

export function plain(typed: string): string {
  return plainDay(typed.trim().toLowerCase().replace(weekday, '')).replace(
    /(?<=\d) *([./-]) *(?=\d)/g,
    '$1',
  )
}

export function isDay(date: string): boolean {
  const instant = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date)
}
