import type { WriteContext } from '#platform/context'
import { appendEntries } from './append-entries.ts'
import { fillSeatsFor } from './fill-seats.ts'
import { isCorrectedAlong } from './items.schema.ts'
import { type EntryRow, selectEntry, selectRefundsOf, selectUncorrected } from './ledger.store.ts'
import { correctionDrafts } from './ledger.ts'
import { refuseUnless } from './refusals.ts'

/**
 * Reverses an entry, wholly and permanently, with a reason that the student sees; the correct entry is then entered
 * separately. A seat that it paid for stays: the balance shows what is owed. Refuses with `ledger.not_found`,
 * `ledger.correction_stays`, `ledger.corrected_along`, `ledger.already_corrected`, `ledger.refunded`.
 */
export async function correctEntry(
  ctx: WriteContext,
  { entryId, reason }: { entryId: string; reason: string },
): Promise<EntryRow> {
  const entry = await selectEntry(ctx.tx, entryId)
  refuseUnless(entry, 'ledger.not_found')
  refuseUnless(entry.kind !== 'correction', 'ledger.correction_stays')
  // Without its charge, money for an item would become credit, and could be refunded a second time.
  refuseUnless(!isCorrectedAlong(entry), 'ledger.corrected_along')
  const group = await selectUncorrected(ctx.tx, entryId)
  refuseUnless(group[0]?.id === entryId, 'ledger.already_corrected')
  // Otherwise a refund of a payment that never was would remain, so the refund is corrected first.
  const refunds = await selectRefundsOf(ctx.tx, [entryId])
  refuseUnless(refunds.length === 0, 'ledger.refunded')
  const [counter] = await appendEntries(ctx, correctionDrafts(group, reason))
  if (entry.accountId !== null) await fillSeatsFor(ctx, entry.accountId, entry.classId)
  return counter as EntryRow
}
