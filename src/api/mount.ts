import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { refuseUnlessMay } from '#modules/accounts'
import { isPermission } from '#modules/accounts/schema'
import { refuseWithoutSecondFactor } from '#modules/organisation'
import { type ActionContext, actAs } from '#platform/context'
import { type FieldProblem, Refusal, refuseUnless } from '#platform/errors'
import { answerOnce, type OnceAnswer } from './answer-once.ts'
import { type AnyEndpoint, type App, type Edge, isOwnResponse } from './endpoint.ts'
import { noteRefusal } from './note-refusal.ts'
import { plainIssue } from './plain-issue.ts'
import { plainText, plainValue } from './plain-text.ts'
import { askAgain } from './recent-sign-in.ts'

/** Puts endpoints behind their addresses below a prefix such as `/api/v1`. */
export function mountEndpoints(
  hono: Hono,
  prefix: string,
  app: App,
  endpoints: readonly AnyEndpoint[],
  addressOf: (c: Context) => string,
): void {
  for (const each of endpoints) {
    // The compiler asks for it too; this is for what got past the compiler.
    if (!isPermission(each.may)) throw new Error(`${each.method} ${each.path} names no permission`)
    const path = prefix + each.path.replace(/\{(\w+)\}/g, ':$1')
    hono.on(each.method, path, (c) => answer(app, each, c, addressOf(c)))
  }
}

async function answer(app: App, each: AnyEndpoint, c: Context, address: string): Promise<Response> {
  // A public endpoint knows nobody: it reads no cookie and no key, so it answers alike to all.
  const actor =
    each.may === 'public'
      ? ({ kind: 'anonymous' } as const)
      : await app.accounts.authenticate(c.req.raw.headers)
  const action = actAs(app.runtime, actor)
  try {
    refuseUnlessMay(actor, each.may)
    if (actor.kind === 'account') await action.read(refuseWithoutSecondFactor)
    const input = {
      params: each.params && parse(each.params, c.req.param(), 'params'),
      query: each.query && parse(each.query, plainQuery(c), 'query'),
      body: each.body && parse(each.body, await readJson(c), ''),
      version: each.wantsVersion ? versionFrom(c.req.header('if-match')) : 0,
    }
    await askAgain(action, each, input)
    if (each.limit) await action.limits.takeByAddress(each.limit, address)
    const publicUrl = app.runtime.config.url
    const edge = { request: c.req.raw, address, publicUrl, accounts: app.accounts }
    const run = (ctx: unknown, at: Edge) => each.run(ctx as never, input as never, at)
    const once = each.takesKey ? await answerOnce(action, each, input, edge, run) : null
    if (once) return renderOnce(c, once)
    return render(c, each, await runInside(action, each, (ctx) => run(ctx, edge)))
  } catch (error) {
    await noteRefusal(action, each, error)
    throw error
  }
}

function runInside(
  action: ActionContext,
  each: AnyEndpoint,
  run: (ctx: unknown) => Promise<unknown>,
) {
  if (each.transaction === 'none') return run(action)
  return each.transaction === 'read' ? action.read(run) : action.write(run)
}

function render(c: Context, each: AnyEndpoint, result: unknown): Response {
  if (isOwnResponse(each.output)) return result as Response
  if (each.output === null) return c.body(null, 204)
  // Parsing the answer drops what the schema does not name: nothing leaves by accident.
  return c.json(each.output.parse(result) as object, each.status ?? 200)
}

function renderOnce(c: Context, { status, body, isRepeated }: OnceAnswer): Response {
  if (isRepeated) c.header('idempotency-replayed', 'true')
  return c.body(body, status as 200, { 'content-type': 'application/json' })
}

/** Parses a part of the request; a refusal names each wrong field with a sentence. */
function parse(schema: z.ZodType, value: unknown, part: '' | 'params' | 'query'): unknown {
  const parsed = schema.safeParse(value, { error: plainIssue })
  if (parsed.success) return parsed.data
  // An id of the wrong form is simply the id of nothing.
  if (part === 'params') throw new Refusal('route.not_found')
  throw new Refusal('request.invalid', { fields: fieldProblems(parsed.error) })
}

/** zod's issues as problems of fields, the first per field. */
export function fieldProblems(error: z.ZodError): FieldProblem[] {
  const problems = new Map<string, string>()
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    if (!problems.has(path)) problems.set(path, issue.message)
  }
  return [...problems].map(([path, message]) => ({ path, message }))
}

function plainQuery(c: Context): Record<string, string> {
  const pairs = Object.entries(c.req.query())
  return Object.fromEntries(pairs.map(([name, text]) => [name, plainText(text)]))
}

async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text()
  if (text === '') return {}
  try {
    // Nothing but an escape can bring such a sign into JSON.
    return text.includes('\\u') ? JSON.parse(text, plainValue) : JSON.parse(text)
  } catch {
    throw new Refusal('request.unreadable')
  }
}

/** `If-Match: "3"`, `3` or `W/"3"` → 3. */
function versionFrom(header: string | undefined): number {
  refuseUnless(header !== undefined, 'request.precondition_required')
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())
  refuseUnless(match, 'request.precondition_required')
  return Number(match[1])
}
