import { bringCase } from '#modules/desk'
import type { NewRecord } from '#modules/records/schema'
import { recordItemPayment, refundPayment } from '#modules/training'
import type { NewItemPayment, NewItemRefund } from '#modules/training/schema'
import { type ActionContext, actOnBehalf } from '#platform/context'
import { dayFromToday } from './day-from-today.ts'

interface Paid {
  recordId: string
  details: NewRecord
  number: number
}

/**
 * Records what some candidates from Bangladesh paid: a fee with its receipt, for most countries more than
 * the law allows, part of it refunded, and money that a man took without a receipt. Nobody has answered
 * yet.
 */
export async function payMoney(admin: ActionContext, { recordId, details, number }: Paid) {
  if (number % 8 !== 0 || details.nationality !== 'BD' || admin.actor.kind !== 'account') return
  const today = await admin.read(dayFromToday)
  const fee: NewItemPayment = {
    ...({ item: 'fee', paidBy: 'worker', method: 'cash' } as const),
    ...{ amount: 12_000_000, currency: 'BDT', reference: null, receivedOn: today, accountId: null },
  }
  const { id } = await admin.write((ctx) => recordItemPayment(ctx, { recordId, payment: fee }))
  const refund: NewItemRefund = {
    ...{ amount: 2_000_000, method: 'bank', reference: null, receivedOn: today },
    reason: 'The medical examination cost less',
  }
  await admin.write((ctx) => refundPayment(ctx, { paymentId: id, refund }))
  const said = {
    ...{ item: 'deposit', amount: '30000', currency: 'BDT', paidOn: today },
    paidTo: 'An invented man in Sampletown',
    note: 'He said that the file moves faster then.',
  }
  const candidate = actOnBehalf(admin, { kind: 'anonymous' }, {})
  await candidate.write((ctx) => bringCase(ctx, { recordId, kinds: null }, { kind: 'money', said }))
}
