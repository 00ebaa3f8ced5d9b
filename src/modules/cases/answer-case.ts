import { listStaff } from '#modules/accounts'
import { mayRole } from '#modules/accounts/forms.schema'
import { type AuditAction, appendAudit } from '#modules/audit'
import { notify, tell } from '#modules/messages'
import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import { macOf, mayTakeBack, refuseUnless, subjectOf } from './case-files.ts'
import {
  type CaseRow,
  insertStep,
  moveCase,
  type StepRow,
  selectCase,
  selectSteps,
} from './cases.store.ts'
import { type CaseKind, rowOf } from './kinds.schema.ts'
import { dueAfter } from './open-case.ts'
import type { CaseAnswer, CaseAssignments, CasesAssigned } from './schema.ts'

/** Tells whether the actor deals with a case: by its kind, or because it is assigned to them. */
function dealsWith(
  { actor }: Pick<ReadContext, 'actor'>,
  { kind, assignedTo }: Pick<CaseRow, 'kind' | 'assignedTo'>,
): boolean {
  const role = 'role' in actor ? actor.role : null
  if (mayRole(role, rowOf(kind as CaseKind).audience)) return true
  return mayRole(role, 'records:own') && assignedTo !== null && assignedTo === actorId(actor)
}

/** Returns a case for staff who deal with it. Refuses with `case.not_found`, also where it is for others. */
export async function getCase(ctx: ReadContext, id: string): Promise<CaseRow> {
  const row = await selectCase(ctx.tx, id)
  refuseUnless(row && row.state !== 'kept' && dealsWith(ctx, row), 'case.not_found')
  return row
}

/**
 * Answers a case that waits, in one of the ways of its kind; the answer stays as it was given. What the answer changes
 * elsewhere is the verb's that calls this. Refuses with `case.not_found`, `case.answered_already`.
 */
export async function keepAnswer(
  ctx: WriteContext,
  row: CaseRow,
  { kind, result, text = null }: Omit<CaseAnswer, 'text'> & { text?: string | null | undefined },
  logged: { samePerson?: boolean } = {},
): Promise<void> {
  refuseUnless(row.kind === kind, 'case.not_found')
  const change = { state: 'answered', result, changedAt: ctx.clock.now() } as const
  const isFirst = row.state === 'open' && (await moveCase(ctx.tx, row, change))
  refuseUnless(isFirst, 'case.answered_already')
  await addStep(ctx, row, { step: 'answered', result, text }, logged)
  const { recordId } = row
  if (recordId !== null && rowOf(kind).readBy === 'file')
    await tell(ctx, { recordId, kind: 'case' })
}

/** What is called wrong once more: who entered it meanwhile, and which scan it is. Only the log holds it. */
export interface Disputed {
  enteredBy?: string
  partId?: string
}

/**
 * Says that the person who brought a case does not agree with its answer, once; it waits again. Refuses with
 * `case.not_answered`, `case.said_twice`.
 */
export async function disagree(
  ctx: WriteContext,
  row: CaseRow,
  text: string,
  disputed: Disputed = {},
): Promise<void> {
  const kind = row.kind as CaseKind
  refuseUnless(row.state === 'answered', 'case.not_answered')
  const isSaid = (await selectSteps(ctx.tx, [row.id])).some(({ step }) => step === 'again')
  const mayDisagree = rowOf(kind).results[row.result ?? '']?.mayDisagree === true
  refuseUnless(mayDisagree && !isSaid, 'case.said_twice')
  await openAgain(ctx, row)
  await addStep(ctx, row, { step: 'again', result: null, text }, { ...disputed })
  const { id: caseId, recordId } = row
  await notify(ctx, { kind: 'case', caseId, recordId, to: 'admins' })
}

/** Takes a case back for the person who brought it, answered or not. Refuses with `case.not_taken_back`. */
export async function takeBack(ctx: WriteContext, row: CaseRow): Promise<void> {
  const result = 'takenBack'
  const change = { state: 'answered', result, changedAt: ctx.clock.now() } as const
  refuseUnless(mayTakeBack(row) && (await moveCase(ctx.tx, row, change)), 'case.not_taken_back')
  await addStep(ctx, row, { step: result, result, text: null })
}

/** Opens a case again that staff alone read the answer of. Refuses with `case.not_found`, `case.not_answered`. */
export async function reopenCase(ctx: WriteContext, id: string): Promise<void> {
  const row = await getCase(ctx, id)
  const mayReopen = row.state === 'answered' && rowOf(row.kind as CaseKind).readBy === 'staff'
  refuseUnless(mayReopen, 'case.not_answered')
  await openAgain(ctx, row)
  await addStep(ctx, row, { step: 'reopened', result: null, text: null })
}

async function openAgain(ctx: WriteContext, row: CaseRow): Promise<void> {
  const dueAt = await dueAfter(ctx, row.kind as CaseKind)
  const change = { state: 'open', dueAt, changedAt: ctx.clock.now() } as const
  refuseUnless(await moveCase(ctx.tx, row, change), 'case.not_answered')
}

/** Writes a note of staff for each other. Refuses with `case.not_found`. */
export async function noteOnCase(ctx: WriteContext, id: string, text: string): Promise<void> {
  await addStep(ctx, await getCase(ctx, id), { step: 'note', result: null, text })
}

/** Assigns a case to a colleague, who then deals with it, or to nobody. Refuses with `case.not_found`, `case.not_staff`. */
export async function assignCase(
  ctx: WriteContext,
  id: string,
  accountId: string | null,
): Promise<void> {
  const row = await getCase(ctx, id)
  if (row.assignedTo === accountId) return
  const isStaff = (await listStaff(ctx.tx)).some((one) => one.id === accountId)
  refuseUnless(accountId === null || isStaff, 'case.not_staff')
  await moveCase(ctx.tx, row, { assignedTo: accountId })
  await appendAudit(ctx, 'case.assigned', subjectOf(row), { caseId: id, kind: row.kind, accountId })
  const { recordId } = row
  if (accountId !== null) await notify(ctx, { kind: 'case', caseId: id, recordId, to: [accountId] })
}

/**
 * Assigns several cases, each as if it were alone: those that do not exist, or that have been taken back, are named in
 * `problems`. Refuses with `case.not_staff`.
 */
export async function assignCases(
  ctx: WriteContext,
  { ids, accountId }: CaseAssignments,
): Promise<CasesAssigned> {
  const assigned: CasesAssigned = { changed: [], problems: [] }
  for (const id of ids)
    try {
      const { assignedTo } = await getCase(ctx, id)
      await assignCase(ctx, id, accountId)
      assigned.changed.push({ id, from: assignedTo })
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'case.not_staff') throw error
      assigned.problems.push({ id, code: error.code, message: error.message })
    }
  return assigned
}

const actionOf = {
  answered: 'case.answered',
  again: 'case.disagreed',
  takenBack: 'case.taken_back',
  reopened: 'case.reopened',
  note: 'case.noted',
} as const satisfies Record<StepRow['step'], AuditAction>

async function addStep(
  ctx: WriteContext,
  { id: caseId, recordId, accountId, kind }: CaseRow,
  { step, result, text }: Pick<StepRow, 'step' | 'result' | 'text'>,
  { samePerson = false, ...disputed }: { samePerson?: boolean } & Disputed = {},
): Promise<void> {
  const by = step === 'again' || step === 'takenBack' ? null : actorId(ctx.actor)
  const written = {
    ...{ id: ctx.ids.uuid(), caseId, recordId, accountId, step, result, text, by },
    at: ctx.clock.now(),
  }
  const mac = macOf(ctx, written)
  await insertStep(ctx.tx, { ...written, mac })
  const told = {
    ...(result ? { result } : {}),
    ...(samePerson ? { samePerson } : {}),
    ...disputed,
  }
  const details = { caseId, kind, stepId: written.id, ...told, mac }
  await appendAudit(ctx, actionOf[step], subjectOf({ id: caseId, recordId }), details)
}
