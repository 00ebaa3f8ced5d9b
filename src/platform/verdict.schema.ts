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
  | { may: true }
  | { may: false; reason: Reason; who: readonly Colleague[] | null }

/** The same in an answer, with the sentence of the refusal. */
export const verdictSchema = z.discriminatedUnion('may', [
  z.object({ may: z.literal(true) }),
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
