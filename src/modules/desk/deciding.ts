import { listStaff, personOf } from '#modules/accounts'
import type { ListedEvent } from '#modules/audit'
import type { CaseRow } from '#modules/cases'
import { type CaseKind, rowOf } from '#modules/cases/kinds.schema'
import { mayShowAgain, selectComparison } from '#modules/comparisons'
import { documentVersions, listOriginals } from '#modules/documents'
import { asAnotherPerson, eventsInOrder, whoChangedSince } from '#modules/records'
import { actorId, type ReadContext } from '#platform/context'
import type { Colleague, Verdict } from '#platform/verdict.schema'

export const isDetail = (part: string) => part.startsWith('detail:')
export const targetOf = (part: string) => part.slice(part.indexOf(':') + 1)

type WhyNotAnswer =
  | 'case.second_person'
  | 'case.not_corrected'
  | 'case.not_noted'
  | 'comparison.person_only'
  | 'comparison.second_person'

/** Whether somebody may answer in one way. */
type Answering = Verdict<WhyNotAnswer>

/**
 * Tells whether the actor may accept or decline what a candidate calls wrong: who did not enter the value, whoever typed
 * the correction. Where nobody else is there who could, the same person may; the log and the candidate are told.
 */
async function mayDecide(ctx: ReadContext, row: CaseRow, result: string): Promise<Answering> {
  const disputed = await disputedIn(ctx, row)
  const enterer = await personOf(ctx, disputed.enteredBy)
  const verdict = await asAnotherPerson(ctx, new Set([enterer]), 'case.second_person' as const)
  const others = verdict.may ? [] : [...(verdict.who ?? []), ...(await assigned(ctx, row, enterer))]
  if (!verdict.may && others.length > 0) return { ...verdict, who: others }
  if (result === 'accepted' && !(await isCorrected(ctx, row, disputed)))
    return { may: false, reason: 'case.not_corrected', who: null }
  return { may: true, isSamePerson: !verdict.may }
}

/** The colleague to whom a case is assigned decides too, if they are no admin and another person. */
async function assigned(
  { tx }: ReadContext,
  { assignedTo }: CaseRow,
  enterer: string,
): Promise<Colleague[]> {
  const staff = await listStaff(tx)
  return staff
    .filter(({ id, role }) => id === assignedTo && role !== 'admin' && id !== enterer)
    .map(({ id, name }) => ({ id, name }))
}

interface Disputed {
  enteredBy: string
  partId: string | null
  /** When it was called wrong last. */
  said: ListedEvent | undefined
}

/** Returns what is called wrong now: after a second report who entered it since the first one, as the log says. */
async function disputedIn(ctx: ReadContext, row: CaseRow): Promise<Disputed> {
  const { id, recordId, partId } = row
  const { enteredBy } = JSON.parse(row.said ?? '{}') as { enteredBy: string }
  const events = await eventsInOrder(ctx, recordId as string, ['case.opened', 'case.disagreed'])
  const said = events.find(({ details }) => details.caseId === id)
  const { enteredBy: since, partId: newer } = said?.details ?? {}
  return {
    enteredBy: typeof since === 'string' ? since : enteredBy,
    partId: typeof newer === 'string' ? newer : partId,
    said,
  }
}

/** Tells whether somebody changed the detail since, or replaced or removed the document. */
async function isCorrected(
  ctx: ReadContext,
  { recordId, part }: CaseRow,
  { partId, said }: Disputed,
): Promise<boolean> {
  const target = targetOf(part as string)
  if (isDetail(part as string)) {
    if (said === undefined) return false
    return (await whoChangedSince(ctx, recordId as string, target, said)) !== null
  }
  const versions = await documentVersions(ctx, recordId as string)
  const newest = versions.find(({ kind }) => kind === target)
  if (!newest) return false
  // Removed: it is no longer shown, and the person who accepts has checked that.
  return newest.id !== partId || (newest.removedAt !== null && actorId(ctx.actor) !== null)
}

/** Returns for each way of answering a case whether the actor may, if not why, and who could. */
export async function answersOf(
  ctx: ReadContext,
  row: CaseRow,
  browserAccounts: readonly string[] = [],
): Promise<Record<string, Answering>> {
  const verdicts: Record<string, Answering> = {}
  for (const result of Object.keys(rowOf(row.kind as CaseKind).results))
    verdicts[result] = await mayAnswer(ctx, row, result, browserAccounts)
  return verdicts
}

/** Tells whether the actor may answer a case in one way. */
export async function mayAnswer(
  ctx: ReadContext,
  row: CaseRow,
  result: string,
  browserAccounts: readonly string[],
): Promise<Answering> {
  if (row.kind === 'mistake') return mayDecide(ctx, row, result)
  if (row.kind === 'unnoted' && result === 'noted') return mayCallNoted(ctx, row)
  if (row.kind !== 'withheld' || result !== 'shown') return { may: true }
  const comparison = await selectComparison(ctx.tx, row.partId ?? '')
  // The document may be gone, and an answer may be given again.
  if (comparison === undefined || comparison.answer === result) return { may: true }
  return mayShowAgain(ctx, { comparisonId: comparison.id, browserAccounts })
}

/** That an original is noted is answered once it is: with a day by which it is back, which the candidate sees. */
async function mayCallNoted(ctx: ReadContext, { recordId, said }: CaseRow): Promise<Answering> {
  const { original } = JSON.parse(said ?? '{}') as { original?: string }
  const held = await listOriginals(ctx, recordId as string)
  const isNoted = held.some(({ kind, isOut }) => isOut && kind === original)
  return isNoted ? { may: true } : { may: false, reason: 'case.not_noted', who: null }
}
