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
import {
  madeShareSchema,
  newShareSchema,
  shareListSchema,
  shareLookupAnswerSchema,
  shareLookupSchema,
  shareRates,
  viewListSchema,
} from '#modules/shares/schema'
import { endpoint } from './endpoint.ts'
import { ownFile, writeAs } from './own-file.ts'

export const shareEndpoints = [
  endpoint('POST /share-lookups', 'public', {
    summary: 'Open the shared part of a record with passport number and share code, for 15 minutes',
    transaction: 'none',
    body: shareLookupSchema,
    limit: shareRates.shareLookup,
    countsTry: true,
    goesOnWhenFull: true,
    refuses: ['lookup.no_data_found'],
    output: shareLookupAnswerSchema,
    run: async (ctx, { body }, { attempt }) => {
      const { token, ...opened } = await openShare(ctx, body, { attempt })
      const described = await ctx.read((read) => describeShared(read, opened))
      return { ...described, viewing: { token, endsAt: opened.endsAt } }
    },
  }),
  ...ownFile('GET /shares', 'GET /my/shares', {
    summary: 'The shares of the record, each with its viewings',
    output: shareListSchema,
    run: async (ctx, _, { holder }) => ({ shares: await listShares(ctx, await holder(ctx)) }),
  }),
  ...ownFile('POST /shares', 'POST /my/shares', {
    summary: 'Make a share of chosen documents; the answer shows its code only this once',
    transaction: 'none',
    body: newShareSchema,
    idempotent: true,
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
    run: (ctx, { body }, { holder }) =>
      writeAs(ctx, holder, (write, whose) => makeShare(write, whose, body)),
  }),
  ...ownFile('DELETE /shares/{id}', 'DELETE /my/shares/{id}', {
    summary: 'Revoke a share; it shows nothing from the next request on',
    transaction: 'none',
    refuses: ['share.not_found'],
    run: (ctx, { params: { id } }, { holder }) =>
      writeAs(ctx, holder, (write, whose) => revokeShare(write, whose, id)),
  }),
  endpoint('GET /records/{id}/shares', 'records:all', {
    summary: 'The shares that the candidate of a record made, each with its viewings',
    output: shareListSchema,
    run: async (ctx, { params }) => {
      const { id: recordId } = await getRecord(ctx, params.id)
      return { shares: await listShares(ctx, { recordId }) }
    },
  }),
  endpoint('DELETE /records/{id}/shares/{shareId}', 'records:all', {
    summary: 'Revoke a share for the candidate; it shows nothing from the next request on',
    refuses: ['record.not_found', 'share.not_found'],
    run: async (ctx, { params }) => {
      const { id: recordId } = await getRecord(ctx, params.id)
      await revokeShare(ctx, { recordId }, params.shareId)
    },
  }),
  endpoint('GET /records/{id}/views', 'records:all', {
    summary: 'Who opened a record or a share of it, newest first',
    query: z.object({
      /** The `id` of the last view of the previous page. */
      before: beforeEventSchema.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    output: viewListSchema,
    run: async (ctx, { params, query }) => {
      const { id: recordId } = await getRecord(ctx, params.id)
      return { views: await viewsOfRecord(ctx, { recordId }, query) }
    },
  }),
] as const
