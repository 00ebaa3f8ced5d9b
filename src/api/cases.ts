import { z } from 'zod'
import {
  assignCase,
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
  disagreementSchema,
  ownCaseSchema,
  ownCasesSchema,
  publicCaseSchema,
} from '#modules/cases/schema'
import { answerCase, bringCase, disagreeWith } from '#modules/desk'
import { getSelf } from '#modules/lookup'
import { lookupRates } from '#modules/lookup/limits'
import type { ReadContext } from '#platform/context'
import {
  bringingWithFile,
  caseFileEndpoint,
  notLinked,
  refusesBringing,
  refusesCorrecting,
  type Whose,
} from './case-files.ts'
import { type Edge, endpoint } from './endpoint.ts'
import { holderOf } from './holder-of.ts'

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

/** Makes the endpoints of the candidate whose file is open; the path decides whose it is. */
function endpointsOf<const Path extends '/own-cases' | '/my/cases'>(
  path: Path,
  whose: Whose,
  who: Pick<Parameters<typeof endpoint>[0], 'permission' | 'proofs'>,
  refuses: readonly (typeof notLinked)[number][],
) {
  const candidate =
    path === '/own-cases'
      ? 'the candidate whose file is open'
      : 'the signed-in person, and the linked record'
  const cases = async (ctx: ReadContext, edge: Edge) => ({
    cases: await ownCases(ctx, await whose(ctx, edge)),
  })
  return [
    endpoint({
      method: 'GET',
      path,
      summary: `What ${candidate} told the organisation, and what was answered`,
      ...who,
      transaction: 'read',
      refuses,
      output: ownCasesSchema,
      run: (ctx, _, edge) => cases(ctx, edge),
    }),
    endpoint({
      method: 'POST',
      path,
      summary: `Tell the organisation something for ${candidate}`,
      ...who,
      transaction: 'none',
      body: ownCaseSchema,
      limit: lookupRates.ownFile,
      idempotent: true,
      refuses: [...refusesBringing, ...refuses],
      output: broughtSchema,
      status: 201,
      run: async (ctx, { body }, edge) => {
        await ctx.read((read) => whose(read, edge))
        return ctx.write(async (write) => bringCase(write, await whose(write, edge), body))
      },
    }),
    bringingWithFile(path, whose, { candidate, who, refuses }),
    endpoint({
      method: 'POST',
      path: `${path}/{id}/disagreement`,
      summary: `Say for ${candidate} that an answer is not right, once: staff answer again`,
      ...who,
      transaction: 'write',
      params: idParams,
      body: disagreementSchema,
      limit: lookupRates.ownFile,
      refuses: ['case.not_found', 'case.not_answered', 'case.said_twice', ...refuses],
      output: ownCasesSchema,
      run: async (ctx, { params: { id }, body: { text } }, edge) => {
        await disagreeWith(ctx, await whose(ctx, edge), { id, text })
        return cases(ctx, edge)
      },
    }),
  ] as const
}

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
      ...(['case.second_person', 'record.not_found', ...refusesCorrecting] as const),
    ],
    output: caseSchema,
    run: async (ctx, { params: { id }, body }) => {
      await answerCase(ctx, id, body)
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
  ...endpointsOf('/own-cases', holderOf, { permission: 'public', proofs: ['viewing'] }, []),
  ...endpointsOf('/my/cases', getSelf, { permission: 'signed-in' }, notLinked),
  ...ofStaff,
  caseFileEndpoint,
] as const
