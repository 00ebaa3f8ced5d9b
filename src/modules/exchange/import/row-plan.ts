import { isField, recordFields } from '#modules/records/fields.schema'
import type { AskedTarget, ImportAnswer } from '../answers.schema.ts'
import type { ImportMapping, ReadTarget } from '../columns.schema.ts'
import { isBlank, joinedParts, partsOf } from '../columns-parts.schema.ts'
import { isBirth, isDayTarget } from '../days.schema.ts'
import { type ChosenEncoding, encodingName } from '../encodings.schema.ts'
import { letters, namesByTarget } from '../guess/names.ts'
import type { Note } from '../notes.schema.ts'
import { say } from '../say.ts'
import { isStoredNumber } from '../tables/shown-numbers.ts'
import { beginsSmall, decoderOf, looksRight } from '../tables/text-encoding.ts'
import { type DaySigns, isInDoubt, readAsked } from './day-orders.ts'
import { type Notes, noteCell } from './notes.ts'
import { isCodeOrNone, saysNone } from './problem-of-number.ts'
import { problemOfCell, readCell } from './read-cell.ts'
import { figuresOf, orderOf, orderOfDate } from './read-day.ts'

/** For a guessed encoding: those of other languages or systems in which the same bytes make words as well. */
const alike: Partial<Record<ChosenEncoding, readonly ChosenEncoding[]>> = {
  'windows-1252': ['windows-1254', 'windows-1250', 'windows-1257', 'macintosh', 'ibm850'],
}
/** Those that differ in too many letters to be named for every word: what tells one of theirs, as it was read and as it is. */
const signsOfOne: Partial<Record<ChosenEncoding, (own: string, other: string) => boolean>> = {
  'windows-1257': (own, other) =>
    /[ÐÞðþïò]/.test(own) && /^[a-ząčęėįšųūžāēģīķļņõäöü]+$/iu.test(other),
  macintosh: (own, other) => beginsSmall(own) && /^\p{Lu}/u.test(other),
  ibm850: (own, other) => beginsSmall(own) && /^\p{Lu}/u.test(other),
}

const upperBytes = Array.from({ length: 128 }, (_, at) => Uint8Array.of(at + 128))

/**
 * Reports the first word that another encoding would read as a different word: only a reader can tell which is meant.
 * Returns null where all encodings agree.
 * @param guessed the encoding that was chosen because it fits best
 */
function problemOfLetters(text: string, guessed: ChosenEncoding): Note | null {
  if (!/[^\0-\x7f]/.test(text)) return null
  const found = (alike[guessed] ?? []).flatMap((encoding) => {
    const other = readAs(text, guessed, encoding)
    const words = [...other.matchAll(/[\p{L}\p{M}]{2,}/gu)].map(({ 0: word, index }) => ({
      ...{ encoding, word, index },
      own: text.slice(index, index + word.length),
    }))
    const isOne = signsOfOne[encoding] ?? (() => true)
    return words.filter(({ word, own }) => word !== own && looksRight(word) && isOne(own, word))
  })
  const first = found.toSorted((one, other) => one.index - other.index)[0]
  if (!first) return null
  const others = found.filter(({ index }) => index === first.index)
  return say('letterGuessed', {
    word: first.own,
    readings: others
      .map(({ word, encoding }) => `“${word}” (${encodingName(encoding)})`)
      .join(' / '),
  })
}

/** Reads the bytes of a text again in another encoding; each encoding has one byte for a letter. */
function readAs(text: string, encoding: ChosenEncoding, other: ChosenEncoding): string {
  const [from, to] = [signsOf(encoding), signsOf(other)]
  return Array.from(text, (sign) => to[from.indexOf(sign)] ?? sign).join('')
}

const known = new Map<ChosenEncoding, readonly string[]>()
function signsOf(encoding: ChosenEncoding): readonly string[] {
  const signs = known.get(encoding) ?? upperBytes.map((byte) => decoderOf(encoding).decode(byte))
  known.set(encoding, signs)
  return signs
}

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
  /** The encoding of the table where nobody said it. */
  guessed: ChosenEncoding | null
}

/** How unknown values are taken. */
export type Answers = ReadonlyMap<string, string>

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
  const { answers, guessed } = plan
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
    const letters = guessed && problemOfLetters(cell, guessed)
    if (letters && !problem)
      notes.remarks.push(say('ofColumn', { column: target, problem: letters }))
  }
  return texts
}

/**
 * Returns a cell of days as somebody said that its column is written, and any other cell as it is. What is in doubt and
 * was not answered is asked about; what was converted is noted as it was.
 */
export function dayAsSaid(
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
  const original = chosen.map((column) => cells[columns.indexOf(column)] ?? '')
  const written = original.map(readCell)
  const isNumber = original.some(isStoredNumber)
  const saying = written.map((text) => (saysNone(text) ? '' : text))
  // A row that says in every part that there is none is told so as a whole.
  const texts = saying.some((text) => text !== '') ? saying : written.slice(0, 1)
  if (texts.length < 2) return { cell: texts[0] ?? '', problem: null, isShort: false, isNumber }
  const isWhole = namesByTarget.get(target)?.names.includes(letters(chosen[0] ?? '')) ?? false
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
