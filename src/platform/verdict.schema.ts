import { z } from 'zod'

/** Somebody who could do what another person may not. */
export interface Colleague {
  id: string
  name: string
}

/**
 * Whether somebody may do something now. A refusal says why, by the code with which the verb refuses it, and who else
 * could (null: it is not for the lack of a person): made in one place, asked by the verb, shown by pages and buttons
 * before the work.
 */
export type Verdict<Reason extends string = string> =
  /** `isSamePerson`: whoever decides also entered it, since nobody else is there who could: the log and the candidate are told. */
  | { may: true; isSamePerson?: boolean }
  | { may: false; reason: Reason; who: readonly Colleague[] | null }

/** The same in an answer, with the sentence of the refusal. */
export const verdictSchema = z.discriminatedUnion('may', [
  z.object({
    may: z.literal(true),
    /** Whether the same person entered it and decides, since nobody else could: the log and the candidate are told. */
    isSamePerson: z.boolean().optional(),
  }),
  z.object({
    may: z.literal(false),
    /** The code of the refusal. */
    reason: z.string(),
    message: z.string(),
    /** Who could do it; null: nobody could, whoever it is. */
    who: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .readonly()
      .nullable(),
  }),
])
