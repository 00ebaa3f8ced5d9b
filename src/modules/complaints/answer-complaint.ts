import { appendAudit } from '#modules/audit'
import { actorId, type WriteContext } from '#platform/context'
import { insertAnswer, selectAnswers, selectComplaint } from './complaints.store.ts'
import { refuseUnless } from './refusals.ts'
import { macOf } from './signed-rows.ts'

/**
 * Answers a complaint that was sent: anybody with its number reads the answer. There is one answer, which cannot be
 * changed. Refuses with `complaint.not_found`, `complaint.answered_already`.
 */
export async function answerComplaint(
  ctx: WriteContext,
  { number, answer }: { number: string; answer: string },
): Promise<void> {
  const complaint = await selectComplaint(ctx.tx, number)
  refuseUnless(complaint?.content, 'complaint.not_found')
  const complaintId = complaint.id
  const answers = await selectAnswers(ctx.tx, [complaintId])
  refuseUnless(answers.length === 0, 'complaint.answered_already')
  const answeredBy = actorId(ctx.actor) as string
  const row = { complaintId, answer, answeredBy, answeredAt: ctx.clock.now() }
  const mac = macOf(ctx, row)
  await insertAnswer(ctx.tx, { ...row, mac })
  await appendAudit(ctx, 'complaint.answered', `complaint:${complaintId}`, { mac })
}
