import type { PaymentItem } from '#modules/training/schema'
import { bangladesh } from './caps-bangladesh.schema.ts'
import type { Cap } from './caps-cap.schema.ts'
import { otherOrigins } from './caps-other-origins.schema.ts'

export type { Cap, CapRule } from './caps-cap.schema.ts'

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
