import { afterAll, expect, test } from 'vitest'
import { hour } from '#platform/clock'
import { listen, sent } from '#test/listen'
import { startTestApp } from '#test/test-app'
import { createApp } from './create-app.ts'
import { standardHeaders } from './headers.ts'
import { httpServer } from './http-server.ts'

const url = 'https://files.padma.example'

const app = await startTestApp('sqlite', { CANDOR_URL: url })
const server = httpServer(createApp(app).fetch, standardHeaders(url))
const port = await listen(server)

afterAll(async () => {
  server.close()
  await app.close()
})

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
