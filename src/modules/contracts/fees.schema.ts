import { z } from 'zod'
import { itemNames, payerNames } from '#modules/training/items.schema'
import { moneyIn } from '#modules/training/money.schema'
import { paymentMethods } from '#modules/training/payments.schema'
import { inLanguage, languages } from '#platform/languages.schema'
import {
  type TermName,
  type Terms,
  termFields,
  termLabels,
  termNames,
  type Wage,
  wagePeriods,
} from './schema.ts'

export {
  type Cap,
  type CapRule,
  type CapVerdict,
  capsFor,
  feeCaps,
  judgeCap,
  type Money,
  type Paid,
} from './caps.schema.ts'

const itemSchema = z.enum(itemNames)
const moneySchema = z.object({ amount: z.number().int(), currency: z.string() })

const handedOver = {
  id: z.string(),
  sequence: z.number().int(),
  amount: z.number().int(),
  currency: z.string(),
  method: z.enum(paymentMethods).nullable(),
  reference: z.string().nullable(),
  /** Who received the money; for a refund, who handed it out. */
  receivedBy: z.string().nullable(),
  receivedOn: z.string().nullable(),
  receipt: z.object({ number: z.string(), check: z.string() }).nullable(),
  /** Instead, the number alone where the entry or its correction is not as the log says it was recorded. */
  unconfirmedReceipt: z.string().nullable(),
  /** The reason of the counter-entry, if there is one: then it counts in no sum. */
  correctedFor: z.string().nullable(),
}

/** A refund of a payment; the amount is positive. */
const paidRefundSchema = z.object({ ...handedOver, reason: z.string().nullable() })
export type PaidRefund = z.output<typeof paidRefundSchema>

/** An entry of the ledger as the candidate sees it: what was paid for an item, and by whom. */
const paidEntrySchema = z.object({
  ...handedOver,
  item: itemSchema,
  paidBy: z.enum(payerNames),
  /** Its refunds, oldest first. */
  refunds: z.array(paidRefundSchema),
  /** How much may still be refunded; null where nothing was received, or it was corrected. */
  left: z.number().int().nullable(),
})
export type PaidEntry = z.output<typeof paidEntrySchema>

/** The result of comparing payments with one rule of the country of origin. */
const capVerdictSchema = z.object({
  verdict: z.enum(['within', 'above', 'unknown']),
  rule: z.enum(['amount', 'wages', 'nothing', 'unknown']),
  /** For `wages`: how many months. */
  months: z.number().int().nullable(),
  /** What may be charged, where that is a sum. */
  allowed: moneySchema.nullable(),
  /** What was paid for the items of the rule, minus refunds, one sum per currency: the basis of the verdict. */
  paid: z.array(moneySchema),
  /** The same before refunds, and the refunds. */
  gross: z.array(moneySchema),
  refunded: z.array(moneySchema),
  covers: z.array(itemSchema),
  origin: z.string(),
  authority: z.string(),
  law: z.string(),
  dated: z.string().nullable(),
  note: z.record(z.enum(languages), z.string()).nullable(),
  source: z.string(),
  reviewedOn: z.string(),
  /** Who compared the row with the law; null: nobody did. */
  confirmedBy: z.object({ name: z.string(), on: z.string() }).nullable(),
})
export type ShownCap = z.output<typeof capVerdictSchema>

/** What was paid for one candidate, and what the law allows. */
export const paidMoneySchema = z.object({
  entries: z.array(paidEntrySchema),
  /** What the worker paid, one line per currency; nothing is converted or added across. */
  totals: z.array(
    z.object({
      currency: z.string(),
      /** By the ledger, with a receipt. */
      receipted: z.number().int(),
      /** By the candidate's own statement. */
      own: z.number().int(),
      /** Both, regardless of refunds. */
      total: z.number().int(),
      /** What was refunded, by the ledger; and what remains paid of the total. */
      refunded: z.number().int(),
      remaining: z.number().int(),
      /** The part of the total that the ILO calls a recruitment fee or a related cost. */
      recruitment: z.number().int(),
    }),
  ),
  caps: z.array(capVerdictSchema),
  /** Who brought the candidate, as the agency says; null without one. */
  broughtBy: z.object({ name: z.string(), number: z.string().nullable() }).nullable(),
})
export type PaidMoney = z.output<typeof paidMoneySchema>

/** For the admins: who paid more than the law allows. */
export const moneyToLookAtSchema = z.object({
  above: z.array(
    z.object({
      recordId: z.string(),
      reference: z.string(),
      name: z.string(),
      allowed: moneySchema.nullable(),
      /** Minus refunds; and before them. */
      paid: z.array(moneySchema),
      gross: z.array(moneySchema),
    }),
  ),
  aboveTotal: z.number().int(),
})
export type MoneyToLookAt = z.output<typeof moneyToLookAtSchema>

/** Returns the label of a term. */
export function termLabel(name: TermName, language = 'en'): string {
  return inLanguage(termLabels[name], language)
}

/** Returns a wage as people read it: `SAR 1,200.00 a month`. */
export function shownWage({ amount, currency, period }: Wage, language = 'en'): string {
  const money = moneyIn(language, amount, currency)
  return `${money} ${inLanguage(wagePeriods[period], language)}`
}

/** Returns a term as people read it; an empty text where the contract says nothing. */
export function shownTerm(name: TermName, terms: Terms, language = 'en'): string {
  const field = termFields[name]
  const value = terms[name]
  if (value === null) return ''
  if (field.control === 'wage') return shownWage(value as Wage, language)
  if (field.control === 'choice') {
    const choice = field.choices[value as string]
    return choice ? inLanguage(choice, language) : String(value)
  }
  if (field.control === 'count') return new Intl.NumberFormat(language).format(value as number)
  return String(value)
}

/** Returns every term in the contract, each with its label. */
export function termsIn(
  terms: Terms,
  language = 'en',
): (readonly [label: string, value: string])[] {
  return termNames.flatMap((name) => {
    const value = shownTerm(name, terms, language)
    return value === '' ? [] : [[termLabel(name, language), value] as const]
  })
}
