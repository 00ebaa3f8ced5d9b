import { appendAudit } from '#modules/audit'
import { randomCharacters, receiptNumber } from '#modules/receipts/schema'
import type { WriteContext } from '#platform/context'
import { insertComplaint } from './complaints.store.ts'
import type { ComplaintContent, NewComplaint, WrittenComplaint } from './schema.ts'
import { digestOf, lineOf, macOf } from './signed-rows.ts'

/**
 * Gives a complaint its number and time, and stores its digest. The text is stored only if the person sends it. Neither
 * row nor event names an account, even if somebody is signed in.
 */
export async function writeComplaint(
  ctx: WriteContext,
  { send, ...entered }: NewComplaint,
): Promise<WrittenComplaint> {
  const number = receiptNumber(ctx.ids.crockford(randomCharacters), 'CP')
  const random = ctx.ids.crockford(26)
  const content: ComplaintContent = { number, at: ctx.clock.now(), ...entered, random }
  const isSent = send === 'send'
  const row = {
    id: ctx.ids.uuid(),
    number,
    digest: digestOf(content),
    content: isSent ? lineOf(content) : null,
    createdAt: content.at,
  }
  const mac = macOf(ctx, row)
  await insertComplaint(ctx.tx, { ...row, mac })
  const { digest } = row
  const nobody: WriteContext = { ...ctx, actor: { kind: 'anonymous' } }
  await appendAudit(nobody, 'complaint.written', `complaint:${row.id}`, { digest, isSent, mac })
  return { content, digest, isSent }
}
