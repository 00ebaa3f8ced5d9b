import { once } from 'node:events'
import { request, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { approvedRecord } from '#test/candidates'
import { listen } from '#test/listen'
import { startTestApp } from '#test/test-app'
import { standardHeaders } from './arriving.ts'
import { createApp } from './create-app.ts'
import { httpServer } from './http-server.ts'

/** The requests that were answered directly. */
let direct = 0

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '127.0.0.1' })
const record = await approvedRecord(app, { passportNumber: 'AB1234567' })
const accessCode = await app.code(record.id)
const typed: { passportNumber: string; accessCode: string } = {
  passportNumber: 'AB1234567',
  accessCode,
}
const hono = createApp(app)
const counted: typeof hono.direct = (...both) => {
  const isDirect = hono.direct(...both)
  if (isDirect) direct += 1
  return isDirect
}
const headers = standardHeaders('http://localhost:3000')
const servers: Server[] = [
  httpServer(hono.fetch, headers, { direct: counted }),
  httpServer(hono.fetch, headers),
]
const ports = new Map<Server, number>()
for (const server of servers) ports.set(server, await listen(server))
afterAll(async () => {
  for (const server of servers) server.close()
  await app.close()
})

interface Asked {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

async function ask(server: Server, { method = 'GET', path, headers = {}, body }: Asked) {
  const port = ports.get(server)
  const sent = request({ port, host: '127.0.0.1', method, path, headers, agent: false })
  sent.end(body)
  const [answer] = await once(sent, 'response')
  // Node frames an answer without a body as it likes.
  const framing = { date: '', 'content-length': '', 'transfer-encoding': '' }
  const { 'x-request-id': id, ...rest } = { ...answer.headers, ...framing }
  return {
    status: answer.statusCode,
    headers: rest,
    hasId: id !== undefined,
    body: await text(answer),
  }
}

const call = (body: unknown, headers: Record<string, string> = {}): Asked => {
  const sent = typeof body === 'string' ? body : JSON.stringify(body)
  const length = { 'content-length': String(Buffer.byteLength(sent)) }
  const type = { 'content-type': 'application/json', ...length, ...headers }
  return { method: 'POST', path: '/api/v1/lookups', headers: type, body: sent }
}

const form = (fields: Record<string, string>, headers: Record<string, string> = {}): Asked => ({
  ...call(new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  }),
  path: '/check',
})

const token = async () => {
  const { body } = await ask(servers[0] as Server, call(typed))
  return (JSON.parse(body) as { viewing: { token: string } }).viewing.token
}

/** What a form shows is kept under a key of its own. */
const withoutKey = (answer: unknown) =>
  JSON.parse(JSON.stringify(answer ?? null).replace(/answer=\w{26}/g, 'answer=KEY'))

test('what is answered directly is what the app answers: status, headers, body', async () => {
  const cookie = `viewing=${await token()}`
  const sha256 = 'a'.repeat(64)
  const asked: [times: 0 | 1, Asked][] = [
    [1, call({ ...typed, accessCode: '00000-00000' })],
    [1, call({ ...typed, passportNumber: 'ZZ000' })],
    [1, call({})],
    [1, call({ ...typed, other: 1 })],
    [1, call('{')],
    [1, call('')],
    [1, call(typed, { 'content-encoding': 'gzip' })],
    [1, call(typed, { origin: 'https://evil.example' })],
    [0, call(typed, { 'content-length': String(2 ** 21), connection: 'close' })],
    [1, { path: `/api/v1/fingerprints/${sha256}` }],
    [1, { path: '/api/v1/fingerprints/abc' }],
    [0, { path: `/api/v1/fingerprints/${sha256}?x=1` }],
    [0, { path: '/api/v1/fingerprints/%61bc' }],
    [1, form({ number: 'AB1234567', code: '00000-00000' })],
    [1, form({ number: 'Ünknown', code: 'x' }, { 'accept-language': 'ne' })],
    [1, form({})],
    [1, form({ number: 'AB1234567', code: 'x' }, { origin: 'https://evil.example' })],
    [1, form({}, { 'content-type': 'text/plain' })],
    [0, form({}, { 'content-type': 'multipart/form-data; boundary=x' })],
    [1, { path: '/' }],
    [1, { path: '/', headers: { 'accept-language': 'bn', 'accept-encoding': 'gzip' } }],
    [0, { path: '/', method: 'HEAD' }],
    [0, { path: '/', method: 'DELETE', headers: { 'sec-fetch-site': 'same-origin' } }],
    [0, { path: '/', headers: { host: 'a b' } }],
    [1, { path: '/', headers: { cookie: 'flash=closed' } }],
    [1, { path: '/file' }],
    [1, { path: '/file', headers: { cookie } }],
    [1, { path: '/file', headers: { cookie: 'viewing=x' } }],
    [1, { path: '/file/documents/visa-paper', headers: { cookie } }],
    [1, { path: '/file/documents/nothing', headers: { cookie } }],
  ]
  for (const [times, one] of asked) {
    const before = direct
    const [here, there] = await Promise.all(servers.map((server) => ask(server, one)))
    expect([one, direct - before, withoutKey(here)]).toEqual([one, times, withoutKey(there)])
  }
})

test('a form that opens a file leads to it, with a viewing', async () => {
  const { passportNumber: number, accessCode: code } = typed
  const answers = await Promise.all(servers.map((server) => ask(server, form({ number, code }))))
  const [here, there] = answers.map(({ headers, ...answer }) => {
    const cookies = [headers['set-cookie'] ?? []].flat()
    const empty = cookies.map((cookie) => cookie.replace(/=[^;]+/, '='))
    return { ...answer, headers: { ...headers, 'set-cookie': empty } }
  })
  expect(here).toMatchObject({ status: 303, headers: { location: '/file' } })
  expect(here).toEqual(there)
})

test('a look-up that succeeds has the same answer but for its token', async () => {
  const answers = await Promise.all(servers.map((server) => ask(server, call(typed))))
  const [here, there] = answers.map(({ status, headers, body }) => {
    const { viewing, ...shown } = JSON.parse(body)
    return { status, headers, shown, viewing: Object.keys(viewing) }
  })
  expect(here?.status).toBe(200)
  expect(here).toEqual(there)
})

test('a client that hangs up within its body is no failure', async () => {
  const { headers = {} } = call(typed)
  const [port] = ports.values()
  const at = { port, host: '127.0.0.1', path: '/api/v1/lookups' }
  const sent = request({ ...at, method: 'POST', headers })
  sent.on('error', () => undefined).write('{')
  await once(sent, 'socket')
  const before = direct
  while (direct === before) await new Promise(setImmediate)
  sent.destroy()
  expect((await ask(servers[0] as Server, call(typed))).status).toBe(200)
})
