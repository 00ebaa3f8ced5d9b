import type { IncomingMessage } from 'node:http'
import { answerCall, endpoints, problemOf, type TextAnswer } from '#api'
import type { App } from '#gate'
import { type Soon, soon, soonOr } from '#platform/context'
import type { Refusal } from '#platform/errors'
import { platformLimits } from '#platform/limits'
import { answerPage, answerRefused, pages, shownBy } from '#site'
import type { Answer, forwardedAddress, Watch } from './arriving.ts'
import type { Direct } from './http-server.ts'
import { unreadAnswer } from './unread.ts'

/** What most visitors ask for. The app answers the same addresses, by the same functions. */
const busiest = {
  calls: ['POST /lookups', 'GET /fingerprints/{sha256}'],
  pages: ['GET /', 'GET /file', 'GET /file/documents/{kind}', 'POST /check'],
}

/** What the app does with every request, in the form that needs no context of Hono. */
interface Shared {
  watch: Watch
  addressOf: ReturnType<typeof forwardedAddress>
  refuseForeign(request: Pick<Request, 'method' | 'headers'>): void
  /** Logs a failure, and returns the refusal that it is told as; null for a defect. */
  explain(
    error: unknown,
    at: { request: string; route: string; hasHungUp: boolean },
  ): Refusal | null
}

interface Route {
  method: string
  /** Its pattern, as the log names it. */
  pattern: string
  at: RegExp
  answer(asked: Asked): Soon<Plain>
  refuse(asked: Asked, refusal: Refusal | null): Soon<Plain>
}

interface Asked {
  request: Request
  path: string
  params: Record<string, string>
  address: string
  /** Returns the whole body; throws where it did not arrive. */
  body: Body
}

interface Plain extends Pick<TextAnswer, 'status' | 'headers'> {
  body: string | Uint8Array | null
}

/**
 * Answers the busiest addresses on what Node itself makes of a request, because a Request, a Response, and the way through
 * Hono cost as much as a refused look-up. Leaves everything unusual to the app.
 */
export function answersDirectly(app: App, shared: Shared): Direct {
  const routes = [...callsOf(app), ...pagesOf(app)]
  const begin = (route: Route, params: Asked['params'], [incoming, outgoing]: Both) => {
    const { id, answered } = shared.watch(outgoing)
    const { method, pattern } = route
    const { url: path = '' } = incoming
    const address = shared.addressOf(incoming)
    const finish = (plain: Plain) => {
      send(outgoing, plain)
      answered({ route: pattern, method, status: plain.status })
    }
    const answer = (body: Body) => {
      const request = new Arrived(incoming, body).asRequest()
      const asked = { request, path, params, address, body }
      const refuse = (error: unknown) => {
        const hasHungUp = incoming.destroyed && !incoming.complete
        const refusal = shared.explain(error, { request: id, route: pattern, hasHungUp })
        return route.refuse(asked, refusal)
      }
      const run = () => {
        shared.refuseForeign(asked.request)
        return route.answer(asked)
      }
      return soon(soonOr(run, refuse), finish)
    }
    const giveUp = () => {
      if (outgoing.headersSent) outgoing.destroy()
      else send(outgoing, { status: 500, ...unreadAnswer(500) })
    }
    whenArrived(incoming, (body) => soonOr(() => answer(body), giveUp))
  }
  return (incoming, outgoing) => {
    if (!isUsual(incoming)) return false
    for (const route of routes) {
      const found = route.method === incoming.method && route.at.exec(incoming.url ?? '')
      if (!found) continue
      begin(route, found.groups ?? {}, [incoming, outgoing])
      return true
    }
    return false
  }
}

type Both = Parameters<Direct>

/** Each header once, a usual host, and a body of which the length is told and allowed. */
function isUsual({ headers, rawHeaders, method }: IncomingMessage): boolean {
  const names = Object.keys(headers).length
  if (names * 2 !== rawHeaders.length || !/^[\w.-]+(:\d+)?$/.test(headers.host ?? '')) return false
  if (headers['transfer-encoding'] !== undefined || headers.expect !== undefined) return false
  const { 'content-length': length } = headers
  if (method === 'GET') return length === undefined
  if (headers['content-type']?.startsWith('multipart/')) return false
  return length !== undefined && Number(length) <= platformLimits.requestBytes
}

function callsOf(app: App): Route[] {
  return endpoints
    .filter(({ method, path }) => busiest.calls.includes(`${method} ${path}`))
    .map((each) => ({
      ...patternOf(`/api/v1${each.path}`),
      method: each.method,
      answer: ({ request, params, address, body }) =>
        answerCall(app, each, {
          ...{ request, address },
          params: () => params,
          query: () => ({}),
          bytes: body,
        }) as Soon<TextAnswer>,
      refuse: (_, refusal) => problemOf(refusal),
    }))
}

function pagesOf(app: App): Route[] {
  return pages
    .filter(({ method, path }) => busiest.pages.includes(`${method} ${path}`))
    .map((page) => ({
      ...patternOf(page.path),
      method: page.method,
      answer: (asked) => soon(answerPage(app, page, asked), plainOf),
      refuse: ({ request }, refusal) => soon(answerRefused(app, request, refusal), plainOf),
    }))
}

/** Only parameters that need no decoding: others are left to the app. */
function patternOf(template: string): Pick<Route, 'pattern' | 'at'> {
  const at = new RegExp(`^${template.replace(/\{(\w+)\}/g, '(?<$1>[\\w-]+)')}$`)
  return { pattern: template.replace(/\{(\w+)\}/g, ':$1'), at }
}

/** What pages and public endpoints read of a request, and of its headers. */
class Arrived {
  readonly method: string
  readonly url: string
  readonly headers: this
  readonly #names: IncomingMessage['headers']
  readonly #body: Body

  constructor({ method = '', url = '', headers }: IncomingMessage, body: Body) {
    this.method = method
    this.url = `http://${headers.host}${url}`
    this.headers = this
    this.#names = headers
    this.#body = body
  }

  get(name: string): string | null {
    const value = this.#names[name] ?? this.#names[name.toLowerCase()]
    return typeof value === 'string' ? value : null
  }

  has(name: string): boolean {
    return this.get(name) !== null
  }

  async text(): Promise<string> {
    return utf8.decode(this.#body())
  }

  asRequest(): Request {
    return this as unknown as Request
  }
}

const utf8 = new TextDecoder()

type Body = () => Uint8Array

const noBytes = new Uint8Array()

/** Goes on without a promise, within the event that brings the end. */
function whenArrived(incoming: IncomingMessage, goOn: (body: Body) => unknown): void {
  if (incoming.method === 'GET') {
    goOn(() => noBytes)
    return
  }
  let read: Buffer | null = null
  incoming
    .on('data', (chunk: Buffer) => {
      read = read === null ? chunk : Buffer.concat([read, chunk])
    })
    .on('end', () => goOn(() => read ?? noBytes))
    .on('error', (error) =>
      goOn(() => {
        throw error
      }),
    )
}

function plainOf(response: Response): Soon<Plain> {
  return shownBy(response) ?? read(response)
}

async function read(response: Response): Promise<Plain> {
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  const body = response.body === null ? null : new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: headers as Plain['headers'], body }
}

function send(outgoing: Answer, { status, headers, body }: Plain): void {
  const length = body === null ? 0 : Buffer.byteLength(body)
  outgoing.writeHead(status, { ...headers, 'content-length': length })
  outgoing.end(body ?? undefined)
}
