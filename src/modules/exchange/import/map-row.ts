import { type DocumentKind, documentKindNames } from '#modules/documents/schema'
import {
  type NewRecord,
  newRecordSchema,
  type RecordChanges,
  recordChangesSchema,
} from '#modules/records/schema'
import {
  type ImportMapping,
  importTargets,
  type RecordTarget,
  recordTargetNames,
} from '../columns/schema.ts'
import type { NamedImage } from '../images/match-images.ts'
import { isDate } from './problem-of-number.ts'
import { problemOfCell, readCell } from './read-cell.ts'
import { readDetails } from './read-details.ts'

/** How the rows of one import are read. */
export interface RowPlan {
  columns: readonly string[]
  mapping: ImportMapping
  isOlder: boolean
  defaultNationality: string
}

/** A row as a candidate: what its cells say, and what it would be as a new record. */
export interface Candidate {
  passportNumber: string
  /** What filled cells say, checked. */
  given: RecordChanges
  /** Null when it lacks what a new record needs. */
  details: NewRecord | null
  missing: string[]
  /** What its cells say of it; null when they say nothing. */
  isHidden: boolean | null
  isWaiting: boolean | null
  /** Whether a new record waits, because nothing says that it was approved where it comes from. */
  waits: boolean
  images: NamedImage[]
}

export type MappedRow =
  | { kind: 'candidate'; candidate: Candidate }
  | { kind: 'wrong'; problems: string[] }
  /** No candidate in the older system's export, or in the trash in our own. */
  | { kind: 'skipped' }

type Cells = Partial<Record<RecordTarget, string>>

/** Reads one row by the mapping. Sentences name the column; the cells themselves stay where they are. */
export function mapRow(plan: RowPlan, cells: readonly string[]): MappedRow {
  if (plan.isOlder && !isCandidateOfOlder(plan, cells)) return { kind: 'skipped' }
  if (isDeleted(plan, cells)) return { kind: 'skipped' }
  const problems = cells.length > plan.columns.length ? [tooManyCells] : []
  const texts = readTexts(plan, cells, problems)
  const values = readDetails(texts, plan.defaultNationality, problems)
  // Our own list of records says since when each is hidden.
  const isHidden =
    isDate(texts.hidden ?? '') || readChoice(texts.hidden, hiddenWords, 'Hidden', problems)
  const isWaiting = readChoice(texts.state, stateWords, 'State', problems)
  const parsed = newRecordSchema.safeParse({
    ...values,
    nationality: values.nationality ?? plan.defaultNationality,
  })
  const issues = parsed.error?.issues ?? []
  const isFilled = (path: PropertyKey | undefined) => String(path) in values
  const wrong = issues.filter(({ path }) => isFilled(path[0]) || path[0] === 'passportNumber')
  if (problems.length > 0 || wrong.length > 0)
    return { kind: 'wrong', problems: [...problems, ...sentences(issues, problems)] }
  const given = recordChangesSchema.parse(values)
  return {
    kind: 'candidate',
    candidate: {
      passportNumber: given.passportNumber as string,
      given,
      details: parsed.data ?? null,
      missing: issues.map(({ message }) => message),
      isHidden,
      isWaiting,
      waits: isWaiting ?? plan.mapping.state !== undefined,
      images: namedImages(plan, cells),
    },
  }
}

const tooManyCells =
  'This row has more cells than the table has names of columns. Put cells that hold the delimiter into quotation marks, or give every column a name.'

/** One sentence for each field; none for a field of which a cell's own sentence speaks already. */
function sentences(
  issues: readonly { path: PropertyKey[]; message: string }[],
  said: readonly string[],
): string[] {
  const seen = new Set<PropertyKey | undefined>()
  return issues.flatMap(({ path: [field], message }) => {
    if (seen.has(field)) return []
    seen.add(field)
    const label = importTargets[field as RecordTarget]?.label
    return label && said.some((sentence) => sentence.startsWith(`${label}:`)) ? [] : [message]
  })
}

/** The cells of the mapped columns that are filled; a cell that cannot be meant so is a problem. */
function readTexts({ columns, mapping }: RowPlan, cells: readonly string[], problems: string[]) {
  const texts: Cells = {}
  for (const target of recordTargetNames) {
    const column = mapping[target]
    if (column === undefined) continue
    const text = readCell(cells[columns.indexOf(column)])
    if (text === '') continue
    const problem = problemOfCell(target, text)
    if (problem === null) texts[target] = text
    else problems.push(`${importTargets[target].label}: ${problem}`)
  }
  return texts
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
  text: string | undefined,
  words: { true: string[]; false: string[] },
  label: string,
  problems: string[],
): boolean | null {
  if (text === undefined) return null
  const word = text.toLowerCase()
  if (words.true.includes(word)) return true
  if (words.false.includes(word)) return false
  problems.push(
    `${label}: this word is not known here. Write “${words.true[0]}” or “${words.false[0]}”.`,
  )
  return null
}

/** Only rows with the mark My_Aust are candidates (SPEC §3): as a field that is set, or as a value. */
function isCandidateOfOlder({ columns }: RowPlan, cells: readonly string[]): boolean {
  const mark = columns.findIndex((column) => column.toLowerCase() === 'my_aust')
  const flag = readCell(cells[mark]).toLowerCase()
  if (mark >= 0 && !['', 'no', 'false', '0', 'null', 'undefined'].includes(flag)) return true
  return cells.some((cell) => readCell(cell).toLowerCase() === 'my_aust')
}

/** An export of ours tells since when a record lies in the trash; no table brings it back to the public. */
function isDeleted({ columns }: RowPlan, cells: readonly string[]): boolean {
  const since = columns.indexOf('deletedAt')
  return since >= 0 && isDate(readCell(cells[since]))
}

function namedImages({ columns, mapping }: RowPlan, cells: readonly string[]): NamedImage[] {
  return documentKindNames.flatMap((kind: DocumentKind) => {
    const column = mapping[kind]
    const text = column === undefined ? '' : readCell(cells[columns.indexOf(column)])
    if (column === undefined || text === '') return []
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
