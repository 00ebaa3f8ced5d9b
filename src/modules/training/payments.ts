import { getAccount } from '#modules/accounts'
import { lastDayHere } from '#modules/organisation'
import { getRecord } from '#modules/records'
import type { ReadContext, WriteContext } from '#platform/context'
import { requireTurn } from '#platform/database'
import { nullIfNotFound } from '#platform/errors'
import { filled } from '#platform/problems.schema'
import { selectClass } from './classes.store.ts'
import { fillSeatsFor } from './fill-seats.ts'
import { isCorrectedAlong } from './items.schema.ts'
import {
  type EntryRow,
  selectEntriesOf,
  selectEntry,
  selectRefundsOf,
  selectSums,
  selectUncorrected,
} from './ledger.store.ts'
import {
  balanceOf,
  chargeDraft,
  correctionDrafts,
  itemDrafts,
  itemRefundDrafts,
  leftOf,
  paymentDrafts,
  refundDraft,
} from './ledger.ts'
import type {
  NewCharge,
  NewItemPayment,
  NewItemRefund,
  NewPayment,
  NewRefund,
} from './payments.schema.ts'
import { paymentProblems } from './problems.schema.ts'
import { refuseUnless } from './refusals.ts'
import { appendEntries } from './signed-entries.ts'

/**
 * Records money that a student handed over, makes a receipt, and gives the student the seats that it pays for. Without a
 * sum it is the fee of the class. Refuses with `account.not_found`, `class.not_found`, `payment.wrong_currency`,
 * `payment.no_fee`, `payment.not_staff`, `payment.in_future`.
 */
export async function recordPayment(ctx: WriteContext, payment: NewPayment): Promise<EntryRow> {
  requireTurn(ctx.tx, 'ledger')
  const { accountId, classId, receivedOn } = payment
  await getAccount(ctx, { accountId })
  const receivedBy = await receiver(ctx, payment.receivedBy)
  await refuseFuture(ctx, receivedOn)
  const sum = await sumOf(ctx, payment)
  const sums = await selectSums(ctx.tx, accountId, sum.currency)
  const entries = await appendEntries(ctx, paymentDrafts({ ...payment, ...sum, receivedBy }, sums))
  await fillSeatsFor(ctx, accountId, classId)
  return entries[0] as EntryRow
}

interface RecordItemPayment {
  recordId: string
  payment: NewItemPayment
  /** Whether it is from an imported table of the agency, which does not say who of the staff took the money. */
  isBrought?: boolean
}

/**
 * Records what was paid for an item of a candidate's recruitment, and by whom. It is recorded whatever the law of the
 * country of origin allows: forbidding the record does not undo the payment. Refuses with `record.not_found`,
 * `account.not_found`, `payment.not_staff`, `payment.in_future`.
 */
export async function recordItemPayment(
  ctx: WriteContext,
  { recordId, payment, isBrought = false }: RecordItemPayment,
): Promise<EntryRow> {
  requireTurn(ctx.tx, 'ledger')
  await getRecord(ctx, recordId)
  const { accountId, paidBy } = payment
  if (accountId !== null) await getAccount(ctx, { accountId })
  const isUnnamed = isBrought || paidBy === 'agency'
  const receivedBy = isUnnamed ? null : await receiver(ctx, payment.receivedBy)
  await refuseFuture(ctx, payment.receivedOn)
  const [entry] = await appendEntries(ctx, itemDrafts({ ...payment, recordId, receivedBy }))
  return entry as EntryRow
}

/** Records that a student owes a named fee of the agency. Refuses with `account.not_found`. */
export async function recordCharge(ctx: WriteContext, charge: NewCharge): Promise<EntryRow> {
  requireTurn(ctx.tx, 'ledger')
  await getAccount(ctx, { accountId: charge.accountId })
  const feeName = charge.feeName.replace(/\s+/g, ' ')
  const [entry] = await appendEntries(ctx, [chargeDraft({ ...charge, feeName, classId: null })])
  return entry as EntryRow
}

/**
 * Records money that was refunded out of the credit, also that of a deleted account. Refuses with `account.not_found`, `payment.not_staff`,
 * `payment.in_future`, `payment.more_than_credit`.
 */
export async function recordRefund(ctx: WriteContext, refund: NewRefund): Promise<EntryRow> {
  requireTurn(ctx.tx, 'ledger')
  const { accountId, currency, amount, receivedOn } = refund
  const entries = await selectEntriesOf(ctx.tx, accountId)
  // The account may be deleted: what it paid is still owed to the person.
  if (entries.length === 0) await getAccount(ctx, { accountId })
  const receivedBy = await receiver(ctx, undefined)
  await refuseFuture(ctx, receivedOn)
  const credit = balanceOf(await selectSums(ctx.tx, accountId, currency))
  const isMore = atField('amount', paymentProblems.aboveCredit)
  refuseUnless(amount <= credit, 'payment.more_than_credit', isMore)
  const [entry] = await appendEntries(ctx, [refundDraft({ ...refund, receivedBy })])
  return entry as EntryRow
}

const sentences = {
  amount: paymentProblems.noAmount,
  receivedBy: paymentProblems.notStaff,
  receivedOn: paymentProblems.dayAhead,
}

/** Returns the field of the form for a refusal, with its sentence there. */
function atField(path: keyof typeof sentences, message: string = sentences[path]) {
  return { fields: [{ path, message }] }
}

/** Returns the staff account that the entry names; an API key cannot take money. */
async function receiver(ctx: ReadContext, named: string | undefined): Promise<string> {
  const { actor } = ctx
  const accountId = named ?? (actor.kind === 'account' ? actor.id : null)
  refuseUnless(accountId !== null, 'payment.not_staff', atField('receivedBy'))
  // The actor was already checked; tests and the command line bring people without an account.
  if (actor.kind === 'account' && actor.id === accountId && actor.role !== 'student')
    return accountId
  const account = await getAccount(ctx, { accountId }).catch(nullIfNotFound)
  refuseUnless(account && account.role !== 'student', 'payment.not_staff', atField('receivedBy'))
  return accountId
}

/** Refuses a day that is still in the future at the agency, with `payment.in_future`. */
async function refuseFuture(ctx: ReadContext, receivedOn: string): Promise<void> {
  refuseUnless(receivedOn <= (await lastDayHere(ctx)), 'payment.in_future', atField('receivedOn'))
}

interface Sum {
  amount: number
  currency: string
}

/** Returns what was handed over: the fee of the class where nothing else is said. */
async function sumOf(ctx: ReadContext, { classId, ...said }: NewPayment): Promise<Sum> {
  // The schema has refused a named fee without them.
  if (classId === null) return said as Sum
  const found = await selectClass(ctx.tx, classId)
  refuseUnless(found, 'class.not_found')
  const { amount = found.fee, currency = found.currency } = said
  const message = filled(paymentProblems.otherCurrency, found)
  refuseUnless(found.currency === currency, 'payment.wrong_currency', {
    message,
    fields: [{ path: 'currency', message }],
  })
  refuseUnless(amount > 0, 'payment.no_fee', atField('amount'))
  return { amount, currency }
}

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

/**
 * Reverses an entry, wholly and permanently, with a reason that the student sees; the correct entry is then entered
 * separately. A seat that it paid for stays: the balance shows what is owed. Refuses with `ledger.not_found`,
 * `ledger.correction_stays`, `ledger.corrected_along`, `ledger.already_corrected`, `ledger.refunded`.
 */
export async function correctEntry(
  ctx: WriteContext,
  { entryId, reason }: { entryId: string; reason: string },
): Promise<EntryRow> {
  const entry = await selectEntry(ctx.tx, entryId)
  refuseUnless(entry, 'ledger.not_found')
  refuseUnless(entry.kind !== 'correction', 'ledger.correction_stays')
  // Without its charge, money for an item would become credit, and could be refunded a second time.
  refuseUnless(!isCorrectedAlong(entry), 'ledger.corrected_along')
  const group = await selectUncorrected(ctx.tx, entryId)
  refuseUnless(group[0]?.id === entryId, 'ledger.already_corrected')
  // Otherwise a refund of a payment that never was would remain, so the refund is corrected first.
  const refunds = await selectRefundsOf(ctx.tx, [entryId])
  refuseUnless(refunds.length === 0, 'ledger.refunded')
  const [counter] = await appendEntries(ctx, correctionDrafts(group, reason))
  if (entry.accountId !== null) await fillSeatsFor(ctx, entry.accountId, entry.classId)
  return counter as EntryRow
}
