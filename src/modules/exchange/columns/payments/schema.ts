import { payerNamesInLanguages } from '#modules/training/items/labels/schema'
import { itemNames, payerNames, paymentItems } from '#modules/training/items/schema'
import { currencies } from '#modules/training/money/schema'
import type { InEachLanguage } from '#platform/languages/schema'
import { letters, type Target } from '../target/schema.ts'

/** Columns of an agency's own ledger: each row is a payment for an item of a candidate's recruitment. */
const table = {
  /** Passport number, reference of the record or of the authority, or the record's id. */
  candidate: {
    label: { en: 'Candidate’s number', bn: 'প্রার্থীর নম্বর' },
    isRequired: true,
    names: [
      ...['passportnumber', 'passportno', 'passport', 'ppno', 'পাসপোর্টনম্বর', 'recordid'],
      ...['recordreference', 'referencenumber', 'referenceno', 'candidate'],
    ],
  },
  item: {
    label: { en: 'Item', bn: 'কীসের টাকা' },
    isRequired: true,
    names: ['item', 'for', 'paidfor', 'paymentfor', 'purpose', 'costhead', 'head', 'খাত'],
  },
  amount: {
    label: { en: 'Amount', bn: 'টাকার অঙ্ক' },
    isRequired: true,
    names: ['amount', 'amountpaid', 'paidamount', 'sum', 'টাকা', 'পরিমাণ'],
  },
  currency: {
    label: { en: 'Currency', bn: 'মুদ্রা' },
    isRequired: true,
    names: ['currency', 'currencycode'],
  },
  paidBy: {
    label: { en: 'Who paid', bn: 'কে দিয়েছেন' },
    isRequired: true,
    names: ['paidby', 'payer', 'payedby'],
  },
  receivedOn: {
    label: { en: 'Day of payment', bn: 'টাকা দেওয়ার দিন' },
    isRequired: true,
    names: ['day', 'date', 'paymentdate', 'paidon', 'receivedon', 'datereceived', 'তারিখ'],
  },
  method: {
    label: { en: 'Way of payment', bn: 'কীভাবে দেওয়া হয়েছে' },
    isRequired: false,
    names: ['method', 'paymentmethod', 'mode', 'modeofpayment'],
  },
  reference: {
    label: { en: 'Number of your receipt', bn: 'আপনাদের রসিদের নম্বর' },
    isRequired: false,
    names: [
      ...['reference', 'receiptnumber', 'receiptno', 'receipt', 'moneyreceiptno', 'mrno'],
      ...['voucher', 'voucherno', 'রসিদ', 'রসিদনম্বর'],
    ],
  },
  /** In our own ledger: only payments are imported, and none that was corrected. */
  kind: { label: { en: 'Kind of entry', bn: 'হিসাবের ধরন' }, isRequired: false, names: ['kind'] },
  correctedBy: {
    label: { en: 'Corrected by', bn: 'যে হিসাব এটি ঠিক করেছে' },
    isRequired: false,
    names: ['correctedby'],
  },
} satisfies Record<string, Pick<Target, 'isRequired' | 'names'> & { label: object }>

export type PaymentPart = keyof typeof table
export type PaymentTarget = `payment.${PaymentPart}`
const parts = Object.keys(table) as PaymentPart[]
export const paymentTarget = (part: PaymentPart): PaymentTarget => `payment.${part}`
export const paymentTargets: readonly PaymentTarget[] = parts.map(paymentTarget)

const known = new Set<string>(paymentTargets)
export const isPayment = (target: string): target is PaymentTarget => known.has(target)
export const partOf = (target: PaymentTarget) => target.slice('payment.'.length) as PaymentPart

export function paymentLabel(target: PaymentTarget, language: 'en' | 'bn' = 'en'): string {
  return table[partOf(target)].label[language]
}

/** In the form of the table of all targets. */
export const paymentOnes = Object.fromEntries(
  parts.map((part): [PaymentTarget, Target] => {
    const { label, isRequired, names } = table[part]
    const all = [...names, letters(label.en), letters(label.bn)]
    return [paymentTarget(part), { label: label.en, isRequired, names: all, oldField: null }]
  }),
) as Record<PaymentTarget, Target>

/** Returns the choices for cells of a column; undefined where cells are free. */
export function paymentChoices(
  target: PaymentTarget,
): Readonly<Record<string, InEachLanguage>> | undefined {
  if (target === 'payment.paidBy') return payerNamesInLanguages
  if (target !== 'payment.item') return undefined
  return Object.fromEntries(itemNames.map((item) => [item, paymentItems[item].label]))
}

/** Returns what can be answered once for all cells with an unknown word; undefined where nothing can. */
export function paymentAnswers(target: PaymentTarget): readonly string[] | undefined {
  if (target === 'payment.currency') return currencies
  if (target === 'payment.item') return itemNames
  return target === 'payment.paidBy' ? payerNames : undefined
}
