import { z } from 'zod'
import { answerText } from '#modules/speech/schema'
import {
  faultsOfSums,
  itemNames,
  judgeSum,
  payerNames,
  paymentMethods,
  sumProblems,
  type WrongSum,
} from '#modules/training/schema'
import { workDay } from '#platform/clock/days/schema'
import { languages } from '#platform/languages.schema'
import { line, longerThan, prose } from '#platform/text/schema'

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

/** What the candidate's forms say about a wrong answer; translations use these names. */
export const feeProblems = {
  noItem: 'Choose what the money was for.',
  noSum: 'Write how much you paid.',
  ...sumProblems,
  noReceiver: 'Say to whom you paid it.',
  longReceiver: longerThan(200),
  noDay: 'Choose the day on which you paid.',
  impossibleDay: 'This day cannot be right. Check the year.',
  noEntry: 'Choose an entry from the list.',
  noObjection: 'Say what is wrong.',
  longText: longerThan(1000),
} as const

/** Returns what refuses one kind of wrong sum that no currency makes right. */
function unlessAlone(wrong: WrongSum) {
  const { message: error } = faultsOfSums[wrong]
  return [(amount: string) => judgeSum({ amount, currency: 'BDT' }) !== wrong, { error }] as const
}

/** Returns what refuses one kind of wrong sum in its currency, and says so at its field. */
function unless(wrong: WrongSum) {
  const { message: error, path } = faultsOfSums[wrong]
  const said = { error, path: [...path] as PropertyKey[] }
  return [(typed: Parameters<typeof judgeSum>[0]) => judgeSum(typed) !== wrong, said] as const
}

/** "I paid this to that person on that day; no receipt", as a form sends it. */
export const newOwnPaymentSchema = z
  .object({
    item: z.enum(itemNames, { error: feeProblems.noItem }),
    amount: line({ error: feeProblems.noSum })
      .min(1, { error: feeProblems.noSum })
      .max(30, { error: feeProblems.badSum })
      .refine(...unlessAlone('not-a-number'))
      .refine(...unlessAlone('not-above-zero')),
    currency: line({ error: feeProblems.noCurrency })
      .min(1, { error: feeProblems.noCurrency })
      .max(3, { error: feeProblems.noCurrency }),
    paidTo: line({ error: feeProblems.noReceiver })
      .min(1, { error: feeProblems.noReceiver })
      .max(200, { error: feeProblems.longReceiver }),
    paidOn: workDay({ none: feeProblems.noDay, impossible: feeProblems.impossibleDay }),
    note: prose()
      .max(1000, { error: feeProblems.longText })
      .nullish()
      .transform((text) => text || null),
  })
  .refine(...unless('too-large'))
  .refine(...unless('too-fine'))
  .refine(...unless('currency'))
  .transform((typed) => ({ ...typed, amount: Number(judgeSum(typed)) }))
export type NewOwnPayment = z.output<typeof newOwnPaymentSchema>

/** What is wrong with an entry of the ledger, in the candidate's own words. */
export const newObjectionSchema = z.object({
  entryId: z.uuid({ error: feeProblems.noEntry }),
  note: prose({ error: feeProblems.noObjection })
    .min(1, { error: feeProblems.noObjection })
    .max(1000, { error: feeProblems.longText }),
})
export type NewObjection = z.output<typeof newObjectionSchema>

export const ownPaymentAnswerSchema = z.object({ answer: answerText })

const itemSchema = z.enum(itemNames)
const moneySchema = z.object({ amount: z.number().int(), currency: z.string() })

/** The candidate's statement, with its answer: neither can be changed or removed. */
const ownPaymentSchema = z.object({
  id: z.string(),
  /** Null where an entry of the ledger is called wrong: then `entry` is its sequence and its kind. */
  payment: moneySchema
    .extend({ item: itemSchema, paidTo: z.string(), paidOn: z.string() })
    .nullable(),
  entry: z.number().int().nullable(),
  entryKind: z.enum(['payment', 'refund']).nullable(),
  note: z.string().nullable(),
  enteredAt: z.string(),
  answer: z.object({ text: z.string(), by: z.string().nullable(), at: z.string() }).nullable(),
})
export type OwnPayment = z.output<typeof ownPaymentSchema>

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

/** What was paid for one candidate, what the candidate says about it, and what the law allows. */
export const paidMoneySchema = z.object({
  entries: z.array(paidEntrySchema),
  own: z.array(ownPaymentSchema),
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

export const saidSchema = z.object({ id: z.string(), enteredAt: z.string() })

const waitingSchema = z.object({
  recordId: z.string(),
  reference: z.string(),
  name: z.string(),
})

/** For the admins: what waits for an answer, the oldest first, and who paid more than the law allows. */
export const moneyToLookAtSchema = z.object({
  unanswered: z.array(waitingSchema.extend({ id: z.string(), enteredAt: z.string() })),
  unansweredTotal: z.number().int(),
  above: z.array(
    waitingSchema.extend({
      allowed: moneySchema.nullable(),
      /** Minus refunds; and before them. */
      paid: z.array(moneySchema),
      gross: z.array(moneySchema),
    }),
  ),
  aboveTotal: z.number().int(),
})
export type MoneyToLookAt = z.output<typeof moneyToLookAtSchema>
