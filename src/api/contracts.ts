import { z } from 'zod'
import { refuseUnless, viewingTokenIn } from '#gate'
import { accountNames } from '#modules/accounts'
import { enterTerms, noteReading, ownContract, staffContract } from '#modules/contracts'
import {
  newReadingSchema,
  ownContractSchema,
  staffContractSchema,
  termsSchema,
} from '#modules/contracts/schema'
import { findViewing, getLinkedRecord } from '#modules/lookup'
import type { ReadContext } from '#platform/context'
import { type Edge, endpoint } from './endpoint.ts'

const idParams = z.object({ id: z.uuid() })
const ofRecordSchema = staffContractSchema.extend({ people: z.record(z.string(), z.string()) })
const ownSchema = ownContractSchema.nullable()
const notLinked = ['link.account_only', 'link.not_linked', 'lookup.no_data_found'] as const
const notRead = ['contract.no_terms', 'contract.changed_meanwhile'] as const

const ofRecordEndpoint = endpoint({
  method: 'GET',
  path: '/records/{id}/contract',
  summary: 'The terms of the contract, each version, and whether the candidate read them',
  permission: 'records:all',
  transaction: 'read',
  params: idParams,
  refuses: ['record.not_found'],
  output: ofRecordSchema,
  run: (ctx, { params }) => ofRecord(ctx, params.id),
})

const enterEndpoint = endpoint({
  method: 'PUT',
  path: '/records/{id}/contract/terms',
  summary: 'Enter what the contract says, or a change of it (If-Match: 0 where there are no terms)',
  permission: 'records:all',
  transaction: 'write',
  params: idParams,
  body: termsSchema,
  requiresIfMatch: true,
  refuses: ['record.not_found', 'record.in_trash', 'contract.changed_meanwhile'],
  output: ofRecordSchema,
  run: async (ctx, { params, body, version }) => {
    await enterTerms(ctx, { recordId: params.id, version, terms: body })
    return ofRecord(ctx, params.id)
  },
})

async function ofRecord(ctx: ReadContext, recordId: string) {
  const contract = await staffContract(ctx, recordId)
  const ids = contract.versions.map(({ enteredBy }) => enteredBy)
  return { ...contract, people: Object.fromEntries(await accountNames(ctx.tx, ids)) }
}

/** Returns the record of the request's viewing, by its token; refuses with `viewing.ended`. */
async function holderOf(ctx: ReadContext, { request, publicUrl }: Edge) {
  const token = viewingTokenIn(request.headers, publicUrl)
  const viewing = token === null ? null : await findViewing(ctx, token)
  refuseUnless(viewing, 'viewing.ended')
  return viewing
}

const openedEndpoint = endpoint({
  method: 'GET',
  path: '/contract',
  summary: 'The terms of the contract of the record that a viewing has open, or null',
  permission: 'public',
  transaction: 'read',
  proofs: ['viewing'],
  output: ownSchema,
  run: async (ctx, _, edge) => ownContract(ctx, await holderOf(ctx, edge)),
})

const readEndpoint = endpoint({
  method: 'POST',
  path: '/contract/readings',
  summary: 'Say that these terms were read, or read aloud',
  permission: 'public',
  transaction: 'none',
  body: newReadingSchema,
  proofs: ['viewing'],
  refuses: notRead,
  output: ownSchema,
  run: async (ctx, { body }, edge) => {
    await ctx.read((read) => holderOf(read, edge))
    return ctx.write(async (write) => {
      const holder = await holderOf(write, edge)
      await noteReading(write, holder, body)
      return ownContract(write, holder)
    })
  },
})

const linkedEndpoint = endpoint({
  method: 'GET',
  path: '/my/contract',
  summary: 'The terms of the contract of the linked record, or null',
  permission: 'signed-in',
  transaction: 'read',
  refuses: notLinked,
  output: ownSchema,
  run: async (ctx) => ownContract(ctx, await getLinkedRecord(ctx)),
})

const readLinkedEndpoint = endpoint({
  method: 'POST',
  path: '/my/contract/readings',
  summary: 'Say that these terms of the linked record were read, or read aloud',
  permission: 'signed-in',
  transaction: 'write',
  body: newReadingSchema,
  refuses: [...notLinked, ...notRead],
  output: ownSchema,
  run: async (ctx, { body }) => {
    const holder = await getLinkedRecord(ctx)
    await noteReading(ctx, holder, body)
    return ownContract(ctx, holder)
  },
})

export const contractEndpoints = [
  ofRecordEndpoint,
  enterEndpoint,
  openedEndpoint,
  readEndpoint,
  linkedEndpoint,
  readLinkedEndpoint,
] as const
