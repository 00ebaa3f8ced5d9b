import { z } from 'zod'
import { comparedSchema } from '#modules/comparisons/schema'
import { documentKindSchema } from '#modules/documents/schema'
import { sharePurposes } from '#modules/shares/schema'
import { fingerprintSchema } from '#modules/verification/schema'
import { line } from '#platform/text/schema'

/** What is said once, when a receipt is kept, and never changes. */
export const receiptContentSchema = z.object({
  number: z.string(),
  at: z.string(),
  /** What was compared: the file's bytes, the marked copy that this site showed, the reference; or what was shown. */
  compared: z.enum(['file', 'copy', 'reference', 'share']),
  /**
   * `same`: the same file as the one that is held; `copy`: a copy that the site showed; `different`:
   * not a file that is held; `known`, `unknown`: a reference that there is, or of which nothing can
   * be said; `shown`: papers that a candidate shared. None of them judges a paper (H4).
   */
  verdict: z.enum(['same', 'copy', 'different', 'known', 'unknown', 'shown']),
  /** SHA-256 of the file that was compared. */
  sha256: z.string().nullable(),
  /** The reference that was asked about. */
  reference: z.string().nullable(),
  purpose: z.enum(sharePurposes).nullable(),
  /** What was named: a copy of several papers names none. */
  papers: z.array(
    z.object({
      kind: documentKindSchema,
      heldSince: z.string(),
      /** What had come of asking the authorities; receipts of earlier versions of Candor have none. */
      compared: z.array(comparedSchema).optional(),
    }),
  ),
  heldSince: z.string().nullable(),
  /** How many papers it speaks of. */
  count: z.number().int(),
  /** Whether a newer scan was held already. */
  superseded: z.boolean(),
  /** Who said so. */
  organisation: z.object({
    displayName: z.string(),
    legalName: z.string(),
    licenceNumber: z.string(),
    licensingAuthority: z.string(),
  }),
})
export type ReceiptContent = z.output<typeof receiptContentSchema>

/** A receipt as anybody with its number sees it: what was said then, and what has become of it. */
export const receiptSchema = receiptContentSchema.extend({
  /** Since when a newer scan of one of its papers is held. */
  supersededSince: z.string().nullable(),
  /** Since when what it tells of is shown no more, for whatever reason. */
  withdrawnSince: z.string().nullable(),
})
export type Receipt = z.output<typeof receiptSchema>

/** A receipt beside the open share that it was kept from. */
export interface ReceiptOfShare extends Receipt {
  /** The candidate's name for the share. */
  label: string | null
}

/** What a receipt is asked for; a share is the one that the request's viewing has open. */
export const newReceiptSchema = z.union([
  z.object({ sha256: fingerprintSchema }),
  z.object({ reference: line().min(1).max(60) }),
  z.object({ share: z.literal(true) }),
])
export type NewReceipt = z.output<typeof newReceiptSchema>

/** A receipt with the proof that its event is in the log, to keep as a file. */
export const receiptProofSchema = z.object({
  /** What the digest is of, in the form of RFC 8785. */
  receipt: receiptContentSchema,
  /** SHA-256 of `receipt`, in hexadecimal; the event in the proof holds the same. */
  digest: z.string(),
  /** c2sp.org/tlog-proof; `extra` in it is the event. */
  proof: z.string(),
  /** What the checkpoint in the proof is verified with. */
  logKey: z.string(),
})
export type ReceiptProof = z.output<typeof receiptProofSchema>

/** Such a file as somebody holds it: one with anything more, or anything less, is none of ours. */
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

/** As long as the file of a receipt may be: one of a share may name every kind of paper. */
export const mostReceiptCharacters = 60_000

/** The file of a receipt as text. */
export const receiptTextSchema = z.object({ receipt: z.string().max(mostReceiptCharacters) })

/**
 * What can be told of the file of a receipt. `ours`: our log holds an event with its digest, or a key of ours signed
 * it; `now` is what the receipt says with what has become of it, and null where there is no such receipt any more;
 * `revoked`: the key came into other hands (that of the log only where there is no such receipt here). `altered`:
 * nothing of ours proves this text; `foreign`: of another log or issuer, which is not judged; `unreadable`: no receipt.
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

export { type ReceiptCredential, receiptCredentialSchema } from './credential/schema.ts'
export { randomCharacters, readReceiptNumber, receiptNumber } from './number/schema.ts'
