import { type ListedEvent, listEvents } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { leftOf } from './item-drafts.ts'
import {
  type EntryRow,
  selectByIds,
  selectEntriesAfter,
  selectPaymentsRefundedAfter,
  selectRefundsOf,
} from './ledger.store.ts'
import { ledgerActions, isAsTold } from './signed-entries.ts'

/** What the doctor found wrong with an entry of the ledger, or with a payment that was refunded. */
export interface LedgerFinding {
  problem: 'altered' | 'lost' | 'unrecorded' | 'more-than-paid'
  kind: EntryRow['kind']
  /** The id of the entry. */
  subject: string
}

const step = 200

/**
 * Compares each entry with its event, and each payment with its refunds. Verbs never let these differ: a difference
 * means that somebody changed the database.
 */
export async function* examineLedger(ctx: ActionContext): AsyncIterable<LedgerFinding> {
  yield* againstLog(ctx)
  yield* removed(ctx)
  yield* overpaid(ctx)
}

/** Yields entries that differ from their event, or have none. */
async function* againstLog(ctx: ActionContext): AsyncIterable<LedgerFinding> {
  for (let after = 0; ; ) {
    const rows = await ctx.read(({ tx }) => selectEntriesAfter(tx, {}, { after, limit: step }))
    if (rows.length === 0) return
    const subjects = rows.map(({ id }) => `entry:${id}`)
    const events = await ctx.read((read) => listEvents(read, { subjects, actions: ledgerActions, limit: step }))
    const told = new Map(events.map((event) => [entryIn(event), event]))
    for (const row of rows) {
      const event = told.get(row.id)
      after = row.sequence
      if (!event) yield { problem: 'unrecorded', kind: row.kind, subject: row.id }
      else if (!isAsTold(ctx, row, event))
        yield { problem: 'altered', kind: kindIn(event), subject: row.id }
    }
  }
}

/** Yields entries that have an event and are gone. */
async function* removed(ctx: ActionContext): AsyncIterable<LedgerFinding> {
  for (let before: string | undefined; ; ) {
    const page = { actions: ledgerActions, limit: step, before }
    const events = await ctx.read((read) => listEvents(read, page))
    const rows = await ctx.read(({ tx }) => selectByIds(tx, events.map(entryIn)))
    const there = new Set(rows.map(({ id }) => id))
    for (const event of events) {
      const subject = entryIn(event)
      if (!there.has(subject)) yield { problem: 'lost', kind: kindIn(event), subject }
    }
    if (events.length < step) return
    before = events.at(-1)?.id
  }
}

async function* overpaid(ctx: ActionContext): AsyncIterable<LedgerFinding> {
  for (let after = 0; ; ) {
    const payments = await ctx.read(({ tx }) => selectPaymentsRefundedAfter(tx, after, step))
    for (const payment of payments) {
      const refunds = await ctx.read(({ tx }) => selectRefundsOf(tx, [payment.id]))
      if (leftOf(payment, refunds) < 0)
        yield { problem: 'more-than-paid', kind: 'payment', subject: payment.id }
      after = payment.sequence
    }
    if (payments.length < step) return
  }
}

const entryIn = ({ subject }: ListedEvent): string => String(subject).slice('entry:'.length)

const kindIn = ({ action }: ListedEvent) => action.slice('ledger.'.length) as EntryRow['kind']
