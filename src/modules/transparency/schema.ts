import { z } from 'zod'

/** The result of recomputing each leaf. */
export const logVerdictSchema = z.object({
  /** `none`: nothing was sealed yet. */
  verdict: z.enum(['none', 'whole', 'broken']),
  /** How many leaves the newest checkpoint promises, and how many events wait; 0 unless whole. */
  leaves: z.number().int(),
  unsealed: z.number().int(),
  /** What is broken, as a sentence. */
  finding: z.string().nullable(),
})

export type LogResult = z.infer<typeof logVerdictSchema>
