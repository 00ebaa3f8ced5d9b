import { listEvents } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { selectAnswers, selectOwnAfter } from './own-payments.store.ts'
import { isWhole } from './signed-rows.ts'

/** What the doctor found wrong with something that a candidate said of money. */
export interface OwnFinding {
  problem: 'altered' | 'lost' | 'answer-altered' | 'answer-lost'
  /** The id of what was said. */
  subject: string
}

/**
 * Compares each row with its signature and with the event that tells of it. A row whose event says another
 * signature, or that is gone while its record is there, was changed from outside.
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
  yield* compare(ctx, 'own_payment.entered', seen, { lost: 'lost', altered: 'altered' })
  yield* compare(ctx, 'own_payment.answered', answered, {
    lost: 'answer-lost',
    altered: 'answer-altered',
  })
}

type Problems = Record<'lost' | 'altered', OwnFinding['problem']>

/** What the log tells of and is not there, or not as the log says. A purge took its rows along. */
async function* compare(
  ctx: ActionContext,
  action: 'own_payment.entered' | 'own_payment.answered',
  rows: ReadonlyMap<string, string>,
  problems: Problems,
): AsyncIterable<OwnFinding> {
  let before: string | undefined
  for (;;) {
    const filter = { actions: [action], limit: 200, ...(before ? { before } : {}) }
    const events = await ctx.read((read) => listEvents(read, filter))
    for (const { subject, details } of events) {
      const id = String(details.paymentId)
      const mac = rows.get(id)
      if (mac === undefined && !(await isPurged(ctx, subject)))
        yield { problem: problems.lost, subject: id }
      if (mac !== undefined && mac !== details.mac) yield { problem: problems.altered, subject: id }
    }
    before = events.at(-1)?.id
    if (events.length < 200) return
  }
}

async function isPurged(ctx: ActionContext, subject: string | null): Promise<boolean> {
  if (subject === null) return false
  const purged = { subject, actions: ['record.purged'], limit: 1 }
  return (await ctx.read((read) => listEvents(read, purged))).length > 0
}
