import type { Payer, PaymentItem } from './items.schema.ts'
import type { EntryKind, PaymentMethod } from './payments.schema.ts'

/**
 * The rules of the ledger as pure functions (docs/decisions/0017). The verbs and the property test
 * both run these; nothing here reads a clock or a database.
 */

/** What an entry is for: a class, a named fee, or (both null) the student's general credit. */
export interface Purpose {
  classId: string | null
  feeName: string | null
}

/** The candidate of an entry, the item of the recruitment, and who paid; null for classes and named fees. */
interface Recruitment {
  recordId: string | null
  item: PaymentItem | null
  paidBy: Payer | null
}

/** An entry before it has its id and its sequence. `amount` is signed, in minor units. */
export interface Draft extends Purpose, Recruitment {
  /** A student; null where a candidate has no account. */
  accountId: string | null
  kind: EntryKind
  amount: number
  currency: string
  method: PaymentMethod | null
  reference: string | null
  receivedBy: string | null
  receivedOn: string | null
  /** For a correction: the id of the entry that it reverses. */
  corrects: string | null
  /** For a refund: the id of the payment for an item of which it returns a part. */
  refunds: string | null
  /** Whether a charge came with the first entry of its group: then it is corrected with it. */
  isCompanion: boolean
  reason: string | null
}

/** The part of a stored entry that the rules use. */
export interface Kept extends Purpose, Recruitment {
  id: string
  accountId: string | null
  kind: EntryKind
  amount: number
  currency: string
  method: PaymentMethod | null
  receivedOn: string | null
}

/** The sum of all entries of one student for one purpose, in one currency. */
export interface PurposeSum extends Purpose {
  amount: number
}

/** For no class and no named fee. */
const nowhere = { classId: null, feeName: null }
const noMoneyMoved = { method: null, reference: null, receivedBy: null, receivedOn: null }
const onItsOwn = { corrects: null, refunds: null, isCompanion: false, reason: null }
const noRecruitment = { recordId: null, item: null, paidBy: null }

/** Returns the balance: the sum of all entries. Positive is the student's credit, negative is owed. */
export function balanceOf(sums: readonly { amount: number }[]): number {
  return sums.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * Returns how much of a student's money may pay for a class: everything that was paid and not used, except what was
 * paid for other classes that the student has selected. Unpaid named fees are not deducted, or a class that was paid
 * for could be withheld because of another matter.
 */
export function availableFor(
  classId: string,
  sums: readonly PurposeSum[],
  selected: ReadonlySet<string>,
): number {
  return balanceOf(
    sums.filter((sum) => {
      if (sum.classId === classId) return true
      if (sum.classId !== null) return sum.amount < 0 || !selected.has(sum.classId)
      return sum.feeName === null || sum.amount > 0
    }),
  )
}

export interface Payment extends Purpose {
  accountId: string
  amount: number
  currency: string
  method: PaymentMethod
  reference: string | null
  receivedBy: string
  receivedOn: string
}

/**
 * Returns the entries of a payment. Money for a named fee never becomes credit on its own: the part not yet charged
 * under that name is charged with it.
 */
export function paymentDrafts(payment: Payment, sums: readonly PurposeSum[]): Draft[] {
  const paid: Draft = { ...payment, ...noRecruitment, kind: 'payment', ...onItsOwn }
  const { feeName, accountId, currency, amount } = payment
  if (feeName === null) return [paid]
  const before = balanceOf(sums.filter((sum) => sum.feeName === feeName))
  const uncharged = Math.min(amount, Math.max(0, before + amount))
  if (uncharged === 0) return [paid]
  const charge = chargeDraft({ accountId, classId: null, feeName, amount: uncharged, currency })
  return [paid, { ...charge, isCompanion: true }]
}

interface Owed extends Purpose {
  accountId: string
  amount: number
  currency: string
}

/** Returns the entry for an amount that a student owes (positive here, negative in the ledger). */
export function chargeDraft({ amount, ...owed }: Owed): Draft {
  return {
    ...owed,
    ...noRecruitment,
    amount: -amount,
    kind: 'charge',
    ...noMoneyMoved,
    ...onItsOwn,
  }
}

/** Returns the entry for refunded money. */
export function refundDraft({ amount, ...refund }: Omit<Payment, keyof Purpose>): Draft {
  const amounts = { amount: -amount, kind: 'refund' as const }
  return { ...refund, ...nowhere, ...noRecruitment, ...amounts, ...onItsOwn }
}

/**
 * Returns the counter-entries of an entry and of the charges that came with it; each reverses it wholly. They have its
 * day and its method, so that the sums of a day or of the cash box are right.
 */
export function correctionDrafts(entries: readonly Kept[], reason: string): Draft[] {
  return entries.map(({ id, kind: _, amount, ...same }) => ({
    ...same,
    // Never a minus zero.
    amount: 0 - amount,
    kind: 'correction',
    reference: null,
    receivedBy: null,
    corrects: id,
    refunds: null,
    isCompanion: false,
    reason,
  }))
}

/** The end of the ledger: its last sequence, and the last receipt of the year. */
export interface LedgerEnd {
  sequence: number
  receiptNumber: number
}

interface Numbered {
  sequence: number
  receiptYear: number | null
  receiptNumber: number | null
}

/** What decides whether an entry gets a receipt. */
type Receipted = Pick<Draft, 'kind' | 'paidBy' | 'refunds'>

/**
 * Numbers entries: sequences and, for money received and refunds of it, the year's receipt numbers; no gaps. What the
 * agency bore itself was not received.
 */
export function numbered<Entry extends Receipted>(
  entries: readonly Entry[],
  end: LedgerEnd,
  year: number,
): (Entry & Numbered)[] {
  let { sequence, receiptNumber } = end
  return entries.map((entry) => {
    sequence += 1
    if (!hasReceipt(entry)) return { ...entry, sequence, receiptYear: null, receiptNumber: null }
    receiptNumber += 1
    return { ...entry, sequence, receiptYear: year, receiptNumber }
  })
}

function hasReceipt({ kind, paidBy, refunds }: Receipted): boolean {
  return refunds !== null || (kind === 'payment' && paidBy !== 'agency')
}

/**
 * Tells whether an entry is money that was handed back out of the credit. It has a receipt too, named by the number of the
 * entry: those of the year count what was received.
 */
export function isOutOfCredit({ kind, refunds }: Pick<Receipted, 'kind' | 'refunds'>): boolean {
  return kind === 'refund' && refunds === null
}

/** The triggers that prevent changes of ledger entries, by engine (migrations/0001/guards.ts). */
export const ledgerTriggers = {
  table: 'ledgerEntries',
  sqlite: ['ledgerNoupdate', 'ledgerNodelete'],
  postgres: ['ledgerNoChange'],
}

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
