import type { WriteContext } from '#platform/context'
import { requireTurn } from '#platform/database'
import { appendEntries } from './append-entries.ts'
import { itemRefundDrafts, leftOf } from './item-drafts.ts'
import { type EntryRow, selectEntry, selectRefundsOf, selectUncorrected } from './ledger.store.ts'
import type { NewItemRefund } from './payments.schema.ts'
import { paymentProblems } from './problems.schema.ts'
import { atField, receiver, refuseFuture } from './record-payment.ts'
import { refuseUnless } from './refusals.ts'

/**
 * Records that a part of a payment for an item was refunded, and makes a receipt. However many try at the same time,
 * the total never exceeds the payment. Refuses with `ledger.not_found`, `ledger.already_corrected`,
 * `refund.out_of_credit`, `refund.nothing_received`, `refund.more_than_left`, `refund.before_payment`,
 * `payment.not_staff`, `payment.in_future`.
 */
export async function refundPayment(
  ctx: WriteContext,
  { paymentId, refund }: { paymentId: string; refund: NewItemRefund },
): Promise<EntryRow> {
  requireTurn(ctx.tx, 'ledger')
  const payment = await getRefundable(ctx, paymentId)
  const receivedBy = await receiver(ctx, refund.receivedBy)
  const { receivedOn } = refund
  await refuseFuture(ctx, receivedOn)
  const isLater = payment.receivedOn === null || receivedOn >= payment.receivedOn
  refuseUnless(
    isLater,
    'refund.before_payment',
    atField('receivedOn', paymentProblems.beforePayment),
  )
  const left = leftOf(payment, await selectRefundsOf(ctx.tx, [paymentId]))
  const isMore = atField('amount', paymentProblems.aboveLeft)
  refuseUnless(refund.amount <= left, 'refund.more_than_left', isMore)
  const drafts = itemRefundDrafts({ ...refund, payment, receivedBy })
  const [entry] = await appendEntries(ctx, drafts)
  return entry as EntryRow
}

/** Returns the payment, if a refund may name it. */
async function getRefundable({ tx }: WriteContext, paymentId: string): Promise<EntryRow> {
  const payment = await selectEntry(tx, paymentId)
  refuseUnless(payment?.kind === 'payment', 'ledger.not_found')
  refuseUnless(payment.item !== null, 'refund.out_of_credit')
  refuseUnless(payment.paidBy !== 'agency', 'refund.nothing_received')
  const [uncorrected] = await selectUncorrected(tx, paymentId)
  refuseUnless(uncorrected?.id === paymentId, 'ledger.already_corrected')
  return payment
}
