import { appendAudit, tellRow } from '#modules/audit'
import { selectDocument, showDocumentAgain } from '#modules/documents'
import { getRecord } from '#modules/records'
import { actorId, type WriteContext } from '#platform/context'
import { markAnswered, selectComparison } from './comparisons.store.ts'
import { refuseUnless } from './refusals.ts'
import { mayBeSamePerson } from './same-person.ts'
import type { ComparisonAnswer } from './schema.ts'

interface Answered extends ComparisonAnswer {
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
    const noting = { by: ctx.actor.id, browserAccounts }
    refuseUnless(!(await mayBeSamePerson(ctx, row, noting)), 'comparison.second_person')
    const document = await selectDocument(ctx.tx, row.documentId)
    if (document && document.withheldAt !== null) await showDocumentAgain(ctx, document)
  }
  const answered = { answer, answeredBy: actorId(ctx.actor), answeredAt: ctx.clock.now() }
  const written = await markAnswered(ctx.tx, row, answered)
  refuseUnless(written, 'comparison.answered_already')
  const { documentId, kind } = row
  const told = tellRow(ctx, 'comparisons', { ...row, ...answered })
  const details = { comparisonId, documentId, kind, answer, ...told }
  await appendAudit(ctx, 'comparison.answered', `record:${recordId}`, details)
  return recordId
}

const isLater = (before: string, answer: string) => before === 'kept' && answer === 'shown'
