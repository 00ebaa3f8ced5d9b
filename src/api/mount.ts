import type { Context, Handler, Hono } from 'hono'
import { z } from 'zod'
import { type App, admit, enter } from '#gate'
import { isPermission } from '#modules/accounts/forms.schema'
import { type ActionContext, isStaff, type Soon, soon } from '#platform/context'
import {
  defectSentence,
  type FieldProblem,
  httpStatusOf,
  Refusal,
  refusal,
  refuseUnless,
} from '#platform/errors'
import { answerOnce, type OnceAnswer } from './answer-once.ts'
import { type AnyEndpoint, type Edge, isOwnResponse } from './endpoint.ts'
import { parseInput, plainJson, plainText } from './parse-input.ts'
import { answerInWords } from './speaker.ts'
import { heldBytes, whileArriving } from './upload-body.ts'

/** Mounts endpoints at their addresses below a prefix such as `/api/v1`. */
export function mountEndpoints(
  hono: Hono,
  prefix: string,
  app: App,
  endpoints: readonly AnyEndpoint[],
  addressOf: (c: Context) => string,
): void {
  for (const [template, some] of Map.groupBy(endpoints, ({ path }) => path)) {
    const path = prefix + template.replace(/\{(\w+)\}/g, ':$1')
    for (const each of some) {
      // The compiler requires it too; this catches what got past the compiler.
      if (!isPermission(each.permission))
        throw new Error(`${each.method} ${template} names no permission`)
      hono.on(each.method, path, async (c) =>
        asResponse(await answerCall(app, each, callOf(c, addressOf(c)))),
      )
    }
    const methods = some.map(({ method }) => method)
    refuseOtherMethods(hono, path, methods)
  }
}

/** A call of an endpoint, however it arrived. */
export interface Call extends ServerEnv {
  request: Request
  address: string
  params(): Record<string, string>
  query(): Record<string, string>
  bytes(): Soon<ArrayBuffer | Uint8Array>
}

const callOf = ({ req, env }: Context, address: string): Call => ({
  ...{ request: req.raw, address },
  params: () => req.param(),
  query: () => req.query(),
  bytes: () => req.arrayBuffer(),
  mayTakeLong: (env as ServerEnv | undefined)?.mayTakeLong,
})

/** An answer that is a text. */
export interface TextAnswer {
  status: number
  body: string | null
  headers: Record<string, string>
}

export const asResponse = (answer: Response | TextAnswer): Response =>
  'clone' in answer ? answer : new Response(answer.body, answer)

/** Answers a call: finds out who calls, parses what came, runs the endpoint. */
export function answerCall(app: App, each: AnyEndpoint, call: Call): Soon<Response | TextAnswer> {
  const { request, address } = call
  return enter(app, each, request, ({ ctx, identify }) => {
    if (each.accepts && isStaff(ctx.actor)) call.mayTakeLong?.()
    return soon(inputOf(each, call), (input) =>
      soon(admit(ctx, each, { input, address }), ({ ctx: action, attempt }) => {
        const publicUrl = app.runtime.config.url
        const edge = { request, address, publicUrl, accounts: app.accounts, identify, attempt }
        const respond = (sent: Request) =>
          soon(answerIn(action, each, input, { ...edge, request: sent }), (answer) =>
            inWords(app, request, answer),
          )
        if (!each.accepts) return respond(request)
        if (!isStaff(action.actor)) return whileArriving(action.uploads, edge, respond)
        const held = heldBytes(request, each.accepts, app.runtime.storage)
        return action.uploads.take(held, async () => respond(request))
      }),
    )
  })
}

/** Parses what came: first the address, then the body. */
function inputOf(each: AnyEndpoint, call: Call) {
  const params = each.params && paramsIn(each.params, call)
  const query = each.query && parseInput(each.query, plainQuery(call, each.query), each.output)
  const { body: schema, output } = each
  const read = (bytes: ArrayBuffer | Uint8Array) => readJson(call.request, bytes)
  const body = schema && soon(call.bytes(), (bytes) => parseInput(schema, read(bytes), output))
  return soon(body, (body) => {
    const version = each.requiresIfMatch ? versionFrom(call.request.headers.get('if-match')) : 0
    return { params, query, body, version }
  })
}

function answerIn(
  action: ActionContext,
  each: AnyEndpoint,
  input: unknown,
  edge: Edge,
): Soon<Response | TextAnswer> {
  const run = (ctx: unknown, at: Edge) => each.run(ctx as never, input as never, at)
  const answer = () =>
    soon(
      runInside(action, each, (ctx) => run(ctx, edge)),
      (result) => render(each, result),
    )
  if (!each.idempotent) return answer()
  return answerOnce(action, each, input, edge, run).then((once) =>
    once ? renderOnce(once) : answer(),
  )
}

/** Puts what is kept as sentences into the caller's words. */
function inWords(
  app: App,
  request: Request,
  answer: Response | TextAnswer,
): Soon<Response | TextAnswer> {
  // A refusal has none.
  if ('clone' in answer || answer.body === null || answer.status >= 400) return answer
  return soon(answerInWords(app, request, answer.body), (body) => ({ ...answer, body }))
}

/** What a server adds to a request that arrives over a socket. */
export interface ServerEnv {
  /** Allows the rest of this request to arrive as slowly as an upload. */
  mayTakeLong?: (() => void) | undefined
}

function runInside(
  action: ActionContext,
  each: AnyEndpoint,
  run: (ctx: unknown) => Soon<unknown>,
): Soon<unknown> {
  if (each.transaction === 'none') return run(action)
  return each.transaction === 'read' ? action.read(run) : action.write(async (ctx) => run(ctx))
}

const json = { 'content-type': 'application/json' }

function render(each: AnyEndpoint, result: unknown): Response | TextAnswer {
  if (result instanceof Refusal) return problemOf(result)
  if (isOwnResponse(each.output)) return result as Response
  if (each.output === null) return { status: 204, body: null, headers: {} }
  // Parsing the answer drops what the schema does not name: nothing leaves by accident.
  const body = JSON.stringify(each.output.parse(result))
  return { status: each.status ?? 200, body, headers: json }
}

function renderOnce({ status, body, isRepeated }: OnceAnswer): TextAnswer {
  const headers = isRepeated ? { ...json, 'idempotency-replayed': 'true' } : json
  return { status, body, headers }
}

/** Parses what the address names; an id of the wrong form is the id of nothing. */
function paramsIn(schema: z.ZodType, call: Call): unknown {
  const parsed = schema.safeParse(call.params())
  if (!parsed.success) throw refusal('route.not_found')
  return parsed.data
}

/** Search terms are often names or passport numbers, and addresses are logged everywhere. */
const searchElsewhere: FieldProblem = {
  path: 'search',
  message:
    'Send the search in the body instead: POST /records/search, /accounts/search, /cases/search or /exports/records. An address is kept in logs and histories.',
}

function plainQuery(call: Call, schema: z.ZodType): Record<string, string> {
  const { search, ...others } = call.query()
  const isTaken = schema instanceof z.ZodObject && 'search' in schema.shape
  if (search !== undefined && !isTaken)
    throw refusal('request.invalid', { fields: [searchElsewhere] })
  const pairs = Object.entries(isTaken && search !== undefined ? { search, ...others } : others)
  return Object.fromEntries(pairs.map(([name, text]) => [name, plainText(text)]))
}

/**
 * Reads the body. The platform would turn bytes that are not UTF-8 (RFC 8259, section 8.1) into `\ufffd`,
 * and a name would be stored without its letters.
 */
function readJson(request: Request, bytes: ArrayBuffer | Uint8Array): unknown {
  if (bytes.byteLength === 0) return {}
  if ((request.headers.get('content-encoding') ?? 'identity') !== 'identity')
    throw refusal('request.unreadable', { message: compressed })
  try {
    return plainJson(utf8.decode(bytes))
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw refusal('request.unreadable', error instanceof TypeError ? { message: notUtf8 } : {})
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const notUtf8 = 'The JSON is not in UTF-8. Encode it so and send it again.'
const compressed = 'The JSON is compressed. Send it as it is, without Content-Encoding.'

/** Reads `If-Match: "3"` or `3` as 3. A weak ETag matches none (RFC 9110, section 13.1.1). */
function versionFrom(header: string | null): number {
  refuseUnless(header !== null, 'request.precondition_required')
  const match = /^("?)(\d{1,9})\1$/.exec(header.trim())
  refuseUnless(match, 'request.precondition_required')
  return Number(match[2])
}

/**
 * Handles the other methods of an address: OPTIONS lists the allowed ones, any other is refused with 405
 * and `Allow` (RFC 9110, section 15.5.6). Call it after mounting the address's own methods.
 */
export function refuseOtherMethods(hono: Hono, path: string, methods: readonly string[]): void {
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
  hono.all(path, (c) => {
    if (c.req.method === 'OPTIONS') return c.body(null, 204, { allow: allow.join(', ') })
    throw refusal('route.method_not_allowed', { allow })
  })
}

/** Mounts an address that only answers GET. */
export function mountGet(hono: Hono, path: string, ...handlers: Handler[]): void {
  hono.on('GET', [path], ...handlers)
  refuseOtherMethods(hono, path, ['GET'])
}

const problem = { 'content-type': 'application/problem+json' }
const defect = { type: 'about:blank', title: defectSentence, status: 500, code: 'internal' }

const problems = new Map<string, TextAnswer>()

/** Returns a refusal as problem details (RFC 9457), null as those of a defect; `code` is its permanent name. */
export function problemOf(refusal: Refusal | null): TextAnswer {
  if (!refusal) return { status: 500, body: JSON.stringify(defect), headers: problem }
  if (!refusal.saysNoMore) return problemIn(refusal)
  const known = problems.get(refusal.code) ?? problemIn(refusal)
  problems.set(refusal.code, known)
  return known
}

function problemIn(refusal: Refusal): TextAnswer {
  const status = httpStatusOf[refusal.kind]
  const body = {
    type: `/api/v1/docs/refusals#${refusal.code}`,
    title: refusal.message,
    status,
    code: refusal.code,
    ...(refusal.detail === undefined ? {} : { detail: refusal.detail }),
    ...(refusal.reason === undefined ? {} : { reason: refusal.reason }),
    ...(refusal.fields.length > 0 ? { fields: refusal.fields } : {}),
    ...refusal.extra,
  }
  return {
    status,
    body: JSON.stringify(body),
    headers: {
      ...problem,
      ...(refusal.retryAfter ? { 'retry-after': String(refusal.retryAfter) } : {}),
      ...(refusal.allow.length > 0 ? { allow: refusal.allow.join(', ') } : {}),
      ...(status === 401 ? { 'www-authenticate': 'Bearer realm="candor"' } : {}),
    },
  }
}
