/** A text in each language that pages are offered in. */
export type Label = Readonly<{ en: string; bn: string }>

interface Item {
  label: Label
  /** The paragraph of the definition that names it; null where it names no such thing. */
  paragraph: string | null
  /** Whether it is a recruitment fee or a related cost, which no worker should pay. */
  isRecruitmentCost: boolean
}

/**
 * What a payment can be for: the recruitment fees, related costs and illegitimate costs of the ILO's
 * "General principles and operational guidelines for fair recruitment and Definition of recruitment
 * fees and related costs" (2019, part II). Its "administrative costs" stand here twice, because laws
 * treat visas and a passport differently.
 */
export const paymentItems = {
  fee: {
    label: { en: 'Recruitment or placement fee', bn: 'নিয়োগ বা চাকরি দেওয়ার ফি' },
    paragraph: 'Recruitment fees',
    isRecruitmentCost: true,
  },
  medical: {
    label: { en: 'Medical examination or vaccination', bn: 'মেডিকেল পরীক্ষা বা টিকা' },
    paragraph: 'Medical costs',
    isRecruitmentCost: true,
  },
  insurance: {
    label: { en: 'Insurance or welfare fund', bn: 'বীমা বা কল্যাণ তহবিল' },
    paragraph: 'Insurance costs',
    isRecruitmentCost: true,
  },
  tests: {
    label: { en: 'Test of skills, language or certificates', bn: 'দক্ষতা, ভাষা বা সনদের পরীক্ষা' },
    paragraph: 'Costs for skills and qualification tests',
    isRecruitmentCost: true,
  },
  training: {
    label: { en: 'Training or orientation', bn: 'প্রশিক্ষণ বা ওরিয়েন্টেশন' },
    paragraph: 'Costs for training and orientation',
    isRecruitmentCost: true,
  },
  equipment: {
    label: { en: 'Tools, uniform or safety gear', bn: 'যন্ত্রপাতি, পোশাক বা নিরাপত্তার সরঞ্জাম' },
    paragraph: 'Equipment costs',
    isRecruitmentCost: true,
  },
  travel: {
    label: { en: 'Ticket, travel or lodging', bn: 'টিকিট, যাতায়াত বা থাকা' },
    paragraph: 'Travel and lodging costs',
    isRecruitmentCost: true,
  },
  visa: {
    label: { en: 'Visa, work permit or residence permit', bn: 'ভিসা, কাজের অনুমতি বা থাকার অনুমতি' },
    paragraph: 'Administrative costs',
    isRecruitmentCost: true,
  },
  papers: {
    label: {
      en: 'Passport, clearances, contract or bank',
      bn: 'পাসপোর্ট, ছাড়পত্র, চুক্তি বা ব্যাংক',
    },
    paragraph: 'Administrative costs',
    isRecruitmentCost: true,
  },
  deposit: {
    label: { en: 'Deposit, bond, bribe or tip', bn: 'জামানত, বন্ড, ঘুষ বা বকশিশ' },
    paragraph: 'Illegitimate, unreasonable and undisclosed costs',
    isRecruitmentCost: true,
  },
  other: {
    label: {
      en: 'Something that is not for the recruitment',
      bn: 'এমন কিছু যা নিয়োগের জন্য নয়',
    },
    paragraph: null,
    isRecruitmentCost: false,
  },
} as const satisfies Record<string, Item>

export type PaymentItem = keyof typeof paymentItems
export const itemNames = Object.keys(paymentItems) as PaymentItem[]

/** Who paid. What the agency bore itself is no money that it received. */
const payers = {
  worker: { en: 'The candidate', bn: 'প্রার্থী' },
  employer: { en: 'The employer', bn: 'নিয়োগকর্তা' },
  agency: { en: 'The agency itself', bn: 'এজেন্সি নিজে' },
  other: { en: 'Family or somebody else for the candidate', bn: 'প্রার্থীর হয়ে পরিবার বা অন্য কেউ' },
} as const satisfies Record<string, Label>

export type Payer = keyof typeof payers
export const payerNames = Object.keys(payers) as Payer[]

/** The item of an entry in the reader's language; null for entries that have none. */
export function itemLabel(item: PaymentItem | null, language: string): string | null {
  return item === null ? null : paymentItems[item].label[language === 'bn' ? 'bn' : 'en']
}

/** What of it the worker has paid, or somebody for the worker. */
export function isOfWorker(payer: Payer | null): boolean {
  return payer === 'worker' || payer === 'other'
}

/** Who paid, in the reader's language. */
export function payerLabel(payer: Payer, language: string): string {
  return payers[payer][language === 'bn' ? 'bn' : 'en']
}
