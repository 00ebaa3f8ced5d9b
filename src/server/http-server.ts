import { readdirSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { ServerEnv } from '#api'
import { Answer, forwardedAddress } from './arriving.ts'
import { oneAtATime } from './keep-doing.ts'
import { serverLimits } from './limits.ts'
import {
  type ArrivalLimits,
  arrivalLimits,
  refuseWhenFull,
  watchArrivals,
} from './refuse-when-full.ts'
import { statusOf, type UnreadStatus, unreadAnswer, unreadBytes, whyUnread } from './unread.ts'

/** For systems that do not report how many are open: more than a start opens. */
const openAtStart = 64
/** For the database, temporary files and threads, besides what each connection may open. */
const reserved = 8
const fewest = 4

/**
 * Returns how many connections fit the files that this process may have open (`ulimit -n`): each may read
 * or write one file besides its socket, and as many may be closing. Infinite where there is no limit.
 */
export function connectionsThatFit(most = mostOpenFiles(), open = openFiles()): number {
  return Math.max(fewest, Math.floor((most - open - reserved) / 3))
}

function mostOpenFiles(): number {
  const { report } = process
  // Otherwise the report resolves the name of each address; the types lack this option.
  Object.assign(report, { excludeNetwork: true })
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } }
  const soft = userLimits?.open_files?.soft
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY
}

function openFiles(): number {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    return openAtStart
  }
}

type Fetch = Parameters<typeof getRequestListener>[0]
type Headers = readonly [string, string][]

/** Answers a request by itself, or returns false and leaves it to the app. */
export type Direct = (incoming: IncomingMessage, outgoing: Answer) => boolean

/** Returns a head as names and values in turn, which Node writes as it is: set one by one they cost four times as much. */
function headOf(standard: Headers, own: OutgoingHttpHeaders, requestId: string | null) {
  const head: OutgoingHttpHeader[] = []
  for (const [name, value] of standard) if (!(name in own)) head.push(name, value)
  if (requestId !== null) head.push('x-request-id', requestId)
  for (const name of Object.keys(own)) {
    const value = own[name]
    if (value !== undefined) head.push(name, value)
  }
  return head
}

export type HttpServer = Server & {
  /** From now on each answer closes its connection, including answers under way. */
  keepNoConnection(): void
}

const healthPaths = new Set(['/healthz', '/readyz'])

/**
 * Returns a server for an app, not listening yet. What Node or the adapter refuses before the app sees it
 * (an unknown method, an invalid host, a head that is too large) carries the same headers as every other
 * answer.
 */
export function httpServer(
  fetch: Fetch,
  headers: Headers,
  {
    trustedProxies = [],
    limits = arrivalLimits,
    requestsWaiting = serverLimits.requestsWaiting,
    answerStalls = serverLimits.answerStalls,
    mostConnections = Number.POSITIVE_INFINITY,
    noteFull = () => undefined,
    direct,
  }: {
    trustedProxies?: readonly string[]
    limits?: ArrivalLimits
    requestsWaiting?: number
    answerStalls?: number
    mostConnections?: number
    noteFull?: (isFull: boolean) => void
    direct?: Direct | undefined
  } = {},
): HttpServer {
  const plain = (status: UnreadStatus) => {
    const { body, headers } = unreadAnswer(status)
    return new Response(body, { status, headers })
  }
  const arrivals = watchArrivals(limits, forwardedAddress(trustedProxies), ({ socket }, status) =>
    refuseUnread(socket, status, headers),
  )
  const answer = getRequestListener(
    (request, env) => {
      const incoming = env.incoming as IncomingMessage
      const more: ServerEnv = { mayTakeLong: () => arrivals.mayTakeLong(incoming) }
      return fetch(request, Object.assign(env, more))
    },
    { errorHandler: (error) => plain(error instanceof RequestError ? 400 : 500) },
  )
  let isStopping = false
  class HeadedAnswer extends Answer {
    /** Whether its head is written by Node, with the end or the first part of a body. */
    #isDeferred = false
    override writeHead(status: number, ...rest: unknown[]): this {
      // Decided when the head is written, so that nothing has to list the answers under way. Node then says
      // `Connection: close`, and the client reconnects, to another process.
      if (isStopping) this.shouldKeepAlive = false
      if (this.#isDeferred) return super.writeHead(status)
      const own = (rest.at(-1) ?? {}) as OutgoingHttpHeaders
      const head = headOf(headers, own, this.requestId)
      if ('content-type' in own || 'content-length' in own) return super.writeHead(status, head)
      // No body, it seems. Node says so in a head that it writes with the end; one that is written now announces chunks.
      this.#isDeferred = true
      this.statusCode = status
      for (let at = 0; at < head.length; at += 2)
        this.setHeader(String(head[at]), head[at + 1] as string | string[])
      return this
    }
  }
  const options = {
    ServerResponse: HeadedAnswer as typeof ServerResponse,
    keepAliveTimeout: serverLimits.idleConnection,
    headersTimeout: limits.headArrives,
    requestTimeout: limits.uploadArrives,
    connectionsCheckingInterval: Math.min(limits.headArrives / 2, 5000),
    // Node itself would refuse a request without a host, and without our headers.
    requireHostHeader: false,
  }
  const inTurn = oneAtATime(requestsWaiting)
  const listener: RequestListener = (incoming, outgoing) => {
    arrivals.began(incoming)
    const unread = whyUnread(incoming)
    if (unread !== null) return refuse(outgoing, unread)
    // A balancer's HTTP/1.0 health check names no host (haproxy: httpchk).
    if (healthPaths.has(incoming.url ?? '')) incoming.headers.host ??= 'localhost'
    outgoing.on('finish', dropRest)
    inTurn(incoming, outgoing, () => {
      if (!direct?.(incoming, outgoing as Answer)) void answer(incoming, outgoing)
    })
  }
  const server = createServer(options, listener)
  server
    .on('checkExpectation', (_, response) => refuse(response, 417))
    .on('connect', (_, socket) => refuseUnread(socket as Socket, 501, headers))
    .on('clientError', (error, socket) => refuseUnread(socket as Socket, statusOf(error), headers))
    .setTimeout(answerStalls, endUnlessWorking)
  refuseWhenFull(server, headers, mostConnections, noteFull)
  const keepNoConnection = () => {
    isStopping = true
  }
  return Object.assign(server, { keepNoConnection })
}

/**
 * Ends a connection on which nothing has moved for long: an idle one, or one whose client no longer takes its answer,
 * which would keep the answer in memory. Another waits for us: its answer is not ready, or the file has not arrived.
 */
function endUnlessWorking(socket: Socket): void {
  const { _httpMessage: message } = socket as { _httpMessage?: object | null }
  if (!message || socket.writableLength > 0) socket.destroy()
}

/** Answers a request that neither way of ours is to see. */
function refuse(outgoing: ServerResponse, status: UnreadStatus): void {
  const { body, headers } = unreadAnswer(status)
  outgoing.writeHead(status, { ...headers, connection: 'close' }).end(body)
}

/** Answers on a socket from which no request could be read, unless an answer has begun there. */
function refuseUnread(socket: Socket, status: UnreadStatus, headers: Headers): void {
  // Only Node knows the socket's answer; its own refusal checks the same field.
  const { _httpMessage: message } = socket as { _httpMessage?: { headersSent?: boolean } }
  if (!socket.writable || message?.headersSent) {
    socket.destroy()
    return
  }
  // A client that goes on sending slowly would otherwise keep the connection.
  socket.end(unreadBytes(status, headers), () => socket.destroy())
}

/**
 * Reads and drops the rest of a request once it has its answer, so that its connection can take the next one. Of a
 * body that the app opened and did not read, the stream takes no more than fits its buffer: the adapter then waits for
 * the rest in vain, and cuts the connection after half a second, under the client's next request.
 */
function dropRest(this: ServerResponse): void {
  // Without its listener, which pauses the request whenever the buffer is full.
  if (!this.req.readableEnded) this.req.removeAllListeners('data').resume()
}
