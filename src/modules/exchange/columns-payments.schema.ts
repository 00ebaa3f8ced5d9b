import { itemNames, payerNames, paymentItems } from '#modules/training/items.schema'
import { payerNamesInLanguages } from '#modules/training/items-labels.schema'
import { currencies } from '#modules/training/money.schema'
import type { InEachLanguage } from '#platform/languages.schema'
import type { Target } from './columns-parts.schema.ts'

/** Columns of an agency's own ledger: each row is a payment for an item of a candidate's recruitment. */
const table = {
  /** Passport number, reference of the record or of the authority, or the record's id. */
  candidate: {
    label: { en: 'Candidate’s number', bn: 'প্রার্থীর নম্বর' },
    isRequired: true,
  },
  item: {
    label: { en: 'Item', bn: 'কীসের টাকা' },
    isRequired: true,
  },
  amount: {
    label: { en: 'Amount', bn: 'টাকার অঙ্ক' },
    isRequired: true,
  },
  currency: {
    label: { en: 'Currency', bn: 'মুদ্রা' },
    isRequired: true,
  },
  paidBy: {
    label: { en: 'Who paid', bn: 'কে দিয়েছেন' },
    isRequired: true,
  },
  receivedOn: {
    label: { en: 'Day of payment', bn: 'টাকা দেওয়ার দিন' },
    isRequired: true,
  },
  method: {
    label: { en: 'Way of payment', bn: 'কীভাবে দেওয়া হয়েছে' },
    isRequired: false,
  },
  reference: {
    label: { en: 'Number of your receipt', bn: 'আপনাদের রসিদের নম্বর' },
    isRequired: false,
  },
  /** In our own ledger: only payments are imported, and none that was corrected. */
  kind: { label: { en: 'Kind of entry', bn: 'হিসাবের ধরন' }, isRequired: false },
  correctedBy: {
    label: { en: 'Corrected by', bn: 'যে হিসাব এটি ঠিক করেছে' },
    isRequired: false,
  },
} satisfies Record<string, Pick<Target, 'isRequired'> & { label: object }>

export type PaymentPart = keyof typeof table
export type PaymentTarget = `payment.${PaymentPart}`
export const paymentParts = Object.keys(table) as PaymentPart[]
export const paymentTarget = (part: PaymentPart): PaymentTarget => `payment.${part}`
export const paymentTargets: readonly PaymentTarget[] = paymentParts.map(paymentTarget)

const known = new Set<string>(paymentTargets)
export const isPayment = (target: string): target is PaymentTarget => known.has(target)
export const partOf = (target: PaymentTarget) => target.slice('payment.'.length) as PaymentPart

export function paymentLabel(target: PaymentTarget, language: 'en' | 'bn' = 'en'): string {
  return table[partOf(target)].label[language]
}

/** In the form of the table of all targets. */
export const paymentOnes = Object.fromEntries(
  paymentParts.map((part): [PaymentTarget, Target] => {
    const { label, isRequired } = table[part]
    return [paymentTarget(part), { label: label.en, isRequired }]
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
