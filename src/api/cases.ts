import { z } from 'zod'
import { accountsOfBrowser } from '#modules/accounts'
import {
  assignCase,
  assignCases,
  casesOfRecord,
  listCases,
  noteOnCase,
  openCase,
  ownCases,
  proveByNumber,
  readByNumber,
  readCase,
  reopenCase,
} from '#modules/cases'
import {
  broughtSchema,
  type CaseFilter,
  caseAnswerSchema,
  caseAssigneeSchema,
  caseAssignmentsSchema,
  caseFilterSchema,
  caseNoteSchema,
  caseNumberSchema,
  casePageSchema,
  caseProofSchema,
  caseRates,
  caseSchema,
  caseSearchSchema,
  caseStandingSchema,
  casesAssignedSchema,
  disagreementSchema,
  ownCaseSchema,
  ownCasesSchema,
  publicCaseSchema,
  takingBackSchema,
} from '#modules/cases/schema'
import {
  answerCase,
  bringCase,
  disagreeWith,
  type FileHolder,
  takeCaseBack,
  verdictsOf,
} from '#modules/desk'
import { lookupRates } from '#modules/lookup/schema'
import type { ReadContext } from '#platform/context'
import { verdictSchema } from '#platform/verdict.schema'
import { verdictIn, withPhotos } from './answers.ts'
import {
  bringingWithFile,
  caseFileEndpoint,
  ownCase,
  refusesBringing,
  refusesCorrecting,
} from './case-files.ts'
import { browserIn } from './comparisons.ts'
import { type Edge, endpoint } from './endpoint.ts'
import { writeAs } from './own-file.ts'

/** A case with, for each way of answering it, whether the caller may; if not, why, and who could. */
const caseToAnswer = caseSchema.extend({
  photoId: z.string().nullable(),
  verdicts: z.record(z.string(), verdictSchema),
})

/** Cases with the photo of whose file they are about. */
const listedCases = casePageSchema.extend({
  cases: z.array(caseSchema.extend({ photoId: z.string().nullable() })),
})

async function listed(ctx: ReadContext, asked: CaseFilter) {
  const { cases, ...page } = await listCases(ctx, asked)
  const photo = await withPhotos(
    ctx,
    cases.map(({ recordId }) => recordId),
  )
  return { cases: cases.map((one) => ({ ...one, photoId: photo(one.recordId) })), ...page }
}

async function toAnswer(ctx: ReadContext, id: string, edge: Edge) {
  const verdicts = await verdictsOf(ctx, id, await accountsOfBrowser(ctx, browserIn(edge)))
  const shown = Object.entries(verdicts).map(([result, one]) => [result, verdictIn(one)] as const)
  const one = await readCase(ctx, id)
  const photo = await withPhotos(ctx, [one.recordId])
  return { ...one, photoId: photo(one.recordId), verdicts: Object.fromEntries(shown) }
}

const casesOf = async (ctx: ReadContext, holder: FileHolder) => ({
  cases: await ownCases(ctx, holder),
})

export const caseEndpoints = [
  ...ownCase('GET /own-cases', 'GET /my/cases', {
    summary: 'What the candidate told the organisation, and what was answered',
    output: ownCasesSchema,
    run: async (ctx, _, { holder }) => casesOf(ctx, await holder(ctx)),
  }),
  ...ownCase('POST /own-cases', 'POST /my/cases', {
    summary: 'Tell the organisation something',
    transaction: 'none',
    body: ownCaseSchema,
    limit: lookupRates.ownFile,
    idempotent: true,
    refuses: refusesBringing,
    output: broughtSchema,
    status: 201,
    run: (ctx, { body }, { holder }) =>
      writeAs(ctx, holder, (write, whose) => bringCase(write, whose, body)),
  }),
  ...bringingWithFile,
  ...ownCase('POST /own-cases/{id}/disagreement', 'POST /my/cases/{id}/disagreement', {
    summary: 'Say that an answer is not right, once: staff answer again',
    body: disagreementSchema,
    limit: lookupRates.ownFile,
    refuses: ['case.not_answered', 'case.said_twice'],
    output: ownCasesSchema,
    run: async (ctx, { params: { id }, body: { text } }, { holder }) => {
      const whose = await holder(ctx)
      await disagreeWith(ctx, whose, { id, text })
      return casesOf(ctx, whose)
    },
  }),
  ...ownCase('POST /own-cases/{id}/taking-back', 'POST /my/cases/{id}/taking-back', {
    summary: 'Take back what may be taken back: who said that they leave stays after all',
    body: takingBackSchema,
    limit: lookupRates.ownFile,
    refuses: ['case.not_taken_back'],
    output: ownCasesSchema,
    run: async (ctx, { params: { id }, body: { language } }, { holder }) => {
      const whose = await holder(ctx)
      await takeCaseBack(ctx, whose, { id, language })
      return casesOf(ctx, whose)
    },
  }),
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
    output: caseStandingSchema,
    run: (ctx, { params }) => readByNumber(ctx, params.number),
  }),
  endpoint('GET /case-numbers/{number}/proof', 'public', {
    summary: 'The digest of a complaint with the proof that its event is in the transparency log',
    params: { number: caseNumberSchema },
    limit: caseRates.publicCase,
    refuses: ['log.not_sealed'],
    output: caseProofSchema,
    run: (ctx, { params }) => proveByNumber(ctx, params.number),
  }),
  endpoint('GET /cases', 'records:own', {
    summary:
      'What people say and ask: what waits first, the most overdue before the others. A moderator sees those that are assigned to them',
    query: caseFilterSchema,
    output: listedCases,
    run: (ctx, { query }) => listed(ctx, query),
  }),
  // In a body, as the search among records is.
  endpoint('POST /cases/search', 'records:own', {
    summary:
      'List cases as GET /cases does, also by words of what was said or answered, by name or number',
    transaction: 'read',
    body: caseSearchSchema,
    output: listedCases,
    run: (ctx, { body }) => listed(ctx, body),
  }),
  endpoint('GET /cases/{id}', 'records:own', {
    summary: 'One case, with every step of it, and how the caller may answer it',
    output: caseToAnswer,
    run: (ctx, { params: { id } }, edge) => toAnswer(ctx, id, edge),
  }),
  endpoint('GET /records/{id}/cases', 'records:all', {
    summary: 'What was brought about a record, the latest first',
    output: z.object({ cases: z.array(caseSchema) }),
    run: async (ctx, { params: { id } }) => ({ cases: await casesOfRecord(ctx, id) }),
  }),
  endpoint('POST /cases/{id}/answer', 'records:own', {
    summary:
      'Answer a case in one of the ways of its kind, with what that changes; the answer stays as it was given',
    body: caseAnswerSchema,
    refuses: [
      ...(['case.answered_already', 'case.not_corrected', 'case.not_noted'] as const),
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
    refuses: ['case.not_answered'],
    output: caseSchema,
    run: async (ctx, { params: { id } }) => {
      await reopenCase(ctx, id)
      return readCase(ctx, id)
    },
  }),
  endpoint('POST /cases/{id}/notes', 'records:own', {
    summary: 'Write a note on a case, for staff alone',
    body: caseNoteSchema,
    output: caseSchema,
    run: async (ctx, { params: { id }, body: { text } }) => {
      await noteOnCase(ctx, id, text)
      return readCase(ctx, id)
    },
  }),
  endpoint('PUT /cases/{id}/assignee', 'records:all', {
    summary: 'Assign a case to a colleague, who then sees and answers it, or to nobody',
    body: caseAssigneeSchema,
    refuses: ['case.not_staff'],
    output: caseSchema,
    run: async (ctx, { params: { id }, body: { accountId } }) => {
      await assignCase(ctx, id, accountId)
      return readCase(ctx, id)
    },
  }),
  endpoint('POST /case-assignments', 'records:all', {
    summary:
      'Assign several cases at once, to a colleague or to nobody; names who had each, and each that could not be assigned',
    body: caseAssignmentsSchema,
    idempotent: true,
    refuses: ['case.not_staff'],
    output: casesAssignedSchema,
    run: (ctx, { body }) => assignCases(ctx, body),
  }),
  caseFileEndpoint,
] as const
