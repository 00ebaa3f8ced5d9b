import { reportFaultRead } from '#modules/cases'
import type { LedgerEntry } from '#modules/training/payments.schema'
import type { ActionContext } from '#platform/context'
import { refusedAs } from '../problems.ts'
import type { Words } from '../words.ts'
import { longDate } from './dates.ts'
import { Press } from './fields.tsx'
import { Form } from './form.tsx'

interface KeepReceiptProps {
  words: Words
  /** Where the form leads. */
  action: '/verify/receipts' | '/shared/receipts'
  /** What the answer was about, to be compared again; a text in base64url, because a form changes line breaks. */
  fields: Readonly<Record<string, string>>
}

/** Keeps an answer as a page to print. A form, because a receipt is made and not only shown. */
export function KeepReceipt({ words: { checkReceipt }, action, fields }: KeepReceiptProps) {
  return (
    <Form isButton className="screen-only plain" action={action} aria-labelledby="keep-receipt">
      <h2 id="keep-receipt">{checkReceipt.keepTitle}</h2>
      <p className="soft">{checkReceipt.keepLead}</p>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Press>{checkReceipt.keep}</Press>
    </Form>
  )
}

/** Returns what the answer does not say; what to compare only where the receipt was confirmed. */
export function receiptLimits({ verify }: Words, isConfirmed: boolean): string {
  const { who, compare, nothingElse } = verify.receiptLimitsText
  return (isConfirmed ? [who, compare, nothingElse] : [who, nothingElse]).join(' ')
}

type Entries = readonly Pick<LedgerEntry, 'unconfirmedReceipt'>[]

/** Reports to the admins which of the entries on a page the log does not confirm. */
export async function reportUnconfirmed(ctx: ActionContext, entries: Entries): Promise<void> {
  for (const { unconfirmedReceipt: number } of entries)
    if (number !== null) await reportFaultRead(ctx, { of: 'payment', number })
}

type Handed = Pick<LedgerEntry, 'receivedOn' | 'method' | 'reference' | 'receivedBy'>

/** Returns when, how and by whom money was received or handed out, in one line. */
export function handedOver(words: Words, entry: Handed, by: (name: string) => string): string {
  const { receivedOn, method, reference, receivedBy } = entry
  const parts = [
    receivedOn && longDate(receivedOn, words),
    method && words.training.methods[method],
    reference,
    receivedBy && by(receivedBy),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Stands where the receipt of an entry would be that the log does not confirm. */
export function UnconfirmedReceipt({ words, number }: { words: Words; number: string }) {
  return (
    <p role="note">
      <b>{words.training.ledger.receiptWhich(number)}</b> {refusedAs(words, 'receipt.unconfirmed')}
    </p>
  )
}
