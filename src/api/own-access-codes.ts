import { changeCode, getLinkedRecord, handedOver, proposeCode } from '#modules/lookup'
import { lookupRates } from '#modules/lookup/limits'
import {
  codeChangedSchema,
  codeChangeSchema,
  currentCodeSchema,
  ownCodeSchema,
  proposedCodeSchema,
} from '#modules/lookup/schema'
import type { ReadContext } from '#platform/context'
import { endpoint } from './endpoint.ts'
import { holderOf } from './holder-of.ts'

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
