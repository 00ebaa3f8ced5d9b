import { reportFault } from '#modules/cases'
import { checkReceipt, readReceiptTyped } from '#modules/training'
import type { WriteContext } from '#platform/context'
import { refuseUnless } from './refusals.ts'
import type { ReceiptContent } from './schema.ts'
import { blank, nothing, storeReceipt } from './store-receipt.ts'

/**
 * Looks up a payment receipt once more, by its number and check value, and stores the result. Amount and day are not
 * stored: the number of this receipt alone opens it, while `/verify` tells them to whoever has the check value. Refuses
 * with `receipt.no_payment`.
 */
export async function keepPaymentReceipt(
  ctx: WriteContext,
  typed: { number: string; check: string },
): Promise<ReceiptContent> {
  const read = readReceiptTyped(typed)
  refuseUnless(read, 'receipt.no_payment')
  const { verdict: found, isAltered } = await checkReceipt(ctx, read)
  if (isAltered) await reportFault(ctx, { of: 'payment', number: read.number })
  const kept = { ...blank, compared: 'payment' } as const
  if (found.verdict === 'unknown') {
    // Without the check value, anybody could have a genuine receipt called unconfirmed by its number.
    const reference = `${read.number} ${read.check}`
    return storeReceipt(ctx, { ...kept, verdict: 'unconfirmed', reference }, nothing)
  }
  const { number: reference, kind, correctedOn } = found
  const verdict = kind === 'refund' ? 'refunded' : 'issued'
  const superseded = correctedOn !== null
  const about = { ...nothing, subject: { payment: reference } }
  return storeReceipt(ctx, { ...kept, verdict, reference, superseded }, about)
}
