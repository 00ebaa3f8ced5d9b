import { z } from 'zod'
import { giveBack } from '#modules/desk'
import { confirmOriginal, listHeld, listOriginals, receiveOriginal } from '#modules/documents'
import {
  heldOriginalsSchema,
  newOriginalSchema,
  originalListSchema,
  originalReturnSchema,
  signedStepSchema,
} from '#modules/documents/originals.schema'
import { getRecord } from '#modules/records'
import { cursorAsked } from '#platform/pages/schema'
import { endpoint } from './endpoint.ts'

const recordParams = z.object({ id: z.uuid() })
const params = recordParams.extend({ originalId: z.uuid() })

const listEndpoint = endpoint({
  method: 'GET',
  path: '/records/{id}/originals',
  summary: 'Originals of a candidate that the agency has or had in hand, the newest first',
  permission: 'records:all',
  transaction: 'read',
  params: recordParams,
  refuses: ['record.not_found'],
  output: originalListSchema,
  run: async (ctx, { params: { id } }) => {
    await getRecord(ctx, id)
    return { originals: await listOriginals(ctx, id) }
  },
})

const receiveEndpoint = endpoint({
  method: 'POST',
  path: '/records/{id}/originals',
  summary: 'Note an original that the agency takes in hand; the candidate reads it and confirms',
  permission: 'records:all',
  transaction: 'write',
  idempotent: true,
  params: recordParams,
  body: newOriginalSchema,
  refuses: ['record.not_found', 'record.in_trash', 'original.day_ahead', 'original.due_before'],
  output: originalListSchema,
  run: async (ctx, { params: { id }, body }) => {
    await receiveOriginal(ctx, { recordId: id, original: body })
    return { originals: await listOriginals(ctx, id) }
  },
})

const returnEndpoint = endpoint({
  method: 'POST',
  path: '/records/{id}/originals/{originalId}/return',
  summary: 'Note that a document was given back; it is only your word until the candidate confirms',
  permission: 'records:all',
  transaction: 'write',
  params,
  body: originalReturnSchema,
  refuses: ['original.not_found', 'original.is_back', 'original.day_ahead', 'original.due_before'],
  output: originalListSchema,
  run: async (ctx, { params: { id, originalId }, body }) => {
    await giveBack(ctx, { recordId: id, id: originalId, ...body })
    return { originals: await listOriginals(ctx, id) }
  },
})

const signEndpoint = endpoint({
  method: 'POST',
  path: '/records/{id}/originals/{originalId}/sign',
  summary: 'Note that the candidate signed the printed receipt for a step',
  permission: 'records:all',
  transaction: 'write',
  params,
  body: signedStepSchema,
  refuses: ['original.not_found', 'original.confirmed', 'original.not_back'],
  output: originalListSchema,
  run: async (ctx, { params: { id, originalId }, body: { step } }) => {
    await confirmOriginal(ctx, { recordId: id, id: originalId, step, by: 'signature' })
    return { originals: await listOriginals(ctx, id) }
  },
})

const heldEndpoint = endpoint({
  method: 'GET',
  path: '/originals',
  summary: 'Originals in hand of all candidates, overdue first',
  permission: 'records:all',
  transaction: 'read',
  query: z.object({
    ...cursorAsked,
    /** Only originals that were due back before today. */
    overdue: z.enum(['yes']).optional(),
  }),
  output: heldOriginalsSchema,
  run: (ctx, { query: { cursor, overdue } }) =>
    listHeld(ctx, { cursor, pageSize: 50, overdueOnly: overdue === 'yes' }),
})

export const originalEndpoints = [
  listEndpoint,
  receiveEndpoint,
  returnEndpoint,
  signEndpoint,
  heldEndpoint,
] as const
