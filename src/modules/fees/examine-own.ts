import { compareWithLog } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { selectAnswers, selectOwnAfter } from './own-payments.store.ts'
import { isWhole } from './signed-rows.ts'

/** What the doctor found wrong with a candidate's statement about money. */
export interface OwnFinding {
  problem: 'altered' | 'lost' | 'answer-altered' | 'answer-lost'
  /** The id of the statement. */
  subject: string
}

/**
 * Compares each row with its signature and its event. A row whose event has another signature, or that is gone although
 * its record exists, was changed from outside.
 */
export async function* examineOwnPayments(ctx: ActionContext): AsyncIterable<OwnFinding> {
  const seen = new Map<string, string>()
  const answered = new Map<string, string>()
  for (let after = ''; ; ) {
    const rows = await ctx.read(({ tx }) => selectOwnAfter(tx, after, 200))
    if (rows.length === 0) break
    const ids = rows.map(({ id }) => id)
    for (const answer of await ctx.read(({ tx }) => selectAnswers(tx, ids))) {
      answered.set(answer.paymentId, answer.mac)
      if (!isWhole(ctx, answer)) yield { problem: 'answer-altered', subject: answer.paymentId }
    }
    for (const row of rows) {
      after = row.id
      seen.set(row.id, row.mac)
      if (!isWhole(ctx, row)) yield { problem: 'altered', subject: row.id }
    }
  }
  const told = compareWithLog(ctx, 'own_payment.entered', seen, paymentIn)
  for await (const { problem, id } of told) yield { problem, subject: id }
  const toldAnswers = compareWithLog(ctx, 'own_payment.answered', answered, paymentIn)
  for await (const { problem, id } of toldAnswers)
    yield { problem: `answer-${problem}`, subject: id }
}

const paymentIn = ({ details }: { details: Record<string, unknown> }) => String(details.paymentId)
