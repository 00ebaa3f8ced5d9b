import { z } from 'zod'
import { documentKindSchema } from '#modules/documents/schema'

/**
 * What came of asking an authority about a paper, as the public is told. `nobody`: nobody
 * here has asked; `one`: a second person has yet to ask; `same`: both saw what our copy shows;
 * `unclear`: both asked, and at least one saw nothing or got no answer; `other`: one saw something
 * else, and another person decided to show the paper again. None says that a paper is genuine (H4).
 */
const comparedOutcomes = ['nobody', 'one', 'same', 'unclear', 'other'] as const

export const comparedSchema = z.object({
  /** As the table of official checks names it. */
  authority: z.string(),
  outcome: z.enum(comparedOutcomes),
  /** The days on which staff asked, the earlier first; one person's only while a second is awaited. */
  askedOn: z.array(z.string()),
  /** After so many days it is called old. */
  days: z.number().int(),
  isOld: z.boolean(),
})
export type Compared = z.output<typeof comparedSchema>

/**
 * A paper that is not shown, because an authority showed something else, as its candidate is told. It
 * says who was asked and when, and nothing of what is wrong or whose fault it is.
 */
export const withheldSchema = z.object({
  kind: documentKindSchema,
  label: z.string(),
  /** Since when it is not shown. */
  since: z.string(),
  /** Null when the asking belongs to an earlier scan, or to a check that is not for it any more. */
  asked: z.object({ authority: z.string(), on: z.string() }).nullable(),
  /** Whether somebody decided to keep it so; else it is being looked into. */
  isDecided: z.boolean(),
})
export type Withheld = z.output<typeof withheldSchema>
