import { moneyToLookAt, paidMoney } from '#modules/contracts'
import { moneyToLookAtSchema, paidMoneySchema } from '#modules/contracts/fees.schema'
import { readSettings } from '#modules/organisation'
import { inWords } from '#modules/speech/said.schema'
import {
  correctEntry,
  describeEntry,
  ledgerCsv,
  listLedger,
  recordCharge,
  recordItemPayment,
  recordPayment,
  recordRefund,
  refundPayment,
} from '#modules/training'
import {
  correctionSchema,
  ledgerFilterSchema,
  ledgerListSchema,
  ledgerPageSchema,
  newChargeSchema,
  newItemPaymentSchema,
  newItemRefundSchema,
  newPaymentSchema,
  newRefundSchema,
  staffEntrySchema,
} from '#modules/training/schema'
import { endpoint } from './endpoint.ts'
import { ownFile } from './own-file.ts'
import { speakerOf } from './speaker.ts'

export const feeEndpoints = [
  ...ownFile('GET /paid', 'GET /my/paid', {
    summary: 'What was paid for the candidate, and what the law of the country allows',
    refuses: ['record.not_found'],
    output: paidMoneySchema,
    run: async (ctx, _, { holder }) => paidMoney(ctx, (await holder(ctx)).recordId),
  }),
  endpoint('GET /records/{id}/paid', 'training:manage', {
    summary: 'What was paid for a candidate, and what the law allows',
    refuses: ['record.not_found'],
    output: paidMoneySchema,
    run: (ctx, { params: { id } }) => paidMoney(ctx, id),
  }),
  endpoint('POST /records/{id}/payments', 'training:manage', {
    summary:
      'Record what was paid for a recruitment item, and by whom; money received gets a receipt',
    idempotent: true,
    body: newItemPaymentSchema,
    refuses: ['record.not_found', 'account.not_found', 'payment.not_staff', 'payment.in_future'],
    output: staffEntrySchema,
    status: 201,
    run: async (ctx, { params: { id }, body }) =>
      describeEntry(ctx, await recordItemPayment(ctx, { recordId: id, payment: body })),
  }),
  endpoint('GET /money-to-look-at', 'training:manage', {
    summary: 'Who paid more than the law of the country allows',
    output: moneyToLookAtSchema,
    run: (ctx) => moneyToLookAt(ctx),
  }),
] as const

/** A text in a cell of CSV. */
const inQuotes = {
  read: (cell: string) => cell.replaceAll('""', '"'),
  write: (text: string) => text.replaceAll('"', '""'),
}

export const paymentEndpoints = [
  endpoint('GET /payments', 'training:manage', {
    summary: 'The ledger: entries, newest first, and totals for each currency',
    query: ledgerListSchema,
    output: ledgerPageSchema,
    run: (ctx, { query }) => listLedger(ctx, query),
  }),
  endpoint('GET /payments.csv', 'training:manage', {
    summary: 'The ledger as CSV, oldest first; cells that look like formulas are made harmless',
    recentSignIn: { scope: 'exports' },
    transaction: 'none',
    query: ledgerFilterSchema,
    output: { response: ['text/csv'] },
    run: async (ctx, { query }) => {
      const speaker = speakerOf(await ctx.read(({ tx }) => readSettings(tx)))
      const pieces = ledgerCsv(ctx.read, query)
      const encoder = new TextEncoder()
      const told = (lines: string) => inWords(lines, 'en', speaker, (text) => text, inQuotes)
      const body = new ReadableStream<Uint8Array>({
        pull: async (stream) => {
          const { value, done } = await pieces.next()
          if (done) stream.close()
          else stream.enqueue(encoder.encode(told(value)))
        },
        cancel: async () => {
          await pieces.return(undefined)
        },
      })
      return new Response(body, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="payments.csv"',
          'cache-control': 'private, no-store',
        },
      })
    },
  }),
  endpoint('POST /payments', 'training:manage', {
    summary: 'Record money that a student handed over, in minor units; it gets a receipt',
    idempotent: true,
    body: newPaymentSchema,
    refuses: [
      'account.not_found',
      'class.not_found',
      'payment.not_staff',
      'payment.in_future',
      'payment.wrong_currency',
    ],
    output: staffEntrySchema,
    status: 201,
    run: async (ctx, { body }) => describeEntry(ctx, await recordPayment(ctx, body)),
  }),
  endpoint('POST /charges', 'training:manage', {
    summary: 'Record that a student owes a named fee of the agency',
    idempotent: true,
    body: newChargeSchema,
    refuses: ['account.not_found'],
    output: staffEntrySchema,
    status: 201,
    run: async (ctx, { body }) => describeEntry(ctx, await recordCharge(ctx, body)),
  }),
  endpoint('POST /refunds', 'training:manage', {
    summary: 'Record money that was handed back out of a student’s credit',
    idempotent: true,
    body: newRefundSchema,
    refuses: [
      'account.not_found',
      'payment.not_staff',
      'payment.in_future',
      'payment.more_than_credit',
    ],
    output: staffEntrySchema,
    status: 201,
    run: async (ctx, { body }) => describeEntry(ctx, await recordRefund(ctx, body)),
  }),
  endpoint('POST /payments/{id}/refunds', 'training:manage', {
    summary: 'Record that part of a payment for an item was handed back; it gets a receipt',
    idempotent: true,
    body: newItemRefundSchema,
    refuses: [
      'ledger.not_found',
      'ledger.already_corrected',
      'refund.out_of_credit',
      'refund.nothing_received',
      'refund.more_than_left',
      'refund.before_payment',
      'payment.not_staff',
      'payment.in_future',
    ],
    output: staffEntrySchema,
    status: 201,
    run: async (ctx, { params: { id }, body }) =>
      describeEntry(ctx, await refundPayment(ctx, { paymentId: id, refund: body })),
  }),
  endpoint('POST /payments/{id}/correction', 'training:manage', {
    summary: 'Counter a whole entry, with a reason; nothing is edited or deleted',
    body: correctionSchema,
    refuses: [
      'ledger.not_found',
      'ledger.correction_stays',
      'ledger.corrected_along',
      'ledger.already_corrected',
      'ledger.refunded',
    ],
    output: staffEntrySchema,
    status: 201,
    run: async (ctx, { params: { id }, body: { reason } }) =>
      describeEntry(ctx, await correctEntry(ctx, { entryId: id, reason })),
  }),
] as const
