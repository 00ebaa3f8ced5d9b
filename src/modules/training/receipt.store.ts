import type { Reader } from '#platform/database'
import { type EntryRow, isOpen } from './ledger.store.ts'

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

/** What makes two payments for a candidate look like one that was entered twice. */
export type PaymentLikeness = Pick<
  EntryRow,
  'recordId' | 'item' | 'amount' | 'currency' | 'paidBy' | 'receivedOn' | 'reference'
>

/** Selects the payments that match all of this, and whether each was reversed; oldest first. */
export async function selectPaymentsLike(tx: Reader, like: PaymentLikeness) {
  const { reference, ...said } = like
  let query = tx
    .selectFrom('ledgerEntries as entry')
    .select(['entry.id', isOpen.as('isOpen')])
    .where('entry.kind', '=', 'payment')
    .where('entry.reference', reference === null ? 'is' : '=', reference)
  for (const [name, value] of Object.entries(said))
    query = query.where(`entry.${name as keyof typeof said}`, '=', value)
  return query.orderBy('entry.sequence').execute()
}
