import { findAllTold, type ListedEvent } from '#modules/audit'
import type { ReadContext } from '#platform/context'
import { isRowWhole, signRow, withoutNulls } from '#platform/crypto'
import type { EntryRow } from './ledger.store.ts'

/** The actions that record an entry. */
export const ledgerActions = ['payment', 'charge', 'refund', 'correction'].map(
  (kind) => `ledger.${kind}`,
)

type Keys = Pick<ReadContext, 'secrets'>

/** Signs all that an entry has. */
export function macOf({ secrets }: Keys, row: EntryRow): string {
  return signRow(secrets, 'ledger-entry', withoutNulls(row))
}

/**
 * Tells whether an entry is as its event says. Events of earlier versions have no `mac`: only the kind, sequence,
 * amount and currency of an entry, and the payment that a refund names.
 */
export function isAsTold({ secrets }: Keys, row: EntryRow, event: ListedEvent): boolean {
  const { sequence, amount, currency, refunds } = row
  const { mac } = event.details
  return (
    event.action === `ledger.${row.kind}` &&
    // Events from before a refund could name a payment do not mention one.
    Object.entries({ sequence, amount, currency, refunds }).every(
      ([name, value]) => (event.details[name] ?? null) === value,
    ) &&
    (mac === undefined ||
      isRowWhole(secrets, 'ledger-entry', { ...withoutNulls(row), mac: String(mac) }))
  )
}

/**
 * Returns the ids of those entries that are not as the log says they were recorded, or whose correction is not. In
 * `counters` is what corrects them.
 */
export async function unconfirmedAmong(
  ctx: ReadContext,
  entries: readonly EntryRow[],
  counters: readonly EntryRow[],
): Promise<ReadonlySet<string>> {
  // The empty one is asked for where there is no entry: every look-up takes the same steps.
  const subjects = ['entry:', ...new Set([...entries, ...counters].map(({ id }) => `entry:${id}`))]
  const told = await findAllTold(ctx, { subjects, actions: ledgerActions, most: 1 })
  const isTold = (row: EntryRow) => {
    const event = told.find(({ subject }) => subject === `entry:${row.id}`)
    return event !== undefined && isAsTold(ctx, row, event)
  }
  const unconfirmed = entries.filter(
    (entry) =>
      !(isTold(entry) && counters.filter(({ corrects }) => corrects === entry.id).every(isTold)),
  )
  return new Set(unconfirmed.map(({ id }) => id))
}
