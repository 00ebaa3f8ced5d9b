import { z } from 'zod'
import { accountNames } from '#modules/accounts'
import { enterTerms, noteReading, ownContract, staffContract } from '#modules/contracts'
import {
  newReadingSchema,
  ownContractSchema,
  staffContractSchema,
  termsSchema,
} from '#modules/contracts/schema'
import type { ReadContext } from '#platform/context'
import { endpoint } from './endpoint.ts'
import { ownFile, writeAs } from './own-file.ts'

const ofRecordSchema = staffContractSchema.extend({ people: z.record(z.string(), z.string()) })
const ownSchema = ownContractSchema.nullable()

async function ofRecord(ctx: ReadContext, recordId: string) {
  const contract = await staffContract(ctx, recordId)
  const ids = contract.versions.map(({ enteredBy }) => enteredBy)
  return { ...contract, people: Object.fromEntries(await accountNames(ctx.tx, ids)) }
}

export const contractEndpoints = [
  endpoint('GET /records/{id}/contract', 'records:all', {
    summary: 'The terms of the contract, each version, and whether the candidate read them',
    refuses: ['record.not_found'],
    output: ofRecordSchema,
    run: (ctx, { params }) => ofRecord(ctx, params.id),
  }),
  endpoint('PUT /records/{id}/contract/terms', 'records:all', {
    summary:
      'Enter what the contract says, or a change of it (If-Match: 0 where there are no terms)',
    body: termsSchema,
    requiresIfMatch: true,
    refuses: ['record.not_found', 'record.in_trash', 'contract.changed_meanwhile'],
    output: ofRecordSchema,
    run: async (ctx, { params, body, version }) => {
      await enterTerms(ctx, { recordId: params.id, version, terms: body })
      return ofRecord(ctx, params.id)
    },
  }),
  ...ownFile('GET /contract', 'GET /my/contract', {
    summary: 'The terms of the contract, or null',
    output: ownSchema,
    run: async (ctx, _, { holder }) => ownContract(ctx, await holder(ctx)),
  }),
  ...ownFile('POST /contract/readings', 'POST /my/contract/readings', {
    summary: 'Say that these terms were read, or read aloud',
    transaction: 'none',
    body: newReadingSchema,
    refuses: ['contract.no_terms', 'contract.changed_meanwhile'],
    output: ownSchema,
    run: (ctx, { body }, { holder }) =>
      writeAs(ctx, holder, async (write, whose) => {
        await noteReading(write, whose, body)
        return ownContract(write, whose)
      }),
  }),
] as const
