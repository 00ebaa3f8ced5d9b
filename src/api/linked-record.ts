import { refuseUnless } from '#gate'
import { getLinkedRecord, linkRecord, seeLinkedRecord, unlinkRecord } from '#modules/lookup'
import { lookupRates } from '#modules/lookup/limits'
import { linkedRecordSchema, linkProofSchema, linkSchema } from '#modules/lookup/schema'
import { proveViewing, viewsOfRecord } from '#modules/shares'
import { viewListSchema } from '#modules/shares/schema'
import { endpoint } from './endpoint.ts'
import { notLinked } from './own-file.ts'

export const linkedRecordEndpoints = [
  endpoint('GET /my/record', 'signed-in', {
    summary: 'The record that the signed-in person has linked, or null; counts as a viewing',
    transaction: 'none',
    refuses: ['link.account_only', 'lookup.no_data_found'],
    output: linkedRecordSchema.nullable(),
    run: (ctx) => seeLinkedRecord(ctx),
  }),
  endpoint('POST /my/record', 'signed-in', {
    summary:
      'Link your own record with one of its numbers and the access code; limited like a look-up',
    transaction: 'none',
    body: linkProofSchema,
    limit: lookupRates.lookup,
    countsTry: true,
    refuses: ['link.account_only', 'lookup.no_data_found'],
    output: linkSchema,
    run: (ctx, { body }, { attempt }) => linkRecord(ctx, body, { attempt }),
  }),
  endpoint('DELETE /my/record', 'signed-in', {
    summary: 'End the link; shares that were made stay until they are revoked or expire',
    refuses: ['link.account_only'],
    run: (ctx) => unlinkRecord(ctx),
  }),
  endpoint('GET /my/views', 'signed-in', {
    summary: 'Who looked at the linked record or at a share of it, newest first',
    refuses: notLinked,
    output: viewListSchema,
    run: async (ctx) => ({ views: await viewsOfRecord(ctx, await getLinkedRecord(ctx)) }),
  }),
  endpoint('GET /my/views/{id}/proof', 'signed-in', {
    summary:
      'Proof that a listed view is in the transparency log (c2sp.org/tlog-proof); `extra` is the event',
    refuses: [...notLinked, 'log.not_sealed'],
    output: { response: ['text/plain'] },
    run: async (ctx, { params }) => {
      const proven = await proveViewing(ctx, await getLinkedRecord(ctx), params.id)
      refuseUnless(proven, 'log.not_sealed')
      return new Response(proven.proof, {
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      })
    },
  }),
] as const
