import { z } from 'zod'
import { giveBack } from '#modules/desk'
import {
  confirmOriginal,
  listHeld,
  listOriginals,
  listSightings,
  noteSighting,
  receiveOriginal,
  removeSighting,
} from '#modules/documents'
import {
  heldOriginalsSchema,
  newOriginalSchema,
  originalListSchema,
  originalReturnSchema,
  signedStepSchema,
} from '#modules/documents/originals.schema'
import { newSightingSchema, sightingListSchema } from '#modules/documents/sightings.schema'
import { getLinkedRecord } from '#modules/lookup'
import { lookupRates } from '#modules/lookup/limits'
import { getRecord } from '#modules/records'
import type { WriteContext } from '#platform/context'
import { cursorAsked } from '#platform/pages/schema'
import { type Edge, endpoint, holderOf } from './endpoint.ts'

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

const ownParams = z.object({ id: z.uuid() })
const notLinked = ['link.account_only', 'link.not_linked', 'lookup.no_data_found'] as const

type Whose = (ctx: WriteContext, edge: Edge) => Promise<{ recordId: string }>

/**
 * Makes the endpoints by which a candidate answers about an original in the agency's hands, as on the page
 * of the file; the path decides whose it is.
 */
function endpointsOf<const Path extends '/originals' | '/my/originals'>(
  path: Path,
  whose: Whose,
  who: Pick<Parameters<typeof endpoint>[0], 'permission' | 'proofs'>,
  refuses: readonly (typeof notLinked)[number][],
) {
  const candidate =
    path === '/originals'
      ? 'the candidate whose file is open'
      : 'the candidate of the linked record'
  return [
    endpoint({
      method: 'POST',
      path: `${path}/{id}/confirmation`,
      summary: `Confirm for ${candidate} that a document was handed over for its purpose, or that it is back`,
      ...who,
      transaction: 'write',
      params: ownParams,
      body: signedStepSchema,
      limit: lookupRates.ownFile,
      refuses: ['original.not_found', 'original.confirmed', 'original.not_back', ...refuses],
      output: originalListSchema,
      run: async (ctx, { params: { id }, body: { step } }, edge) => {
        const { recordId } = await whose(ctx, edge)
        await confirmOriginal(ctx, { recordId, id, step, by: 'code' })
        return { originals: await listOriginals(ctx, recordId) }
      },
    }),
  ] as const
}

export const ownOriginalEndpoints = [
  ...endpointsOf('/originals', holderOf, { permission: 'public', proofs: ['viewing'] }, []),
  ...endpointsOf('/my/originals', getLinkedRecord, { permission: 'signed-in' }, notLinked),
] as const

const sightingsEndpoint = endpoint({
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

export const sightingEndpoints = [sightingsEndpoint, noteEndpoint, removeEndpoint] as const
