import { z } from 'zod'
import { accountsOfBrowser } from '#modules/accounts'
import {
  assignCase,
  casesOfRecord,
  listCases,
  noteOnCase,
  openCase,
  proveByNumber,
  readByNumber,
  readCase,
  reopenCase,
} from '#modules/cases'
import { caseRates } from '#modules/cases/limits'
import {
  broughtSchema,
  caseAnswerSchema,
  caseAssigneeSchema,
  caseFilterSchema,
  caseNoteSchema,
  caseNumberSchema,
  casePageSchema,
  caseProofSchema,
  caseSchema,
  caseStandingSchema,
  publicCaseSchema,
} from '#modules/cases/schema'
import { answerCase } from '#modules/desk'
import { caseFileEndpoint, refusesCorrecting } from './case-files.ts'
import { browserIn } from './comparisons.ts'
import { endpoint } from './endpoint.ts'
import { ownCaseEndpoints } from './own-cases.ts'

const idParams = z.object({ id: z.uuid() })
const numberParams = z.object({ number: caseNumberSchema })

const ofAnybody = [
  endpoint({
    method: 'POST',
    path: '/cases',
    summary:
      'Tell the organisation something without a file: a concern, a complaint, a request for a new code. The answer says nothing of any record',
    permission: 'public',
    transaction: 'write',
    body: publicCaseSchema,
    limit: caseRates.publicCase,
    output: broughtSchema,
    status: 201,
    run: (ctx, { body }) => openCase(ctx, body),
  }),
  endpoint({
    method: 'GET',
    path: '/case-numbers/{number}',
    summary: 'How far a case with this number is; nothing of what was said',
    permission: 'public',
    transaction: 'read',
    params: numberParams,
    limit: caseRates.publicCase,
    refuses: ['case.not_found'],
    output: caseStandingSchema,
    run: (ctx, { params }) => readByNumber(ctx, params.number),
  }),
  endpoint({
    method: 'GET',
    path: '/case-numbers/{number}/proof',
    summary: 'The digest of a complaint with the proof that its event is in the transparency log',
    permission: 'public',
    transaction: 'read',
    params: numberParams,
    limit: caseRates.publicCase,
    refuses: ['case.not_found', 'log.not_sealed'],
    output: caseProofSchema,
    run: (ctx, { params }) => proveByNumber(ctx, params.number),
  }),
] as const

const ofStaff = [
  endpoint({
    method: 'GET',
    path: '/cases',
    summary:
      'What people say and ask: what waits first, the most overdue before the others. A moderator sees those that are assigned to them',
    permission: 'records:own',
    transaction: 'read',
    query: caseFilterSchema,
    output: casePageSchema,
    run: (ctx, { query }) => listCases(ctx, query),
  }),
  endpoint({
    method: 'GET',
    path: '/cases/{id}',
    summary: 'One case, with every step of it',
    permission: 'records:own',
    transaction: 'read',
    params: idParams,
    refuses: ['case.not_found'],
    output: caseSchema,
    run: (ctx, { params: { id } }) => readCase(ctx, id),
  }),
  endpoint({
    method: 'GET',
    path: '/records/{id}/cases',
    summary: 'What was brought about a record, the latest first',
    permission: 'records:all',
    transaction: 'read',
    params: idParams,
    refuses: ['record.not_found'],
    output: z.object({ cases: z.array(caseSchema) }),
    run: async (ctx, { params: { id } }) => ({ cases: await casesOfRecord(ctx, id) }),
  }),
  endpoint({
    method: 'POST',
    path: '/cases/{id}/answer',
    summary:
      'Answer a case in one of the ways of its kind, with what that changes; the answer stays as it was given',
    permission: 'records:own',
    transaction: 'write',
    params: idParams,
    body: caseAnswerSchema,
    refuses: [
      ...(['case.not_found', 'case.answered_already', 'case.not_corrected'] as const),
      ...(['case.second_person', 'record.not_found', 'original.in_office'] as const),
      ...(['comparison.person_only', 'comparison.second_person'] as const),
      ...(['comparison.answered_already'] as const),
      ...(['original.not_found', 'original.is_back', 'original.due_before'] as const),
      ...refusesCorrecting,
    ],
    output: caseSchema,
    run: async (ctx, { params: { id }, body }, edge) => {
      await answerCase(ctx, id, body, await accountsOfBrowser(ctx, browserIn(edge)))
      return readCase(ctx, id)
    },
  }),
  endpoint({
    method: 'POST',
    path: '/cases/{id}/reopening',
    summary: 'Open a case again whose answer only staff read',
    permission: 'records:own',
    transaction: 'write',
    params: idParams,
    refuses: ['case.not_found', 'case.not_answered'],
    output: caseSchema,
    run: async (ctx, { params: { id } }) => {
      await reopenCase(ctx, id)
      return readCase(ctx, id)
    },
  }),
  endpoint({
    method: 'POST',
    path: '/cases/{id}/notes',
    summary: 'Write a note on a case, for staff alone',
    permission: 'records:own',
    transaction: 'write',
    params: idParams,
    body: caseNoteSchema,
    refuses: ['case.not_found'],
    output: caseSchema,
    run: async (ctx, { params: { id }, body: { text } }) => {
      await noteOnCase(ctx, id, text)
      return readCase(ctx, id)
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/cases/{id}/assignee',
    summary: 'Assign a case to a colleague, who then sees and answers it, or to nobody',
    permission: 'records:all',
    transaction: 'write',
    params: idParams,
    body: caseAssigneeSchema,
    refuses: ['case.not_found', 'case.not_staff'],
    output: caseSchema,
    run: async (ctx, { params: { id }, body: { accountId } }) => {
      await assignCase(ctx, id, accountId)
      return readCase(ctx, id)
    },
  }),
] as const

export const caseEndpoints = [
  ...ofAnybody,
  ...ownCaseEndpoints,
  ...ofStaff,
  caseFileEndpoint,
] as const
