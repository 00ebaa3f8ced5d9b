import { accountNames } from '#modules/accounts'
import { mayRole } from '#modules/accounts/forms.schema'
import { type AuditAction, eachEvent, isPurged } from '#modules/audit'
import { eventsInOrder, getRecord } from '#modules/records'
import { type ActionContext, actorId, type ReadContext } from '#platform/context'
import { inBatches } from '#platform/database'
import { getCase } from './answer-case.ts'
import {
  caseFileKey,
  type DecidedStep,
  describedFor,
  digestOf,
  isAsSent,
  isWhole,
} from './case-files.ts'
import {
  type CaseRow,
  countCases,
  type Listed,
  type ListedCase,
  type StepRow,
  selectCases,
  selectCasesAfter,
  selectListed,
  selectOf,
  selectOpenAmong,
  selectOpenOf,
  selectSteps,
  type Whose,
} from './cases.store.ts'
import type { Mark } from './fields.schema.ts'
import { type CaseKind, caseKindNames, kindsThat, rowOf } from './kinds.schema.ts'
import {
  type Case,
  type CaseFilter,
  type CasePage,
  caseContentSchema,
  type OwnCase,
} from './schema.ts'
import { findCases } from './search-cases.ts'

/** What the doctor found wrong with a case. */
export interface CaseFinding {
  problem: 'altered' | 'file' | 'lost' | 'step-altered' | 'step-lost' | 'moved'
  kind: string
  /** The number of the case; its id where it is gone. */
  subject: string
}

/**
 * Compares each case and each step of it with its signature, its text with its digest, its photo with its hash, how far it is with its steps, and
 * all of it with the log. A difference, or a missing row, was made from outside: no verb does it.
 */
export async function* examineCases(ctx: ActionContext): AsyncIterable<CaseFinding> {
  const macs = new Map<string, string>()
  const numbers = new Map<string, string>()
  const batches = inBatches(200, (...some) => ctx.read(({ tx }) => selectCasesAfter(tx, ...some)))
  for await (const rows of batches) {
    const ids = rows.map(({ id }) => id)
    const all = await ctx.read(({ tx }) => selectSteps(tx, ids))
    for (const row of rows) {
      macs.set(row.id, row.mac)
      numbers.set(row.id, row.number)
      const found = { kind: row.kind, subject: row.number }
      const steps = all.filter(({ caseId }) => caseId === row.id)
      for (const step of steps) {
        macs.set(step.id, step.mac)
        if (!isWhole(ctx, step)) yield { problem: 'step-altered', ...found }
      }
      if (!isWhole(ctx, row) || !hasItsText(row)) yield { problem: 'altered', ...found }
      else if (row.file !== null && !(await isAsSent(ctx, caseFileKey(row), row.file)))
        yield { problem: 'file', ...found }
      else if (!isAsFarAs(row, steps)) yield { problem: 'moved', ...found }
    }
  }
  for await (const { details, subject } of eachEvent(ctx, { actions: [...actions] })) {
    const { caseId, stepId = caseId, kind } = details as Record<string, string | undefined>
    const mac = macs.get(String(stepId))
    if (mac === details.mac) continue
    const found = { kind: String(kind), subject: numbers.get(String(caseId)) ?? String(caseId) }
    const of = stepId === caseId ? '' : ('step-' as const)
    if (mac !== undefined) yield { problem: `${of}altered`, ...found }
    else if (lasting.has(found.kind) && !(await isPurged(ctx, subject)))
      yield { problem: `${of}lost`, ...found }
  }
}

/** The kinds that only a purge of their record removes. */
const lasting: ReadonlySet<string> = new Set(kindsThat(({ keptFor }) => keptFor === undefined))

const actions = [
  'case.opened',
  'case.answered',
  'case.disagreed',
  'case.taken_back',
  'case.reopened',
  'case.noted',
] as const satisfies readonly AuditAction[]

function hasItsText({ said, digest }: CaseRow): boolean {
  if (said === null || digest === null) return true
  const parsed = caseContentSchema.safeParse(JSON.parse(said))
  return parsed.success && digestOf(parsed.data) === digest
}

/** Tells whether state and result are what the last step left. */
function isAsFarAs({ state, result }: CaseRow, steps: readonly StepRow[]): boolean {
  if (state === 'kept') return steps.length === 0
  const last = steps.findLast(({ step }) => step !== 'note')
  if (last === undefined) return state === 'open' && result === null
  const ends = last.step === 'answered' || last.step === 'takenBack'
  return ends === (state === 'answered') && (!ends || last.result === result)
}

/** Returns which cases the actor deals with: those of their role's kinds, else those that are assigned to them. */
function dealtWithBy({ actor }: Pick<ReadContext, 'actor'>): Listed {
  const role = 'role' in actor ? actor.role : null
  const kinds = kindsThat(({ audience }) => mayRole(role, audience))
  if (kinds.length > 0) return { kinds, assignedTo: null }
  return { kinds: caseKindNames, assignedTo: actorId(actor) ?? '' }
}

/** Lists a page of the cases that the actor deals with: what waits first, the most overdue at the top. */
export async function listCases(
  ctx: ReadContext,
  { kind, cursor, pageSize, assignedTo: has, search, ...asked }: CaseFilter,
): Promise<CasePage> {
  const mine = dealtWithBy(ctx)
  const kinds = kind === undefined ? mine.kinds : mine.kinds.filter((one) => one === kind)
  const all = { ...mine, ...asked, kinds, has }
  const wanted = search ? { ...all, ids: await findCases(ctx, all, search) } : all
  const { rows, ...place } = await selectCases(ctx.tx, wanted, { cursor, pageSize })
  return {
    cases: await described(ctx, rows),
    ...(await countOpenCases(ctx)),
    mine: await countCases(ctx.tx, { ...mine, state: 'open', has: actorId(ctx.actor) ?? '' }),
    ...place,
  }
}

/** Counts those that wait for an answer, of one kind or of all, and those that wait longer than was promised. */
export async function countOpenCases(
  ctx: ReadContext,
  kind?: CaseKind,
): Promise<{ open: number; overdue: number }> {
  const dealt = dealtWithBy(ctx)
  const kinds = dealt.kinds.filter((one) => kind === undefined || one === kind)
  const waiting = { ...dealt, kinds, state: 'open' } as const
  const open = await countCases(ctx.tx, waiting)
  const dueBefore = ctx.clock.now()
  return { open, overdue: open && (await countCases(ctx.tx, { ...waiting, dueBefore })) }
}

/** Returns one case for staff. Refuses with `case.not_found`. */
export async function readCase(ctx: ReadContext, id: string): Promise<Case> {
  await getCase(ctx, id)
  const [one] = await described(ctx, [(await selectListed(ctx.tx, id)) as ListedCase])
  return one as Case
}

/** Lists everything that was brought about a record, for staff. Refuses with `record.not_found`. */
export async function casesOfRecord(ctx: ReadContext, recordId: string): Promise<Case[]> {
  const { reference, name } = await getRecord(ctx, recordId)
  const rows = await selectOf(ctx.tx, { recordId })
  const { kinds } = dealtWithBy(ctx)
  const seen = rows.filter(({ kind }) => (kinds as readonly string[]).includes(kind))
  return described(
    ctx,
    seen.map((row) => ({ ...row, reference, name })),
  )
}

/** Lists the same for the candidate, who is not told which person answered, and reads no notes of staff. */
export async function ownCases(ctx: ReadContext, whose: Whose): Promise<OwnCase[]> {
  const rows = await selectOf(ctx.tx, whose)
  const steps = await stepsOf(ctx, rows)
  const read = (id: string) => (steps.get(id) ?? []).filter(({ step }) => step !== 'note')
  const own = rows.filter(({ kind }) => rowOf(kind as OwnCase['kind']).by === 'candidate')
  const described: OwnCase[] = []
  for (const row of own) {
    const done = await withWhoDecided(ctx, row, read(row.id))
    described.push(describedFor(ctx.clock.now(), row, done))
  }
  return described
}

/** Says of each answer whether it is that of the person who had entered what is called wrong, as the log says. */
async function withWhoDecided(
  ctx: ReadContext,
  { kind, recordId }: Pick<CaseRow, 'kind' | 'recordId'>,
  steps: readonly StepRow[],
): Promise<DecidedStep[]> {
  const isDecided = kind === 'mistake' && steps.some(({ step }) => step === 'answered')
  const events = isDecided ? await eventsInOrder(ctx, recordId as string, ['case.answered']) : []
  const own = new Set(
    events
      .filter(({ details }) => details.samePerson === true)
      .map(({ details }) => details.stepId),
  )
  return steps.map((step) => ({ ...step, samePerson: own.has(step.id) }))
}

/** Returns what the candidate calls wrong now; everybody who sees it is told so. */
export async function openMarks({ tx }: ReadContext, recordId: string): Promise<Mark[]> {
  return marksIn(await selectOpenOf(tx, recordId))
}

/** Returns the same of the open cases of a record. */
export function marksIn(open: Awaited<ReturnType<typeof selectOpenOf>>): Mark[] {
  return open.flatMap(({ kind, part, createdAt }) => {
    if (part === null || !rowOf(kind as OwnCase['kind']).marks) return []
    const [about, target] = part.split(':')
    return { about, target, since: createdAt } as Mark
  })
}

const marking = kindsThat(({ marks }) => marks)

/** Finds those of these records in which something is called wrong that nobody has answered yet. */
export async function markedAmong(
  { tx }: ReadContext,
  recordIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await selectOpenAmong(tx, recordIds, marking))
}

async function stepsOf(
  { tx }: Pick<ReadContext, 'tx'>,
  rows: readonly CaseRow[],
): Promise<Map<string, StepRow[]>> {
  const steps = await selectSteps(
    tx,
    rows.map(({ id }) => id),
  )
  return Map.groupBy(steps, ({ caseId }) => caseId)
}

/** Describes cases for staff, with the names of who did what. */
async function described(ctx: ReadContext, rows: readonly ListedCase[]): Promise<Case[]> {
  const steps = await stepsOf(ctx, rows)
  const people = [...steps.values()].flat().flatMap(({ by }) => by ?? [])
  const assigned = rows.flatMap(({ assignedTo }) => assignedTo ?? [])
  const own = rows.flatMap(({ accountId }) => accountId ?? [])
  const names = await accountNames(ctx.tx, [...people, ...assigned, ...own])
  const now = ctx.clock.now()
  const shown: Case[] = []
  for (const row of rows) {
    const { recordId, accountId, reference, digest, assignedTo } = row
    const name = row.name ?? names.get(accountId ?? '') ?? null
    const done = await withWhoDecided(ctx, row, steps.get(row.id) ?? [])
    shown.push({
      ...describedFor(now, row, done),
      ...{ recordId, accountId, reference, name, digest },
      assignedTo:
        assignedTo === null ? null : { id: assignedTo, name: names.get(assignedTo) ?? null },
      steps: done.map(({ step, result, text, at, by, samePerson }) => ({
        ...{ step, result, text, at, samePerson },
        by: by === null ? null : (names.get(by) ?? null),
      })),
    })
  }
  return shown
}
