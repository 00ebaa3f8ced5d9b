import { itemNames, type PaymentItem, paymentItems } from '#modules/training/items.schema'
import type { InEachLanguage } from '#platform/languages.schema'
import { feeLimitNotes as notes } from '#texts/each/labels-fee-limits'

/**
 * What a law allows: a sum in minor units, the wages of so many months, nothing, or something that the table cannot
 * express.
 */
export type CapRule =
  | { kind: 'amount'; amount: number; currency: string }
  | { kind: 'wages'; months: number }
  | { kind: 'nothing' }
  | { kind: 'unknown' }

/** What a worker from one country may be charged for some items, by the law of that country. */
export interface Cap {
  /** ISO 3166 alpha-2. */
  origin: string
  /** ISO 3166 alpha-2; null: all that no other row of this origin names. */
  destinations: readonly string[] | null
  rule: CapRule
  covers: readonly PaymentItem[]
  authority: string
  /** The law, rule or circular, with its number where that was found. */
  law: string
  /** The year or day of the law; null where it was not found. */
  dated: string | null
  /** What a sum does not express; null where it expresses everything. */
  note: InEachLanguage | null
  /** Where the figure was found in print. */
  source: string
  /** YYYY-MM-DD. */
  reviewedOn: string
  /** The person who compared it with the law, and on which day; null until somebody has. */
  confirmedBy: { name: string; on: string } | null
}

/** Everything that a recruitment costs. */
export const everyCost: readonly PaymentItem[] = itemNames.filter(
  (name) => paymentItems[name].isRecruitmentCost,
)

/** Makes a row that no person has compared with the law yet; give it a name and a day when somebody has. */
export const cap = (
  written: Omit<Cap, 'reviewedOn' | 'confirmedBy' | 'note'> & Partial<Cap>,
): Cap => ({
  note: null,
  reviewedOn: '2026-11-21',
  confirmedBy: null,
  ...written,
})

const nepal = {
  origin: 'NP',
  destinations: ['MY', 'SA', 'AE', 'QA', 'KW', 'OM', 'BH'],
  authority: 'Ministry of Labour, Employment and Social Security',
  law: 'Ministerial decision “Free visa, free ticket”',
  dated: '2015-07',
  source: 'Gulf Times, 2015; Nepal News',
} as const

const philippines = {
  origin: 'PH',
  covers: ['fee'],
  authority: 'Department of Migrant Workers',
} as const

const sriLanka = {
  origin: 'LK',
  covers: ['fee'],
  authority: 'Sri Lanka Bureau of Foreign Employment',
} as const

/** Each origin except Bangladesh, as far as its rule was found in print. */
export const otherOrigins: readonly Cap[] = [
  cap({
    ...nepal,
    rule: { kind: 'amount', amount: 1_000_000, currency: 'NPR' },
    covers: ['fee'],
    note: notes.nepal,
  }),
  cap({ ...nepal, rule: { kind: 'nothing' }, covers: ['visa', 'travel'] }),
  cap({
    ...nepal,
    destinations: null,
    rule: { kind: 'unknown' },
    covers: ['fee'],
    law: 'Foreign Employment Act, section 24',
    dated: '2007',
    note: notes.nepalElsewhere,
    source: 'Foreign Employment Act of Nepal, section 24, in translation',
  }),
  cap({
    origin: 'IN',
    destinations: null,
    rule: { kind: 'amount', amount: 3_000_000, currency: 'INR' },
    covers: ['fee', 'tests'],
    authority: 'Protector General of Emigrants',
    law: 'Emigration Rules 1983, rule 25, as amended in 2017',
    dated: '2017-12-14',
    note: notes.india,
    source: 'Emigration (Amendment) Rules, 2017, as printed by The Dollar Business',
  }),
  cap({
    ...sriLanka,
    destinations: null,
    rule: { kind: 'nothing' },
    law: 'Sri Lanka Bureau of Foreign Employment Act No. 21 of 1985, section 34',
    dated: '1985-06-07',
    note: notes.sriLanka,
    source: 'Arrangement of sections at srilankalaw.lk; The Nation, 19 August 2017',
  }),
  cap({
    ...sriLanka,
    destinations: ['JP'],
    rule: { kind: 'amount', amount: 35_000_000, currency: 'LKR' },
    law: 'Notice of the Bureau for technical work in Japan',
    dated: null,
    note: notes.sriLankaInJapan,
    source: 'Lanka Net News, without a date',
  }),
  cap({
    ...philippines,
    destinations: null,
    rule: { kind: 'wages', months: 1 },
    law: 'POEA Memorandum Circular No. 14 of 1999; DMW rules for landbased workers of 2023',
    dated: '1999-05-10',
    note: notes.philippines,
    source: 'Circular as printed by Lawyerly; Respicio & Co.',
  }),
  cap({
    ...philippines,
    destinations: ['GB', 'IE', 'NO', 'NL', 'NZ'],
    rule: { kind: 'nothing' },
    law: 'Countries where no placement fee may be charged',
    dated: null,
    source: 'Respicio & Co., “Legal limits on recruitment fees”',
  }),
  cap({
    ...philippines,
    destinations: ['CA', 'US'],
    rule: { kind: 'unknown' },
    law: 'Countries where a placement fee may be charged to some only',
    dated: null,
    note: notes.philippinesInPart,
    source: 'Respicio & Co., “Legal limits on recruitment fees”',
  }),
  cap({
    origin: 'ID',
    destinations: null,
    rule: { kind: 'nothing' },
    covers: ['fee', 'medical', 'insurance', 'tests', 'training', 'travel', 'visa', 'papers'],
    authority: 'Ministry of Protection of Indonesian Migrant Workers',
    law: 'Law No. 18 of 2017, article 30; BP2MI Regulation No. 9 of 2020',
    dated: '2020-07',
    note: notes.indonesia,
    source: 'DDHK News, 2021; IDN Times, 2024; Labour Department of Hong Kong',
  }),
  cap({
    origin: 'PK',
    destinations: null,
    rule: { kind: 'amount', amount: 1_500_000, currency: 'PKR' },
    covers: ['fee'],
    authority: 'Bureau of Emigration and Overseas Employment',
    law: 'Emigration Rules 1979, rule 15',
    dated: null,
    note: notes.pakistan,
    source: 'OPN, report on the Bureau’s notice of digital payments, without a date',
  }),
]
