import { z } from 'zod'
import { documentKindSchema } from '#modules/documents/schema'

/**
 * The result of asking an authority about a document, as the public is told. `nobody`: nobody here has asked; `one`: a
 * second person has yet to ask; `same`: both saw what our copy shows; `unclear`: both asked, and at least one saw
 * nothing or got no answer; `other`: one saw something else, and another person decided to show the document again.
 * None says that a document is genuine (H4).
 */
const comparedOutcomes = ['nobody', 'one', 'same', 'unclear', 'other'] as const

export const comparedSchema = z.object({
  /** Its name in the table of official checks. */
  authority: z.string(),
  outcome: z.enum(comparedOutcomes),
  /** The days on which staff asked, the earlier first; only one person's while a second is awaited. */
  askedOn: z.array(z.string()),
  /** After how many days it is called old. */
  days: z.number().int(),
  isOld: z.boolean(),
})
export type Compared = z.output<typeof comparedSchema>

/**
 * A document withheld because an authority showed something else, as its candidate is told. It says who was asked and
 * when, and nothing about what is wrong or whose fault it is.
 */
export const withheldSchema = z.object({
  kind: documentKindSchema,
  label: z.string(),
  /** Since when it is withheld. */
  since: z.string(),
  /** Null when the authority was asked about an earlier scan, or the check is no longer for this document. */
  asked: z.object({ authority: z.string(), on: z.string() }).nullable(),
  /** Whether somebody decided to keep withholding it; else it is being looked into. */
  isDecided: z.boolean(),
})
export type Withheld = z.output<typeof withheldSchema>
