import { findSigningEvents, type ListedEvent } from '#modules/audit'
import type { ReadContext } from '#platform/context'
import { isRowWhole, type Signed, signedPart, signRow } from '#platform/crypto'
import type { EntryRow } from './ledger.store.ts'

/** The actions that record an entry. */
export const ledgerActions = ['payment', 'charge', 'refund', 'correction'].map(
  (kind) => `ledger.${kind}`,
)

/** The action that says, of the entry that a correction corrects, which one corrects it. */
export const correctedAction = 'ledger.corrected'

const signed: Signed<EntryRow> = {
  ...{ id: true, sequence: true, accountId: true, recordId: true, kind: true, classId: true },
  ...{ amount: true, currency: true, feeName: true, item: true, paidBy: true, method: true },
  ...{ reference: true, receivedBy: true, receivedOn: true, receiptYear: true },
  ...{ receiptNumber: true, corrects: true, refunds: true, with: true, reason: true },
  ...{ enteredBy: true, createdAt: true },
}

type Keys = Pick<ReadContext, 'secrets'>

/** Signs all that an entry has. */
export function macOf({ secrets }: Keys, row: EntryRow): string {
  return signRow(secrets, 'ledger-entry', signedPart(row, signed))
}

/** Tells whether an entry is as its event says. */
export function isAsTold({ secrets }: Keys, row: EntryRow, { action, details }: ListedEvent) {
  const mac = String(details.mac)
  return (
    action === `ledger.${row.kind}` &&
    isRowWhole(secrets, 'ledger-entry', { ...signedPart(row, signed), mac })
  )
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
  const told = await findSigningEvents(ctx, { subjects, actions, most: 2 })
  const toldOf = Map.groupBy(told, ({ subject }) => subject)
  const isTold = (row: EntryRow) => {
    const events = toldOf.get(`entry:${row.id}`) ?? []
    const [recorded] = events.filter(({ action }) => action !== correctedAction)
    const corrections = events.filter(({ action }) => action === correctedAction)
    return (
      recorded !== undefined &&
      isAsTold(ctx, row, recorded) &&
      corrections.every(({ details }) => counters.some(({ id }) => id === details.correction))
    )
  }
  const unconfirmed = entries.filter(
    (entry) =>
      !(isTold(entry) && counters.filter(({ corrects }) => corrects === entry.id).every(isTold)),
  )
  return new Set(unconfirmed.map(({ id }) => id))
}
