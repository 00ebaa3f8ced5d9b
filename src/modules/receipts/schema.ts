import { z } from 'zod'
import { comparedSchema } from '#modules/comparisons/schema'
import { documentKindSchema } from '#modules/documents/schema'
import { sharePurposes } from '#modules/shares/schema'
import { hour, minute } from '#platform/clock/schema'
import { rates } from '#platform/limits/schema'
import { line } from '#platform/text.schema'

/** SHA-256 of a file's bytes in hexadecimal, in either case. */
export const fingerprintSchema = z
  .string()
  .regex(/^[0-9a-f]{64}$/i, { error: 'A fingerprint is 64 hexadecimal digits.' })
  .transform((text) => text.toLowerCase())

/**
 * Whether a file is the one that the organisation holds (`same`), or a marked copy of it that its site showed (`copy`)
 * (H4). Neither says whether the issuing authority would call the document genuine; `unknown` says nothing about
 * forgery.
 */
export const documentVerdictSchema = z.discriminatedUnion('verdict', [
  z.object({
    verdict: z.enum(['same', 'copy']),
    kind: documentKindSchema,
    /** Since when the organisation has held this file, or the one that the copy was made of. */
    heldSince: z.string(),
    /** Whether the organisation has a newer scan of the same document by now. */
    superseded: z.boolean(),
    /** How many documents the file shows: a PDF of the whole file shows more than one. */
    papers: z.number().int(),
    /** The results of asking the authorities about the one document; for several documents there are none here. */
    compared: z.array(comparedSchema),
  }),
  z.object({ verdict: z.literal('unknown') }),
])
export type DocumentVerdict = z.output<typeof documentVerdictSchema>

/**
 * What a typed record reference reveals: that it is one of the organisation's, or nothing. Never a name and never a
 * kind: a reference is printed on every copy and opens nothing (H6).
 */
export type ReferenceVerdict = { verdict: 'held' } | { verdict: 'unknown' }

/** Tells whether a text has the form of a record reference, written as we write it. */
export function isReference(text: string): boolean {
  return /^CR-[0-9A-HJKMNP-TV-Z]{8}$/.test(text)
}

/** What is stated once, when a receipt is stored, and never changes. */
export const receiptContentSchema = z.object({
  number: z.string(),
  at: z.string(),
  /**
   * What was compared: the file's bytes, the marked copy that this site showed, the reference; or what was shown, also
   * an attestation or the file of a receipt, or number and check value of a payment receipt.
   */
  compared: z.enum(['file', 'copy', 'reference', 'share', 'attestation', 'receipt', 'payment']),
  /**
   * `same`: identical to the file that is held; `copy`: a copy that the site showed; `different`: not a file that is
   * held; `known`, `unknown`: a reference that exists, or about which nothing can be said; `shown`: documents that a
   * candidate shared. Of an attestation that was signed here `in-force`, `expired`, `ended`; of a receipt's file
   * `ours`, `changed`; of either `unsure`: nobody here stands by it, `altered`: not signed here, `foreign`: of another
   * issuer, which is not judged and not named. Of a payment receipt `issued`, `refunded`: issued here, `unconfirmed`: no
   * such receipt. None of them judges a document (H4).
   */
  verdict: z.enum([
    ...(['same', 'copy', 'different', 'known', 'unknown', 'shown'] as const),
    ...(['in-force', 'expired', 'ended', 'ours', 'changed'] as const),
    ...(['unsure', 'altered', 'foreign'] as const),
    ...(['issued', 'refunded', 'unconfirmed'] as const),
  ]),
  /** SHA-256 of the file that was compared, or of the text that was shown. */
  sha256: z.string().nullable(),
  /**
   * The reference that was asked about, the number of the receipt whose file was shown, or that of a payment receipt,
   * with the check value where there was no such receipt.
   */
  reference: z.string().nullable(),
  purpose: z.enum(sharePurposes).nullable(),
  /** The documents named: for a copy of several documents, none. */
  papers: z.array(
    z.object({
      kind: documentKindSchema,
      heldSince: z.string(),
      /** The results of asking the authorities; receipts of earlier versions of Candor have none. */
      compared: z.array(comparedSchema).optional(),
    }),
  ),
  heldSince: z.string().nullable(),
  /** Until when the attestation was to be in force; only of one that had not ended. */
  until: z.string().optional(),
  /** How many documents it is about. */
  count: z.number().int(),
  /** Whether there already was a newer scan; of a payment receipt, whether its entry had been corrected. */
  superseded: z.boolean(),
  /** Who stated it. */
  organisation: z.object({
    displayName: z.string(),
    legalName: z.string(),
    licenceNumber: z.string(),
    licensingAuthority: z.string(),
    /** Present where the agency alone names its regulator. */
    byOwnAccount: z.literal(true).optional(),
  }),
})
export type ReceiptContent = z.output<typeof receiptContentSchema>

/** A receipt as anybody with its number sees it: what it said then, and what has changed since. */
export const receiptSchema = receiptContentSchema.extend({
  /** Since when there is a newer scan of one of its documents, or the entry of the payment receipt is corrected. */
  supersededSince: z.string().nullable(),
  /** Since when its subject is no longer shown, or the agency no longer stands by it, for whatever reason. */
  withdrawnSince: z.string().nullable(),
  /** Since when the attestation is no longer in force because its time is over. */
  expiredSince: z.string().optional(),
})
export type Receipt = z.output<typeof receiptSchema>

/** What a receipt is about that is neither a record nor a share nor a document. */
export const receiptSubjectSchema = z.object({
  attestation: z.object({ id: z.string(), multikey: z.string() }).optional(),
  /** A reference that was known. */
  reference: z.string().optional(),
  /** The number of a payment receipt. */
  payment: z.string().optional(),
  /** What was said at once, and is no change: there was a newer scan already, or its time was over. */
  stated: z.array(z.enum(['superseded', 'expired'])).optional(),
})
export type ReceiptSubject = z.output<typeof receiptSubjectSchema>

/** Tells whether something has changed since the check. */
export function hasChanged({ supersededSince, withdrawnSince, expiredSince }: Receipt): boolean {
  return supersededSince !== null || withdrawnSince !== null || expiredSince !== undefined
}

/** A receipt with the proof that its event is in the log, to keep as a file. */
export const receiptProofSchema = z.object({
  /** The content of the digest, in the form of RFC 8785. */
  receipt: receiptContentSchema,
  /** SHA-256 of `receipt`, in hexadecimal; the event in the proof has the same. */
  digest: z.string(),
  /** c2sp.org/tlog-proof; `extra` in it is the event. */
  proof: z.string(),
  /** The key that verifies the checkpoint in the proof. */
  logKey: z.string(),
})
export type ReceiptProof = z.output<typeof receiptProofSchema>

/** Such a file as somebody has it: one with anything more or less is not ours. */
export const heldReceiptSchema = receiptProofSchema
  .extend({
    receipt: receiptContentSchema
      .extend({
        papers: z.array(
          receiptContentSchema.shape.papers.element
            .extend({ compared: z.array(comparedSchema.strict()).optional() })
            .strict(),
        ),
        organisation: receiptContentSchema.shape.organisation.strict(),
      })
      .strict(),
  })
  .strict()

/** The maximum length of a receipt's file: a share's may name every kind of document. */
export const mostReceiptCharacters = 60_000

/** What a receipt is requested for; a share is the one open in the request's viewing. */
export const newReceiptSchema = z.union([
  z.object({ sha256: fingerprintSchema }),
  z.object({ reference: line().min(1).max(60) }),
  z.object({ share: z.literal(true) }),
  /** The text of an attestation, or of the file of a receipt. */
  z.object({ attestation: z.string().min(1).max(mostReceiptCharacters) }),
  /** The number of a payment receipt, and the check value next to it. */
  z.object({ payment: line().min(1).max(60), check: line().min(1).max(60) }),
])
export type NewReceipt = z.output<typeof newReceiptSchema>

/** The file of a receipt as text. */
export const receiptTextSchema = z.object({ receipt: z.string().max(mostReceiptCharacters) })

/**
 * The verdict on the file of a receipt. `ours`: our log has an event with its digest, or a key of ours signed it; `now`
 * is the receipt's content with its present state, and null where the receipt no longer exists; `revoked`: the key came
 * into other hands (for the log's key, only if the receipt does not exist here). `altered`: nothing of ours proves this
 * text; `foreign`: of another log or issuer, which is not judged; `unreadable`: not a receipt.
 */
export const receiptFileVerdictSchema = z.discriminatedUnion('verdict', [
  z.object({
    verdict: z.literal('ours'),
    signature: z.enum(['holds', 'revoked']),
    now: receiptSchema.nullable(),
  }),
  z.object({ verdict: z.literal('foreign'), host: z.string() }),
  z.object({ verdict: z.literal('altered') }),
  z.object({ verdict: z.literal('unreadable') }),
])
export type ReceiptFileVerdict = z.output<typeof receiptFileVerdictSchema>

/** Sizes in bytes, times in milliseconds. */
export const receiptLimits = {
  /** How long a receipt of a check can be looked up. */
  receiptKept: 5 * 366 * 24 * hour,
} as const

export const receiptRates = rates({
  receipt: { tries: 10, window: minute, of: 'address' },
})

export const verificationRates = rates({
  verify: { tries: 10, window: minute, of: 'address' },
})
