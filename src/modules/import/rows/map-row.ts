import { type DocumentKind, documentKindNames } from '#modules/documents/schema'
import { stageIn } from '#modules/organisation/lines.schema'
import type { Details, FieldName } from '#modules/records/fields.schema'
import {
  importedRecordSchema,
  type RecordChanges,
  recordChangesSchema,
} from '#modules/records/schema'
import {
  importTargets,
  mayBeLeftOut,
  type RecordTarget,
  recordTargetNames,
} from '#modules/tables/columns/columns.schema'
import type { Note } from '#modules/tables/notes/reading.schema'
import { languages } from '#platform/languages.schema'
import type { NamedImage } from '../images/match-images.ts'
import { noteOfMessage, type Saying, say } from '../notes/say.ts'
import { answersTo } from './answers.schema.ts'
import { type Beside, readBeside } from './beside.ts'
import {
  type Converted,
  type Notes,
  noteCell,
  readCell,
  type Unknown,
  withoutMarks,
} from './cells.ts'
import { namesNobody } from './names-nobody.ts'
import { isDate } from './odd-texts.ts'
import { filledCells, type RowPlan } from './plan.ts'
import type { Calendar } from './read-day.ts'
import { type GivenDates, type Reading, readDetails, readPrinted } from './read-details.ts'

/** A row as a candidate: what its cells say, and what a new record from it would be. */
export interface Candidate {
  passportNumber: string
  /** What filled cells say, checked. */
  given: RecordChanges
  /** Null when something that a new record needs is missing. */
  details: Details | null
  missing: Note[]
  /** Cells that are left out. */
  remarks: Note[]
  unknown: Unknown[]
  /** Days of another calendar, which a note on the record keeps as they were written. */
  converted: Converted[]
  /** Cells that say more than a detail holds, which a note on the record keeps whole. */
  kept: Notes['kept']
  /** What its cells say about hiding; null when they say nothing. */
  isHidden: boolean | null
  isWaiting: boolean | null
  /** Whether a new record waits, because nothing says that it was approved where it comes from. */
  waits: boolean
  /** The stage of a new record; null when its cells say nothing. */
  stage: string | null
  /** What a new record brings with it. */
  beside: Beside
  images: NamedImage[]
  /** The dates that its cells say are printed on its documents. */
  dates: GivenDates
}

export type MappedRow =
  | { kind: 'candidate'; candidate: Candidate }
  | { kind: 'wrong'; problems: Note[]; unknown: Unknown[] }
  /** Not a candidate in the older system's export, or in the trash in our own. */
  | { kind: 'skipped' }
  /** A heading of a section, a sum, a signature, or the names of the columns once more. */
  | { kind: 'nobody' }

type Cells = Partial<Record<RecordTarget, string>>

/** Reads one row by the mapping. Sentences name the column and never repeat the cells. */
export function mapRow(plan: RowPlan, written: readonly string[]): MappedRow {
  const cells = withoutMarks(written)
  if (plan.isOlder && !isCandidateOfOlder(plan, cells)) return { kind: 'skipped' }
  if (isDeleted(plan, cells)) return { kind: 'skipped' }
  if (!plan.isOlder && namesNobody(plan, cells)) return { kind: 'nobody' }
  const notes: Notes = { problems: [], remarks: [], unknown: [], converted: [], kept: [] }
  const { problems, unknown } = notes
  if (cells.length > plan.columns.length) problems.push(say('manyCells'))
  const texts = filledCells(plan, cells, { targets: recordTargetNames, notes })
  const read = readDetails(texts, plan, notes)
  // Our own list of records says since when each is hidden.
  const isHidden = isDate(texts.hidden ?? '') || readChoice(texts, 'hidden', hiddenWords, notes)
  const isWaiting = readChoice(texts, 'state', stateWords, notes)
  const stage = readStage(texts.stage, plan, notes)
  const beside = readBeside(texts, plan.today, notes)
  const dates = readPrinted(plan, cells, notes)
  const { values, issues, parsed } = parseDetails(read, plan, notes)
  const images = namedImages(plan, cells, notes)
  const isFilled = (path: PropertyKey | undefined) => String(path) in values
  const wrong = issues.filter(({ path }) => isFilled(path[0]) || path[0] === 'passportNumber')
  if (problems.length > 0 || wrong.length > 0)
    return { kind: 'wrong', problems: [...problems, ...notesOf(issues, problems)], unknown }
  const given = recordChangesSchema.parse(values)
  return {
    kind: 'candidate',
    candidate: {
      passportNumber: given.passportNumber as string,
      given,
      details: parsed.data ?? null,
      missing: issues.map(({ message }) => noteOfMessage(message)),
      remarks: [
        ...notes.remarks,
        ...notes.converted.map(sayConverted),
        ...notes.kept.map(({ column }) => say('ofColumn', { column, problem: say('phoneBeside') })),
      ],
      converted: notes.converted,
      kept: notes.kept,
      unknown,
      isHidden,
      isWaiting,
      waits: isWaiting ?? plan.mapping.state !== undefined,
      stage,
      beside,
      images,
      dates,
    },
  }
}

const wasOf = {
  'bikram-sambat': 'wasBikramSambat',
  buddhist: 'wasBuddhist',
  hijri: 'wasHijri',
} as const satisfies Record<Calendar, Saying>

/** What programs write in a cell with a picture. */
const isPicture = /^=?(?:_xlfn\.)?(?:DISPIMG|IMAGE)\(|^#VALUE!$/i

const sayConverted = ({ column, from, to, calendar }: Converted) =>
  say('ofColumn', {
    column,
    problem: say(wasOf[calendar], { from, to }),
  })

/** Parses the details by their schema. A problem with one that may be left out is a remark. */
function parseDetails(read: Reading, { defaultNationality }: RowPlan, notes: Notes) {
  const parse = (values: Reading) => {
    const { nationality = defaultNationality } = values
    return importedRecordSchema.safeParse({ ...values, nationality })
  }
  const values = { ...read }
  const first = parse(values)
  for (const { path, message } of first.error?.issues ?? []) {
    const field = path[0] as FieldName
    if (!mayBeLeftOut(field) || !(field in values)) continue
    delete values[field]
    noteCell(notes, field, noteOfMessage(message))
  }
  const parsed = parse(values)
  return { values, parsed, issues: parsed.error?.issues ?? [] }
}

/** Returns one note per field; none for a field that already has a cell's own note. */
function notesOf(
  issues: readonly { path: PropertyKey[]; message: string }[],
  said: readonly Note[],
): Note[] {
  const seen = new Set<PropertyKey | undefined>()
  return issues.flatMap(({ path: [field], message }) => {
    if (seen.has(field)) return []
    seen.add(field)
    const label = importTargets[field as RecordTarget]?.label
    const isSaid = label && said.some((note) => note.message.startsWith(`${label}:`))
    return isSaid ? [] : [noteOfMessage(message)]
  })
}

/** Reads a stage by its name in the settings, or by a default's name in any language; capitals do not matter. */
function readStage(text: string | undefined, { stages }: RowPlan, notes: Notes): string | null {
  if (text === undefined) return null
  const typed = text.toLowerCase()
  const found = stages.find((stage) =>
    [stage, ...languages.map((language) => stageIn(stage, language))].some(
      (name) => name.toLowerCase() === typed,
    ),
  )
  if (found === undefined) noteCell(notes, 'stage', say('noStage'))
  return found ?? null
}

const hiddenWords = {
  true: ['yes', 'y', 'true', '1', 'hidden', 'hide'],
  false: ['no', 'n', 'false', '0', 'visible', 'shown'],
}
const stateWords = {
  true: ['denied', 'pending', 'returned', 'waiting'],
  false: ['approved', 'approve'],
}

function readChoice(
  texts: Cells,
  target: 'hidden' | 'state',
  words: { true: string[]; false: string[] },
  notes: Notes,
): boolean | null {
  const text = texts[target]
  if (text === undefined) return null
  const word = text.toLowerCase()
  if (words.true.includes(word)) return true
  if (words.false.includes(word)) return false
  const [yes = '', no = ''] = answersTo(target) ?? []
  notes.unknown.push({ column: target, value: text })
  noteCell(notes, target, say('unknownWord', { yes, no }))
  return null
}

/** Tells whether a row is a candidate: only rows with the mark My_Aust are, as a field that is set or as a value. */
function isCandidateOfOlder({ columns }: RowPlan, cells: readonly string[]): boolean {
  const mark = columns.findIndex((column) => column.toLowerCase() === 'my_aust')
  const flag = readCell(cells[mark]).toLowerCase()
  if (mark >= 0 && !['', 'no', 'false', '0', 'null', 'undefined'].includes(flag)) return true
  return cells.some((cell) => readCell(cell).toLowerCase() === 'my_aust')
}

/** Tells whether a record was in the trash of our own export; no table makes it public again. */
function isDeleted({ columns }: RowPlan, cells: readonly string[]): boolean {
  const since = columns.indexOf('deletedAt')
  return since >= 0 && isDate(readCell(cells[since]))
}

function namedImages(
  { columns, mapping }: RowPlan,
  cells: readonly string[],
  { remarks }: Notes,
): NamedImage[] {
  return documentKindNames.flatMap((kind: DocumentKind) => {
    const column = mapping[kind]
    const text = column === undefined ? '' : readCell(cells[columns.indexOf(column)])
    if (column === undefined || text === '') return []
    if (isPicture.test(text)) {
      remarks.push(say('ofColumn', { column: kind, problem: say('pictureInCell') }))
      return []
    }
    const isAddress = /^(https?:)?\/\//i.test(text)
    return [{ kind, column, name: isAddress ? lastPart(text) : text, address: text, isAddress }]
  })
}

function lastPart(address: string): string {
  const path = address.replace(/[?#].*$/, '').replace(/\/+$/, '')
  const last = path.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
