import { z } from 'zod'
import { listSightings, noteSighting, removeSighting } from '#modules/documents'
import { newSightingSchema, sightingListSchema } from '#modules/documents/sightings.schema'
import { getRecord } from '#modules/records'
import { endpoint } from './endpoint.ts'

const recordParams = z.object({ id: z.uuid() })

const listEndpoint = endpoint({
  method: 'GET',
  path: '/records/{id}/sightings',
  summary:
    'Documents that staff saw and keep no scan of, the latest first; nothing says what they showed',
  permission: 'records:all',
  transaction: 'read',
  params: recordParams,
  refuses: ['record.not_found'],
  output: sightingListSchema,
  run: async (ctx, { params: { id } }) => {
    await getRecord(ctx, id)
    return { sightings: await listSightings(ctx, id) }
  },
})

const noteEndpoint = endpoint({
  method: 'POST',
  path: '/records/{id}/sightings',
  summary: 'Note that you saw a medical form or a police clearance; the candidate reads the note',
  permission: 'records:all',
  transaction: 'write',
  idempotent: true,
  params: recordParams,
  body: newSightingSchema,
  refuses: ['record.not_found', 'record.in_trash', 'consent.no_keeping', 'sighting.day_ahead'],
  output: sightingListSchema,
  run: async (ctx, { params: { id }, body }) => {
    await noteSighting(ctx, { recordId: id, sighting: body })
    return { sightings: await listSightings(ctx, id) }
  },
})

const removeEndpoint = endpoint({
  method: 'DELETE',
  path: '/records/{id}/sightings/{sightingId}',
  summary: 'Take off a note of a seen document that was a mistake',
  permission: 'records:all',
  transaction: 'write',
  params: recordParams.extend({ sightingId: z.uuid() }),
  refuses: ['sighting.not_found'],
  output: sightingListSchema,
  run: async (ctx, { params: { id, sightingId } }) => {
    await removeSighting(ctx, { recordId: id, id: sightingId })
    return { sightings: await listSightings(ctx, id) }
  },
})

export const sightingEndpoints = [listEndpoint, noteEndpoint, removeEndpoint] as const
