import { type DocumentKind, type PrintedDates, printedDatesSchema } from '#modules/documents/schema'
import { dateColumns } from '../columns-dates.schema.ts'
import { noteOfMessage } from '../heard.ts'
import type { Note } from '../notes.schema.ts'
import { type Notes, noteCell } from './notes.ts'
import { problemOfCell, readCell } from './read-cell.ts'
import { problemOfNoDay, problemOfYear, readDay } from './read-day.ts'
import { dayAsSaid, type RowPlan } from './row-plan.ts'

/** The dates in filled cells, by the kinds of their documents. */
export type GivenDates = ReadonlyMap<DocumentKind, Partial<PrintedDates>>

const none: PrintedDates = { issuedOn: null, validUntil: null }

/** Reads the printed dates of a row's documents. An unreadable cell is left out. */
export function readPrinted(
  plan: Pick<RowPlan, 'columns' | 'mapping' | 'monthFirst' | 'swapped' | 'orders' | 'today'>,
  cells: readonly string[],
  notes: Notes,
): GivenDates {
  const { columns, mapping, today } = plan
  const given = new Map<DocumentKind, Partial<PrintedDates>>()
  for (const { target, kind, date } of dateColumns) {
    const column = mapping[target]
    const typed = column === undefined ? '' : readCell(cells[columns.indexOf(column)])
    if (typed === '') continue
    const { text, problem: ofOrder } = dayAsSaid(plan, target, typed, notes)
    const day = readDay(text)
    const problem =
      problemOfCell(target, text) ??
      ofOrder ??
      (day === null ? problemOfNoDay(text) : problemOfDay(day, { date, today }))
    if (problem === null) given.set(kind, { ...given.get(kind), [date]: day })
    else noteCell(notes, target, problem)
  }
  return given
}

function problemOfDay(
  day: string,
  { date, today }: { date: keyof PrintedDates; today: string },
): Note | null {
  const kind = date === 'issuedOn' ? ('issued' as const) : ('expires' as const)
  const { error } = printedDatesSchema.safeParse({ ...none, issuedOn: day })
  const message = error?.issues[0]?.message
  return message === undefined ? problemOfYear(day, { kind, today }) : noteOfMessage(message)
}
