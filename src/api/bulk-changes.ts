import { z } from 'zod'
import { changeMany, undoMany } from '#modules/records'
import { bulkChangeSchema, bulkResultSchema } from '#modules/records/schema'
import { endpoint } from './endpoint.ts'

const changeManyEndpoint = endpoint({
  method: 'POST',
  path: '/bulk-changes',
  summary:
    'Hide, unhide, approve or delete many records at once; names each that could not be changed',
  permission: 'records:all',
  transaction: 'write',
  body: bulkChangeSchema,
  // A client that lost the answer would lose the way to undo it.
  idempotent: true,
  output: bulkResultSchema,
  run: (ctx, { body }) => changeMany(ctx, body),
})

const undoManyEndpoint = endpoint({
  method: 'POST',
  path: '/bulk-changes/{id}/undo',
  summary: 'Undo a change of many records, within a day, by the person who made it',
  permission: 'records:all',
  transaction: 'write',
  params: z.object({ id: z.uuid() }),
  refuses: ['bulk_change.not_found'],
  output: bulkResultSchema,
  run: (ctx, { params }) => undoMany(ctx, params.id),
})

export const bulkChangeEndpoints = [changeManyEndpoint, undoManyEndpoint] as const
