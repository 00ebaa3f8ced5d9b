import type { PaymentItem } from '#modules/training/items.schema'
import { feeLimitNotes as notes } from '#texts/each/labels-fee-limits'
import { type Cap, cap, everyCost, otherOrigins } from './caps-other-origins.schema.ts'

const authority = 'Ministry of Expatriates’ Welfare and Overseas Employment'

/** A maximum in whole taka for a worker's whole journey, everything included. */
const most = (destination: string, taka: number, written: Partial<Cap> = {}): Cap =>
  cap({
    origin: 'BD',
    destinations: [destination],
    rule: { kind: 'amount', amount: taka * 100, currency: 'BDT' },
    covers: everyCost,
    authority,
    law: 'Maximum migration cost by country',
    dated: '2017-06',
    source: 'The Financial Express, September 2017; Dhaka Tribune, 15 January 2018',
    ...written,
  })

/** The maximum costs that the ministry set for each country; where it set none, the table says nothing. */
const bangladesh: readonly Cap[] = [
  most('SA', 165_000, {
    law: 'Notice of the Bureau of Manpower, Employment and Training',
    dated: '2016-08-29',
    source: 'New Age, 30 August 2016; Dhaka Tribune, 15 January 2018',
    note: notes.saudiArabia,
  }),
  most('MY', 78_990, {
    law: 'Office order of the ministry',
    dated: '2022-07-06',
    source: 'The Business Standard, 6 July 2022',
  }),
  most('SG', 262_270),
  most('BH', 97_780),
  most('AE', 107_780),
  most('KW', 106_780),
  most('OM', 100_780),
  most('QA', 100_780),
  most('JO', 102_780),
  most('LB', 117_780),
  most('MV', 115_780),
  most('BN', 120_780),
  most('RU', 166_640),
  most('LY', 145_780),
  most('IQ', 129_540),
  cap({
    origin: 'BD',
    destinations: null,
    rule: { kind: 'unknown' },
    covers: everyCost,
    authority,
    law: 'Overseas Employment and Migrants Act, 2013',
    dated: '2013',
    note: notes.bangladesh,
    source: 'The Business Standard, 6 July 2022',
  }),
]

export type { Cap, CapRule } from './caps-other-origins.schema.ts'

/**
 * What the laws of the countries of origin allow workers to be charged, as far as it was found in print. No setting
 * changes a row. It is not legal advice, and pages say so.
 */
export const feeCaps: readonly Cap[] = [...bangladesh, ...otherOrigins]

interface Journey {
  /** ISO 3166 alpha-2. */
  origin: string
  destination: string | null
}

/**
 * Returns the rows for somebody on this journey: those that name the destination, or else those for all destinations
 * that no row names. None where the table knows nothing.
 */
export function capsFor({ origin, destination }: Journey): readonly Cap[] {
  const own = feeCaps.filter((cap) => cap.origin === origin)
  const named = own.filter(
    ({ destinations }) => destination !== null && destinations?.includes(destination),
  )
  return named.length > 0 ? named : own.filter(({ destinations }) => destinations === null)
}

/** What somebody paid, in minor units; refunds are negative. */
export interface Paid {
  item: PaymentItem
  amount: number
  currency: string
}

export interface Money {
  amount: number
  currency: string
}

/** The result of comparing payments with a row. */
export interface CapVerdict {
  cap: Cap
  /** `unknown`: the row names no sum, the wage is unknown, or there is money in another currency. */
  verdict: 'within' | 'above' | 'unknown'
  /** What the row allows; null where that is not a sum. */
  allowed: Money | null
  /** What was paid for the items of the row, minus refunds, one sum per currency; nothing is converted. */
  paid: Money[]
  /** The same before refunds. */
  gross: Money[]
  /** What was refunded, as positive sums. */
  refunded: Money[]
}

/**
 * Compares what a worker paid with one row. `monthlyWage` is that of the contract. Sums in another currency than the
 * row's are never compared, except that where nothing may be charged any money is too much.
 */
export function judgeCap(
  cap: Cap,
  { paid, monthlyWage }: { paid: readonly Paid[]; monthlyWage: Money | null },
): CapVerdict {
  const covered = paid.filter(({ item }) => cap.covers.includes(item))
  const allowed = allowedBy(cap, monthlyWage)
  const sums = sumsOf(covered)
  return {
    ...{ cap, verdict: verdictOn(cap, sums, allowed), allowed, paid: sums },
    gross: sumsOf(covered.filter(({ amount }) => amount > 0)),
    refunded: sumsOf(
      covered.flatMap((one) => (one.amount < 0 ? [{ ...one, amount: -one.amount }] : [])),
    ),
  }
}

function verdictOn(
  { rule }: Cap,
  sums: readonly Money[],
  allowed: Money | null,
): CapVerdict['verdict'] {
  if (rule.kind === 'nothing') return sums.length > 0 ? 'above' : 'within'
  if (allowed === null) return 'unknown'
  const same = sums.find(({ currency }) => currency === allowed.currency)
  if (same && same.amount > allowed.amount) return 'above'
  return sums.every(({ currency }) => currency === allowed.currency) ? 'within' : 'unknown'
}

function allowedBy({ rule }: Cap, wage: Money | null): Money | null {
  if (rule.kind === 'amount') return { amount: rule.amount, currency: rule.currency }
  if (rule.kind === 'wages' && wage) return { ...wage, amount: wage.amount * rule.months }
  return null
}

/** Adds up one sum per currency, in alphabetical order; without sums of zero. */
function sumsOf(paid: readonly Money[]): Money[] {
  const sums = new Map<string, number>()
  for (const { amount, currency } of paid) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums]
    .map(([currency, amount]) => ({ currency, amount }))
    .filter(({ amount }) => amount !== 0)
    .sort((one, other) => (one.currency < other.currency ? -1 : 1))
}
