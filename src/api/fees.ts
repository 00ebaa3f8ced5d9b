import { z } from 'zod'
import { refuseUnless, viewingTokenIn } from '#gate'
import {
  answerOwnPayment,
  enterOwnPayment,
  moneyToLookAt,
  objectToEntry,
  paidMoney,
} from '#modules/fees'
import {
  moneyToLookAtSchema,
  newObjectionSchema,
  newOwnPaymentSchema,
  ownPaymentAnswerSchema,
  paidMoneySchema,
  saidSchema,
} from '#modules/fees/schema'
import { findViewing, getLinkedRecord } from '#modules/lookup'
import { lookupRates } from '#modules/lookup/limits'
import { describeEntry, recordItemPayment } from '#modules/training'
import { newItemPaymentSchema, staffEntrySchema } from '#modules/training/schema'
import type { ReadContext } from '#platform/context'
import { type Edge, endpoint } from './endpoint.ts'

const params = z.object({ id: z.uuid() })
const notLinked = ['link.account_only', 'link.not_linked', 'lookup.no_data_found'] as const

/** Returns the record of the request's viewing, by its token; refuses with `viewing.ended`. */
async function holderOf(ctx: ReadContext, { request, publicUrl }: Edge) {
  const token = viewingTokenIn(request.headers, publicUrl)
  const viewing = token === null ? null : await findViewing(ctx, token)
  refuseUnless(viewing, 'viewing.ended')
  return viewing
}

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

const enter = {
  method: 'POST',
  transaction: 'write',
  limit: lookupRates.ownFile,
  idempotent: true,
  output: saidSchema,
  status: 201,
} as const
const enterRefusals = ['own_payment.in_future', 'own_payment.too_many'] as const
const objectRefusals = ['ledger.not_found', 'own_payment.too_many'] as const

const enterEndpoint = endpoint({
  ...enter,
  path: '/own-payments',
  summary: 'Enter what was paid without a receipt: kept for good, and answered by staff',
  permission: 'public',
  proofs: ['viewing'],
  body: newOwnPaymentSchema,
  refuses: enterRefusals,
  run: async (ctx, { body }, edge) => {
    const { recordId } = await holderOf(ctx, edge)
    return enterOwnPayment(ctx, { recordId, payment: body })
  },
})

const enterLinkedEndpoint = endpoint({
  ...enter,
  path: '/my/own-payments',
  summary:
    'Enter what was paid without a receipt for the linked record: kept for good, and answered by staff',
  permission: 'signed-in',
  body: newOwnPaymentSchema,
  refuses: [...enterRefusals, ...notLinked],
  run: async (ctx, { body }) => {
    const { recordId } = await getLinkedRecord(ctx)
    return enterOwnPayment(ctx, { recordId, payment: body })
  },
})

const objectEndpoint = endpoint({
  ...enter,
  path: '/payment-objections',
  summary: 'Say what is wrong with an entry of the ledger: kept for good, and answered by staff',
  permission: 'public',
  proofs: ['viewing'],
  body: newObjectionSchema,
  refuses: objectRefusals,
  run: async (ctx, { body }, edge) => {
    const { recordId } = await holderOf(ctx, edge)
    return objectToEntry(ctx, { recordId, objection: body })
  },
})

const objectLinkedEndpoint = endpoint({
  ...enter,
  path: '/my/payment-objections',
  summary:
    'Say what is wrong with an entry of the ledger of the linked record: kept for good, and answered by staff',
  permission: 'signed-in',
  body: newObjectionSchema,
  refuses: [...objectRefusals, ...notLinked],
  run: async (ctx, { body }) => {
    const { recordId } = await getLinkedRecord(ctx)
    return objectToEntry(ctx, { recordId, objection: body })
  },
})

const ofRecordEndpoint = endpoint({
  method: 'GET',
  path: '/records/{id}/paid',
  summary:
    'What was paid for a candidate, what the candidate says about it, and what the law allows',
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

const answerEndpoint = endpoint({
  method: 'POST',
  path: '/records/{id}/own-payments/{paymentId}/answer',
  summary: 'Answer what a candidate said about money, once: the candidate reads it, and it stays',
  permission: 'training:manage',
  transaction: 'write',
  params: params.extend({ paymentId: z.uuid() }),
  body: ownPaymentAnswerSchema,
  refuses: ['record.not_found', 'own_payment.not_found', 'own_payment.answered_already'],
  output: paidMoneySchema,
  run: async (ctx, { params: { id, paymentId }, body: { answer } }) => {
    await answerOwnPayment(ctx, { recordId: id, paymentId, answer })
    return paidMoney(ctx, id)
  },
})

const lookAtEndpoint = endpoint({
  method: 'GET',
  path: '/money-to-look-at',
  summary:
    'What candidates said about money and nobody has answered; and who paid more than the law allows',
  permission: 'training:manage',
  transaction: 'read',
  output: moneyToLookAtSchema,
  run: (ctx) => moneyToLookAt(ctx),
})

export const feeEndpoints = [
  openedEndpoint,
  linkedEndpoint,
  enterEndpoint,
  enterLinkedEndpoint,
  objectEndpoint,
  objectLinkedEndpoint,
  ofRecordEndpoint,
  payEndpoint,
  answerEndpoint,
  lookAtEndpoint,
] as const
