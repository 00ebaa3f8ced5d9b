import {
  type Attached,
  type CaseRow,
  caseRefusals,
  disagree,
  getCase,
  keepAnswer,
  openCase,
  selectOfRecord,
} from '#modules/cases'
import {
  type Brought,
  type CaseAnswer,
  type CaseKind,
  type NewCase,
  rowOf,
} from '#modules/cases/schema'
import { documentVersions, shownDocuments } from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import {
  eventsInOrder,
  recordRefusals,
  selectRecord,
  whoChangedSince,
  whoEntered,
} from '#modules/records'
import { detailsShownTo } from '#modules/records/fields.schema'
import type { CandidateRecord } from '#modules/records/schema'
import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import { refusing } from '#platform/errors'

const known = refusing({ ...recordRefusals, ...caseRefusals })

const refuseUnless: typeof known.refuseUnless = known.refuseUnless

/** "This is wrong": something that the file shows; accepted once another person has corrected it. */
const mistake: Verbs = {
  open: async (ctx, holder, { part = '' }) => {
    const found = await findPart(ctx, holder, part)
    refuseUnless(found, 'case.not_in_file')
    return found
  },
  answer: async (ctx, row, { result }) => {
    if (result !== 'accepted') return
    const corrector = await whoCorrected(ctx, row)
    refuseUnless(corrector !== null, 'case.not_corrected')
    const { enteredBy } = JSON.parse(row.said ?? '{}') as { enteredBy: string }
    const isOther = corrector !== enteredBy && actorId(ctx.actor) !== enteredBy
    refuseUnless(isOther, 'case.second_person')
  },
}

const isDetail = (part: string) => part.startsWith('detail:')
const targetOf = (part: string) => part.slice(part.indexOf(':') + 1)

/** Finds who entered what is called wrong, and which scan it is; null for something that the file does not show. */
async function findPart(
  ctx: ReadContext,
  { recordId, kinds }: FileHolder,
  part: string,
): Promise<Attached | null> {
  const record = (await selectRecord(ctx.tx, recordId)) as CandidateRecord
  const target = targetOf(part)
  const told = { recordVersion: record.version }
  if (isDetail(part)) {
    const isShown = target in detailsShownTo('candidate', record)
    return isShown ? { told, beside: { enteredBy: await whoEntered(ctx, record, target) } } : null
  }
  const isSeen = kinds === null || target === 'photo' || kinds.includes(target as DocumentKind)
  const shown = isSeen ? await shownDocuments(ctx, recordId) : []
  const document = shown.find(({ kind }) => kind === target)
  return document ? { told, partId: document.id, beside: { enteredBy: document.uploadedBy } } : null
}

/** Finds who changed the detail since, or replaced the document; null when nobody did. */
async function whoCorrected(
  ctx: WriteContext,
  { id, recordId, part, partId }: CaseRow,
): Promise<string | null> {
  const target = targetOf(part as string)
  if (isDetail(part as string)) {
    const events = await eventsInOrder(ctx, recordId as string, ['case.opened'])
    const opened = events.find(({ details }) => details.caseId === id)
    return opened ? whoChangedSince(ctx, recordId as string, target, opened) : null
  }
  const versions = await documentVersions(ctx, recordId as string)
  const newest = versions.find(({ kind }) => kind === target)
  if (!newest) return null
  if (newest.id !== partId) return newest.uploadedBy
  // Removed: it is no longer shown, and the person who accepts has checked that.
  return newest.removedAt === null ? null : (actorId(ctx.actor) ?? null)
}

/** The kinds whose cases require or change something elsewhere; all others are only kept and answered. */
const verbs: Readonly<Partial<Record<CaseKind, Verbs>>> = { mistake }

/**
 * Opens a case of the candidate whose file is open. What was answered against them about the same part is opened again
 * instead, once. Refuses with `case.open_already`, `case.said_twice`, and as the verb of its kind does.
 */
export async function bringCase(
  ctx: WriteContext,
  holder: FileHolder,
  given: NewCase,
): Promise<Brought> {
  const { kind, part, said } = given
  const { recordId } = holder
  const attached = await verbs[kind]?.open?.(ctx, holder, given)
  const before = part === undefined ? [] : await selectOfRecord(ctx.tx, recordId)
  const last = before.find((one) => one.kind === kind && one.part === part)
  refuseUnless(last?.state !== 'open', 'case.open_already')
  if (last === undefined || !rowOf(kind).results[last.result ?? '']?.mayDisagree)
    return openCase(ctx, given, { ...attached, recordId })
  const words = Object.values(said).filter((text) => typeof text === 'string')
  await disagree(ctx, last, words.join('\n'))
  return { id: last.id, number: last.number, content: null, digest: null }
}

/**
 * Answers a case, with what that changes elsewhere. Refuses with `case.not_found`, `case.answered_already`, and as the
 * verb of its kind does.
 */
export async function answerCase(ctx: WriteContext, id: string, answer: CaseAnswer): Promise<void> {
  const row = await getCase(ctx, id)
  refuseUnless(row.kind === answer.kind, 'case.not_found')
  refuseUnless(row.state === 'open', 'case.answered_already')
  await verbs[answer.kind]?.answer?.(ctx, row, answer)
  await keepAnswer(ctx, row, answer)
}

/**
 * Says that the candidate whose file is open does not agree with an answer, once. Refuses with `case.not_found`,
 * `case.not_answered`, `case.said_twice`.
 */
export async function disagreeWith(
  ctx: WriteContext,
  { recordId }: FileHolder,
  { id, text }: { id: string; text: string },
): Promise<void> {
  const row = (await selectOfRecord(ctx.tx, recordId)).find((one) => one.id === id)
  const isOwn = row && rowOf(row.kind as CaseKind).by === 'candidate'
  refuseUnless(isOwn, 'case.not_found')
  await disagree(ctx, row, text)
}

/** Whose file it is: the holder of an open viewing, or the person whose account is linked. */
export interface FileHolder {
  recordId: string
  /** The documents that the holder may see; null for all. */
  kinds: readonly DocumentKind[] | null
}

/** What opening and answering a case of a kind requires and changes elsewhere, in the same transaction. */
interface Verbs {
  open?: (ctx: WriteContext, holder: FileHolder, given: NewCase) => Promise<Attached>
  answer?: (ctx: WriteContext, row: CaseRow, answer: CaseAnswer) => Promise<void>
}
