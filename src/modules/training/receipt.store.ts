import type { Reader } from '#platform/database'
import type { EntryRow } from './ledger.store.ts'

/** Selects the entry with a receipt, and the one that corrects it. */
export async function selectByReceipt(
  tx: Reader,
  { year, number }: { year: number; number: number },
): Promise<{ entry: EntryRow; counter: EntryRow | null } | undefined> {
  const entry = await tx
    .selectFrom('ledgerEntries')
    .selectAll()
    .where('receiptYear', '=', year)
    .where('receiptNumber', '=', number)
    .executeTakeFirst()
  const counter = await tx
    .selectFrom('ledgerEntries')
    .selectAll()
    .where('corrects', '=', entry?.id ?? '')
    .executeTakeFirst()
  return entry && { entry, counter: counter ?? null }
}
