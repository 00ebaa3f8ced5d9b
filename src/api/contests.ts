import { z } from 'zod'
import { accountNames } from '#modules/accounts'
import {
  answerContest,
  contestsOfRecord,
  listContests,
  openContest,
  ownContests,
} from '#modules/contests'
import {
  contestAnswerSchema,
  contestFilterSchema,
  contestPageSchema,
  contestSchema,
  newContestSchema,
  ownContestListSchema,
  ownContestSchema,
} from '#modules/contests/schema'
import { getLinkedRecord } from '#modules/lookup'
import { lookupRates } from '#modules/lookup/limits'
import { endpoint } from './endpoint.ts'
import { holderOf } from './holder-of.ts'

const idParams = z.object({ id: z.uuid() })
const people = z.record(z.string(), z.string())
const refusesOpening = [
  'contest.not_in_file',
  'contest.open_already',
  'contest.declined_twice',
] as const

const ofViewing = [
  endpoint({
    method: 'GET',
    path: '/contests/own',
    summary: 'What was called wrong in the record that a viewing has open, and what was answered',
    permission: 'public',
    transaction: 'read',
    proofs: ['viewing'],
    output: ownContestListSchema,
    run: async (ctx, _, edge) => ({ contests: await ownContests(ctx, await holderOf(ctx, edge)) }),
  }),
  endpoint({
    method: 'POST',
    path: '/contests',
    summary: 'Say that a detail or a document of the record that a viewing has open is wrong',
    permission: 'public',
    transaction: 'none',
    body: newContestSchema,
    limit: lookupRates.ownFile,
    idempotent: true,
    proofs: ['viewing'],
    refuses: refusesOpening,
    output: ownContestSchema,
    status: 201,
    run: async (ctx, { body }, edge) => {
      await ctx.read((read) => holderOf(read, edge))
      return ctx.write(async (write) => openContest(write, await holderOf(write, edge), body))
    },
  }),
] as const

const ofLink = [
  endpoint({
    method: 'GET',
    path: '/my/contests',
    summary: 'What was called wrong in the linked record, and what was answered',
    permission: 'signed-in',
    transaction: 'read',
    refuses: ['link.account_only', 'link.not_linked', 'lookup.no_data_found'],
    output: ownContestListSchema,
    run: async (ctx) => ({ contests: await ownContests(ctx, await getLinkedRecord(ctx)) }),
  }),
  endpoint({
    method: 'POST',
    path: '/my/contests',
    summary: 'Say that a detail or a document of the linked record is wrong',
    permission: 'signed-in',
    transaction: 'write',
    body: newContestSchema,
    limit: lookupRates.ownFile,
    idempotent: true,
    refuses: [...refusesOpening, 'link.account_only', 'link.not_linked', 'lookup.no_data_found'],
    output: ownContestSchema,
    status: 201,
    run: async (ctx, { body }) => openContest(ctx, await getLinkedRecord(ctx), body),
  }),
] as const

const ofStaff = [
  endpoint({
    method: 'GET',
    path: '/contests',
    summary: 'What candidates call wrong: what waits first, the most overdue before the others',
    permission: 'records:all',
    transaction: 'read',
    query: contestFilterSchema,
    output: contestPageSchema.extend({ people }),
    run: async (ctx, { query }) => {
      const list = await listContests(ctx, query)
      const ids = list.contests.flatMap(({ answeredBy }) => answeredBy ?? [])
      return { ...list, people: Object.fromEntries(await accountNames(ctx.tx, ids)) }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/records/{id}/contests',
    summary: 'What the candidate of a record called wrong, newest first',
    permission: 'records:all',
    transaction: 'read',
    params: idParams,
    refuses: ['record.not_found'],
    output: z.object({ contests: z.array(contestSchema) }),
    run: async (ctx, { params }) => ({ contests: await contestsOfRecord(ctx, params.id) }),
  }),
  endpoint({
    method: 'POST',
    path: '/contests/{id}/answer',
    summary:
      'Accept what was corrected since, by another person than who entered it, or decline with a reason',
    permission: 'records:all',
    transaction: 'write',
    params: idParams,
    body: contestAnswerSchema,
    refuses: [
      'contest.not_found',
      'contest.answered_already',
      'contest.not_corrected',
      'contest.second_person',
      'record.not_found',
    ],
    output: contestSchema,
    run: (ctx, { params, body }) => answerContest(ctx, { contestId: params.id, answer: body }),
  }),
] as const

export const contestEndpoints = [...ofViewing, ...ofLink, ...ofStaff] as const
