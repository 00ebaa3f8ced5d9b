import { appendAudit } from '#modules/audit'
import { getRecord } from '#modules/records'
import { actorId, type WriteContext } from '#platform/context'
import { insertAnswer, selectAnswers, selectOther } from './other-contracts.store.ts'
import { refuseUnless } from './refusals.ts'
import { macOf } from './signed-rows.ts'

/**
 * Answers what a candidate reported; the candidate reads it. There is one answer, which cannot be changed. Refuses with
 * `contract.not_found`, `contract.answered_already`.
 */
export async function answerOther(
  ctx: WriteContext,
  { contractId, answer }: { contractId: string; answer: string },
): Promise<void> {
  const other = await selectOther(ctx.tx, contractId)
  refuseUnless(other, 'contract.not_found')
  const { recordId } = other
  await getRecord(ctx, recordId)
  const answers = await selectAnswers(ctx.tx, [contractId])
  refuseUnless(answers.length === 0, 'contract.answered_already')
  const answeredBy = actorId(ctx.actor) as string
  const row = { contractId, recordId, answer, answeredBy, answeredAt: ctx.clock.now() }
  const mac = macOf(ctx, row)
  await insertAnswer(ctx.tx, { ...row, mac })
  await appendAudit(ctx, 'contract.other_answered', `record:${recordId}`, { contractId, mac })
}
