import { z } from 'zod'
import { languages } from '#platform/languages/schema'

export { leavingWords, stayingWords } from './words/schema.ts'

/** Whether the candidate leaves, or stays after all. */
export const newLeavingSchema = z.object({
  leaves: z.boolean(),
  /** The language in which what happens was read. */
  language: z.enum(languages),
})
export type NewLeaving = z.output<typeof newLeavingSchema>

export const ownLeavingSchema = z.object({
  /** Since when the candidate leaves; null: the candidate stays. */
  leftAt: z.string().nullable(),
  /** When what can go is due for removal. */
  removalDueAt: z.string().nullable(),
  originalsInHand: z.number().int(),
})
export type OwnLeaving = z.output<typeof ownLeavingSchema>

/** Candidates who leave and for whom something is still to be done, who left first at the top. */
export const leavingsSchema = z.object({
  leavings: z.array(
    z.object({
      id: z.string(),
      recordId: z.string(),
      reference: z.string(),
      name: z.string(),
      leftAt: z.string(),
      removalDueAt: z.string(),
      originalsInHand: z.number().int(),
    }),
  ),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
})
export type Leavings = z.output<typeof leavingsSchema>
