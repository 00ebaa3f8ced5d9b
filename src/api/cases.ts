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

const ofAnybody = [
  endpoint('POST /cases', 'public', {
    summary:
      'Tell the organisation something without a file: a concern, a complaint, a request for a new code. The answer says nothing of any record',
    body: publicCaseSchema,
    limit: caseRates.publicCase,
    output: broughtSchema,
    status: 201,
    run: (ctx, { body }) => openCase(ctx, body),
  }),
  endpoint('GET /case-numbers/{number}', 'public', {
    summary: 'How far a case with this number is; nothing of what was said',
    params: { number: caseNumberSchema },
    limit: caseRates.publicCase,
    refuses: ['case.not_found'],
    output: caseStandingSchema,
    run: (ctx, { params }) => readByNumber(ctx, params.number),
  }),
  endpoint('GET /case-numbers/{number}/proof', 'public', {
    summary: 'The digest of a complaint with the proof that its event is in the transparency log',
    params: { number: caseNumberSchema },
    limit: caseRates.publicCase,
    refuses: ['case.not_found', 'log.not_sealed'],
    output: caseProofSchema,
    run: (ctx, { params }) => proveByNumber(ctx, params.number),
  }),
] as const

const ofStaff = [
  endpoint('GET /cases', 'records:own', {
    summary:
      'What people say and ask: what waits first, the most overdue before the others. A moderator sees those that are assigned to them',
    query: caseFilterSchema,
    output: casePageSchema,
    run: (ctx, { query }) => listCases(ctx, query),
  }),
  endpoint('GET /cases/{id}', 'records:own', {
    summary: 'One case, with every step of it',
    refuses: ['case.not_found'],
    output: caseSchema,
    run: (ctx, { params: { id } }) => readCase(ctx, id),
  }),
  endpoint('GET /records/{id}/cases', 'records:all', {
    summary: 'What was brought about a record, the latest first',
    refuses: ['record.not_found'],
    output: z.object({ cases: z.array(caseSchema) }),
    run: async (ctx, { params: { id } }) => ({ cases: await casesOfRecord(ctx, id) }),
  }),
  endpoint('POST /cases/{id}/answer', 'records:own', {
    summary:
      'Answer a case in one of the ways of its kind, with what that changes; the answer stays as it was given',
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
  endpoint('POST /cases/{id}/reopening', 'records:own', {
    summary: 'Open a case again whose answer only staff read',
    refuses: ['case.not_found', 'case.not_answered'],
    output: caseSchema,
    run: async (ctx, { params: { id } }) => {
      await reopenCase(ctx, id)
      return readCase(ctx, id)
    },
  }),
  endpoint('POST /cases/{id}/notes', 'records:own', {
    summary: 'Write a note on a case, for staff alone',
    body: caseNoteSchema,
    refuses: ['case.not_found'],
    output: caseSchema,
    run: async (ctx, { params: { id }, body: { text } }) => {
      await noteOnCase(ctx, id, text)
      return readCase(ctx, id)
    },
  }),
  endpoint('PUT /cases/{id}/assignee', 'records:all', {
    summary: 'Assign a case to a colleague, who then sees and answers it, or to nobody',
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
