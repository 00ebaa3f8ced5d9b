import { appendAudit, findSigningEvents, type ListedEvent, listEvents } from '#modules/audit'
import { todayOf } from '#modules/organisation'
import { type ActionContext, actorId, type ReadContext, type WriteContext } from '#platform/context'
import { isRowWhole, type Signed, signRow } from '#platform/crypto'
import { requireTurn } from '#platform/database'
import {
  type EntryRow,
  insertEntry,
  selectByIds,
  selectEnd,
  selectEntriesAfter,
  selectPaymentsRefundedAfter,
  selectRefundsOf,
} from './ledger.store.ts'
import { type Draft, leftOf, numbered } from './ledger.ts'

/** The actions that record an entry. */
const ledgerActions = ['payment', 'charge', 'refund', 'correction'].map((kind) => `ledger.${kind}`)

/** The action that says, of the entry that a correction corrects, which one corrects it. */
export const correctedAction = 'ledger.corrected'

const signed: Signed<EntryRow> = {
  ...{ id: true, sequence: true, accountId: true, recordId: true, kind: true, classId: true },
  ...{ amount: true, currency: true, feeName: true, item: true, paidBy: true, method: true },
  ...{ reference: true, receivedBy: true, receivedOn: true, receiptYear: true },
  ...{ receiptNumber: true, corrects: true, refunds: true, with: true, reason: true },
  ...{ enteredBy: true, createdAt: true },
}
const signedAs = { purpose: 'ledger-entry', columns: signed } as const

type Keys = Pick<ReadContext, 'secrets'>

/** Signs all that an entry has. */
function macOf({ secrets }: Keys, row: EntryRow): string {
  return signRow(secrets, signedAs, row)
}

/** Tells whether an entry is as its event says. */
function isAsSigned({ secrets }: Keys, row: EntryRow, { action, details }: ListedEvent) {
  const mac = String(details.mac)
  return action === `ledger.${row.kind}` && isRowWhole(secrets, signedAs, { row, mac })
}

/**
 * Returns the ids of those entries that are not as the log says they were recorded: changed, with a correction that was
 * changed, or without one of which the log says that there is one. In `counters` is what corrects them.
 */
export async function unconfirmedAmong(
  ctx: ReadContext,
  entries: readonly EntryRow[],
  counters: readonly EntryRow[],
): Promise<ReadonlySet<string>> {
  // The empty one is asked for where there is no entry: every look-up takes the same steps.
  const subjects = ['entry:', ...new Set([...entries, ...counters].map(({ id }) => `entry:${id}`))]
  const actions = [...ledgerActions, correctedAction]
  const signing = await findSigningEvents(ctx, { subjects, actions, most: 2 })
  const eventsOf = Map.groupBy(signing, ({ subject }) => subject)
  const isSigned = (row: EntryRow) => {
    const events = eventsOf.get(`entry:${row.id}`) ?? []
    const [recorded] = events.filter(({ action }) => action !== correctedAction)
    const corrections = events.filter(({ action }) => action === correctedAction)
    return (
      recorded !== undefined &&
      isAsSigned(ctx, row, recorded) &&
      corrections.every(({ details }) => counters.some(({ id }) => id === details.correction))
    )
  }
  const unconfirmed = entries.filter(
    (entry) =>
      !(
        isSigned(entry) && counters.filter(({ corrects }) => corrects === entry.id).every(isSigned)
      ),
  )
  return new Set(unconfirmed.map(({ id }) => id))
}

/**
 * Appends entries to the ledger, in one transaction with their audit events. Of two transactions that find the same end
 * one runs again, so sequences and receipt numbers have no gaps: a rolled-back transaction uses none.
 */
export async function appendEntries(
  ctx: WriteContext,
  drafts: readonly Draft[],
): Promise<EntryRow[]> {
  requireTurn(ctx.tx, 'ledger')
  const createdAt = ctx.clock.now()
  const year = Number((await todayOf(ctx)).slice(0, 4))
  const ids = drafts.map(() => ctx.ids.uuid())
  const rows = numbered(drafts, await selectEnd(ctx.tx, year), year).map(
    ({ isCompanion, ...draft }, index): EntryRow => ({
      ...draft,
      id: ids[index] as string,
      with: isCompanion ? (ids[0] as string) : null,
      enteredBy: actorId(ctx.actor),
      createdAt,
    }),
  )
  for (const row of rows) {
    await insertEntry(ctx.tx, row)
    const { id, kind, sequence, amount, currency, refunds } = row
    const returned = refunds === null ? {} : { refunds }
    // The sealed log has every amount too, and a signature of the rest: forging the ledger takes forging both.
    await appendAudit(ctx, `ledger.${kind}`, `entry:${id}`, {
      sequence,
      amount,
      currency,
      ...returned,
      mac: macOf(ctx, row),
    })
    // By its subject, whoever looks up the entry finds that there is a correction, also where its row is gone.
    if (row.corrects !== null)
      await appendAudit(ctx, correctedAction, `entry:${row.corrects}`, { correction: id, sequence })
  }
  return rows
}

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
    const events = await ctx.read((read) =>
      listEvents(read, { subjects, actions: ledgerActions, limit: step }),
    )
    const signing = new Map(events.map((event) => [entryIn(event), event]))
    for (const row of rows) {
      const event = signing.get(row.id)
      after = row.sequence
      if (!event) yield { problem: 'unrecorded', kind: row.kind, subject: row.id }
      else if (!isAsSigned(ctx, row, event))
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
