import { z } from 'zod'
import {
  agencySchema,
  heldCopyComparisonSchema,
  nameSchema,
  wordsSchema,
} from '#modules/attestations/schema'
import { sharePurposes } from '#modules/shares/schema'
import { proofSchema } from '#platform/credentials/schema'
import type { ReceiptContent } from './schema.ts'

const time = z.string().max(40)

/** A document that the receipt names, as the agency had filed it. */
const heldDocumentSchema = z.strictObject({
  id: nameSchema,
  type: z.literal('HeldPaper'),
  /** Says first that it is a copy, and whose. */
  kind: wordsSchema,
  heldSince: time,
  comparisons: z
    .array(heldCopyComparisonSchema.extend({ id: nameSchema }))
    .min(1)
    .max(9)
    .optional(),
})

/** What was compared, and what was not, in English as a program finds it. */
export const comparedAs = {
  file: 'bytes of a file with those held',
  copy: 'bytes of a file with the copies that this site showed',
  reference: 'no file: a reference was looked up',
  share: 'no file: what a candidate shared was opened',
  attestation: 'signature and state of an attestation that was shown',
  receipt: 'signature and state of the file of a receipt that was shown',
  payment: 'number and check value of a payment receipt',
} as const satisfies Record<ReceiptContent['compared'], string>

/** None of them judges a document (H4). */
export const outcomeAs = {
  same: 'same file as a copy held by the agency',
  copy: 'marked copy that the agency’s site showed',
  different: 'no file that the agency holds for comparison',
  known: 'reference of a record of the agency',
  unknown: 'reference of which nothing can be said',
  shown: 'what a candidate had shared was opened',
  'in-force': 'attestation that the agency had signed, in force then',
  expired: 'attestation that the agency had signed, its time over',
  ended: 'attestation that the agency had signed, ended before',
  ours: 'receipt of the agency, nothing known to have changed since',
  changed: 'receipt of the agency, something had changed since',
  unsure: 'text that the agency does not stand by',
  altered: 'text that the agency had not signed',
  foreign: 'text of another issuer, not judged',
  issued: 'payment receipt that the agency had issued',
  refunded: 'receipt of a refund that the agency had issued',
  unconfirmed: 'no receipt that the agency can confirm',
} as const satisfies Record<ReceiptContent['verdict'], string>

/** What a program may act on; each value is from a closed list, or is a day, a digest or our own number. */
const statementSchema = z.strictObject({
  number: z.string().regex(/^RC-[0-9A-Z]{5}-[0-9A-Z]{5}-\d{2}$/),
  at: time,
  compared: z.enum(comparedAs),
  outcome: z.enum(outcomeAs),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  reference: z.string().max(40).optional(),
  /** The purpose of the candidate's share. */
  sharedFor: z.enum(sharePurposes).optional(),
  heldSince: time.optional(),
  /** SHA-256 of the whole receipt; its event in the agency's log has the same. */
  digest: z.string().regex(/^[0-9a-f]{64}$/),
})
export type ReceiptStatement = z.output<typeof statementSchema>

/** A receipt as a W3C Verifiable Credential 2.0: what was said then, and its state when it was signed. */
const comparisonReceiptSchema = z.strictObject({
  '@context': z.tuple([z.literal('https://www.w3.org/ns/credentials/v2'), nameSchema]),
  id: nameSchema,
  type: z.tuple([z.literal('VerifiableCredential'), z.literal('ComparisonReceiptCredential')]),
  issuer: agencySchema,
  validFrom: time,
  credentialSubject: statementSchema.extend({
    id: nameSchema,
    type: z.literal('ComparisonReceipt'),
    papers: z.array(heldDocumentSchema).min(1).max(30).optional(),
    /** Since when there was a newer scan of one of its documents, and since when it was no longer shown. */
    supersededSince: time.optional(),
    withdrawnSince: time.optional(),
    statement: wordsSchema,
  }),
})
export type ComparisonReceipt = z.output<typeof comparisonReceiptSchema>

export const receiptCredentialSchema = comparisonReceiptSchema.extend({ proof: proofSchema })
export type ReceiptCredential = z.output<typeof receiptCredentialSchema>
