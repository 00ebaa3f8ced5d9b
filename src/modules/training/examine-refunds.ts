import { type ListedEvent, listEvents } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { leftOf } from './item-drafts.ts'
import {
  type EntryRow,
  selectByIds,
  selectPaymentsRefundedAfter,
  selectRefundsOf,
} from './ledger.store.ts'

/** What the doctor found wrong with a refund, or with the payment that it names. */
export interface RefundFinding {
  problem: 'altered' | 'lost' | 'more-than-paid'
  /** The id of the entry. */
  subject: string
}

const step = 200

/**
 * Compares each refund that names a payment with the event that tells of it, and each such payment with what
 * was paid back of it. Verbs let neither happen: whoever did it changed the database.
 */
export async function* examineRefunds(ctx: ActionContext): AsyncIterable<RefundFinding> {
  for (let before: string | undefined; ; ) {
    const filter = { actions: ['ledger.refund' as const], limit: step }
    const page = before === undefined ? filter : { ...filter, before }
    const events = await ctx.read((read) => listEvents(read, page))
    const told = events.filter(({ details }) => details.refunds !== undefined)
    const rows = await ctx.read(({ tx }) => selectByIds(tx, told.map(entryIn)))
    for (const event of told) {
      const subject = entryIn(event)
      const row = rows.find(({ id }) => id === subject)
      if (!row) yield { problem: 'lost', subject }
      else if (!isAsTold(row, event)) yield { problem: 'altered', subject }
    }
    if (events.length < step) break
    before = events.at(-1)?.id
  }
  yield* overpaid(ctx)
}

async function* overpaid(ctx: ActionContext): AsyncIterable<RefundFinding> {
  for (let after = 0; ; ) {
    const payments = await ctx.read(({ tx }) => selectPaymentsRefundedAfter(tx, after, step))
    for (const payment of payments) {
      const refunds = await ctx.read(({ tx }) => selectRefundsOf(tx, [payment.id]))
      if (leftOf(payment, refunds) < 0) yield { problem: 'more-than-paid', subject: payment.id }
      after = payment.sequence
    }
    if (payments.length < step) return
  }
}

const entryIn = ({ subject }: ListedEvent): string => String(subject).slice('entry:'.length)

function isAsTold(row: EntryRow, { details }: ListedEvent): boolean {
  const { sequence, amount, currency, refunds } = row
  return Object.entries({ sequence, amount, currency, refunds }).every(
    ([name, value]) => details[name] === value,
  )
}
