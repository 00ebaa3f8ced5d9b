import { appendAudit } from '#modules/audit'
import {
  enterTerms,
  moneyToLookAt,
  noteReading,
  ownContract,
  paidMoney,
  staffContract,
} from '#modules/contracts'
import { moneyToLookAtSchema, paidMoneySchema } from '#modules/contracts/fees.schema'
import {
  newReadingSchema,
  ownContractSchema,
  staffContractSchema,
  termsSchema,
} from '#modules/contracts/schema'
import { readSettings } from '#modules/organisation'
import { inWords } from '#modules/speech'
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
} from '#modules/training/payments.schema'
import type { ReadContext } from '#platform/context'
import { csvType, download, encoded, peopleOf, peopleSchema } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { ownFile, writeAs } from './own-file.ts'
import { speakerOf } from './speaker.ts'

const ofRecordSchema = staffContractSchema.extend({ people: peopleSchema })
const ownSchema = ownContractSchema.nullable()

async function ofRecord(ctx: ReadContext, recordId: string) {
  const contract = await staffContract(ctx, recordId)
  const ids = contract.versions.map(({ enteredBy }) => enteredBy)
  return { ...contract, people: await peopleOf(ctx, ids) }
}

/** A text in a cell of CSV. */
const inQuotes = {
  read: (cell: string) => cell.replaceAll('""', '"'),
  write: (text: string) => text.replaceAll('"', '""'),
}

export const paymentEndpoints = [
  endpoint('GET /records/{id}/contract', 'records:all', {
    summary: 'The terms of the contract, each version, and whether the candidate read them',
    output: ofRecordSchema,
    run: (ctx, { params }) => ofRecord(ctx, params.id),
  }),
  endpoint('PUT /records/{id}/contract/terms', 'records:all', {
    summary:
      'Enter what the contract says, or a change of it (If-Match: 0 where there are no terms)',
    body: termsSchema,
    requiresIfMatch: 'contract.changed_meanwhile',
    refuses: ['record.in_trash'],
    output: ofRecordSchema,
    run: async (ctx, { params, body, version }) => {
      await enterTerms(ctx, { recordId: params.id, version, terms: body })
      return ofRecord(ctx, params.id)
    },
  }),
  ...ownFile('GET /contract', 'GET /my/contract', {
    summary: 'The terms of the contract, or null',
    output: ownSchema,
    run: async (ctx, _, { holder }) => ownContract(ctx, await holder(ctx)),
  }),
  ...ownFile('POST /contract/readings', 'POST /my/contract/readings', {
    summary: 'Say that these terms were read, or read aloud',
    transaction: 'none',
    body: newReadingSchema,
    refuses: ['contract.no_terms', 'contract.no_copy', 'contract.changed_meanwhile'],
    output: ownSchema,
    run: (ctx, { body }, { holder }) =>
      writeAs(ctx, holder, async (write, whose) => {
        await noteReading(write, whose, body)
        return ownContract(write, whose)
      }),
  }),
  ...ownFile('GET /paid', 'GET /my/paid', {
    summary: 'What was paid for the candidate, and what the law of the country allows',
    refuses: ['record.not_found'],
    output: paidMoneySchema,
    run: async (ctx, _, { holder }) => paidMoney(ctx, (await holder(ctx)).recordId),
  }),
  endpoint('GET /records/{id}/paid', 'training:manage', {
    summary: 'What was paid for a candidate, and what the law allows',
    output: paidMoneySchema,
    run: (ctx, { params: { id } }) => paidMoney(ctx, id),
  }),
  endpoint('POST /records/{id}/payments', 'training:manage', {
    summary:
      'Record what was paid for a recruitment item, and by whom; money received gets a receipt',
    idempotent: true,
    body: newItemPaymentSchema,
    refuses: ['account.not_found', 'payment.not_staff', 'payment.in_future'],
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
      // Before the first byte, by the names of the filters: what they say may be about somebody.
      const filteredBy = Object.keys(query).filter((name) => query[name as never] !== undefined)
      await ctx.write((write) => appendAudit(write, 'export.payments', null, { filteredBy }))
      const speaker = speakerOf(await ctx.read(({ tx }) => readSettings(tx)))
      const written = async function* () {
        for await (const lines of ledgerCsv(ctx.read, query))
          yield inWords(lines, 'en', speaker, (text) => text, inQuotes)
      }
      return download({ name: 'payments.csv', type: csvType }, encoded(written()))
    },
  }),
  endpoint('POST /payments', 'training:manage', {
    summary:
      'Record money that a student handed over, in minor units, for a class by default its fee; it gets a receipt',
    idempotent: true,
    body: newPaymentSchema,
    refuses: [
      'account.not_found',
      'class.not_found',
      'payment.not_staff',
      'payment.in_future',
      'payment.wrong_currency',
      'payment.no_fee',
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
    summary: 'Record money that was handed back out of a student’s credit; it gets a receipt',
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
