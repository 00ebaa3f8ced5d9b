import { z } from 'zod'
import { languages } from '#platform/languages.schema'
import { pagePlace } from '#platform/pages/schema'

export { leavingWords, stayingWords } from './words.schema.ts'

/** Whether the candidate leaves, or stays after all. */
export const newLeavingSchema = z.object({
  leaves: z.boolean(),
  /** The language in which the candidate read what happens. */
  language: z.enum(languages),
})
export type NewLeaving = z.output<typeof newLeavingSchema>

export const ownLeavingSchema = z.object({
  /** Since when the candidate leaves; null: the candidate stays. */
  leftAt: z.string().nullable(),
  /** When what can be removed is due for removal. */
  removalDueAt: z.string().nullable(),
  originalsInHand: z.number().int(),
})
export type OwnLeaving = z.output<typeof ownLeavingSchema>

/** What staff know about a candidate who leaves, or left before; times ISO 8601. */
export const recordLeavingSchema = z.object({
  /** The latest first; none where the candidate never said so. */
  leavings: z.array(
    z.object({
      id: z.string(),
      leftAt: z.string(),
      /** When what can be removed is due for removal. */
      removalDueAt: z.string(),
      /** Null unless the candidate stays after all. */
      stayedAt: z.string().nullable(),
      /** When staff noted that it was dealt with, and who; null while it waits for them. */
      doneAt: z.string().nullable(),
      doneBy: z.string().nullable(),
    }),
  ),
  /** What the office still has in hand, and the first day by which an original has to be back. */
  originalsInHand: z.number().int(),
  originalsBackBy: z.string().nullable(),
  /** Whether that day is over. */
  isOverdue: z.boolean(),
  /** When the candidate last took all data, or staff made a copy of it, since the latest leaving. */
  dataTakenAt: z.string().nullable(),
})
export type RecordLeaving = z.output<typeof recordLeavingSchema>

/** Candidates who leave and for whom something is still to be done, the earliest first. */
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
  ...pagePlace,
})
export type Leavings = z.output<typeof leavingsSchema>
