import type { Attached, CaseRow } from '#modules/cases'
import { documentVersions, shownDocuments } from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import { eventsInOrder, selectRecord, whoChangedSince, whoEntered } from '#modules/records'
import { detailsShownTo } from '#modules/records/fields.schema'
import type { CandidateRecord } from '#modules/records/schema'
import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import type { FileHolder, Verbs } from './deeds.ts'
import { refuseUnless } from './refusals.ts'

/** "This is wrong": something that the file shows; accepted once another person has corrected it. */
export const mistake: Verbs = {
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
