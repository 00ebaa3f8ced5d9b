import { z } from 'zod'
import { refuseUnless } from '#gate'
import { getLinkedRecord, linkRecord, seeLinkedRecord, unlinkRecord } from '#modules/lookup'
import { lookupRates } from '#modules/lookup/limits'
import { linkedRecordSchema, linkProofSchema, linkSchema } from '#modules/lookup/schema'
import { listShares, makeShare, proveViewing, revokeShare, viewsOfRecord } from '#modules/shares'
import {
  madeShareSchema,
  newShareSchema,
  shareListSchema,
  viewListSchema,
} from '#modules/shares/schema'
import { endpoint } from './endpoint.ts'

const seeEndpoint = endpoint({
  method: 'GET',
  path: '/my/record',
  summary: 'The record that the signed-in person has linked, or null; counts as a viewing',
  permission: 'signed-in',
  transaction: 'none',
  refuses: ['link.account_only', 'lookup.no_data_found'],
  output: linkedRecordSchema.nullable(),
  run: (ctx) => seeLinkedRecord(ctx),
})

const linkEndpoint = endpoint({
  method: 'POST',
  path: '/my/record',
  summary:
    'Link your own record with one of its numbers and the access code; limited like a look-up',
  permission: 'signed-in',
  transaction: 'none',
  body: linkProofSchema,
  limit: lookupRates.lookup,
  countsTry: true,
  refuses: ['link.account_only', 'lookup.no_data_found'],
  output: linkSchema,
  run: (ctx, { body }, { attempt }) => linkRecord(ctx, body, { attempt }),
})

const unlinkEndpoint = endpoint({
  method: 'DELETE',
  path: '/my/record',
  summary: 'End the link; shares that were made stay until they are revoked or expire',
  permission: 'signed-in',
  transaction: 'write',
  refuses: ['link.account_only'],
  output: null,
  run: (ctx) => unlinkRecord(ctx),
})

const listSharesEndpoint = endpoint({
  method: 'GET',
  path: '/my/shares',
  summary: 'The shares of the linked record, each with its viewings',
  permission: 'signed-in',
  transaction: 'read',
  refuses: ['link.account_only', 'link.not_linked', 'lookup.no_data_found'],
  output: shareListSchema,
  run: async (ctx) => ({ shares: await listShares(ctx, await getLinkedRecord(ctx)) }),
})

const makeShareEndpoint = endpoint({
  method: 'POST',
  path: '/my/shares',
  summary:
    'Make a share of chosen documents of the linked record; the answer shows its code only this once',
  permission: 'signed-in',
  transaction: 'write',
  body: newShareSchema,
  idempotent: true,
  refuses: [
    'link.account_only',
    'link.not_linked',
    'lookup.no_data_found',
    'share.not_shareable',
    'share.not_on_file',
    'share.outside_viewing',
    'share.too_many',
    'consent.no_sharing',
  ],
  output: madeShareSchema,
  status: 201,
  run: async (ctx, { body }) => makeShare(ctx, await getLinkedRecord(ctx), body),
})

const revokeShareEndpoint = endpoint({
  method: 'DELETE',
  path: '/my/shares/{id}',
  summary: 'Revoke a share of the linked record; it shows nothing from the next request on',
  permission: 'signed-in',
  transaction: 'write',
  params: z.object({ id: z.uuid() }),
  refuses: ['link.account_only', 'link.not_linked', 'lookup.no_data_found', 'share.not_found'],
  output: null,
  run: async (ctx, { params }) => revokeShare(ctx, await getLinkedRecord(ctx), params.id),
})

const viewsEndpoint = endpoint({
  method: 'GET',
  path: '/my/views',
  summary: 'Who looked at the linked record or at a share of it, newest first',
  permission: 'signed-in',
  transaction: 'read',
  refuses: ['link.account_only', 'link.not_linked', 'lookup.no_data_found'],
  output: viewListSchema,
  run: async (ctx) => ({ views: await viewsOfRecord(ctx, await getLinkedRecord(ctx)) }),
})

const viewProofEndpoint = endpoint({
  method: 'GET',
  path: '/my/views/{id}/proof',
  summary:
    'Proof that a listed view is in the transparency log (c2sp.org/tlog-proof); `extra` is the event',
  permission: 'signed-in',
  transaction: 'read',
  params: z.object({ id: z.uuid() }),
  refuses: ['link.account_only', 'link.not_linked', 'lookup.no_data_found', 'log.not_sealed'],
  output: { response: ['text/plain'] },
  run: async (ctx, { params }) => {
    const proven = await proveViewing(ctx, await getLinkedRecord(ctx), params.id)
    refuseUnless(proven, 'log.not_sealed')
    return new Response(proven.proof, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
  },
})

export const linkedRecordEndpoints = [
  seeEndpoint,
  linkEndpoint,
  unlinkEndpoint,
  listSharesEndpoint,
  makeShareEndpoint,
  revokeShareEndpoint,
  viewsEndpoint,
  viewProofEndpoint,
] as const
