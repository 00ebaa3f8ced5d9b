import { type IncomingMessage, STATUS_CODES } from 'node:http'

/**
 * What the server answers by itself, before the app sees a request: nobody knows the reader's language yet, and some of
 * these are programs, so each is one plain sentence.
 */
const sentences = {
  400: 'The server cannot read this request: its first line, its Host or its headers are not as HTTP/1.1 asks.',
  408: 'The request did not arrive in time. Please send it again.',
  413: 'The parts of this request carry more notes than the server reads. Please send them without.',
  417: 'The server knows no expectation but 100-continue. Please send the request without it.',
  429: 'Too many slow requests come from this address. Please wait a minute, then send it again.',
  431: 'The head of this request is too large. Please send fewer or shorter headers; in a browser, clear the cookies of this site.',
  500: 'Something went wrong on our side. Please try again.',
  501: 'The server is no proxy: it answers requests for its own addresses only.',
  503: 'Too many people use this server right now. Please try again in a minute.',
  505: 'The server speaks HTTP/1.1 and HTTP/1.0. Please send the request in one of them.',
}

export type UnreadStatus = keyof typeof sentences

/** Node's codes for a request that it cannot read; any other is a 400 (as in Node's own answer). */
const unreadable: Record<string, UnreadStatus> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_INVALID_VERSION: 505,
  HPE_PAUSED_H2_UPGRADE: 505,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Returns the status for what Node could not read. */
export function statusOf({ code = '' }: NodeJS.ErrnoException): UnreadStatus {
  return unreadable[code] ?? 400
}

/** Returns the body of such an answer, and the headers that go with it. */
export function unreadAnswer(status: UnreadStatus) {
  const body = `${sentences[status]}\n`
  const headers: Record<string, string> = {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  }
  if (status === 429 || status === 503) headers['retry-after'] = '60'
  return { body, headers }
}

/** Returns a whole answer as it goes over a connection that ends with it. */
export function unreadBytes(
  status: UnreadStatus,
  standard: readonly [string, string][],
  more: Record<string, string> = {},
): string {
  const { body, headers } = unreadAnswer(status)
  const own = { ...headers, ...more, connection: 'close' }
  const all = [...standard, ...Object.entries(own)]
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...all.map((one) => one.join(': '))]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

/**
 * Returns why a request is answered before any of the two ways looks at it, or null. They read a Host and a version each in
 * its own manner, so neither may be the one that judges them.
 */
export function whyUnread(incoming: IncomingMessage): UnreadStatus | null {
  const { httpVersion, headers } = incoming
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return 505
  if (!namesItsHost(incoming)) return 400
  return headers.host === undefined || isHost(headers.host) ? null : 400
}

/**
 * Tells whether a request has one Host header; none or two must be refused (RFC 9112, section 3.2). A proxy may
 * use one of two and Node the other; Node itself ignores the second. HTTP/1.0 had none.
 */
function namesItsHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** Nearly all requests name the same one, and reading an address takes longer than comparing it. */
let lastHost = 'localhost'

/** Tells whether a name or an address, with or without a port, can stand in an address of ours. */
function isHost(host: string): boolean {
  if (host === lastHost) return true
  const canBe =
    /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(host) && URL.canParse(`http://${host}/`)
  if (canBe) lastHost = host
  return canBe
}
