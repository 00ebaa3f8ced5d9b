import { accountNames } from '#modules/accounts'
import type { ReadContext } from '#platform/context'
import { countSent, selectAnswers, selectSent } from './complaints.store.ts'
import {
  type ComplaintFilter,
  type ComplaintPage,
  complaintContentSchema,
  type SentComplaint,
} from './schema.ts'

/** Lists a page of complaints sent to us, unanswered ones first, and how many these are. */
export async function listComplaints(
  { tx }: ReadContext,
  { state, page, pageSize }: ComplaintFilter,
): Promise<ComplaintPage> {
  const rows = await selectSent(tx, { state, offset: (page - 1) * pageSize, limit: pageSize })
  const answers = await selectAnswers(
    tx,
    rows.map(({ id }) => id),
  )
  const names = await accountNames(
    tx,
    answers.map(({ answeredBy }) => answeredBy),
  )
  const byId = new Map(answers.map((answer) => [answer.complaintId, answer]))
  const complaints = rows.map(({ id, digest, content }): SentComplaint => {
    const { random: _, ...written } = complaintContentSchema.parse(JSON.parse(content))
    const given = byId.get(id)
    const answer = given && {
      text: given.answer,
      by: names.get(given.answeredBy) ?? null,
      at: given.answeredAt,
    }
    return { ...written, digest, answer: answer ?? null }
  })
  const total = await countSent(tx, state)
  return { complaints, total, open: await countSent(tx, 'open'), page, pageSize }
}

/** Counts the complaints that wait for an answer. */
export function countOpenComplaints({ tx }: ReadContext): Promise<number> {
  return countSent(tx, 'open')
}
