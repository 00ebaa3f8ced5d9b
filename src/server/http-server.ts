import { createServer, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import { limitTable } from '#platform/limits'

type Fetch = Parameters<typeof getRequestListener>[0]
type Headers = readonly [string, string][]

/** What Node calls a request that it cannot read; everything else is a 400 (as Node's own answer). */
const unreadable: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * A server for an app, not listening yet. What Node or the adapter refuses before the app sees it
 * (a method that is none, a host that is none, a head that is too large) carries the same headers as
 * every other answer.
 */
export function httpServer(fetch: Fetch, headers: Headers): Server {
  const plain = (status: number) =>
    new Response(`${STATUS_CODES[status]}\n`, {
      status,
      headers: [...headers.map(([name, value]): [string, string] => [name, value]), textPlain],
    })
  const listener = getRequestListener(fetch, {
    errorHandler: (error) => plain(error instanceof RequestError ? 400 : 500),
  })
  // Node would refuse a request without a host by itself, and without headers.
  const options = { requestTimeout: limitTable.requestArrives, requireHostHeader: false }
  return createServer(options, listener)
    .on('checkExpectation', (_, response) => {
      response.writeHead(417, Object.fromEntries(headers)).end()
    })
    .on('clientError', (error: NodeJS.ErrnoException, socket) =>
      refuseUnread(socket as Socket, unreadable[error.code ?? ''] ?? 400, headers),
    )
}

const textPlain: [string, string] = ['content-type', 'text/plain; charset=utf-8']

/** Answers on a socket from which no request could be read, unless an answer has begun there. */
function refuseUnread(socket: Socket, status: number, headers: Headers): void {
  // Of the socket's answer only Node knows; it looks at the same in its own refusal.
  const { _httpMessage: message } = socket as { _httpMessage?: { headersSent?: boolean } }
  if (!socket.writable || message?.headersSent) {
    socket.destroy()
    return
  }
  const lines = headers.map(([name, value]) => `${name}: ${value}`)
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'connection: close', ...lines]
  socket.end(`${head.join('\r\n')}\r\n\r\n`)
}
