import { compareWithLog } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { type ComplaintRow, selectAnswers, selectComplaintsAfter } from './complaints.store.ts'
import { complaintContentSchema } from './schema.ts'
import { digestOf, isWhole } from './signed-rows.ts'

/** What the doctor found wrong with a complaint. */
export interface ComplaintFinding {
  problem: 'altered' | 'lost' | 'answer-altered' | 'answer-lost'
  /** The complaint's id. */
  subject: string
}

/**
 * Compares each row with its signature, its text with its digest, and both with their event. A difference, or a missing
 * row, was made from outside: no verb does it.
 */
export async function* examineComplaints(ctx: ActionContext): AsyncIterable<ComplaintFinding> {
  const seen = new Map<string, string>()
  const answered = new Map<string, string>()
  for (let after = ''; ; ) {
    const rows = await ctx.read(({ tx }) => selectComplaintsAfter(tx, after, 200))
    if (rows.length === 0) break
    const ids = rows.map(({ id }) => id)
    for (const answer of await ctx.read(({ tx }) => selectAnswers(tx, ids))) {
      answered.set(answer.complaintId, answer.mac)
      if (!isWhole(ctx, answer)) yield { problem: 'answer-altered', subject: answer.complaintId }
    }
    for (const row of rows) {
      after = row.id
      seen.set(row.id, row.mac)
      if (!isWhole(ctx, row) || !hasItsText(row)) yield { problem: 'altered', subject: row.id }
    }
  }
  const told = compareWithLog(ctx, 'complaint.written', seen, complaintIn)
  for await (const { problem, id } of told) yield { problem, subject: id }
  const toldAnswers = compareWithLog(ctx, 'complaint.answered', answered, complaintIn)
  for await (const { problem, id } of toldAnswers)
    yield { problem: `answer-${problem}`, subject: id }
}

const complaintIn = ({ subject }: { subject: string | null }) =>
  (subject ?? '').slice('complaint:'.length)

function hasItsText({ content, digest }: ComplaintRow): boolean {
  if (content === null) return true
  const parsed = complaintContentSchema.safeParse(JSON.parse(content))
  return parsed.success && digestOf(parsed.data) === digest
}
