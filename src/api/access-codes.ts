import { z } from 'zod'
import {
  changeCode,
  describeAccessCode,
  getLinkedRecord,
  handedOver,
  issueAccessCode,
  issueForSlips,
  listUnprinted,
  noteHandedOver,
  notePrinted,
  proposeCode,
  revokeAccessCode,
} from '#modules/lookup'
import { lookupRates } from '#modules/lookup/limits'
import {
  accessCodeSchema,
  accessCodeStateSchema,
  codeChangedSchema,
  codeChangeSchema,
  codeHandoverSchema,
  currentCodeSchema,
  ownCodeSchema,
  proposedCodeSchema,
} from '#modules/lookup/schema'
import {
  newSlipRunSchema,
  printedSchema,
  slipRunSchema,
  unprintedCodesSchema,
} from '#modules/lookup/slips.schema'
import type { ReadContext } from '#platform/context'
import { cursorAsked } from '#platform/pages/schema'
import { endpoint, holderOf } from './endpoint.ts'

const path = '/records/{id}/access-code'
const params = z.object({ id: z.uuid() })

const readEndpoint = endpoint({
  method: 'GET',
  path,
  summary: 'When the access code of a record was issued and by whom; never the code',
  permission: 'records:all',
  transaction: 'read',
  params,
  refuses: ['record.not_found'],
  output: accessCodeStateSchema,
  run: (ctx, { params: { id } }) => describeAccessCode(ctx, id),
})

const issueEndpoint = endpoint({
  method: 'POST',
  path,
  summary: 'Issue an access code, shown only this once; an earlier one ends',
  permission: 'records:all',
  recentSignIn: { scope: 'candidates', atWork: true },
  transaction: 'write',
  params,
  idempotent: true,
  refuses: ['record.not_found', 'record.in_trash'],
  output: accessCodeSchema,
  run: async (ctx, { params: { id } }) => ({ accessCode: await issueAccessCode(ctx, id) }),
})

const revokeEndpoint = endpoint({
  method: 'DELETE',
  path,
  summary: 'Revoke the access code of a record; what it opened closes, its shares stop',
  permission: 'records:all',
  transaction: 'write',
  params,
  refuses: ['record.not_found'],
  output: null,
  run: (ctx, { params: { id } }) => revokeAccessCode(ctx, id),
})

const handOverEndpoint = endpoint({
  method: 'POST',
  path: `${path}/handover`,
  summary:
    'Note that staff handed the code that was issued at `issuedAt` to the candidate in person, who is told so',
  permission: 'records:all',
  transaction: 'write',
  params,
  body: codeHandoverSchema,
  refuses: ['record.not_found', 'access_code.not_in_force'],
  output: accessCodeStateSchema,
  run: async (ctx, { params: { id }, body }) => {
    await noteHandedOver(ctx, id, body)
    return describeAccessCode(ctx, id)
  },
})

export const accessCodeEndpoints = [
  readEndpoint,
  issueEndpoint,
  revokeEndpoint,
  handOverEndpoint,
] as const

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

const notLinked = ['link.account_only', 'link.not_linked', 'lookup.no_data_found'] as const

/** As on the page: a request with the current code gets another one proposed. */
const propose = {
  method: 'POST',
  transaction: 'none',
  body: currentCodeSchema,
  limit: lookupRates.lookup,
  output: proposedCodeSchema,
} as const

/** It works once it was typed. The viewing ends with the change, so a lost answer is given again by its key. */
const change = {
  method: 'PUT',
  transaction: 'write',
  body: codeChangeSchema,
  limit: lookupRates.lookup,
  idempotent: true,
  output: codeChangedSchema,
} as const

const tell = async (ctx: ReadContext, recordId: string) => ({
  handedOverAt: (await handedOver(ctx, recordId))?.at ?? null,
})

const tellEndpoint = endpoint({
  method: 'GET',
  path: '/access-code',
  summary: 'When staff noted that they handed over the code of a viewing in person; never the code',
  permission: 'public',
  proofs: ['viewing'],
  transaction: 'read',
  output: ownCodeSchema,
  run: async (ctx, _, edge) => tell(ctx, (await holderOf(ctx, edge)).recordId),
})

const tellLinkedEndpoint = endpoint({
  method: 'GET',
  path: '/my/access-code',
  summary:
    'When staff noted that they handed over the code of the linked record in person; never the code',
  permission: 'signed-in',
  transaction: 'read',
  refuses: [...notLinked],
  output: ownCodeSchema,
  run: async (ctx) => tell(ctx, (await getLinkedRecord(ctx)).recordId),
})

const proposeEndpoint = endpoint({
  ...propose,
  path: '/access-code/proposals',
  summary:
    'Propose another access code to the candidate of a viewing who sends the current one, which works until the new one is sent back',
  permission: 'public',
  proofs: ['viewing'],
  refuses: ['access_code.not_current'],
  run: (ctx, { body }, edge) =>
    ctx.read(async (read) => proposeCode(ctx, read, await holderOf(read, edge), body.current)),
})

const changeEndpoint = endpoint({
  ...change,
  path: '/access-code',
  summary:
    'Replace the former access code by the proposed one; every viewing and share that began with the former ends',
  permission: 'public',
  proofs: ['viewing'],
  refuses: ['access_code.not_proposed'],
  run: async (ctx, { body }, edge) => changeCode(ctx, await holderOf(ctx, edge), body),
})

const proposeLinkedEndpoint = endpoint({
  ...propose,
  path: '/my/access-code/proposals',
  summary:
    'Propose another access code for the linked record to a person who sends the current one',
  permission: 'signed-in',
  refuses: ['access_code.not_current', ...notLinked],
  run: (ctx, { body }) =>
    ctx.read(async (read) => proposeCode(ctx, read, await getLinkedRecord(read), body.current)),
})

const changeLinkedEndpoint = endpoint({
  ...change,
  path: '/my/access-code',
  summary:
    'Replace the former access code of the linked record by the proposed one; accounts linked with the former have to be linked again',
  permission: 'signed-in',
  refuses: ['access_code.not_proposed', ...notLinked],
  run: async (ctx, { body }) => changeCode(ctx, await getLinkedRecord(ctx), body),
})

export const ownAccessCodeEndpoints = [
  tellEndpoint,
  tellLinkedEndpoint,
  proposeEndpoint,
  changeEndpoint,
  proposeLinkedEndpoint,
  changeLinkedEndpoint,
] as const
