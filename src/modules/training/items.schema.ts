import { type InEachLanguage, inLanguage } from '#platform/languages.schema'
import * as texts from '#texts/each/labels-payments'

interface Item {
  /** The paragraph of the definition that names it; null where none does. */
  paragraph: string | null
  /** Whether it is a recruitment fee or a related cost, which no worker should pay. */
  isRecruitmentCost: boolean
}

/**
 * What a payment can be for: the recruitment fees, related costs and illegitimate costs of the ILO's "General
 * principles and operational guidelines for fair recruitment and Definition of recruitment fees and related costs"
 * (2019, part II). Its "administrative costs" are two items here, because laws treat visas and a passport differently.
 */
export const paymentItems = {
  fee: {
    paragraph: 'Recruitment fees',
    isRecruitmentCost: true,
  },
  medical: {
    paragraph: 'Medical costs',
    isRecruitmentCost: true,
  },
  insurance: {
    paragraph: 'Insurance costs',
    isRecruitmentCost: true,
  },
  tests: {
    paragraph: 'Costs for skills and qualification tests',
    isRecruitmentCost: true,
  },
  training: {
    paragraph: 'Costs for training and orientation',
    isRecruitmentCost: true,
  },
  equipment: {
    paragraph: 'Equipment costs',
    isRecruitmentCost: true,
  },
  travel: {
    paragraph: 'Travel and lodging costs',
    isRecruitmentCost: true,
  },
  visa: {
    paragraph: 'Administrative costs',
    isRecruitmentCost: true,
  },
  papers: {
    paragraph: 'Administrative costs',
    isRecruitmentCost: true,
  },
  deposit: {
    paragraph: 'Illegitimate, unreasonable and undisclosed costs',
    isRecruitmentCost: true,
  },
  other: {
    paragraph: null,
    isRecruitmentCost: false,
  },
} as const satisfies Record<string, Item>

export type PaymentItem = keyof typeof paymentItems
export const itemNames = Object.keys(paymentItems) as PaymentItem[]

/** What each item is called. */
export const itemLabels: Readonly<Record<PaymentItem, InEachLanguage>> = texts.itemLabels

/** Who paid. What the agency bore itself is not money that it received. */
export const payerNames = ['worker', 'employer', 'agency', 'other'] as const
export type Payer = (typeof payerNames)[number]
export const payerLabels: Readonly<Record<Payer, InEachLanguage>> = texts.payerLabels

/** Returns the item of an entry in the reader's language; null for entries that have none. */
export function itemLabel(item: PaymentItem | null, language: string): string | null {
  return item === null ? null : inLanguage(itemLabels[item], language)
}

/**
 * Tells whether an entry is the charge that came with money for an item, and is corrected only with that money: nothing
 * else charges an item.
 */
export function isCorrectedAlong(entry: { kind: string; item: PaymentItem | null }): boolean {
  return entry.kind === 'charge' && entry.item !== null
}

/** Tells whether the worker, or somebody for the worker, paid it. */
export function isOfWorker(payer: Payer | null): boolean {
  return payer === 'worker' || payer === 'other'
}

/** Returns who paid, in the reader's language. */
export function payerLabel(payer: Payer, language: string): string {
  return inLanguage(payerLabels[payer], language)
}
