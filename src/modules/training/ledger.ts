import type { Payer, PaymentItem } from './items/schema.ts'
import type { EntryKind, PaymentMethod } from './payments/schema.ts'

/**
 * The rules of the ledger as pure functions (docs/decisions/0019). The verbs and the property test
 * both run these; nothing here reads a clock or a database.
 */

/** What an entry is for: a class, a named fee, or (both null) the student's credit as a whole. */
export interface Purpose {
  classId: string | null
  feeName: string | null
}

/** Which candidate an entry concerns, for what of a recruitment, and who paid; of classes and named fees null. */
interface Recruitment {
  recordId: string | null
  item: PaymentItem | null
  paidBy: Payer | null
}

/** An entry before it has its id and its place. `amount` is signed, in minor units. */
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
  /** Of a correction: the id of the entry that it counters. */
  corrects: string | null
  /** Of a refund: the id of the payment for an item that it returns a part of. */
  refunds: string | null
  /** Whether a charge came with the first entry of its group: then it is corrected with it. */
  isCompanion: boolean
  reason: string | null
}

/** The part of a kept entry that rules look at. */
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
export const nowhere = { classId: null, feeName: null }
export const noMoneyMoved = { method: null, reference: null, receivedBy: null, receivedOn: null }
export const onItsOwn = { corrects: null, refunds: null, isCompanion: false, reason: null }
const noRecruitment = { recordId: null, item: null, paidBy: null }

/** The balance: the sum of all entries. Positive is the student's credit, negative is owed. */
export function balanceOf(sums: readonly { amount: number }[]): number {
  return sums.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * What of a student's money may pay for a class: everything that was paid and not used, but what
 * was paid for other classes that the student has selected. What is owed of named fees does not
 * count against it, or a class that was paid for could be withheld because of another matter.
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
 * The entries of a payment. Money for a named fee never becomes credit by itself: what of it was
 * not charged under that name before is charged with it.
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

/** The entry that says that a student owes an amount (positive here, negative in the ledger). */
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

/** The entry of money that was handed back. */
export function refundDraft({ amount, ...refund }: Omit<Payment, keyof Purpose>): Draft {
  const amounts = { amount: -amount, kind: 'refund' as const }
  return { ...refund, ...nowhere, ...noRecruitment, ...amounts, ...onItsOwn }
}

/**
 * The counter-entries of an entry and of the charges that came with it; each undoes it wholly. They
 * bear its day and its method, so that the sums of a day or of the cash box come out right.
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

/** Where the ledger stands: its last sequence, and the last receipt of the year at hand. */
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
 * Gives entries their places: sequences and, to money that was received and to what of it is returned, the
 * year's receipt numbers; no gaps. What the agency bore itself was not received.
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
