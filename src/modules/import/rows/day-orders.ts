import {
  type DayOrder,
  dayOrders,
  dayTargets,
  type ImportMapping,
  isBirth,
  isDayTarget,
  type ReadTarget,
} from '#modules/tables/columns/columns.schema'
import type { Note } from '#modules/tables/notes/reading.schema'
import { say } from '../notes/say.ts'
import type { ImportAnswer } from './answers.schema.ts'
import { readCell } from './cells.ts'
import {
  type Calendar,
  dateIn,
  type Figures,
  figuresOf,
  inOurCalendar,
  isDay,
  isMoment,
  isWithin,
  lastOfNone,
  orderOf,
  orderOfDate,
  type Parts,
  partsOf,
  plain,
  readDay,
  shortNamed,
  shortYear,
} from './read-day.ts'

/** What some days of a column tell about its others. */
export interface DaySigns {
  /** Columns whose all-numeric days have the month first, so that 03/12/1990 may be either. */
  monthFirst: ReadonlySet<ReadTarget>
  /** Columns in which a spreadsheet took days for dates of another order, so that their parts are swapped. */
  swapped: ReadonlySet<ReadTarget>
  /** Columns with days that are not of our calendar. */
  otherCalendar: ReadonlySet<ReadTarget>
  /** How somebody said that the days of a column are written; null: what is in doubt is left empty. */
  orders: ReadonlyMap<string, DayOrder | null>
}

export const noDaySigns: DaySigns = {
  monthFirst: new Set(),
  swapped: new Set(),
  otherCalendar: new Set(),
  orders: new Map(),
}

function ordersIn(answers: readonly ImportAnswer[]): DaySigns['orders'] {
  const ofDays = answers.filter(({ column }) => isDayTarget(column))
  return new Map(
    ofDays.map(({ column, take }) => [column, dayOrders.find((order) => order === take) ?? null]),
  )
}

/** What of a table its days depend on. */
interface DayTable {
  format: string
  columns: readonly string[]
  mapping: ImportMapping
  answers: readonly ImportAnswer[]
}

/**
 * Finds the columns whose all-numeric days have the month first: 03/25/1990 cannot be read in another way, so its
 * neighbour 03/12/1990 may be the twelfth of March. Finds also those that a spreadsheet swapped (`swappedIn`), and those
 * with births in the future, as Bikram Sambat has them: 2020 of it was 1963. Reads all rows, because the last one may
 * decide.
 */
export async function daySigns(
  rows: AsyncIterable<{ cells: readonly string[] }>,
  job: DayTable,
  today: string,
): Promise<DaySigns> {
  const days = dayTargets.flatMap((target) => {
    const column = job.mapping[target]
    return column === undefined ? [] : [{ target, place: job.columns.indexOf(column) }]
  })
  const [monthFirst, otherCalendar] = [new Set<ReadTarget>(), new Set<ReadTarget>()]
  const seen: SeenDays = { texts: new Set(), either: new Set(), settled: new Set() }
  if (days.length === 0) return noDaySigns
  for await (const { cells } of rows)
    for (const { target, place } of days)
      for (const day of readCell(cells[place]).split(';')) {
        const order = orderOf(day)
        if (order === 'month-first') monthFirst.add(target)
        if (order === 'month-first' || order === 'day-first') seen.texts.add(target)
        const date = orderOfDate(day)
        if (date && (date.hasTime || isWorkbook(job))) seen[date.order].add(target)
        if (isBirth(target) && isAhead(day, today)) otherCalendar.add(target)
      }
  return { monthFirst, swapped: swappedIn(seen), otherCalendar, orders: ordersIn(job.answers) }
}

/** In other tables, only a program that has dates of its own adds a time to a day. */
const isWorkbook = ({ format }: Pick<DayTable, 'format'>) =>
  ['xlsx', 'ods', 'fods'].includes(format)

/** Columns, by the days in them. */
interface SeenDays {
  /** All-numeric texts whose order is certain. */
  texts: Set<ReadTarget>
  /** Cells of a date, whose parts could be swapped. */
  either: Set<ReadTarget>
  /** Cells of a date, whose parts cannot. */
  settled: Set<ReadTarget>
}

/**
 * Returns the columns that were typed in one order into a spreadsheet of the other. It took 12/03/1990 for the third of
 * December and left 25/03/1990 a text, so none of its dates has a day beyond twelve.
 */
function swappedIn({ texts, either, settled }: SeenDays): ReadonlySet<ReadTarget> {
  return new Set([...either].filter((target) => texts.has(target) && !settled.has(target)))
}

interface Asked {
  order: DayOrder
  isBirth: boolean
  today: string
}

/** A cell as it is read from here on, or why it cannot be; with the calendar that it was converted from. */
interface AskedDay {
  text: string
  problem: Note | null
  from: Calendar | null
}

/**
 * Reads an all-numeric day, or one of another calendar, as somebody said that its column is written, as `1995-03-12`. One that can only be read in
 * another way is a problem, and never swapped.
 */
export function readAsked(typed: string, { order, ...of }: Asked): AskedDay {
  const figures = figuresOf(typed)
  const left = (problem: Note | null) => ({ text: typed, problem, from: null })
  // The name of a month of ours, and all else, reads itself.
  if (!figures) return left(null)
  const { parts, isYearFirst, isShort, calendar } = figures
  if (order === 'bikram-sambat' || order === 'hijri' || order === 'buddhist') {
    if (calendar && calendar !== order) return left(say('notAsSaid'))
    // No year of ours is one of theirs.
    if (order === 'buddhist' && !isShort && !isWithin(order, Number(parts.year))) return left(null)
    if (!calendar && (isShort || isOfOurs(figures, of))) return left(say('calendarUnsure'))
    const [year, month, day] = [parts.year, parts.month, parts.day].map(Number) as [
      number,
      number,
      number,
    ]
    if (!isWithin(order, year)) return left(say('beyondCalendar'))
    const text = inOurCalendar(order, { year, month, day })
    return text === null ? left(say('notAsSaid')) : { text, problem: null, from: order }
  }
  if (isYearFirst || calendar) return left(null)
  const turned = { ...parts, month: parts.day, day: parts.month }
  const text = dayOfFigures({ isShort, parts: order === 'month-first' ? turned : parts }, of)
  return text === null ? left(say('notAsSaid')) : { text, problem: null, from: null }
}

/** Tells whether a day makes sense as one of ours, so that nobody can tell which calendar it is of. */
function isOfOurs(figures: Figures, of: { isBirth: boolean; today: string }): boolean {
  const date = dayOfFigures(figures, of)
  if (date === null || date < '1920') return false
  return yearsSince(date, of.today) >= (of.isBirth ? 18 : -10)
}

/**
 * Tells whether only somebody who knows the table can say how a day is written: `04/05/90`, `5/13/1991`, `2048-05-14`,
 * `14 Bhadra 2048`.
 */
export function isInDoubt(typed: string, { isBirth, today }: Omit<Asked, 'order'>): boolean {
  const figures = figuresOf(typed)
  if (!figures) return false
  const { parts, isYearFirst, isShort, calendar } = figures
  if (calendar) return isConverted(figures)
  if (isOfOtherCalendar(parts) || (isBirth && !isShort && isAhead(typed, today))) return true
  if (isYearFirst) return false
  const [day, month] = [Number(parts.day), Number(parts.month)]
  if (isShort) return !isBirth || (day <= 12 && month !== day) || month > 12
  return month > 12 && day <= 12
}

/** Nobody older is a candidate. */
const oldest = 100

/**
 * Reads the day of a birth, also one with two figures for its year: in the century in which it is an adult's. Null where
 * it is none, where its figures may be in another order, and where no century makes an adult.
 * @param today a calendar date
 */
export function readBirth(typed: string, today: string): string | null {
  const text = plain(typed)
  const isSure = orderOf(typed) === 'day-first'
  const numeric = isSure ? shortYear.exec(text) : null
  const found = shortNamed.reduce((known, form) => known ?? form.exec(text), numeric)?.groups
  return found ? inCentury(found, { isBirth: true, today }) : readDay(typed)
}

/** Returns the day of a year with two figures: that of an adult's birth, else the latest up to 25 years ahead. */
function inCentury(parts: Parts, { isBirth, today }: { isBirth: boolean; today: string }) {
  const dates = ['19', '20']
    .map((century) => dateIn({ ...parts, year: century + parts.year }))
    .filter(isDay)
  if (!isBirth) return dates.findLast((date) => yearsSince(date, today) >= -25) ?? null
  const [adult, ...others] = dates.filter(
    (date) => yearsSince(date, today) >= 18 && yearsSince(date, today) < oldest,
  )
  return others.length === 0 ? (adult ?? null) : null
}

/** Returns the day of these figures in our calendar; null where there is none. */
function dayOfFigures(
  { parts, isShort }: Pick<Figures, 'parts' | 'isShort'>,
  of: { isBirth: boolean; today: string },
): string | null {
  if (isShort) return inCentury(parts, of)
  const date = dateIn(parts)
  return date > lastOfNone && isDay(date) ? date : null
}

function yearsSince(date: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4))
  return today.slice(4) < date.slice(4) ? years - 1 : years
}

/** Returns why a text is not a day, with what to do. */
export function problemOfNoDay(typed: string): Note {
  const text = plain(typed)
  const figures = figuresOf(typed)
  if (figures?.calendar) return say(isConverted(figures) ? 'otherCalendar' : 'beyondCalendar')
  const parts = partsOf(text)
  if (parts && isOfOtherCalendar(parts)) return say('otherCalendar')
  if (parts && dateIn(parts) <= lastOfNone) return say('dayOfNone')
  if (isSerial.test(text)) return say('serialDay')
  return say(isMoment(parts ?? {}) ? 'momentForDay' : 'noDay')
}

/**
 * Tells whether a text that is no day of ours may be one of another calendar: months of Bikram Sambat have up to 32
 * days, Hijri years are below 1500, and Buddhist ones beyond 2400.
 */
function isOfOtherCalendar({ year, day, month }: Parts): boolean {
  const [ofDay, ofMonth, ofYear] = [Number(day), Number(month ?? 0), Number(year)]
  if (ofMonth < 1 || ofMonth > 12 || ofDay < 1 || ofDay > 32) return false
  if ((ofYear >= 1300 && ofYear <= 1500) || (ofYear >= 2400 && ofYear <= 2650)) return true
  return ofYear >= 1975 && ofYear <= 2110 && (ofDay === 32 || ofYear >= 2040)
}

/** Tells whether a day that names another calendar is of a year that can be converted. */
function isConverted({ calendar, parts, isShort }: Figures): boolean {
  return calendar !== null && !isShort && isWithin(calendar, Number(parts.year))
}

/** How many years ahead a day of each kind may be. Days of Bikram Sambat are 56 or 57 years ahead. */
const yearsAhead = { born: 0, issued: 10, flight: 10, expires: 25 } as const

/** Tells whether a text is a day of Bikram Sambat that is still to come, if it were ours. */
function isAhead(typed: string, today: string): boolean {
  const { year, month, day, word } = partsOf(plain(typed)) ?? {}
  if (year === undefined || Number(day) > 32 || Number(month ?? 0) > 12) return false
  const ahead = Number(year) - Number(today.slice(0, 4))
  return ahead <= 57 && dateIn({ year, month, day, word }) > today
}

/** Returns why a day is beyond what its column can hold; null where it may be right. */
export function problemOfYear(
  date: string,
  { kind, today }: { kind: keyof typeof yearsAhead; today: string },
): Note | null {
  const last = `${Number(today.slice(0, 4)) + yearsAhead[kind]}${today.slice(4)}`
  return date > last ? say('otherCalendar') : null
}

/** How spreadsheets store days from 1927 to 2173, with the time of day as a fraction. */
const isSerial = /^\d{5}([.,]\d+)?$/
