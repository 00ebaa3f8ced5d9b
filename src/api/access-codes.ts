import { z } from 'zod'
import {
  changeCode,
  describeAccessCode,
  handedOver,
  issueAccessCode,
  issueForSlips,
  listUnprinted,
  noteHandedOver,
  notePrinted,
  proposeCode,
  revokeAccessCode,
} from '#modules/lookup'
import {
  accessCodeSchema,
  accessCodeStateSchema,
  codeChangedSchema,
  codeChangeSchema,
  codeHandoverSchema,
  currentCodeSchema,
  lookupRates,
  newSlipRunSchema,
  ownCodeSchema,
  printedSchema,
  proposedCodeSchema,
  slipRunSchema,
  unprintedCodesSchema,
} from '#modules/lookup/schema'
import { cursorAsked } from '#platform/pages/schema'
import { endpoint } from './endpoint.ts'
import { ownFile } from './own-file.ts'

export const accessCodeEndpoints = [
  endpoint('GET /records/{id}/access-code', 'records:all', {
    summary: 'When the access code of a record was issued and by whom; never the code',
    output: accessCodeStateSchema,
    run: (ctx, { params: { id } }) => describeAccessCode(ctx, id),
  }),
  endpoint('POST /records/{id}/access-code', 'records:all', {
    summary: 'Issue an access code, shown only this once; an earlier one ends',
    recentSignIn: { scope: 'candidates', atWork: true },
    idempotent: true,
    refuses: ['record.in_trash'],
    output: accessCodeSchema,
    run: async (ctx, { params: { id } }) => ({ accessCode: await issueAccessCode(ctx, id) }),
  }),
  endpoint('DELETE /records/{id}/access-code', 'records:all', {
    summary: 'Revoke the access code of a record; what it opened closes, its shares stop',
    run: (ctx, { params: { id } }) => revokeAccessCode(ctx, id),
  }),
  endpoint('POST /records/{id}/access-code/handover', 'records:all', {
    summary:
      'Note that staff handed the code that was issued at `issuedAt` to the candidate in person, who is told so',
    body: codeHandoverSchema,
    refuses: ['access_code.not_in_force'],
    output: accessCodeStateSchema,
    run: async (ctx, { params: { id }, body }) => {
      await noteHandedOver(ctx, id, body)
      return describeAccessCode(ctx, id)
    },
  }),
  endpoint('POST /slip-runs', 'records:all', {
    summary:
      'Issue access codes for slips of many records, each shown only this once; says why a record got none',
    recentSignIn: { scope: 'candidates', atWork: true },
    body: newSlipRunSchema,
    idempotent: true,
    output: slipRunSchema,
    run: (ctx, { body }) => issueForSlips(ctx, body),
  }),
  endpoint('POST /slip-runs/{id}/printed', 'records:all', {
    summary: 'Note that slips of a run were printed, all or some',
    body: printedSchema,
    refuses: ['slip_run.not_found'],
    run: (ctx, { params: { id }, body }) => notePrinted(ctx, id, body),
  }),
  endpoint('GET /unprinted-codes', 'records:all', {
    summary: 'Access codes that were issued for a slip that nobody noted as printed',
    query: z.object(cursorAsked),
    output: unprintedCodesSchema,
    run: (ctx, { query }) => listUnprinted(ctx, query),
  }),
  // As on the page: a request with the current code gets another one proposed, which works once it was typed.
  ...ownFile('GET /access-code', 'GET /my/access-code', {
    summary: 'When staff noted that they handed over the code in person; never the code',
    output: ownCodeSchema,
    run: async (ctx, _, { holder }) => {
      const handed = await handedOver(ctx, (await holder(ctx)).recordId)
      return { handedOverAt: handed?.at ?? null }
    },
  }),
  ...ownFile('POST /access-code/proposals', 'POST /my/access-code/proposals', {
    summary:
      'Propose another access code to whoever sends the current one, which works until the new one is sent back',
    transaction: 'none',
    body: currentCodeSchema,
    limit: lookupRates.lookup,
    refuses: ['access_code.not_current'],
    output: proposedCodeSchema,
    run: (ctx, { body }, { holder }) =>
      ctx.read(async (read) => proposeCode(ctx, read, await holder(read), body.current)),
  }),
  // The viewing ends with the change, so a lost answer is given again by its key.
  ...ownFile('PUT /access-code', 'PUT /my/access-code', {
    summary:
      'Replace the former access code by the proposed one; every viewing, share and link that began with the former ends',
    body: codeChangeSchema,
    limit: lookupRates.lookup,
    idempotent: true,
    refuses: ['access_code.not_proposed'],
    output: codeChangedSchema,
    run: async (ctx, { body }, { holder }) => changeCode(ctx, await holder(ctx), body),
  }),
] as const
