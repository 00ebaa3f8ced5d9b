import { randomUUID } from 'node:crypto'
import { ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { apiKeyIn } from '#modules/accounts'
import { inAddressRanges } from '#platform/config'
import { cookieIn, cookieName } from '#platform/cookies.schema'
import { refusal } from '#platform/errors'
import { plainAddress } from '#platform/limits'
import type { Log } from '#platform/log'
import { publicPolicy } from '#site'

declare module 'hono' {
  interface ContextVariableMap {
    /** By which the log finds an answer. */
    requestId: string
  }
}

/** An answer over a socket: every one carries the standard headers, unless it has its own. */
export class Answer extends ServerResponse {
  /** By which the log finds it. */
  requestId: string | null = null
}

/** An answered request without any of its content. */
export interface AnsweredRequest {
  /** The pattern of the address, such as `/api/v1/records/:id`; `none` if nothing matches. */
  route: string
  method: string
  status: number
  /** Milliseconds until the answer began. */
  duration: number
}

/** Node accepts more methods than these, and each would be a time series of its own. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Gives each request an id, which its answer carries as `X-Request-Id`, and reports how it was answered,
 * without address, query or anything else that the client sent.
 */
export function watchRequests(log: Log, count: (request: AnsweredRequest) => void): Watch {
  return (outgoing) => {
    const began = performance.now()
    const id = randomUUID()
    if (outgoing) outgoing.requestId = id
    const answered: Watched['answered'] = ({ route, method, status }) => {
      const asked = methods.includes(method) ? method : 'other'
      const duration = Math.round((performance.now() - began) * 10) / 10
      const request = { route, method: asked, status, duration }
      count(request)
      log.debug({ request: id, ...request }, 'A request was answered')
    }
    return { id, answered }
  }
}

interface Watched {
  id: string
  answered(request: Omit<AnsweredRequest, 'duration'>): void
}

/** Begins to watch a request, over a socket or without one. */
export type Watch = (outgoing: Answer | undefined) => Watched

/** Returns Node's response, where the request came over a socket; tests send requests without one. */
export function outgoingOf(c: Context): Answer | undefined {
  return (c.env as Partial<HttpBindings> | undefined)?.outgoing as Answer | undefined
}

/** Returns the pattern of the address of a request, for the log. */
export function patternOf(c: Context): string {
  const pattern = routePath(c)
  return pattern === '*' || pattern === '/*' ? 'none' : pattern
}

/** Headers that a page or a file may set to its own value, but never omit. */
export const replaceable = new Set([
  'content-security-policy',
  'permissions-policy',
  'cache-control',
])

/** Returns the headers of every answer, errors included. */
export function standardHeaders(publicUrl: string): [string, string][] {
  const isSecure = publicUrl.startsWith('https:')
  return [
    ['content-security-policy', publicPolicy],
    ['x-content-type-options', 'nosniff'],
    // No other website learns where a visitor came from. Our own pages need the referrer: without it a
    // browser calls the origin of a form "null", and one that sends no Sec-Fetch-Site has nothing else to
    // show.
    ['referrer-policy', 'same-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
    ['x-frame-options', 'DENY'],
    ['cache-control', 'no-store'],
    ...(isSecure
      ? [['strict-transport-security', 'max-age=63072000; includeSubDomains'] as [string, string]]
      : []),
  ]
}

/**
 * Workers have their own policy, that of their answer: the one that reads passports starts the OCR engine,
 * and only that may run WebAssembly and fetch its data, from our own files.
 */
export const workerPolicies: readonly { file: RegExp; policy: string }[] = [
  {
    file: /\/passport-worker-[\w-]+\.js$/,
    policy: "default-src 'none'; script-src 'self'; worker-src 'self'",
  },
  {
    file: /\/tesseract-[\d.]+\/worker\.min\.js$/,
    policy: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  },
]

/** Returns the dashboard's policy: our own scripts; Mantine's styles carry the answer's nonce. */
export function dashboardPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The cookies that grant access; staff have the first one too. */
const lettingIn = ['session', 'viewing', 'shared']

/**
 * Refuses requests that change something and come from another website's page (OWASP: CSRF, verifying
 * origin). SameSite=Lax on every cookie is the first guard, this the second. Our own origin is only that of
 * the public address: the caller chooses what `Host` says.
 */
type Asked = Pick<Request, 'method' | 'headers'>

export function refuseForeignOrigins(publicUrl: string) {
  const own = new URL(publicUrl)
  const cookies = lettingIn.map((name) => cookieName(name, own.protocol === 'https:'))
  return ({ method, headers }: Asked): void => {
    if (!safe.has(method) && !isOurs(headers, own, cookies)) throw refusal('request.foreign_origin')
  }
}

function isOurs(headers: Headers, own: URL, cookies: string[]): boolean {
  const header = headers.get('cookie')
  const has = header === null ? [] : cookies.map((name) => cookieIn(header, name) !== null)
  const [session, ...others] = has
  const hasKey = apiKeyIn(headers) !== null
  // No browser adds a key by itself. A cookie beside it may still be what grants access.
  if (hasKey && !session && !others.includes(true)) return true
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = originIn(headers)
  if (origin !== null) return isOrigin(origin, own)
  // A program, or a browser that was told to, sends none of these headers. Then SameSite alone protects,
  // which is enough for a candidate's form but not for a staff session.
  return site !== null || hasKey || !session
}

/** Returns the page that sent the request, by `Origin` or, where a browser omits or hides it, by `Referer`. */
function originIn(headers: Headers): string | null {
  const origin = headers.get('origin') ?? 'null'
  if (origin !== 'null') return origin
  const referrer = headers.get('referer')
  return referrer !== null && URL.canParse(referrer) ? new URL(referrer).origin : null
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Tells whether an Origin is ours. On a local machine the three names of loopback are the same. */
function isOrigin(origin: string, own: URL): boolean {
  if (origin === own.origin) return true
  if (!loopback.has(own.hostname) || !URL.canParse(origin)) return false
  const { protocol, hostname, port } = new URL(origin)
  // With PORT=0 the system chose a port that no setting could name.
  const isPort = port === own.port || own.port === '0'
  return protocol === own.protocol && loopback.has(hostname) && isPort
}

/** Returns a function that finds the caller's address of a request to the app. */
export function callerAddress(trustedProxies: readonly string[]): (c: Context) => string {
  const addressOf = forwardedAddress(trustedProxies)
  return (c) => {
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
    return addressOf({
      socket: incoming?.socket,
      headers: { 'x-forwarded-for': c.req.header('x-forwarded-for') },
    })
  }
}

interface Sent {
  socket?: { remoteAddress?: string | undefined } | undefined
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/**
 * Returns a function that finds the caller's address. Forwarding headers count only when the connection
 * comes from a configured proxy, or from a configured range: then it is the last address of X-Forwarded-For
 * that is not one of them, without the port that some proxies write. Text that is not an address counts as
 * the proxy that sent it: otherwise every invented word would have its own limit.
 */
export function forwardedAddress(trustedProxies: readonly string[]): (sent: Sent) => string {
  const isTrusted = inAddressRanges(trustedProxies)
  return ({ socket, headers }) => {
    const remote = socket?.remoteAddress ?? 'unknown'
    const peer = plainAddress(remote) ?? remote
    if (trustedProxies.length === 0 || !isTrusted(peer)) return peer
    const forwarded = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .map(plainAddress)
    const caller = forwarded.findLast((one) => one === null || !isTrusted(one))
    return caller ?? peer
  }
}
