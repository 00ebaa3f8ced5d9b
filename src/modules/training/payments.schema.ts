import { z } from 'zod'
import { type PublicKind, publicly } from '#modules/speech/schema'
import { workDay } from '#platform/clock/days.schema'
import { pageAsked, pagePlace } from '#platform/pages/schema'
import { filled } from '#platform/problems.schema'
import { filledProse, line } from '#platform/text.schema'
import { publicText } from '#speech/public-text'
import { amountSchema, currencySchema } from './classes.schema.ts'
import { itemNames, payerNames } from './items.schema.ts'
import { importUndone, paymentProblems as problems } from './problems.schema.ts'
import { readReceipt } from './receipt-number.schema.ts'

const entryKinds = ['payment', 'charge', 'refund', 'correction'] as const
export type EntryKind = (typeof entryKinds)[number]
export const paymentMethods = ['cash', 'bank', 'mobile-wallet', 'other'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

const optional = (kind: PublicKind, most: number, long: `${string}{most}${string}`) =>
  publicly(kind, line().max(most, { error: filled(long, { most }) }))
    .nullish()
    .transform((text) => text || null)

const accountId = z.uuid({ error: problems.noStudent })
const calendarDay = workDay({ none: problems.noDay, impossible: problems.impossibleDay })

/** The purpose: a class or a named fee of the agency, exactly one of them. */
const purpose = {
  classId: z.uuid({ error: problems.noClass }).nullish().default(null),
  feeName: optional('title', 120, problems.longFee),
}
const hasOnePurpose = (input: { classId: string | null; feeName: string | null }) =>
  (input.classId === null) !== (input.feeName === null)
const purposeError = { path: ['classId'], error: problems.noPurpose }

const handedOver = {
  amount: amountSchema(1),
  currency: currencySchema,
  method: z.enum(paymentMethods, { error: problems.noMethod }),
  /** The number of a transfer or a slip, for example. */
  reference: optional('mark', 120, problems.longReference),
  receivedOn: calendarDay,
}

/** Money that a student handed over; for a class its fee, unless the sum says otherwise. */
export const newPaymentSchema = z
  .object({
    accountId,
    ...purpose,
    ...handedOver,
    amount: handedOver.amount.optional(),
    currency: handedOver.currency.optional(),
    /** The staff account that took the money; by default the actor's. */
    receivedBy: z.uuid({ error: problems.noReceiver }).optional(),
  })
  .refine(hasOnePurpose, purposeError)
  .superRefine(({ classId, amount, currency }, found) => {
    if (classId !== null) return
    const missing = (path: string, message: string) =>
      found.addIssue({ code: 'custom', path: [path], message })
    if (amount === undefined) missing('amount', problems.noAmount)
    if (currency === undefined) missing('currency', problems.badCurrency)
  })
export type NewPayment = z.output<typeof newPaymentSchema>

/** Money for an item of a candidate's recruitment; or a cost that the agency bore itself. */
export const newItemPaymentSchema = z.object({
  ...handedOver,
  item: z.enum(itemNames, { error: problems.noItem }),
  paidBy: z.enum(payerNames, { error: problems.noPayer }),
  /** The student's account of the same person, if there is one: the payment shows there too. */
  accountId: accountId.nullish().default(null),
  /** The staff account that took the money; by default the actor's. */
  receivedBy: z.uuid({ error: problems.noReceiver }).optional(),
})
export type NewItemPayment = z.output<typeof newItemPaymentSchema>

/** A named fee of the agency that a student owes. Fees of classes are charged with the seat. */
export const newChargeSchema = z.object({
  accountId,
  feeName: publicly('title', filledProse(120, problems.noFee, problems.longFee)),
  amount: amountSchema(1),
  currency: currencySchema,
})
export type NewCharge = z.output<typeof newChargeSchema>

/** Money that is refunded out of a student's credit. */
export const newRefundSchema = z.object({ accountId, ...handedOver })
export type NewRefund = z.output<typeof newRefundSchema>

/** A part of a payment for an item that is refunded, in the currency of the payment. */
export const newItemRefundSchema = z
  .object(handedOver)
  .omit({ currency: true })
  .extend({
    reason: publicText(
      'reason',
      publicly('text', filledProse(500, problems.noRefundReason, problems.longReason)),
    ),
    /** The staff account that handed it out; by default the actor's. */
    receivedBy: z.uuid({ error: problems.noRefunder }).optional(),
  })
export type NewItemRefund = z.output<typeof newItemRefundSchema>

export const correctionSchema = z.object({
  reason: publicText(
    'reason',
    publicly('text', filledProse(500, problems.noCorrection, problems.longReason)),
  ),
})

/**
 * An entry of the ledger. `amount` is signed, in minor units: positive in the student's favour (payments), negative
 * otherwise (charges, refunds).
 */
const entrySchema = z.object({
  id: z.string(),
  sequence: z.number().int(),
  kind: z.enum(entryKinds),
  amount: z.number().int(),
  currency: z.string(),
  classId: z.string().nullable(),
  classTitle: z.string().nullable(),
  feeName: z.string().nullable(),
  /** The item of a candidate's recruitment, and who paid. */
  item: z.enum(itemNames).nullable(),
  paidBy: z.enum(payerNames).nullable(),
  method: z.enum(paymentMethods).nullable(),
  reference: z.string().nullable(),
  /** The name of the person who received (for a refund: handed out) the money. */
  receivedBy: z.string().nullable(),
  receivedOn: z.string().nullable(),
  /** The content of the receipt of a payment, or of its refund: its number, and the check value for `/verify`. */
  receipt: z.object({ number: z.string(), check: z.string() }).nullable(),
  /** Instead, the number alone where the entry or its correction is not as the log says it was recorded. */
  unconfirmedReceipt: z.string().nullable(),
  /** For a refund: the sequence of the payment of which it returns a part, where it names one. */
  refunds: z.number().int().nullable(),
  /** For a payment that refunds can name: how much may still be refunded. */
  left: z.number().int().nullable(),
  /** The sequence of the entry that this one corrects, and of the one that corrects it. */
  corrects: z.number().int().nullable(),
  correctedBy: z.number().int().nullable(),
  reason: z
    .string()
    .nullable()
    .describe(`What somebody wrote, or “${importUndone}” where an import was undone`),
  enteredBy: z.string(),
  createdAt: z.string(),
})
export type LedgerEntry = z.output<typeof entrySchema>

/** An entry as admins see it, with the student. */
export const staffEntrySchema = entrySchema.extend({
  /** The student, the candidate, or both. */
  accountId: z.string().nullable(),
  recordId: z.string().nullable(),
  studentName: z.string(),
})
export type StaffEntry = z.output<typeof staffEntrySchema>

const balanceSchema = z.object({ currency: z.string(), balance: z.number().int() })

/** The person's own ledger: every entry, oldest first, each with the balance of its currency after it. */
export const ownLedgerSchema = z.object({
  entries: z.array(entrySchema.extend({ balanceAfter: z.number().int() })),
  balances: z.array(balanceSchema),
})
export type OwnLedger = z.output<typeof ownLedgerSchema>

const filterFields = {
  accountId: z.uuid().optional(),
  recordId: z.uuid().optional(),
  classId: z.uuid().optional(),
  kind: z.enum(entryKinds).optional(),
  method: z.enum(paymentMethods).optional(),
  currency: currencySchema.optional(),
  /** Days on which the money was handed over, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** The number of a receipt, as somebody typed it. */
  receipt: line().max(60).transform(readReceipt).optional(),
}
export const ledgerFilterSchema = z.object(filterFields)
export type LedgerFilter = z.output<typeof ledgerFilterSchema>
export const ledgerListSchema = z.object({ ...filterFields, ...pageAsked })
export type LedgerList = z.output<typeof ledgerListSchema>

/** Sums over all entries of a filter, one line for each currency; nothing is ever converted. */
const totalSchema = z.object({
  currency: z.string(),
  /** Payments less their corrections: what came in. */
  received: z.number().int(),
  /** Refunds less their corrections: what went out, as a positive amount. */
  refunded: z.number().int(),
  /** Charges less their corrections, as a positive amount. */
  charged: z.number().int(),
  /** The sum of all entries. */
  balance: z.number().int(),
})
export type Total = z.output<typeof totalSchema>

export const ledgerPageSchema = z.object({
  entries: z.array(staffEntrySchema),
  totals: z.array(totalSchema),
  ...pagePlace,
})

/** What `/verify` may say of a receipt: nothing about the person. */
export type ReceiptVerdict =
  | {
      verdict: 'issued'
      /** Whether money was received, or refunded. */
      kind: 'payment' | 'refund'
      number: string
      /** Positive for both. */
      amount: number
      currency: string
      receivedOn: string
      /** The day on which the entry was reversed, if it was. */
      correctedOn: string | null
    }
  | { verdict: 'unknown' }
