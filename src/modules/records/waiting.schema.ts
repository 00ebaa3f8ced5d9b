import { z } from 'zod'

const pair = z.tuple([z.string().nullable(), z.string().nullable()])

/** What a change of an approved record changes: details, or one document. */
export const heldChangeSchema = z.object({
  /** Each detail with its approved value and the new one. */
  fields: z.record(z.string(), pair).optional(),
  document: z
    .object({
      does: z.enum(['add', 'remove', 'date']),
      kind: z.string(),
      /** The days printed on it, before and after. */
      dates: z.record(z.string(), pair).optional(),
    })
    .optional(),
})
export type HeldChange = z.output<typeof heldChangeSchema>

/** How many changes of one record wait at most. */
export const mostWaiting = 50
