import { z } from 'zod'

const bulkActions = ['hide', 'unhide', 'approve', 'delete'] as const
export type BulkAction = (typeof bulkActions)[number]
/** This many records in one transaction delay other writers by some milliseconds. */
const mostAtOnce = 100

/** The largest integer that the column holds. */
const mostVersion = 2 ** 31 - 1

/** One thing done to many records, each named with the version that was seen. */
export const bulkChangeSchema = z.object({
  action: z.enum(bulkActions, { error: 'Say what to do: hide, unhide, approve or delete.' }),
  records: z
    .array(z.object({ id: z.uuid(), version: z.number().int().min(1).max(mostVersion) }))
    .min(1, { error: 'Name at least one record.' })
    .max(mostAtOnce, { error: `Name at most ${mostAtOnce} records at once.` })
    .refine((records) => new Set(records.map(({ id }) => id)).size === records.length, {
      error: 'Name each record once.',
    }),
})
export type BulkChange = z.output<typeof bulkChangeSchema>

/** The result. `id` is for undoing it; null when there is nothing to undo. */
export const bulkResultSchema = z.object({
  id: z.string().nullable(),
  changed: z.array(z.object({ id: z.string(), version: z.number().int() })),
  problems: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
})
export type BulkResult = z.output<typeof bulkResultSchema>
