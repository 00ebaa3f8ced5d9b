import { z } from 'zod'
import { beforeEventSchema } from '#modules/audit/schema'
import { getRecord } from '#modules/records'
import {
  describeShared,
  listShares,
  makeShare,
  openShare,
  revokeShare,
  viewsOfRecord,
} from '#modules/shares'
import { shareRates } from '#modules/shares/limits'
import {
  madeShareSchema,
  newShareSchema,
  shareListSchema,
  shareLookupAnswerSchema,
  shareLookupSchema,
  viewListSchema,
} from '#modules/shares/schema'
import { endpoint, holderOf } from './endpoint.ts'

const idParams = z.object({ id: z.uuid() })

const shareLookupEndpoint = endpoint({
  method: 'POST',
  path: '/share-lookups',
  summary: 'Open the shared part of a record with passport number and share code, for 15 minutes',
  permission: 'public',
  transaction: 'none',
  body: shareLookupSchema,
  limit: shareRates.shareLookup,
  countsTry: true,
  goesOnWhenFull: true,
  refuses: ['lookup.no_data_found'],
  output: shareLookupAnswerSchema,
  run: async (ctx, { body }, { attempt }) => {
    const { token, ...opened } = await openShare(ctx, body, attempt)
    const described = await ctx.read((read) => describeShared(read, opened))
    return { ...described, viewing: { token, endsAt: opened.endsAt } }
  },
})

const listEndpoint = endpoint({
  method: 'GET',
  path: '/shares',
  summary: 'The shares of the record that a viewing has open, each with its viewings',
  permission: 'public',
  transaction: 'read',
  proofs: ['viewing'],
  output: shareListSchema,
  run: async (ctx, _, edge) => ({ shares: await listShares(ctx, await holderOf(ctx, edge)) }),
})

// The two endpoints below ask for the viewing twice, first without a transaction and then within it: so a
// caller without one never holds the writer, and a viewing that ends in between changes nothing.
const makeEndpoint = endpoint({
  method: 'POST',
  path: '/shares',
  summary: 'Make a share of chosen documents; the answer shows its code only this once',
  permission: 'public',
  transaction: 'none',
  body: newShareSchema,
  idempotent: true,
  proofs: ['viewing'],
  refuses: [
    'share.not_shareable',
    'share.not_on_file',
    'share.outside_viewing',
    'share.too_many',
    'consent.no_sharing',
    'lookup.no_data_found',
  ],
  output: madeShareSchema,
  status: 201,
  run: async (ctx, { body }, edge) => {
    await ctx.read((read) => holderOf(read, edge))
    return ctx.write(async (write) => makeShare(write, await holderOf(write, edge), body))
  },
})

const revokeEndpoint = endpoint({
  method: 'DELETE',
  path: '/shares/{id}',
  summary: 'Revoke a share; it shows nothing from the next request on',
  permission: 'public',
  transaction: 'none',
  params: idParams,
  proofs: ['viewing'],
  refuses: ['share.not_found'],
  output: null,
  run: async (ctx, { params }, edge) => {
    await ctx.read((read) => holderOf(read, edge))
    await ctx.write(async (write) => revokeShare(write, await holderOf(write, edge), params.id))
  },
})

const ofRecordEndpoint = endpoint({
  method: 'GET',
  path: '/records/{id}/shares',
  summary: 'The shares that the candidate of a record made, each with its viewings',
  permission: 'records:all',
  transaction: 'read',
  params: idParams,
  refuses: ['record.not_found'],
  output: shareListSchema,
  run: async (ctx, { params }) => {
    const { id: recordId } = await getRecord(ctx, params.id)
    return { shares: await listShares(ctx, { recordId }) }
  },
})

const revokeOfRecordEndpoint = endpoint({
  method: 'DELETE',
  path: '/records/{id}/shares/{shareId}',
  summary: 'Revoke a share for the candidate; it shows nothing from the next request on',
  permission: 'records:all',
  transaction: 'write',
  params: idParams.extend({ shareId: z.uuid() }),
  refuses: ['record.not_found', 'share.not_found'],
  output: null,
  run: async (ctx, { params }) => {
    const { id: recordId } = await getRecord(ctx, params.id)
    await revokeShare(ctx, { recordId }, params.shareId)
  },
})

const viewsEndpoint = endpoint({
  method: 'GET',
  path: '/records/{id}/views',
  summary: 'Who opened a record or a share of it, newest first',
  permission: 'records:all',
  transaction: 'read',
  params: idParams,
  query: z.object({
    /** The `id` of the last view of the previous page. */
    before: beforeEventSchema.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  refuses: ['record.not_found'],
  output: viewListSchema,
  run: async (ctx, { params, query }) => {
    const { id: recordId } = await getRecord(ctx, params.id)
    return { views: await viewsOfRecord(ctx, { recordId }, query) }
  },
})

export const shareEndpoints = [
  shareLookupEndpoint,
  listEndpoint,
  makeEndpoint,
  revokeEndpoint,
  ofRecordEndpoint,
  revokeOfRecordEndpoint,
  viewsEndpoint,
] as const
