import { z } from 'zod'
import {
  correctEntry,
  describeEntry,
  ledgerCsv,
  listLedger,
  recordCharge,
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
  newItemRefundSchema,
  newPaymentSchema,
  newRefundSchema,
  staffEntrySchema,
} from '#modules/training/schema'
import { endpoint } from './endpoint.ts'

const params = z.object({ id: z.uuid() })

const listEndpoint = endpoint({
  method: 'GET',
  path: '/payments',
  summary: 'The ledger: entries, newest first, and totals for each currency',
  permission: 'training:manage',
  transaction: 'read',
  query: ledgerListSchema,
  output: ledgerPageSchema,
  run: (ctx, { query }) => listLedger(ctx, query),
})

const csvEndpoint = endpoint({
  method: 'GET',
  path: '/payments.csv',
  summary: 'The ledger as CSV, oldest first; cells that look like formulas are made harmless',
  permission: 'training:manage',
  recentSignIn: { scope: 'exports' },
  transaction: 'none',
  query: ledgerFilterSchema,
  output: { response: ['text/csv'] },
  run: async (ctx, { query }) => {
    const pieces = ledgerCsv(ctx.read, query)
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      pull: async (stream) => {
        const { value, done } = await pieces.next()
        if (done) stream.close()
        else stream.enqueue(encoder.encode(value))
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
})

const payEndpoint = endpoint({
  method: 'POST',
  path: '/payments',
  summary: 'Record money that a student handed over, in minor units; it gets a receipt',
  permission: 'training:manage',
  transaction: 'write',
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
})

const chargeEndpoint = endpoint({
  method: 'POST',
  path: '/charges',
  summary: 'Record that a student owes a named fee of the agency',
  permission: 'training:manage',
  transaction: 'write',
  idempotent: true,
  body: newChargeSchema,
  refuses: ['account.not_found'],
  output: staffEntrySchema,
  status: 201,
  run: async (ctx, { body }) => describeEntry(ctx, await recordCharge(ctx, body)),
})

const refundEndpoint = endpoint({
  method: 'POST',
  path: '/refunds',
  summary: 'Record money that was handed back out of a student’s credit',
  permission: 'training:manage',
  transaction: 'write',
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
})

const refundOfEndpoint = endpoint({
  method: 'POST',
  path: '/payments/{id}/refunds',
  summary: 'Record that part of a payment for an item was handed back; it gets a receipt',
  permission: 'training:manage',
  transaction: 'write',
  idempotent: true,
  params,
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
})

const correctEndpoint = endpoint({
  method: 'POST',
  path: '/payments/{id}/correction',
  summary: 'Counter a whole entry, with a reason; nothing is edited or deleted',
  permission: 'training:manage',
  transaction: 'write',
  params,
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
})

export const paymentEndpoints = [
  listEndpoint,
  csvEndpoint,
  payEndpoint,
  chargeEndpoint,
  refundEndpoint,
  refundOfEndpoint,
  correctEndpoint,
] as const
