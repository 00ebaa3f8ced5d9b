import { rmSync } from 'node:fs'
import { afterAll, beforeEach } from 'vitest'
import {
  addAccount,
  findAccountByEmail,
  openSessionOf,
  type PreparedAccount,
  prepareAccount,
  signIn as signInByPassword,
} from '#modules/accounts'
import { issueAccessCode } from '#modules/lookup'
import type { Role } from '#platform/context'
import { createApp } from '#server/create-app'
import { asItsPage } from '#test/as-its-page'
import { adminCredentials } from '#test/candidates'
import { refuseUndescribed } from '#test/described-answers'
import { startPadma } from '#test/padma'
import { rememberedHashing } from '#test/remembered-hashing'
import { scopedKeys } from '#test/scoped-keys'
import {
  type Engine,
  type OwnParts,
  people,
  type Stopped,
  startTestRuntime,
  type TestRuntime,
} from '#test/test-runtime'

/**
 * Starts a set-up Candor behind its real HTTP app: "Padma Overseas Ltd" with the admin Amina. Requests go
 * through the app without a socket, and an API answer that the OpenAPI document does not describe fails the
 * test; `key(role)` makes an API key for all that the role may, `signIn` a session cookie. With `left` it begins
 * with copies of that one's data when it stopped.
 */
export async function startTestApp(
  engine: Engine = 'sqlite',
  env: Record<string, string> = {},
  left?: Stopped,
  parts?: OwnParts,
) {
  const padma = () => startPadma(engine, env, parts)
  return appOn(await (left ? startTestRuntime(engine, env, left, parts) : padma()))
}

/** Has each test of the file begin with a copy of what this one holds now. */
export async function copyForEach(
  app: TestApp,
  begin: (copy: TestApp) => void,
  env: Record<string, string> = {},
): Promise<void> {
  await app.stop()
  afterAll(() => rmSync(app.folder, { recursive: true, force: true }))
  beforeEach(async () => begin(await startTestApp('sqlite', env, app)))
}

/** Starts the same before any set-up. */
export async function startEmptyApp(engine: Engine, env: Record<string, string>) {
  return appOn(await startTestRuntime(engine, env))
}

let prepared: Promise<PreparedAccount> | undefined

/**
 * Prepares the password and hash that every added person shares with the admin: making a hash costs more
 * than a whole app.
 */
function preparedOnce(): Promise<PreparedAccount> {
  const { password } = adminCredentials
  prepared ??= prepareAccount(
    { passwords: rememberedHashing },
    { email: 'x@padma.example', name: 'X', role: 'student', password },
  )
  return prepared
}

/** Opens the session for a right password; null where that alone is not enough, which signing in then refuses. */
async function openSession({ system, accounts }: TestRuntime, email: string) {
  const account = await system.read(({ tx }) => findAccountByEmail(tx, email))
  if (!account) return null
  const proof = { method: 'password', asksSecondFactor: true, headers: undefined } as const
  const step = await openSessionOf(system, accounts, { ...proof, accountId: account.id })
  return step?.kind === 'signed_in' ? step.headers : null
}

/** Signs in and returns the Cookie header of the session. Hashes a password only if one is given. */
function signInTo(runtime: TestRuntime) {
  return async (email: string, password?: string): Promise<string> => {
    const headers =
      (password === undefined && (await openSession(runtime, email))) ||
      (await signInByPassword(runtime.system, runtime.accounts, {
        email,
        password: password ?? adminCredentials.password,
        address: '198.51.100.7',
      }))
    const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    return cookies.join('; ')
  }
}

interface Calling {
  key?: string | undefined
  cookie?: string
  body?: unknown
  version?: number
  /** An Idempotency-Key. */
  once?: string
  from?: string
}

/** Follows a form to the page that it left, as a browser does, with the cookies of both answers. */
async function shownBy(
  hono: ReturnType<typeof createApp>,
  { answer, rest, env }: { answer: Response; rest: RequestInit; env: object },
): Promise<Response> {
  const at = answer.headers.get('location')
  if (answer.status !== 303 || !at?.endsWith('?answer')) return answer
  const cookies = answer.headers.getSetCookie()
  const sent = new Headers(rest.headers)
  for (const name of ['content-type', 'content-length']) sent.delete(name)
  const names = cookies.map((line) => line.split(';', 1)[0] ?? '')
  const own = (sent.get('cookie') ?? '').split('; ').filter((pair) => pair !== '')
  const kept = own.filter((pair) => !names.some((one) => one.split('=')[0] === pair.split('=')[0]))
  sent.set('cookie', [...kept, ...names].join('; '))
  const shown = await hono.request(at, { headers: sent }, env)
  const headers = new Headers(shown.headers)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(shown.body, { status: shown.status, headers })
}

function appOn(runtime: TestRuntime) {
  const hono = createApp(runtime)
  const { key, withScope } = scopedKeys(runtime)
  const request = async (
    path: string,
    asked: RequestInit & { from?: string; follows?: boolean } = {},
  ) => {
    const { from = '198.51.100.7', follows = true, ...init } = asked
    const env = { incoming: { socket: { remoteAddress: from } } }
    const rest = await withScope(path, await asItsPage(runtime, path, init))
    const answer = await hono.request(path, rest, env)
    await refuseUndescribed({ method: rest.method ?? 'GET', path, init: rest, answer })
    return follows ? shownBy(hono, { answer, rest, env }) : answer
  }
  /** Calls the API as JSON, or with a form or bytes: with a key or a token, or as a browser that has these cookies. */
  const call = async (method: string, path: string, options: Calling = {}) => {
    const { key, cookie, version, once, body, from } = options
    const isRaw = body instanceof FormData || body instanceof Uint8Array
    const headers = new Headers()
    if (body !== undefined && !isRaw) headers.set('content-type', 'application/json')
    if (key !== undefined) headers.set('authorization', `Bearer ${key}`)
    if (cookie !== undefined) headers.set('cookie', cookie)
    if (cookie !== undefined) headers.set('sec-fetch-site', 'same-origin')
    if (version !== undefined) headers.set('if-match', `"${version}"`)
    if (once !== undefined) headers.set('idempotency-key', once)
    return request(`/api/v1${path}`, {
      ...{ method, headers, ...(from !== undefined && { from }) },
      ...(body !== undefined && { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
    })
  }
  // biome-ignore lint/suspicious/noExplicitAny: the API's answers are typed where it is defined
  const json = async (...asked: Parameters<typeof call>): Promise<any> =>
    (await call(...asked)).json()
  /** The same with the status beside what the answer says. */
  const answer = async (...asked: Parameters<typeof call>) => {
    const answer = await call(...asked)
    const text = await answer.text()
    return { status: answer.status, ...(text.startsWith('{') ? JSON.parse(text) : { text }) }
  }
  /** Issues an access code of a record. */
  const code = (recordId: string) =>
    runtime.as(people.amina).write((ctx) => issueAccessCode(ctx, recordId))
  /** Opens a record with a code; returns the token of the viewing. */
  const open = async ({ passportNumber }: { passportNumber: string }, accessCode: string) => {
    const { viewing } = await json('POST', '/lookups', { body: { passportNumber, accessCode } })
    return viewing.token as string
  }
  const addPerson = async (role: Role, email: string) => {
    const { passwordHash } = await preparedOnce()
    const name = email.split('@')[0] as string
    const person = { email: email.toLowerCase(), name, role, passwordHash }
    return runtime.system.write((ctx) => addAccount(ctx, person))
  }
  const signIn = signInTo(runtime)
  /** Whom the cookies of a browser prove. */
  const who = (cookie: string) => runtime.accounts.authenticate(new Headers({ cookie }))
  return { ...runtime, hono, request, call, json, answer, code, open, key, addPerson, signIn, who }
}

export { adminCredentials } from '#test/candidates'
export type TestApp = Awaited<ReturnType<typeof startTestApp>>
