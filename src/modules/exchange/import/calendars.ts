import imported from 'nepali-date-converter'
import type { DayOrder } from '../days.schema.ts'

export type Calendar = Extract<DayOrder, 'bikram-sambat' | 'hijri'>

/** A day by its figures in any calendar. */
export interface Figures {
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
  return calendar === 'hijri' ? fromHijri(figures) : fromBikramSambat(figures)
}

/** Looks around the mean: months begin by the moon. */
function fromHijri({ year, month, day }: Figures): string | null {
  if (year < 1300 || year > 1500) return null
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

/** The library's tables begin in 2000 (1943). It counts a day too many into the next month, which nobody meant. */
function fromBikramSambat({ year, month, day }: Figures): string | null {
  if (year < 2000 || year > 2090 || month < 1 || month > 12 || day < 1 || day > 32) return null
  const found = new NepaliDate(year, month - 1, day)
  if (found.getMonth() !== month - 1 || found.getDate() !== day) return null
  const { year: ourYear, month: index, date } = found.getAD()
  return [ourYear, ...[index + 1, date].map((figure) => String(figure).padStart(2, '0'))].join('-')
}
