import { itemNames, type PaymentItem, paymentItems } from '#modules/training/schema'
import type { InEachLanguage } from '#platform/languages.schema'

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
