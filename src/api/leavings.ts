import { z } from 'zod'
import {
  findLeaving,
  finishLeaving,
  leavingOfRecord,
  listLeavings,
  sayLeaving,
} from '#modules/leavings'
import {
  leavingsSchema,
  newLeavingSchema,
  ownLeavingSchema,
  recordLeavingSchema,
} from '#modules/leavings/schema'
import { getLinkedRecord } from '#modules/lookup'
import { lookupRates } from '#modules/lookup/limits'
import { cursorAsked } from '#platform/pages/schema'
import { endpoint } from './endpoint.ts'
import { holderOf } from './holder-of.ts'

const notLinked = ['link.account_only', 'link.not_linked', 'lookup.no_data_found'] as const

const ofCandidates = [
  endpoint({
    method: 'GET',
    path: '/leaving',
    summary: 'Whether the candidate of the record that a viewing has open is leaving the agency',
    permission: 'public',
    transaction: 'read',
    proofs: ['viewing'],
    output: ownLeavingSchema,
    run: async (ctx, _, edge) => findLeaving(ctx, (await holderOf(ctx, edge)).recordId),
  }),
  endpoint({
    method: 'PUT',
    path: '/leaving',
    summary:
      'Say for the candidate of a viewing that they are leaving the agency, or staying. Leaving ends all shares and consents except messages, and asks for originals back; the file stays open',
    permission: 'public',
    transaction: 'write',
    body: newLeavingSchema,
    limit: lookupRates.ownFile,
    proofs: ['viewing'],
    output: ownLeavingSchema,
    run: async (ctx, { body }, edge) => {
      const { recordId } = await holderOf(ctx, edge)
      await sayLeaving(ctx, { recordId }, body)
      return findLeaving(ctx, recordId)
    },
  }),
  endpoint({
    method: 'GET',
    path: '/my/leaving',
    summary: 'Whether the candidate of the linked record is leaving the agency',
    permission: 'signed-in',
    transaction: 'read',
    refuses: notLinked,
    output: ownLeavingSchema,
    run: async (ctx) => findLeaving(ctx, (await getLinkedRecord(ctx)).recordId),
  }),
  endpoint({
    method: 'PUT',
    path: '/my/leaving',
    summary: 'Say for the linked record that its candidate is leaving the agency, or is staying',
    permission: 'signed-in',
    transaction: 'write',
    body: newLeavingSchema,
    limit: lookupRates.ownFile,
    refuses: notLinked,
    output: ownLeavingSchema,
    run: async (ctx, { body }) => {
      const { recordId } = await getLinkedRecord(ctx)
      await sayLeaving(ctx, { recordId }, body)
      return findLeaving(ctx, recordId)
    },
  }),
] as const

const ofStaff = [
  endpoint({
    method: 'GET',
    path: '/leavings',
    summary: 'Candidates who are leaving and are waiting for staff, the earliest first',
    permission: 'records:all',
    transaction: 'read',
    query: z.object(cursorAsked),
    output: leavingsSchema,
    run: (ctx, { query }) => listLeavings(ctx, query),
  }),
  endpoint({
    method: 'GET',
    path: '/records/{id}/leaving',
    summary:
      'Whether the candidate of a record is leaving or left before, what is due by when, and what was done',
    permission: 'records:all',
    transaction: 'read',
    params: z.object({ id: z.uuid() }),
    refuses: ['record.not_found'],
    output: recordLeavingSchema,
    run: (ctx, { params: { id } }) => leavingOfRecord(ctx, id),
  }),
  endpoint({
    method: 'POST',
    path: '/leavings/{id}/done',
    summary: 'Note that a leaving was dealt with; every original has to be back',
    permission: 'records:all',
    transaction: 'write',
    params: z.object({ id: z.uuid() }),
    refuses: ['leaving.not_found', 'leaving.original_in_hand'],
    output: null,
    run: (ctx, { params: { id } }) => finishLeaving(ctx, id),
  }),
] as const

export const leavingEndpoints = [...ofCandidates, ...ofStaff] as const
