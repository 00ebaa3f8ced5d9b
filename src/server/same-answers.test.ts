import { afterAll, expect, test } from 'vitest'
import { listen, sent } from '#test/listen'
import { startTestApp } from '#test/test-app'
import { standardHeaders } from './arriving.ts'
import { createApp } from './create-app.ts'
import { httpServer } from './http-server.ts'

/**
 * The busiest addresses are answered on Node's own request, all others by the app. Each reads a first line, a Host and
 * headers in its own manner, so the same odd requests go to both.
 */
const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '127.0.0.1' })
const hono = createApp(app)
const headers = standardHeaders('http://localhost:3000')
const servers = [
  httpServer(hono.fetch, headers, { direct: hono.direct }),
  httpServer(hono.fetch, headers),
]
const ports = await Promise.all(servers.map((server) => listen(server)))
afterAll(async () => {
  for (const server of servers) server.close()
  await app.close()
})

const request = (line: string, ...heads: string[]) =>
  [line, ...heads, 'connection: close', '', ''].join('\r\n')

const form = (...heads: string[]) =>
  `${request('POST /check HTTP/1.1', 'content-length: 3', ...heads)}a=b`
const formType = 'content-type: application/x-www-form-urlencoded'

const firstLines = [
  ...['HTTP/2.0', 'HTTP/0.9', 'HTTP/1.2', 'HTTP/3.0', 'HTTP/1.0', 'HTTPS/1.1', 'HTTP/1.1 ', ''],
].map((version) => `GET / ${version}`)
const targets = [
  ...[
    '//',
    '//evil.example/',
    '/?',
    '/#x',
    '/%',
    '/%zz',
    '/%00',
    '/./',
    '/file/../',
    '/%2e/',
    '/\\',
  ],
  ...['*', 'file', '?', '/é', '/file', '/file?', '/file/', '/file#', '/file/documents/nothing'],
  ...['/file/documents/x%2fy', '/api/v1/fingerprints/abc', '/api/v1/fingerprints/a%00', '/nothing'],
  ...['http://x/', 'https://x/file', 'http://x:99999/', 'http://999.999.999.999/', 'http://u:p@x/'],
  ...['ftp://x/', 'http:/x', 'http://', `/${'a'.repeat(15_000)}`, `/${'a'.repeat(20_000)}`],
].map((target) => `GET ${target} HTTP/1.1`)
const methods = ['HEAD', 'POST', 'DELETE', 'TRACE', 'OPTIONS', 'CONNECT', 'PRI', 'get', 'FOO']

const goodHosts = [
  'x',
  'X.Example',
  'x:0',
  'x:65535',
  'x:00080',
  '1.2.3',
  '[::1]',
  '[::1]:80',
  '_x',
  'x.',
]
const badHosts = [
  ...[
    'x:99999',
    'x:65536',
    'x:-1',
    'x:+80',
    'x:abc',
    'x:80:80',
    ':80',
    '',
    'a b',
    'a/b',
    'u@x',
    'x?y',
  ],
  ...[
    'x#y',
    'x\\y',
    'x%41',
    'a,b',
    'é',
    'a\tb',
    '[::1',
    '[::1]:99999',
    '[x]',
    '[]',
    '999.999.999.999',
  ],
  ...['256.1.1.1', '1.1.1.1.1', '4294967296', '09'],
]

const bodies = [
  form('host: x', formType),
  form('host: x', `${formType}; charset=latin1`),
  form('host: x', formType.toUpperCase()),
  form('host: x'),
  form('host: x', 'content-type: é'),
  form('host: x', 'content-type: multipart/form-data; boundary=x'),
  form('host: x', formType, 'content-length: 4'),
  form('host: x', formType, 'content-length: 3'),
  form('host: x', formType, 'origin: http://['),
  form('host: x', formType, 'expect: nonsense'),
  ...['0', '-1', '+3', '1e3', '', '9'.repeat(30), '2000000'].map((length) =>
    request('POST /check HTTP/1.1', 'host: x', `content-length: ${length}`),
  ),
  request('POST /check HTTP/1.1', 'host: x'),
  ...['gzip', 'chunked, gzip', 'chunked'].map(
    (coding) =>
      `${request('POST /check HTTP/1.1', 'host: x', formType, `transfer-encoding: ${coding}`)}0\r\n\r\n`,
  ),
]

const heads = [
  ...['x-a: é', 'x-a: a\u0000b', 'x-a: a\u0001b', 'x-a: a\r\n b', 'x-a', ': a', '__proto__: a'],
  ...['content-length: 0', 'range: bytes=0-1', 'if-none-match: *', 'accept-encoding: é, gzip;q=x'],
  ...['accept-language: ÿ,bn;q=2,;q=,*', 'cookie: language=%; theme=é; ;=', 'x-forwarded-for: é'],
  ...['cookie: viewing=a\r\ncookie: viewing=b', 'host: y', 'authorization: Bearer é'],
]

/** What differs between two equal answers. */
const chance = [/^date: /i, /^x-request-id: /i]

async function ask(port: number, asked: string) {
  const answer = await sent(port, Buffer.from(asked, 'latin1'))
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  const [line, ...lines] = head.split('\r\n')
  const kept = lines.filter((one) => !chance.some((each) => each.test(one)))
  const own = kept.map((one) => one.replace(/answer=\w{26}/, 'answer=KEY').toLowerCase()).toSorted()
  return { line: line ?? '', own, body: rest.join('\r\n\r\n') }
}

const both = (asked: string) => Promise.all(ports.map((port) => ask(port, asked)))
const statusOf = ({ line }: { line: string }) => Number(line.split(' ')[1])

test.each([
  ['first line', [...firstLines, ...targets].map((line) => request(line, 'host: x'))],
  ['method', methods.map((method) => request(`${method} / HTTP/1.1`, 'host: x'))],
  ['body', bodies],
  ['header', heads.map((head) => request('GET / HTTP/1.1', 'host: x', head))],
  [
    'no request at all',
    ['hello\r\n\r\n', '\u0016\u0003\u0001\u0002', 'GET / HTTP/1.1\nhost: x\n\n'],
  ],
])('whatever the %s, both ways answer alike, and say in words what they refuse', async (_, all) => {
  for (const asked of all) {
    const [here, there] = await both(asked)
    const name = asked.slice(0, 80)
    expect.soft(here, name).toEqual(there)
    if (!here) continue
    const status = statusOf(here)
    expect.soft(status, name).toBeGreaterThan(199)
    expect.soft(status, name).not.toBe(500)
    for (const [header] of headers)
      expect
        .soft(
          here.own.some((one) => one.startsWith(`${header}: `)),
          `${name} ${header}`,
        )
        .toBe(true)
    const isHead = asked.startsWith('HEAD')
    if (status >= 400 && !isHead) expect.soft(here.body.length, name).toBeGreaterThan(20)
    // The length of each answer is told, also where there is nothing: otherwise a client waits for chunks.
    const length = here.own.find((one) => one.startsWith('content-length: '))?.slice(16)
    const isTold = !isHead && status !== 204 && !asked.includes(' HTTP/1.0')
    if (isTold) expect.soft(Number(length), name).toBe(Buffer.byteLength(here.body, 'utf8'))
  }
})

const places = ['GET /', 'GET /file', 'POST /check', 'GET /api/v1/fingerprints/abc', 'GET /tell']
const under = (host: string) =>
  places.map((place) => {
    const isForm = place.startsWith('POST')
    const asked = request(
      `${place} HTTP/1.1`,
      `host: ${host}`,
      ...(isForm ? [formType, 'content-length: 3'] : []),
    )
    return isForm ? `${asked}a=b` : asked
  })

test.each(badHosts)(
  'a Host that can be none is a 400 with a sentence on both ways: %j',
  async (host) => {
    for (const asked of under(host))
      for (const answer of await both(asked)) {
        expect(statusOf(answer), asked).toBe(400)
        expect(answer.body, asked).toContain('cannot read this request')
      }
  },
)

test.each(goodHosts)('a Host that can be one is answered alike: %s', async (host) => {
  for (const asked of under(host)) {
    const [here, there] = await both(asked)
    expect(here, asked).toEqual(there)
    expect(here && statusOf(here), asked).not.toBe(400)
  }
})

test.each([
  ['GET / HTTP/2.0', 505],
  ['GET /file HTTP/0.9', 505],
  ['GET / HTTP/1.2', 505],
  ['PRI * HTTP/2.0', 505],
  ['CONNECT x:443 HTTP/1.1', 501],
])('%s: %i, and which HTTP the server speaks', async (line, status) => {
  for (const answer of await both(request(line, 'host: x'))) {
    expect(statusOf(answer)).toBe(status)
    expect(answer.body).toMatch(/^The server (speaks HTTP\/1\.1|is no proxy)/)
  }
})
