import type { ListedEvent } from '#modules/audit'
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
