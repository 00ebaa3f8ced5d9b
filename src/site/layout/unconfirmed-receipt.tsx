import { reportFaultRead } from '#modules/cases'
import type { LedgerEntry } from '#modules/training/schema'
import type { ActionContext } from '#platform/context'
import { refusedAs } from '../problems.ts'
import type { Words } from '../words.ts'

type Entries = readonly Pick<LedgerEntry, 'unconfirmedReceipt'>[]

/** Reports to the admins which of the entries on a page the log does not confirm. */
export async function reportUnconfirmed(ctx: ActionContext, entries: Entries): Promise<void> {
  for (const { unconfirmedReceipt: number } of entries)
    if (number !== null) await reportFaultRead(ctx, { of: 'payment', number })
}

/** Stands where the receipt of an entry would be that the log does not confirm. */
export function UnconfirmedReceipt({ words, number }: { words: Words; number: string }) {
  return (
    <p role="note">
      <b>{words.training.ledger.receiptWhich(number)}</b> {refusedAs(words, 'receipt.unconfirmed')}
    </p>
  )
}
