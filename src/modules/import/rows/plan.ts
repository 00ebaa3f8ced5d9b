import { isField, recordFields } from '#modules/records/fields.schema'
import { isStoredNumber, letters, namesByTarget } from '#modules/tables'
import {
  type ImportMapping,
  isBirth,
  isDayTarget,
  type ReadTarget,
} from '#modules/tables/columns/columns.schema'
import {
  isAskedForAll,
  isBlank,
  joinedParts,
  notStated,
  partsOf,
} from '#modules/tables/columns/columns-beside.schema'
import type { Note } from '#modules/tables/notes/reading.schema'
import { say } from '../notes/say.ts'
import type { AskedTarget, ImportAnswer } from './answers.schema.ts'
import { isCodeOrNone, type Notes, noteCell, problemOfCell, readCell, saysNone } from './cells.ts'
import { type DaySigns, isInDoubt, readAsked } from './day-orders.ts'
import { figuresOf, orderOf, orderOfDate } from './read-day.ts'

/** How the rows of one import are read. */
export interface RowPlan extends DaySigns {
  columns: readonly string[]
  mapping: ImportMapping
  isOlder: boolean
  defaultNationality: string
  /** The stages in the settings. */
  stages: readonly string[]
  answers: Answers
  /** A calendar date, for days that may not be in the future. */
  today: string
}

/** How unknown values are taken. */
type Answers = ReadonlyMap<string, string>

const answerKey = (column: string, value: string) => `${column}\n${value.toLowerCase()}`

export function answersIn(answers: readonly ImportAnswer[]): Answers {
  const ofValues = answers.filter(({ column }) => !isDayTarget(column))
  return new Map(
    ofValues.map(({ column, value, take }) => [answerKey(column, readCell(value)), take]),
  )
}

/** Returns the filled cells of the columns for these targets; a cell that cannot be meant so is a problem. */
export function filledCells<Target extends ReadTarget>(
  plan: RowPlan,
  cells: readonly string[],
  { targets, notes }: { targets: readonly Target[]; notes: Notes },
): Partial<Record<Target, string>> {
  const { answers } = plan
  const texts: Partial<Record<Target, string>> = {}
  for (const target of targets) {
    const { cell, problem: ofPart, isShort, isNumber } = cellOf(plan, cells, target)
    const answer = answers.get(answerKey(target, cell))
    const typed = answer ?? cell
    if (typed === '') continue
    const { text, problem: ofDay } = dayAsSaid(plan, target, typed, notes)
    // What somebody answered is meant.
    const ofCell = answer === undefined ? problemOfCell(target, text) : null
    const problem = ofPart ?? ofCell ?? ofDay
    if (problem === null) texts[target] = text
    else noteCell(notes, target, problem)
    if (problem && isCodeOrNone(problem))
      notes.unknown.push({ column: target as AskedTarget, value: text })
    if (isShort && !problem)
      notes.remarks.push(say('ofColumn', { column: target, problem: say('partSaysNone') }))
    const stored = isNumber && !problem ? remarkOfStored(target) : null
    if (stored) notes.remarks.push(say('ofColumn', { column: target, problem: stored }))
  }
  return texts
}

/**
 * Returns a cell of days as somebody said that its column is written, and any other cell as it is. What is in doubt and
 * was not answered is asked about; what was converted is noted as it was.
 */
function dayAsSaid(
  plan: Pick<RowPlan, 'orders' | 'monthFirst' | 'swapped' | 'today'>,
  target: ReadTarget,
  typed: string,
  notes: Notes,
): { text: string; problem: Note | null } {
  if (!isDayTarget(target)) return { text: typed, problem: null }
  const of = { isBirth: isBirth(target), today: plan.today }
  const order = plan.orders.get(target)
  if (!order) {
    const unsure = typed.split(';').some((day) => isInDoubt(day, of))
    const problem =
      problemOfOrder(plan, target, typed) ??
      (unsure && figuresOf(typed)?.isShort ? say('orderUnsure') : null)
    if ((unsure || problem) && order === undefined)
      notes.unknown.push({ column: target as AskedTarget, value: typed })
    return { text: typed, problem }
  }
  const days = typed.split(/ *; */).map((day) => readAsked(day, { order, ...of }))
  const text = days.map((day) => day.text).join(';')
  const problem = days.find((day) => day.problem !== null)?.problem ?? null
  const calendar = days.find(({ from }) => from !== null)?.from
  if (problem === null && calendar)
    notes.converted.push({ column: target, from: typed, to: text, calendar })
  const isRead = text !== typed
  return { text, problem: problem ?? (isRead ? null : problemOfOrder(plan, target, text)) }
}

/** Numbers of documents and telephones may begin with zeros. */
function remarkOfStored(target: ReadTarget): Note | null {
  const control = isField(target) ? recordFields[target].control : null
  if (control === 'telephone') return say('storedTelephone')
  return control === 'number' ? say('storedNumber') : null
}

/** Returns what a row says about a target, in one cell or several; and why one of these cannot be part of it. */
function cellOf(
  { columns, mapping }: RowPlan,
  cells: readonly string[],
  target: ReadTarget,
): { cell: string; problem: Note | null; isShort: boolean; isNumber: boolean } {
  const chosen = [target, ...partsOf(target)].flatMap((one) => mapping[one] ?? [])
  const isUnsaid = chosen.length === 0 && isAskedForAll(target)
  const original = isUnsaid
    ? [notStated]
    : chosen.map((column) => cells[columns.indexOf(column)] ?? '')
  const written = original.map(readCell)
  const isNumber = original.some(isStoredNumber)
  const saying = written.map((text) => (saysNone(text) ? '' : text))
  // A row that says in every part that there is none is told so as a whole.
  const texts = saying.some((text) => text !== '') ? saying : written.slice(0, 1)
  if (texts.length < 2) return { cell: texts[0] ?? '', problem: null, isShort: false, isNumber }
  const isWhole =
    namesByTarget()
      .get(target)
      ?.names.includes(letters(chosen[0] ?? '')) ?? false
  const problems = texts.filter((text) => text !== '').map((text) => problemOfCell(target, text))
  return {
    cell: joinedParts(target, texts, isWhole),
    problem: problems.find((problem) => problem !== null) ?? null,
    isShort: written.some((text, at) => text !== texts[at] && !isBlank(text)),
    isNumber,
  }
}

/**
 * Returns why a day is not read whose order is in doubt: an all-numeric one where another row of its column has the
 * month first, or a date that a spreadsheet may have swapped.
 */
function problemOfOrder(
  { monthFirst, swapped }: Pick<RowPlan, 'monthFirst' | 'swapped'>,
  target: ReadTarget,
  text: string,
): Note | null {
  const days = text.split(';')
  if (monthFirst.has(target) && days.some((day) => orderOf(day) === 'either'))
    return say('monthFirst')
  if (swapped.has(target) && days.some((day) => orderOfDate(day)?.order === 'either'))
    return say('daySwapped')
  return null
}
