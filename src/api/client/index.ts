import type { z } from 'zod'
import type { RefusalCode, refusals } from '#gate'
import { type ProblemParts, partsOf, problemText } from '#platform/problems.schema'
import { pageProblems } from '#texts/page-problems'
import type { Endpoints } from '../endpoints.ts'
import { actionAnswered, isKeyed, type KeyedCall, keyOfAction, tryAgain } from './action-keys.ts'

type Key<E> = E extends { method: infer M extends string; path: infer P extends string }
  ? `${M} ${P}`
  : never
/** The name of a call, e.g. `POST /records/{id}/approve`. */
export type Call = Key<Endpoints>
/** The endpoints of that name in a union; each is matched by itself. */
type Named<E, C extends Call> = E extends unknown ? (Key<E> extends C ? E : never) : never
type EndpointOf<C extends Call> = Named<Endpoints, C>

type In<E, Part extends 'params' | 'query' | 'body'> = E extends { [P in Part]?: infer S }
  ? S extends z.ZodType
    ? { [P in Part]: z.input<S> }
    : object
  : object
/** Only the server knows which calls need a version; it answers 428 when one is missing. */
type Version<E> = E extends { requiresIfMatch?: string } ? { version?: number } : object
/** One endpoint at a time; otherwise the parts of all endpoints would be combined. */
type OptionsOf<E> = E extends unknown
  ? In<E, 'params'> & In<E, 'query'> & In<E, 'body'> & Version<E>
  : never
type Options<C extends Call> = OptionsOf<EndpointOf<C>> &
  (C extends KeyedCall ? { key?: string } : object)
/** What a call returns. */
export type Answer<C extends Call> =
  EndpointOf<C> extends { output: infer O }
    ? O extends z.ZodType
      ? z.output<O>
      : undefined
    : never

export type { RefusalCode }

/** The server's sentence for a refusal with this code. */
type SentenceOf<Code extends RefusalCode> = (typeof refusals)[Code]['sentence']

/** Returns the API's sentence for a refusal, for a form that states it before anything is sent. */
export function asRefused<Code extends RefusalCode>(code: Code, message: SentenceOf<Code>): string {
  return problemText({ message, code })
}

/** A refusal as the API sent it (RFC 9457). */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  /** Its sentence with its name, and the fields' with theirs: other languages have their text by the name. */
  readonly said: string
  readonly fields: { path: string; message: string }[]
  readonly body: Record<string, unknown>

  constructor(status: number, body: Record<string, unknown>) {
    const { code, detail, reason } = body as Partial<Answered>
    const title = String(body.title ?? pageProblems.noAnswer)
    const { message } = partsOf(title)
    super(message)
    this.name = 'Problem'
    this.status = status
    this.code = String(code ?? 'unknown')
    // A sentence that is more exact than its code has its own name, or none.
    const name = reason ?? (detail === undefined ? { code } : {})
    this.said = message === title ? problemText({ message, ...name }) : title
    const fields: (ProblemParts & { path: string })[] = Array.isArray(body.fields)
      ? body.fields
      : []
    this.fields = fields.map(({ path, ...problem }) => ({ path, message: problemText(problem) }))
    this.body = body
  }
}

interface Answered {
  code: string
  detail: string
  reason: Pick<ProblemParts, 'code' | 'values'>
}

interface Raw {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  version?: number
  key?: string
}

/** Asks the person to prove again who they are; resolves to whether they did. */
type ConfirmPerson = () => Promise<boolean>
let confirmPerson: ConfirmPerson | null = null

/**
 * Sets what to do when the server wants the password again (`session.confirm_required`): the call waits for
 * it and is then sent once more unchanged, so nothing that was entered is lost.
 */
export function whenConfirmIsRequired(ask: ConfirmPerson): void {
  confirmPerson = ask
}

/** Lets the person sign in again in place; resolves to whether they did. */
type SignInAgain = (why: { code: string; isChange: boolean }) => Promise<boolean>
let signInAgain: SignInAgain | null = null

/** Sets what to do when the session has ended, or now belongs to somebody else: the call waits in the same way. */
export function whenSignInIsRequired(ask: SignInAgain): void {
  signInAgain = ask
}

/** The person who opened the page; every call names them, and the server acts for nobody else. */
let person: string | null = null

/** Returns the header that says whose request it is meant to be. */
export function actingAs(): Record<string, string> {
  return person === null ? {} : { 'x-acting-as': person }
}

const signInCodes = new Set(['session.required', 'session.other_person'])

/** Runs a call, and once more after the person has given the password again. */
export async function confirming<T>(run: () => Promise<T>, isChange = true): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Problem) || !(await isAdmitted(error, isChange))) throw error
    return run()
  }
}

async function isAdmitted({ code }: Problem, isChange: boolean): Promise<boolean> {
  if (code === 'session.confirm_required' && confirmPerson) return confirmPerson()
  if (!signInCodes.has(code) || !signInAgain) return false
  return signInAgain({ code, isChange })
}

/**
 * Calls the API, typed by the endpoints themselves: `call('POST /records/{id}/hide', { params, version })`.
 * Throws a `Problem` for a refusal, and for a connection that failed (status 0).
 *
 * A call whose repetition would create something twice carries an Idempotency-Key: it is repeated
 * automatically when the connection breaks, and the same call made later by hand still counts as the same
 * action until the server has answered. `key` names the action where it has to outlive the page.
 */
export async function call<C extends Call>(name: C, options: Options<C>): Promise<Answer<C>> {
  const run = isKeyed(name) ? sendOnce : send
  const answer = await confirming(() => run(name, options as Raw), !isOnlyAsking(name))
  if (name === 'GET /session') person ??= (answer as Answer<'GET /session'>).id
  return answer as Answer<C>
}

/**
 * Sends what `call` has no form for, a file or a form with files: as the person who opened the page, and
 * once more after they signed in again. Returns only a success; throws a `Problem` as `call` does.
 */
export function sendRaw(address: string, init: RequestInit): Promise<Response> {
  return confirming(async () => {
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(actingAs())) headers.set(name, value)
    const answer = await fetch(address, { ...init, headers }).catch(() => {
      throw new Problem(0, {})
    })
    if (!answer.ok) await readAnswer(answer)
    return answer
  })
}

/** Tells whether a call changes nothing. A search, and a check during typing, put personal data into a body. */
function isOnlyAsking(name: string): boolean {
  return name.startsWith('GET ') || /(?:\/search|\/check|-checks)$/.test(name)
}

/** Tells whether the outcome of a call is unknown: no answer, or one from a proxy in Candor's place. */
export function isBroken(error: unknown): boolean {
  return error instanceof Problem && [0, 502, 504].includes(error.status)
}

async function sendOnce(name: string, options: Raw): Promise<unknown> {
  const action = JSON.stringify([name, options])
  const key = options.key ?? keyOfAction(action)
  try {
    const answer = await tryAgain(() => send(name, { ...options, key }), isBroken)
    actionAnswered(action)
    return answer
  } catch (error) {
    if (!isBroken(error)) actionAnswered(action)
    throw error
  }
}

async function send(name: string, options: Raw): Promise<unknown> {
  const [method, template] = name.split(' ') as [string, string]
  const { params, query, body, version, key } = options
  const headers = new Headers({ accept: 'application/json', ...actingAs() })
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (version !== undefined) headers.set('if-match', `"${version}"`)
  if (key !== undefined) headers.set('idempotency-key', `"${key}"`)
  const response = await fetch(addressOf(template, params, query), {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Problem(0, {})
  })
  return readAnswer(response)
}

/** Returns the address of a call, with parameters filled in and empty query values left out. */
export function addressOf(
  template: string,
  params: Record<string, string> = {},
  query: Record<string, unknown> = {},
): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value))
  return `/api/v1${path}${search.size > 0 ? `?${search}` : ''}`
}

/** Returns the answer's JSON, or throws its `Problem`; a truncated body counts as no answer. */
export async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => {
    throw new Problem(0, {})
  })
  if (!response.ok) throw new Problem(response.status, problemIn(text))
  return text === '' ? undefined : JSON.parse(text)
}

/** A proxy that answers in Candor's place sends a page, not a problem document. */
function problemIn(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
