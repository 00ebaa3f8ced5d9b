import type { DayOrder } from '../days.schema.ts'
import type { Note } from '../notes.schema.ts'
import { say } from '../say.ts'
import { type Calendar, inOurCalendar, isWithin } from './calendars.ts'
import {
  dayOfFigures,
  type Figures,
  figuresOf,
  isAhead,
  isConverted,
  isOfOtherCalendar,
  yearsSince,
} from './read-day.ts'

interface Asked {
  order: DayOrder
  isBirth: boolean
  today: string
}

/** A cell as it is read from here on, or why it cannot be; with the calendar that it was converted from. */
export interface AskedDay {
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
  if (order === 'bikram-sambat' || order === 'hijri') {
    if (calendar && calendar !== order) return left(say('notAsSaid'))
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
