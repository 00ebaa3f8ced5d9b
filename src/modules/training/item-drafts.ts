import type { Payer, PaymentItem } from './items.schema.ts'
import {
  balanceOf,
  type Draft,
  type Kept,
  noMoneyMoved,
  nowhere,
  onItsOwn,
  type Payment,
  type Purpose,
} from './ledger.ts'
import type { PaymentMethod } from './payments.schema.ts'

/**
 * The rules of the ledger for payments for items of a recruitment, and their refunds (docs/decisions/0017); like those
 * of `ledger.ts` they read no clock and no database.
 */

/** A payment for an item of a recruitment: who paid, and the candidate. */
type ItemPayment = Omit<Payment, keyof Purpose | 'accountId' | 'receivedBy'> & {
  accountId: string | null
  receivedBy: string | null
  recordId: string
  item: PaymentItem
  paidBy: Payer
}

/** Returns the entries of a payment for an item: it is charged wholly with it, so that it never becomes credit. */
export function itemDrafts(payment: ItemPayment): Draft[] {
  const paid: Draft = { ...payment, ...nowhere, kind: 'payment', ...onItsOwn }
  return [paid, companionCharge(paid)]
}

/** A part of a payment for an item that was refunded, positive here. */
interface ItemRefund {
  payment: Kept
  amount: number
  method: PaymentMethod
  reference: string | null
  /** The person who handed it out. */
  receivedBy: string
  receivedOn: string
  reason: string
}

/**
 * Returns the entries of a refund that names its payment: as much of the payment's charge is taken back with it, so
 * that it never becomes a debt.
 */
export function itemRefundDrafts({ payment, amount, reason, ...handed }: ItemRefund): Draft[] {
  const { accountId, recordId, item, paidBy, currency } = payment
  const concerns = { accountId, recordId, item, paidBy, currency, ...nowhere }
  const names = { ...onItsOwn, refunds: payment.id, reason }
  const back: Draft = { ...concerns, ...handed, kind: 'refund', amount: -amount, ...names }
  return [back, companionCharge(back)]
}

/** Returns the charge that goes with an entry for an item, so that the two cancel out. */
function companionCharge(entry: Draft): Draft {
  const amount = -entry.amount
  return { ...entry, kind: 'charge', amount, ...noMoneyMoved, ...onItsOwn, isCompanion: true }
}

/** Tells whether a refund may name this entry: a payment for an item that was received. */
export function isRefundable({
  kind,
  item,
  paidBy,
}: Pick<Kept, 'kind' | 'item' | 'paidBy'>): boolean {
  return kind === 'payment' && item !== null && paidBy !== 'agency'
}

/** Returns how much of a payment may still be refunded, by the refunds that name it and were not reversed. */
export function leftOf(
  payment: { amount: number },
  refunds: readonly { amount: number }[],
): number {
  return payment.amount + balanceOf(refunds)
}
