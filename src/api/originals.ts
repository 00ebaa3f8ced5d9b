import { z } from 'zod'
import { giveBack } from '#modules/desk'
import {
  confirmOriginal,
  listHeld,
  listOriginals,
  listSightings,
  noteSighting,
  noteWhereabouts,
  receiveOriginal,
  removeSighting,
  whereaboutsOf,
} from '#modules/documents'
import {
  heldOriginalsSchema,
  newOriginalSchema,
  newSightingSchema,
  newWhereaboutsSchema,
  originalListSchema,
  originalReturnSchema,
  sightingListSchema,
  signedStepSchema,
} from '#modules/documents/originals.schema'
import { lookupRates } from '#modules/lookup/schema'
import { getRecord } from '#modules/records'
import type { ReadContext } from '#platform/context'
import { cursorAsked } from '#platform/pages/schema'
import { endpoint } from './endpoint.ts'
import { ownFile } from './own-file.ts'

const listed = async (ctx: ReadContext, recordId: string) => ({
  originals: await listOriginals(ctx, recordId),
  whereabouts: await whereaboutsOf(ctx, recordId),
})

export const originalEndpoints = [
  endpoint('GET /records/{id}/originals', 'records:all', {
    summary: 'Originals of a candidate that the agency has or had in hand, the newest first',
    output: originalListSchema,
    run: async (ctx, { params: { id } }) => {
      await getRecord(ctx, id)
      return listed(ctx, id)
    },
  }),
  endpoint('POST /records/{id}/originals', 'records:all', {
    summary: 'Note an original that the agency takes in hand; the candidate reads it and confirms',
    idempotent: true,
    body: newOriginalSchema,
    refuses: ['record.in_trash', 'original.day_ahead', 'original.due_before'],
    output: originalListSchema,
    run: async (ctx, { params: { id }, body }) => {
      await receiveOriginal(ctx, { recordId: id, original: body })
      return listed(ctx, id)
    },
  }),
  endpoint('POST /records/{id}/originals/{originalId}/return', 'records:all', {
    summary:
      'Note that a document was given back; it is only your word until the candidate confirms',
    body: originalReturnSchema,
    refuses: [
      'original.not_found',
      'original.is_back',
      'original.day_ahead',
      'original.due_before',
    ],
    output: originalListSchema,
    run: async (ctx, { params: { id, originalId }, body }) => {
      await giveBack(ctx, { recordId: id, id: originalId, ...body })
      return listed(ctx, id)
    },
  }),
  endpoint('POST /records/{id}/originals/{originalId}/sign', 'records:all', {
    summary: 'Note that the candidate signed the printed receipt for a step',
    body: signedStepSchema,
    refuses: ['original.not_found', 'original.confirmed', 'original.not_back'],
    output: originalListSchema,
    run: async (ctx, { params: { id, originalId }, body: { step } }) => {
      await confirmOriginal(ctx, { recordId: id, id: originalId, step, by: 'signature' })
      return listed(ctx, id)
    },
  }),
  endpoint('POST /originals/whereabouts', 'records:all', {
    summary:
      'Note where originals in hand are, or that they are back at the office; all or none. The candidates read it',
    idempotent: true,
    body: newWhereaboutsSchema,
    refuses: [
      'original.not_found',
      'original.is_back',
      'original.day_ahead',
      'original.due_before',
      'record.not_found',
      'record.in_trash',
    ],
    output: z.object({ noted: z.number().int() }),
    run: async (ctx, { body }) => ({ noted: await noteWhereabouts(ctx, body) }),
  }),
  endpoint('GET /originals', 'records:all', {
    summary: 'Originals in hand of all candidates, overdue first',
    query: z.object({
      ...cursorAsked,
      /** Only originals that were due back before today. */
      overdue: z.enum(['yes']).optional(),
    }),
    output: heldOriginalsSchema,
    run: (ctx, { query: { cursor, overdue } }) =>
      listHeld(ctx, { cursor, pageSize: 50, overdueOnly: overdue === 'yes' }),
  }),
  ...ownFile('POST /originals/{id}/confirmation', 'POST /my/originals/{id}/confirmation', {
    summary: 'Confirm that a document was handed over for its purpose, or that it is back',
    body: signedStepSchema,
    limit: lookupRates.ownFile,
    refuses: ['original.not_found', 'original.confirmed', 'original.not_back'],
    output: originalListSchema,
    run: async (ctx, { params: { id }, body: { step } }, { holder }) => {
      const { recordId } = await holder(ctx)
      await confirmOriginal(ctx, { recordId, id, step, by: 'code' })
      return listed(ctx, recordId)
    },
  }),
  endpoint('GET /records/{id}/sightings', 'records:all', {
    summary:
      'Documents that staff saw and keep no scan of, the latest first; nothing says what they showed',
    output: sightingListSchema,
    run: async (ctx, { params: { id } }) => {
      await getRecord(ctx, id)
      return { sightings: await listSightings(ctx, id) }
    },
  }),
  endpoint('POST /records/{id}/sightings', 'records:all', {
    summary: 'Note that you saw a medical form or a police clearance; the candidate reads the note',
    idempotent: true,
    body: newSightingSchema,
    refuses: ['record.in_trash', 'consent.no_keeping', 'sighting.day_ahead'],
    output: sightingListSchema,
    run: async (ctx, { params: { id }, body }) => {
      await noteSighting(ctx, { recordId: id, sighting: body })
      return { sightings: await listSightings(ctx, id) }
    },
  }),
  endpoint('DELETE /records/{id}/sightings/{sightingId}', 'records:all', {
    summary: 'Take off a note of a seen document that was a mistake',
    refuses: ['sighting.not_found'],
    output: sightingListSchema,
    run: async (ctx, { params: { id, sightingId } }) => {
      await removeSighting(ctx, { recordId: id, id: sightingId })
      return { sightings: await listSightings(ctx, id) }
    },
  }),
] as const
