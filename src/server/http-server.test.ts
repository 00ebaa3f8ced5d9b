import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, expect, test } from 'vitest'
import { hour } from '#platform/clock'
import { listen, sent } from '#test/listen'
import { startTestApp } from '#test/test-app'
import { standardHeaders } from './arriving.ts'
import { createApp } from './create-app.ts'
import { httpServer } from './http-server.ts'

type HttpLimits = NonNullable<Parameters<typeof httpServer>[2]>

const url = 'https://files.padma.example'

const app = await startTestApp('sqlite', { CANDOR_URL: url })
const server = httpServer(createApp(app).fetch, standardHeaders(url))
const port = await listen(server)

afterAll(() => void server.close())

const open: { close(): void }[] = []
afterEach(() => {
  for (const each of open.splice(0)) each.close()
})

/** Serves these answers; returns what the client and the server have of one connection. */
async function served(
  answer: (server: Server, request: Request) => Promise<Response>,
  limits: Partial<HttpLimits> = {},
) {
  const own: Server = httpServer((request) => answer(own, request), [], limits)
  const client = connect(await listen(own), '127.0.0.1')
  open.push({ close: () => client.destroy() }, own)
  const [socket] = (await once(own, 'connection')) as [Socket]
  return { client: client.on('error', () => undefined), socket }
}

const asked = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'
const last = asked.replace('host', 'connection: close\r\nhost')

const get = (...lines: string[]) =>
  ['GET / HTTP/1.1', ...lines, 'connection: close', '', ''].join('\r\n')

test.each([
  ['a method that is none', get('host: x').replace('GET', 'FOO'), 400],
  ['a host that is none', get('host: evil host'), 400],
  ['an empty host', get('host:'), 400],
  ['no host', get(), 400],
  ['two hosts', get('host: files.padma.example', 'Host: evil.example'), 400],
  ['no host, for health', 'GET /readyz HTTP/1.1\r\n\r\n', 400],
  ['two equal hosts', get('host: files.padma.example', 'host: files.padma.example'), 400],
  ['a head of 20 kB', get('host: x', `x-long: ${'a'.repeat(20_000)}`), 431],
  ['an expectation that nobody knows', get('host: x', 'expect: nonsense'), 417],
  ['two lengths', get('host: x', 'content-length: 1', 'content-length: 2'), 400],
  ['a page', get('host: files.padma.example'), 200],
])('%s is answered with every header', async (_, request, status) => {
  const answer = await sent(port, request)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  const [head = ''] = answer.split('\r\n\r\n')
  for (const [name, value] of standardHeaders(url))
    if (status !== 200 || name !== 'cache-control')
      expect(head.toLowerCase()).toContain(`\r\n${name}: ${value.toLowerCase()}`)
})

test('a zip of scans may take hours on a slow line, the head of a request seconds', () => {
  expect(server).toMatchObject({
    requestTimeout: 2 * hour,
    headersTimeout: 15_000,
  })
})

test('an idle connection is kept longer than Caddy keeps one', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  await answer.text()
  const [, seconds] = /^timeout=(\d+)$/.exec(answer.headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(120)
})

/** The adapter waits 500 ms for the rest of a request before it cuts the connection. */
const longerThanItWaits = 900

test.each([
  ['opened and not read', (request: Request) => request.body !== null],
  ['never opened', () => true],
])(
  'after an upload that was refused, %s, the connection takes the next request',
  async (_, read) => {
    const { client: socket } = await served(async (_, request) => {
      read(request)
      await pause(20)
      return new Response('No', { status: 404 })
    })
    const answers = text(socket)
    const head = 'PUT / HTTP/1.1\r\nhost: padma.example\r\n'
    socket.write(`${head}content-length: 2000000\r\n\r\n`)
    socket.write(Buffer.alloc(2_000_000))
    await once(socket, 'data')
    await pause(longerThanItWaits)
    socket.write(`${head}content-length: 0\r\nconnection: close\r\n\r\n`)
    expect((await answers).match(/HTTP\/1\.1 404/g)).toHaveLength(2)
  },
)

const waiting = { requestsWaiting: 20 }

test('the requests of one connection are answered one after the other, in their order', async () => {
  const seen = { begun: 0, underWay: 0, most: 0 }
  const { client: socket } = await served(async () => {
    seen.underWay += 1
    seen.most = Math.max(seen.most, seen.underWay)
    await new Promise((resolve) => setImmediate(resolve))
    seen.underWay -= 1
    seen.begun += 1
    return new Response(`answer ${seen.begun}`)
  }, waiting)
  socket.write(asked.repeat(19) + last)
  const answered = (await text(socket)).match(/answer \d+/g)
  expect(answered).toEqual(Array.from({ length: 20 }, (_, at) => `answer ${at + 1}`))
  expect(seen.most).toBe(1)
})

test('a connection with hundreds of requests waiting ends, and none of them is begun', async () => {
  let begun = 0
  const { client: socket } = await served(() => {
    begun += 1
    return new Promise(() => undefined)
  }, waiting)
  socket.write(asked.repeat(500))
  await once(socket.resume(), 'close')
  expect(begun).toBe(1)
})

/** More than a system keeps for a connection. */
const large = 64 * 1024 * 1024

test.each([
  ['at once', async () => new Response(new Uint8Array(large))],
  ['in pieces', async () => new Response(pieces())],
])('a client that stops reading an answer sent %s loses its connection', async (_, answer) => {
  const { client, socket } = await served(answer, { answerStalls: 300 })
  client.pause().write(last)
  await once(socket, 'close')
  expect(socket.destroyed).toBe(true)
  expect(socket.bytesWritten).toBeGreaterThan(0)
})

test('who reads gets the whole', async () => {
  const { client } = await served(async () => new Response(pieces()), { answerStalls: 10_000 })
  client.write(last)
  let bytes = 0
  for await (const some of client) bytes += (some as Buffer).length
  expect(bytes).toBeGreaterThan(large)
})

test('whoever waits for an answer that takes its time gets it', async () => {
  const { client } = await served(
    async (server) => {
      await once(server, 'timeout')
      return new Response('at last')
    },
    { answerStalls: 300 },
  )
  client.write(last)
  expect(await text(client)).toContain('at last')
})

function pieces(): ReadableStream<Uint8Array> {
  const piece = new Uint8Array(1024 * 1024)
  let sent = 0
  return new ReadableStream({
    pull: (controller) => {
      if (sent >= large) return controller.close()
      sent += piece.length
      controller.enqueue(piece)
    },
  })
}
