import { type PaymentPart, paymentLabel, paymentTarget } from '../columns-payments.schema.ts'
import { letters } from './letters.ts'

/** What ledgers call a column besides its labels: only letters, the most usual first. */
const further: Record<PaymentPart, readonly string[]> = {
  candidate: [
    ...['passportnumber', 'passportno', 'passport', 'ppno', 'পাসপোর্টনম্বর', 'recordid'],
    ...['recordreference', 'referencenumber', 'referenceno', 'candidate'],
  ],
  item: ['item', 'for', 'paidfor', 'paymentfor', 'purpose', 'costhead', 'head', 'খাত'],
  amount: ['amount', 'amountpaid', 'paidamount', 'sum', 'টাকা', 'পরিমাণ'],
  currency: ['currency', 'currencycode'],
  paidBy: ['paidby', 'payer', 'payedby'],
  receivedOn: ['day', 'date', 'paymentdate', 'paidon', 'receivedon', 'datereceived', 'তারিখ'],
  method: ['method', 'paymentmethod', 'mode', 'modeofpayment'],
  reference: [
    ...['reference', 'receiptnumber', 'receiptno', 'receipt', 'moneyreceiptno', 'mrno'],
    ...['voucher', 'voucherno', 'রসিদ', 'রসিদনম্বর'],
  ],
  kind: ['kind'],
  correctedBy: ['correctedby'],
}

/** Returns what ledgers call the column of a part of a payment, only letters. */
export function paymentNames(part: PaymentPart): readonly string[] {
  const labels = (['en', 'bn'] as const).map((language) =>
    paymentLabel(paymentTarget(part), language),
  )
  return [...further[part], ...labels.map(letters)]
}
