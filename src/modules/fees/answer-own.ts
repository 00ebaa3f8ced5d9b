import { appendAudit } from '#modules/audit'
import { getRecord } from '#modules/records'
import { actorId, type WriteContext } from '#platform/context'
import { insertAnswer, selectAnswers, selectOwn } from './own-payments.store.ts'
import { refuseUnless } from './refusals.ts'
import { macOf } from './signed-rows.ts'

/**
 * Answers what a candidate said about money; the candidate reads it. There is one answer, which cannot be changed.
 * Refuses with `record.not_found`, `own_payment.not_found`, `own_payment.answered_already`.
 */
export async function answerOwnPayment(
  ctx: WriteContext,
  { recordId, paymentId, answer }: { recordId: string; paymentId: string; answer: string },
): Promise<void> {
  await getRecord(ctx, recordId)
  const own = await selectOwn(ctx.tx, paymentId)
  refuseUnless(own?.recordId === recordId, 'own_payment.not_found')
  const answers = await selectAnswers(ctx.tx, [paymentId])
  refuseUnless(answers.length === 0, 'own_payment.answered_already')
  const answeredBy = actorId(ctx.actor) as string
  const row = { paymentId, recordId, answer, answeredBy, answeredAt: ctx.clock.now() }
  const mac = macOf(ctx, row)
  await insertAnswer(ctx.tx, { ...row, mac })
  await appendAudit(ctx, 'own_payment.answered', `record:${recordId}`, { paymentId, mac })
}
