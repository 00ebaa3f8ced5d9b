import { refuseUnless, sharedTokenIn, viewingTokenIn } from '#gate'
import {
  checkReceiptFile,
  keepFileReceipt,
  keepPaymentReceipt,
  keepReferenceReceipt,
  keepShareReceipt,
  keepShownReceipt,
  proveReceipt,
  readReceipt,
  reportAltered,
  signReceipt,
} from '#modules/receipts'
import { receiptCredentialSchema } from '#modules/receipts/credential.schema'
import {
  newReceiptSchema,
  receiptContentSchema,
  receiptFileVerdictSchema,
  receiptProofSchema,
  receiptRates,
  receiptSchema,
  receiptTextSchema,
  verificationRates,
} from '#modules/receipts/schema'
import { findShareViewing } from '#modules/shares'
import type { WriteContext } from '#platform/context'
import { line } from '#platform/text.schema'
import { type Edge, endpoint } from './endpoint.ts'

/** Returns the viewing of a share that a request has open; refuses with `viewing.ended`. */
async function openViewing(ctx: WriteContext, { request: { headers }, publicUrl }: Edge) {
  const token = viewingTokenIn(headers, publicUrl) ?? sharedTokenIn(headers, publicUrl)
  const viewing = token === null ? null : await findShareViewing(ctx, token)
  refuseUnless(viewing, 'viewing.ended')
  return viewing
}

export const receiptEndpoints = [
  endpoint('POST /receipts', 'public', {
    summary:
      'Keep a receipt of a check: of a file by its SHA-256, a reference, the share that a viewing has open, the text of an attestation or of a receipt’s file, or a payment receipt',
    body: newReceiptSchema,
    limit: receiptRates.receipt,
    idempotent: true,
    proofs: ['shared'],
    refuses: [
      ...(['receipt.no_reference', 'receipt.no_attestation', 'receipt.no_payment'] as const),
      ...(['lookup.no_data_found', 'setup.required'] as const),
    ],
    output: receiptContentSchema,
    status: 201,
    run: async (ctx, { body }, edge) => {
      if ('sha256' in body) return keepFileReceipt(ctx, body.sha256)
      if ('reference' in body) return keepReferenceReceipt(ctx, body.reference)
      if ('attestation' in body) return keepShownReceipt(ctx, body.attestation, edge.publicUrl)
      if ('payment' in body)
        return keepPaymentReceipt(ctx, { number: body.payment, check: body.check })
      return keepShareReceipt(ctx, await openViewing(ctx, edge))
    },
  }),
  // Before the numbers, or it would be taken for one.
  endpoint('POST /receipts/check', 'public', {
    summary:
      'Whether the file of a receipt, in either form, is ours and as we wrote it, and what has become of it',
    transaction: 'none',
    body: receiptTextSchema,
    limit: verificationRates.verify,
    output: receiptFileVerdictSchema,
    run: (ctx, { body }, { publicUrl }) => checkReceiptFile(ctx, body.receipt, publicUrl),
  }),
  endpoint('GET /receipts/{number}', 'public', {
    summary: 'What a receipt said when it was kept, and what has become of it; nothing personal',
    transaction: 'none',
    params: { number: line().max(60) },
    limit: receiptRates.receipt,
    refuses: ['receipt.unconfirmed'],
    output: receiptSchema,
    run: (ctx, { params: { number } }) =>
      reportAltered(ctx, number, (read) => readReceipt(read, number)),
  }),
  endpoint('GET /receipts/{number}/proof', 'public', {
    summary: 'A receipt with the proof that its event is in the transparency log',
    transaction: 'none',
    params: { number: line().max(60) },
    limit: receiptRates.receipt,
    refuses: ['receipt.unconfirmed', 'log.not_sealed'],
    output: receiptProofSchema,
    run: (ctx, { params: { number } }) =>
      reportAltered(ctx, number, (read) => proveReceipt(read, number)),
  }),
  endpoint('GET /receipts/{number}/credential', 'public', {
    summary:
      'A receipt as a W3C Verifiable Credential 2.0: what was said then, and what has become of it',
    transaction: 'none',
    params: { number: line().max(60) },
    limit: receiptRates.receipt,
    refuses: [
      ...(['receipt.unconfirmed'] as const),
      ...(['attestation.no_address', 'attestation.key_unavailable'] as const),
    ],
    output: receiptCredentialSchema,
    run: (ctx, { params }, { publicUrl }) => signReceipt(ctx, params.number, publicUrl),
  }),
] as const
