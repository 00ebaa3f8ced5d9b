import { z } from 'zod'
import { comparedSchema } from '#modules/comparisons/schema'
import { documentKindSchema } from '#modules/documents/schema'

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
