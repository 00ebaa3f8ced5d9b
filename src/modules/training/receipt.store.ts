import type { Reader } from '#platform/database'
import type { EntryRow } from './ledger.store.ts'

/** Selects the entry with a receipt, the one that corrects it, and the last number of its year. */
export async function selectByReceipt(
  tx: Reader,
  { year, number }: { year: number; number: number },
): Promise<{ entry: EntryRow | null; counter: EntryRow | null; last: number }> {
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
  const end = await tx
    .selectFrom('ledgerEntries')
    .select(({ fn }) => fn.max('receiptNumber').as('number'))
    .where('receiptYear', '=', year)
    .executeTakeFirst()
  return { entry: entry ?? null, counter: counter ?? null, last: end?.number ?? 0 }
}
