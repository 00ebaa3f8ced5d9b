import imported from 'nepali-date-converter'
import type { DayOrder } from '../columns.schema.ts'

export type Calendar = Extract<DayOrder, 'bikram-sambat' | 'hijri'>

/** The years of which the tables are known. */
const years = { 'bikram-sambat': [2000, 2090], hijri: [1300, 1500] } as const

export function isWithin(calendar: Calendar, year: number): boolean {
  const [first, last] = years[calendar]
  return year >= first && year <= last
}

/** A day by its figures in any calendar. */
interface Figures {
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
export function inOurCalendar(calendar: Calendar, figures: Figures): string | null {
  if (!isWithin(calendar, figures.year)) return null
  return calendar === 'hijri' ? fromHijri(figures) : fromBikramSambat(figures)
}

/** Looks around the mean: months begin by the moon. */
function fromHijri({ year, month, day }: Figures): string | null {
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
function fromBikramSambat({ year, month, day }: Figures): string | null {
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
const months = Object.entries({ 'bikram-sambat': sanskrit, hijri: arabic }).flatMap(
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
  return months.find(({ spelling }) => spelling.test(folded))
}

const alone = (sign: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${sign})(?![\\p{L}\\p{M}])`, 'gu')
const eras: readonly [Calendar, RegExp][] = [
  ['bikram-sambat', alone('[bv]\\.? ?s\\.?|[bv]ikram sam[bv]at|वि\\.? ?सं\\.?|विक्रम संवत्?')],
  ['hijri', alone('a\\.? ?h\\.?|h\\.?|hijri|هـ?|هجري[ةه]?')],
]
/** What Nepali writes behind a year and a day. */
const behind = alone('साल|गते')

/** Returns what is left of a day without the name of its calendar, such as `B.S.` or `هـ`, and which that was. */
export function withoutEra(text: string): { text: string; calendar: Calendar | null } {
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
export function dayOfNamedMonth(text: string) {
  const words = text.replace(/[\s.,،/()-]+/g, ' ').trim()
  for (const form of named) {
    const { year = '', day = '', name = '' } = form.exec(words)?.groups ?? {}
    const found = monthOf(name)
    if (found) return { calendar: found.calendar, parts: { year, month: found.month, day } }
  }
  return null
}
