import { STATUS_CODES } from 'node:http'
import { type RefusalCode, refusals } from '#gate'
import { httpStatusOf } from '#platform/errors'
import { type AnyEndpoint, isOwnResponse } from './endpoint.ts'
import { type Json, jsonSchema } from './parse-input.ts'

/** Returns what an endpoint may refuse with: what follows from its definition, then the refusals of its verb. */
export function refusalsOf(each: AnyEndpoint): RefusalCode[] {
  const codes = [...ofWhoAsks(each), ...ofWhatIsSent(each), ...(each.refuses ?? []), ...ofParts]
  return [...new Set(codes)]
}

/** What Candor depends on may be unavailable, whatever is asked for. */
const ofParts: readonly RefusalCode[] = [
  'service.database_unavailable',
  'service.storage_unavailable',
  'service.busy',
  'service.no_room',
  'service.outcome_unknown',
]

const ofSessions: readonly RefusalCode[] = [
  'session.required',
  'session.other_person',
  'session.second_factor_owed',
]

function ofWhoAsks({
  method,
  permission,
  proofs,
  recentSignIn,
  limit,
}: AnyEndpoint): RefusalCode[] {
  const codes: RefusalCode[] = []
  // Requests from another website's page are refused before any other check.
  if (method !== 'GET') codes.push('request.foreign_origin')
  if (permission !== 'public') codes.push(...ofSessions)
  if (permission !== 'public' && permission !== 'signed-in') codes.push('session.forbidden')
  if (proofs) codes.push('viewing.ended')
  if (proofs?.includes('account')) codes.push(...ofSessions)
  if (recentSignIn) codes.push('session.confirm_required', 'api_key.scope_missing')
  if (limit) codes.push('request.too_many')
  return codes
}

/** Refusals of a picture once it has arrived. */
const ofPictures: readonly RefusalCode[] = [
  'document.unsupported',
  'document.locked',
  'document.without_fonts',
  'document.damaged',
  'document.too_many_pixels',
  'document.too_many_pages',
  'document.active_content',
]

/** Refusals of an id that nothing has, by the beginning of its address. Of several ids the verb says which. */
const ofIds: Readonly<Record<string, RefusalCode>> = {
  '/records/{id}': 'record.not_found',
  '/cases/{id}': 'case.not_found',
  '/own-cases/{id}': 'case.not_found',
  '/my/cases/{id}': 'case.not_found',
  '/case-numbers/{number}': 'case.not_found',
  '/classes/{id}': 'class.not_found',
  '/my/classes/{id}': 'class.not_found',
  '/taught-classes/{id}': 'class.not_found',
  '/imports/{id}': 'import.not_found',
  '/notices/{id}': 'notice.not_found',
  '/managed-notices/{id}': 'notice.not_found',
  '/receipts/{number}': 'receipt.not_found',
}

function ofItsId(path: string): RefusalCode[] {
  const [begin = ''] = /^.*?\{\w+\}/.exec(path) ?? []
  const code = ofIds[begin]
  return code === undefined || /\{\w+Id\}/.test(path) ? [] : [code]
}

function ofWhatIsSent(each: AnyEndpoint): RefusalCode[] {
  const { method, path, params, query, body, accepts, requiresIfMatch, idempotent } = each
  const codes = ofItsId(path)
  // An id of the wrong form is the id of nothing.
  if (params) codes.push('route.not_found')
  if (query) codes.push('request.invalid')
  // Every body counts, even where none is expected.
  if (method !== 'GET') codes.push('request.too_large')
  if (body) codes.push('request.invalid', 'request.unreadable')
  if (accepts === 'file') codes.push('document.empty')
  if (typeof accepts === 'object') codes.push('request.invalid')
  if (accepts) codes.push('request.unreadable')
  if (accepts && accepts !== 'large-file') codes.push('document.too_large', ...ofPictures)
  if (requiresIfMatch) codes.push('request.precondition_required', requiresIfMatch)
  if (idempotent) codes.push('request.key_unreadable', 'request.key_reused')
  return codes
}

/** Describes the answers of an endpoint by status: the result, and each refusal. */
export function describeAnswers(each: AnyEndpoint): Json {
  const answers: Json = {
    400: { description: 'The request line or a header cannot be read' },
    ...success(each),
    ...refused(refusalsOf(each)),
    '5XX': defect,
  }
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [status, withRequestId(answer as Json)]),
  )
}

const withRequestId = (answer: Json): Json => ({
  ...answer,
  headers: {
    ...(answer.headers as Json),
    'X-Request-Id': { $ref: '#/components/headers/RequestId' },
  },
})

/** Describes the header that every answer has (server/arriving.ts). */
export const requestId = {
  description: 'The id of this request; the server’s log has it in the line of a failed one',
  schema: { type: 'string' },
}

function success(each: AnyEndpoint): Json {
  const { output, idempotent } = each
  const answer = isOwnResponse(output) ? output.response : output
  if (answer === null) return { 204: { description: 'Done' } }
  const content =
    'parse' in answer
      ? { 'application/json': { schema: jsonSchema(answer, 'output') } }
      : Object.fromEntries(answer.map((mediaType) => [mediaType, {}]))
  return {
    [each.status ?? 200]: {
      description: 'Done',
      ...(idempotent ? { headers: { 'Idempotency-Replayed': replayed } } : {}),
      content,
    },
    ...(isOwnResponse(output) && output.inParts ? partsOf(content) : {}),
  }
}

/** Describes the answer to `Range` (RFC 9110, section 14), with the place of the part in the whole. */
function partsOf(content: Json): Json {
  const headers = { 'Content-Range': { schema: { type: 'string' } } }
  return {
    206: { description: 'The part that Range asks for', headers, content },
    416: { description: 'Range asks for what is not there', headers },
  }
}

const replayed = {
  description: 'Whether this answer was given before, to the same Idempotency-Key',
  schema: { const: 'true' },
}

const problem = { $ref: '#/components/schemas/Problem' }

/** Describes the refusals by status; the schema names the codes that each status may carry. */
function refused(codes: readonly RefusalCode[]): Json {
  const answers: Json = {}
  for (const [status, some] of Map.groupBy(codes, (code) => httpStatusOf[refusals[code].kind]))
    answers[status] = {
      description: STATUS_CODES[status],
      ...(status === 429 || status === 503 ? { headers: { 'Retry-After': retryAfter } } : {}),
      content: inProblem({ allOf: [problem, { properties: { code: { enum: some } } }] }),
    }
  return answers
}

const retryAfter = {
  description: 'Seconds until another try makes sense',
  schema: { type: 'integer' },
}

const defect = {
  description: 'A defect',
  content: inProblem(problem),
}

function inProblem(schema: Json): Json {
  return { 'application/problem+json': { schema } }
}

/** The permanent name of a sentence, and the values in it. */
const name = {
  code: { type: 'string' },
  values: { type: 'object', description: 'What stands in the sentence, by its names' },
}

/** Describes a refusal as problem details (RFC 9457). */
export function describeProblem(): Json {
  const codes = Object.keys(refusals) as RefusalCode[]
  return {
    type: 'object',
    required: ['type', 'title', 'status', 'code'],
    properties: {
      type: { type: 'string' },
      title: { type: 'string', description: 'What was wrong and what to do' },
      status: { type: 'integer' },
      code: { enum: [...codes, 'internal'] },
      detail: {
        type: 'string',
        description: 'The title again, where it says more than the code does',
      },
      reason: {
        type: 'object',
        description:
          'What the sentence is called, where it says more than the code and languages have it by a name',
        required: ['code'],
        properties: name,
      },
      fields: {
        type: 'array',
        description: 'The fields that were wrong, each with a sentence',
        items: {
          type: 'object',
          required: ['path', 'message'],
          properties: { path: { type: 'string' }, message: { type: 'string' }, ...name },
        },
      },
      current: {
        type: 'object',
        description: 'What is there now, when somebody changed it meanwhile',
      },
      recordId: {
        type: 'string',
        description: 'The record that has this passport number, for those who may know',
      },
      until: { type: 'string', description: 'When it is possible again' },
      who: {
        type: ['array', 'null'],
        description: 'Who could do what takes another person; null: nobody, whoever it is',
        items: {
          type: 'object',
          required: ['id', 'name'],
          properties: { id: { type: 'string' }, name: { type: 'string' } },
        },
      },
    },
  }
}
