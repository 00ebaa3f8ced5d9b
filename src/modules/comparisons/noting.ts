import { otherAdmins } from '#modules/accounts'
import { appendAudit, signInEvent } from '#modules/audit'
import { keepWithRow, openCase } from '#modules/cases'
import { refuseIfWithdrawn } from '#modules/consents'
import {
  type StoredDocument,
  selectDocument,
  showDocumentAgain,
  withholdDocument,
} from '#modules/documents'
import { isSameRecord } from '#modules/merges'
import { tell } from '#modules/messages'
import { officialChecksById, timeZoneOf } from '#modules/organisation'
import { getRecord } from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import type { Instant } from '#platform/clock'
import { daysHere } from '#platform/clock/schema'
import { type ActionContext, actorId, type ReadContext, type WriteContext } from '#platform/context'
import type { Verdict } from '#platform/verdict.schema'
import {
  type ComparisonRow,
  insertComparison,
  markAnswered,
  selectComparison,
  selectOfRecord,
} from './comparisons.store.ts'
import { roundsOf } from './describing.ts'
import { mayBeSamePerson, type Noting } from './listing.ts'
import type { NewComparison } from './schema.ts'
import { refuseBy, refuseUnless, screenshotKey } from './screenshot.ts'

interface Answered {
  answer: 'kept' | 'shown'
  comparisonId: string
  browserAccounts: readonly string[]
}

/**
 * Answers the alert about a document for which an authority showed something else, and tells its candidate. It stays
 * withheld, or somebody other than the person who saw the difference shows it again; a document that stays withheld can
 * be shown later. Refuses with `comparison.not_found`, `comparison.person_only`, `comparison.answered_already`,
 * `comparison.second_person`.
 */
export async function answerAlert(
  ctx: WriteContext,
  { comparisonId, answer, browserAccounts }: Answered,
): Promise<string> {
  const row = await selectComparison(ctx.tx, comparisonId)
  refuseUnless(row?.showed === 'other', 'comparison.not_found')
  const { recordId } = row
  await getRecord(ctx, recordId)
  refuseUnless(ctx.actor.kind === 'account', 'comparison.person_only')
  refuseUnless(row.answer === null || isLater(row.answer, answer), 'comparison.answered_already')
  if (answer === 'shown') {
    refuseBy(await mayShowAgain(ctx, { comparisonId, browserAccounts }))
    const document = await selectDocument(ctx.tx, row.documentId)
    if (document && document.withheldAt !== null) await showDocumentAgain(ctx, document)
  }
  const answered = { answer, answeredBy: actorId(ctx.actor), answeredAt: ctx.clock.now() }
  const written = await markAnswered(ctx.tx, row, answered)
  refuseUnless(written, 'comparison.answered_already')
  await tell(ctx, { recordId, kind: answer === 'shown' ? 'shown-again' : 'withheld' })
  const { documentId, kind } = row
  const signed = signInEvent(ctx, 'comparisons', { ...row, ...answered })
  const details = { comparisonId, documentId, kind, answer, ...signed }
  await appendAudit(ctx, 'comparison.answered', `record:${recordId}`, details)
  return recordId
}

/** Tells whether the actor is another person, with another browser and mailbox, than who saw the difference. */
export async function mayShowAgain(
  ctx: ReadContext,
  { comparisonId, browserAccounts }: Omit<Answered, 'answer'>,
): Promise<Verdict<'comparison.person_only' | 'comparison.second_person'>> {
  const row = await selectComparison(ctx.tx, comparisonId)
  const by = ctx.actor.kind === 'account' ? ctx.actor.id : null
  if (row && by && !(await mayBeSamePerson(ctx, row, { by, browserAccounts }))) return { may: true }
  const who = await otherAdmins(ctx, new Set(row ? [row.notedBy] : []))
  return { may: false, reason: by ? 'comparison.second_person' : 'comparison.person_only', who }
}

const isLater = (before: string, answer: string) => before === 'kept' && answer === 'shown'

export interface NotedComparison {
  recordId: string
  comparison: NewComparison
  browserAccounts: readonly string[]
  /** What the authority showed, as a picture or a PDF; null when there is none. */
  screenshot: AsyncIterable<Uint8Array> | null
  /** Ends, in the same transaction, everything that shows a withheld document. */
  endShowing: (
    ctx: WriteContext,
    document: Pick<StoredDocument, 'recordId' | 'kind'>,
  ) => Promise<void>
}

/**
 * Notes what an authority showed for a scan that is on file. The second person of a round is somebody else than the
 * first, and is not told the first answer. A difference withholds the document from the public in the same transaction, and its candidate
 * is told.
 * Refuses with the codes of its module, and as uploads do.
 */
export async function noteComparison(ctx: ActionContext, noted: NotedComparison): Promise<void> {
  const { recordId, screenshot } = noted
  await ctx.read((read) => placeFor(read, noted))
  const id = ctx.ids.uuid()
  const key = screenshotKey({ recordId, id })
  await keepWithRow(ctx, { key, source: screenshot }, (file) =>
    ctx.write(async (write) => {
      const place = await placeFor(write, noted)
      await insert(write, { ...place, id, screenshot: file }, noted)
    }),
  )
}

interface Place {
  document: StoredDocument
  noting: Noting
  round: number
  /** What the first person of the round noted; null for the first one. */
  first: ComparisonRow | null
}

/** Finds the place of this answer in the rounds of a scan; refuses one that cannot be accepted. */
async function placeFor(
  ctx: ReadContext,
  { recordId, comparison, browserAccounts }: NotedComparison,
): Promise<Place> {
  refuseUnless(ctx.actor.kind === 'account', 'comparison.person_only')
  const noting = { by: ctx.actor.id, browserAccounts }
  const record = await getRecord(ctx, recordId)
  refuseUnless(record.deletedAt === null, 'record.in_trash')
  await refuseIfWithdrawn(ctx, recordId, 'asking')
  const document = await getComparable(ctx, record, comparison)
  const { checkId } = comparison
  const before = roundsOf(await selectOfRecord(ctx.tx, recordId)).filter(
    ({ rows: [row] }) => row.documentId === document.id && row.checkId === checkId,
  )
  const latest = before.at(-1)
  if (latest?.state !== 'waiting') {
    // An answer that did not arrive is sent again: it is the same answer, and begins no round.
    const isAgain = ({ notedBy, askedOn }: ComparisonRow) =>
      notedBy === noting.by && askedOn === comparison.askedOn
    refuseUnless(!latest?.rows.some(isAgain) || latest.state === 'other', 'comparison.same_person')
    const round = (latest?.rows[0].round ?? 0) + 1
    return { document, noting, round, first: null }
  }
  const [first] = latest.rows
  refuseUnless(first.notedBy !== noting.by, 'comparison.same_person')
  refuseUnless(!(await mayBeSamePerson(ctx, first, noting)), 'comparison.same_browser')
  return { document, noting, round: first.round, first }
}

/** Returns the scan, if it is on file now and this check and day can be right for it. */
async function getComparable(
  ctx: ReadContext,
  record: CandidateRecord,
  { documentId, checkId, askedOn }: NewComparison,
): Promise<StoredDocument> {
  const document = await selectDocument(ctx.tx, documentId)
  const isOnFile =
    document !== undefined &&
    (await isSameRecord(ctx.tx, document.recordId, record.id)) &&
    document.supersededAt === null &&
    document.removedAt === null
  refuseUnless(isOnFile, 'comparison.not_on_file')
  refuseUnless(document.withheldAt === null, 'comparison.withheld')
  refuseUnless(officialChecksById(document.kind, record).has(checkId), 'comparison.no_such_check')
  const timeZone = await timeZoneOf(ctx.tx)
  const days = (instant: Instant) => daysHere(timeZone, instant)
  refuseUnless(askedOn <= days(ctx.clock.now()).last, 'comparison.day_ahead')
  refuseUnless(askedOn >= days(document.uploadedAt).first, 'comparison.before_upload')
  return document
}

async function insert(
  ctx: WriteContext,
  {
    document,
    noting,
    round,
    first,
    id,
    screenshot,
  }: Place & { id: string; screenshot: object | null },
  { comparison: { checkId, askedOn, showed }, endShowing }: NotedComparison,
): Promise<void> {
  const { id: documentId, recordId, kind } = document
  const row = {
    ...{ id, recordId, documentId, kind, checkId, round, place: first ? 2 : 1, askedOn, showed },
    ...{ notedBy: noting.by, notedAt: ctx.clock.now() },
    browserAccounts: JSON.stringify(noting.browserAccounts),
    screenshot: screenshot && JSON.stringify(screenshot),
    ...{ answer: null, answeredBy: null, answeredAt: null },
  }
  await insertComparison(ctx.tx, row)
  // Many people read the log: it does not say what a first answer was.
  const details = { comparisonId: id, documentId, kind, checkId }
  const signed = { ...details, ...signInEvent(ctx, 'comparisons', row) }
  await appendAudit(ctx, 'comparison.noted', `record:${recordId}`, signed)
  if (showed === 'other') {
    await withholdDocument(ctx, document)
    await tell(ctx, { recordId, kind: 'withheld' })
    await endShowing(ctx, document)
    const found = { kind: 'withheld', part: `paper:${kind}`, said: { askedOn } } as const
    const system = { ...ctx, actor: { kind: 'system' } } as const
    await openCase(system, found, { recordId, partId: id })
  } else if (first) {
    const agreed = showed === 'same' && first.showed === 'same'
    const action = agreed ? 'comparison.agreed' : 'comparison.unclear'
    await appendAudit(ctx, action, `record:${recordId}`, details)
  }
}
