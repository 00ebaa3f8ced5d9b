import { z } from 'zod'
import { moneyToLookAt, paidMoney } from '#modules/contracts'
import { moneyToLookAtSchema, paidMoneySchema } from '#modules/contracts/fees.schema'
import { getLinkedRecord } from '#modules/lookup'
import { describeEntry, recordItemPayment } from '#modules/training'
import { newItemPaymentSchema, staffEntrySchema } from '#modules/training/schema'
import { endpoint, holderOf } from './endpoint.ts'

const params = z.object({ id: z.uuid() })
const notLinked = ['link.account_only', 'link.not_linked', 'lookup.no_data_found'] as const

const openedEndpoint = endpoint({
  method: 'GET',
  path: '/paid',
  summary:
    'What was paid for the candidate whose file is open, and what the law of the country allows',
  permission: 'public',
  transaction: 'read',
  proofs: ['viewing'],
  refuses: ['record.not_found'],
  output: paidMoneySchema,
  run: async (ctx, _, edge) => paidMoney(ctx, (await holderOf(ctx, edge)).recordId),
})

const linkedEndpoint = endpoint({
  method: 'GET',
  path: '/my/paid',
  summary: 'What was paid for the linked record, and what the law of the country allows',
  permission: 'signed-in',
  transaction: 'read',
  refuses: ['record.not_found', ...notLinked],
  output: paidMoneySchema,
  run: async (ctx) => paidMoney(ctx, (await getLinkedRecord(ctx)).recordId),
})

const ofRecordEndpoint = endpoint({
  method: 'GET',
  path: '/records/{id}/paid',
  summary: 'What was paid for a candidate, and what the law allows',
  permission: 'training:manage',
  transaction: 'read',
  params,
  refuses: ['record.not_found'],
  output: paidMoneySchema,
  run: (ctx, { params: { id } }) => paidMoney(ctx, id),
})

const payEndpoint = endpoint({
  method: 'POST',
  path: '/records/{id}/payments',
  summary:
    'Record what was paid for a recruitment item, and by whom; money received gets a receipt',
  permission: 'training:manage',
  transaction: 'write',
  idempotent: true,
  params,
  body: newItemPaymentSchema,
  refuses: ['record.not_found', 'account.not_found', 'payment.not_staff', 'payment.in_future'],
  output: staffEntrySchema,
  status: 201,
  run: async (ctx, { params: { id }, body }) =>
    describeEntry(ctx, await recordItemPayment(ctx, { recordId: id, payment: body })),
})

const lookAtEndpoint = endpoint({
  method: 'GET',
  path: '/money-to-look-at',
  summary: 'Who paid more than the law of the country allows',
  permission: 'training:manage',
  transaction: 'read',
  output: moneyToLookAtSchema,
  run: (ctx) => moneyToLookAt(ctx),
})

export const feeEndpoints = [
  openedEndpoint,
  linkedEndpoint,
  ofRecordEndpoint,
  payEndpoint,
  lookAtEndpoint,
] as const
