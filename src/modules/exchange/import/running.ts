import { findAccount, listApiKeys } from '#modules/accounts'
import { mayRole } from '#modules/accounts/forms.schema'
import { isClosing, readLicenceStanding, readSettings } from '#modules/organisation'
import { stagesOf } from '#modules/organisation/lines.schema'
import { isField, recordFields } from '#modules/records/fields.schema'
import { dayIn } from '#platform/clock/schema'
import type { ActionContext, ReadContext } from '#platform/context'
import { type ImportMapping, isBirth, isDayTarget, type ReadTarget } from '../columns.schema.ts'
import { isBlank, joinedParts, partsOf } from '../columns-beside.schema.ts'
import { letters, namesByTarget } from '../guess-names.ts'
import { type ImageFile, type ImageIndex, indexImages } from '../images/match-images.ts'
import type { Note } from '../reading.schema.ts'
import { refuseUnless } from '../refusals.ts'
import {
  isCodeOrNone,
  type Notes,
  noteCell,
  problemOfCell,
  readCell,
  saysNone,
} from '../rows/cells.ts'
import { type DaySigns, daySigns, isInDoubt, noDaySigns, readAsked } from '../rows/day-orders.ts'
import { figuresOf, orderOf, orderOfDate } from '../rows/read-day.ts'
import { say, saying } from '../say.ts'
import type { AskedTarget, ImportAnswer, ImportState } from '../schema.ts'
import { isStoredNumber } from '../tables/table.ts'
import { type ImportJob, updateImport } from './imports.store.ts'

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
  const original = chosen.map((column) => cells[columns.indexOf(column)] ?? '')
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

/** One pass over an import, by the holder of the lock. */
export interface Running {
  /** Acts as the person who began it; events name the import. */
  ctx: ActionContext
  job: ImportJob
  plan: RowPlan
  secondPersonApproval: boolean
  /** What stopped new records when this pass began. */
  takesNone: TakesNone
  timeZone: string
  images: ImageIndex
  /** The name of this pass; an earlier one that comes back finds another name in the row. */
  runner: string
  signal: AbortSignal
  onProgress: (job: ImportJob) => void
}

/** The import was cancelled, or another process works on it by now. */
export class Displaced extends Error {}

/** Collects what a pass needs before its first row. */
export async function prepare(
  ctx: ActionContext,
  job: ImportJob,
  images: readonly ImageFile[],
): Promise<Pick<Running, 'plan' | 'secondPersonApproval' | 'takesNone' | 'timeZone' | 'images'>> {
  const settings = await ctx.read(({ tx }) => readSettings(tx))
  const { defaultNationality, secondPersonApproval, timeZone } = settings
  const takesNone = await ctx.read(takesNoneNow)
  const { columns, mapping, isOlder, answers } = job
  const stages = stagesOf(settings)
  const today = dayIn(timeZone, ctx.clock.now())
  const plan = {
    ...{ columns, mapping, isOlder, defaultNationality, stages },
    answers: answersIn(answers),
    today,
    ...(job.state === 'undoing' ? noDaySigns : await daySigns(ctx, job, today)),
  }
  return { plan, secondPersonApproval, takesNone, timeZone, images: indexImages(images) }
}

/** Writes changes of the import if this pass still works on it; throws `Displaced` otherwise. */
export async function advance(
  tx: Parameters<typeof updateImport>[0],
  { job, runner }: Pick<Running, 'job' | 'runner'>,
  changes: Partial<ImportJob> & { updatedAt: string },
  state: ImportState = job.state,
): Promise<void> {
  if (!(await updateImport(tx, { id: job.id, state, runner }, changes))) throw new Displaced()
}

/**
 * Refuses to continue for a person who may no longer import: an import outlives the request that began it, and a
 * changed role counts from the next step on, not only from the next import.
 */
export async function refuseFormer(ctx: ActionContext): Promise<void> {
  const may = await ctx.read(stillMay)
  refuseUnless(may, 'session.forbidden', saying('former'))
}

async function stillMay(ctx: ReadContext): Promise<boolean> {
  const { actor } = ctx
  if (actor.kind === 'system') return true
  if (actor.kind === 'anonymous') return false
  if (actor.kind === 'account') {
    const account = await findAccount(ctx.tx, actor.id)
    return account?.disabledAt === null && mayRole(account.role, 'exchange:run')
  }
  const key = (await listApiKeys(ctx)).find(({ id }) => id === actor.id)
  if (!key || key.revokedAt !== null || key.expiresAt <= ctx.clock.now()) return false
  return mayRole(key.role, 'exchange:run')
}

/** Why no new records can be entered now; null: they can. */
export type TakesNone = 'closing' | 'licence' | null

export async function takesNoneNow(ctx: ReadContext): Promise<TakesNone> {
  if (await isClosing(ctx)) return 'closing'
  return (await readLicenceStanding(ctx)).isStopped ? 'licence' : null
}
