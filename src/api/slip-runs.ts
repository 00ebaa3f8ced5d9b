import { z } from 'zod'
import { issueForSlips, listUnprinted, notePrinted } from '#modules/lookup'
import {
  newSlipRunSchema,
  printedSchema,
  slipRunSchema,
  unprintedCodesSchema,
} from '#modules/lookup/slips.schema'
import { cursorAsked } from '#platform/pages/schema'
import { endpoint } from './endpoint.ts'

export const slipRunEndpoints = [
  endpoint({
    method: 'POST',
    path: '/slip-runs',
    summary:
      'Issue access codes for slips of many records, each shown only this once; says why a record got none',
    permission: 'records:all',
    recentSignIn: { scope: 'candidates', atWork: true },
    transaction: 'write',
    body: newSlipRunSchema,
    idempotent: true,
    output: slipRunSchema,
    run: (ctx, { body }) => issueForSlips(ctx, body),
  }),
  endpoint({
    method: 'POST',
    path: '/slip-runs/{id}/printed',
    summary: 'Note that slips of a run were printed, all or some',
    permission: 'records:all',
    transaction: 'write',
    params: z.object({ id: z.uuid() }),
    body: printedSchema,
    refuses: ['slip_run.not_found'],
    output: null,
    run: (ctx, { params: { id }, body }) => notePrinted(ctx, id, body),
  }),
  endpoint({
    method: 'GET',
    path: '/unprinted-codes',
    summary: 'Access codes that were issued for a slip that nobody noted as printed',
    permission: 'records:all',
    transaction: 'read',
    query: z.object(cursorAsked),
    output: unprintedCodesSchema,
    run: (ctx, { query }) => listUnprinted(ctx, query),
  }),
] as const
