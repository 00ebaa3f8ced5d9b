import { listEvents } from '#modules/audit'
import { readReceiptNumber } from '#modules/receipts/schema'
import { fitText } from '#modules/speech'
import { proveEvent, readLogKey } from '#modules/transparency'
import type { ReadContext } from '#platform/context'
import { type ComplaintRow, selectAnswers, selectComplaint } from './complaints.store.ts'
import { refuseUnless } from './refusals.ts'
import type { ComplaintContent, ComplaintProof, ComplaintStanding } from './schema.ts'
import { digestOf } from './signed-rows.ts'

/** Returns what is known of a complaint, for anybody with its number. Refuses with `complaint.not_found`. */
export async function readComplaint(ctx: ReadContext, typed: string): Promise<ComplaintStanding> {
  const row = await getRow(ctx, typed)
  const [answer] = await selectAnswers(ctx.tx, [row.id])
  const { number, createdAt, digest, content } = row
  return {
    ...{ number, at: createdAt, digest, isSent: content !== null },
    answer: answer ? { text: fitText('text', answer.answer), at: answer.answeredAt } : null,
  }
}

/** Returns the same with its proof. Also refuses with `log.not_sealed`, within its first second. */
export async function proveComplaint(ctx: ReadContext, typed: string): Promise<ComplaintProof> {
  const { id, number, createdAt, digest } = await getRow(ctx, typed)
  const written = { subject: `complaint:${id}`, actions: ['complaint.written'], limit: 1 } as const
  const [event] = await listEvents(ctx, { ...written, actions: [...written.actions] })
  const proof = await proveEvent(ctx, event?.sequence ?? Number.MAX_SAFE_INTEGER)
  return { number, at: createdAt, digest, proof, logKey: (await readLogKey(ctx)) ?? '' }
}

/**
 * Tells whether a complaint is exactly the one that was written under its number. Refuses with `complaint.not_found`,
 * `complaint.not_the_same`.
 */
export async function compareComplaint(
  ctx: ReadContext,
  content: ComplaintContent,
): Promise<ComplaintStanding> {
  const standing = await readComplaint(ctx, content.number)
  refuseUnless(digestOf(content) === standing.digest, 'complaint.not_the_same')
  return standing
}

async function getRow({ tx }: ReadContext, typed: string): Promise<ComplaintRow> {
  const asked = readReceiptNumber(typed, 'CP')
  const row = await selectComplaint(tx, asked.read === 'number' ? asked.number : '')
  refuseUnless(row, 'complaint.not_found')
  return row
}
