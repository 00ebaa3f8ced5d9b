import { z } from 'zod'
import { countTrashOlderThan } from '#modules/documents'
import { settingsSchema } from '#modules/organisation/schema'
import { endpoint } from './endpoint.ts'

export const trashEndpoints = [
  endpoint({
    method: 'GET',
    path: '/trash/due',
    summary:
      'How many records are in the trash, and how many the next sweep would purge with this `trashDays`',
    permission: 'organisation:manage',
    transaction: 'read',
    query: z.object({
      days: z.coerce.number().pipe(settingsSchema.shape.trashDays.unwrap()),
    }),
    output: z.object({ total: z.number().int(), due: z.number().int() }),
    run: (ctx, { query }) => countTrashOlderThan(ctx, query),
  }),
] as const
