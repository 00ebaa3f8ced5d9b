import { moneyToLookAt, paidMoney } from '#modules/contracts'
import { moneyToLookAtSchema, paidMoneySchema } from '#modules/contracts/fees.schema'
import { describeEntry, recordItemPayment } from '#modules/training'
import { newItemPaymentSchema, staffEntrySchema } from '#modules/training/schema'
import { endpoint } from './endpoint.ts'
import { ownFile } from './own-file.ts'

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
