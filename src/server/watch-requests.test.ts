import { afterAll, expect, test } from 'vitest'
import { refusal } from '#platform/errors'
import { approvedRecord } from '#test/candidates'
import { listen } from '#test/listen'
import { startTestApp } from '#test/test-app'
import { standardHeaders } from './arriving.ts'
import { createApp } from './create-app.ts'
import { httpServer } from './http-server.ts'

type Line = Record<string, unknown>
const lines: Line[] = []
const write = (details: object, message: string) => {
  lines.push({ ...details, message })
}
const failure = new Error('no answer')

const app = await startTestApp()
const log = { debug: write, info: write, warn: write, error: write }
const hono = createApp({ ...app, runtime: { ...app.runtime, log } })
hono.get('/api/failing', () => {
  throw Object.assign(refusal('service.storage_unavailable'), { cause: failure })
})
const server = httpServer(hono.fetch, standardHeaders('http://localhost:3000'))
const url = `http://localhost:${await listen(server)}`
afterAll(async () => {
  server.close()
  await app.close()
})

const lineOf = (answer: Response) =>
  lines.find((line) => line.request === answer.headers.get('x-request-id'))

test('each answer carries an id, under which its line has route, status and duration', async () => {
  const record = await approvedRecord(app)
  const key = await app.key('admin')
  const headers = { authorization: `Bearer ${key}` }
  const answers = [
    await fetch(`${url}/api/v1/records/${record.id}`, { headers }),
    await fetch(`${url}/api/v1/records/${record.id}`),
    await fetch(`${url}/nothing/${record.passportNumber}?of=${record.reference}`),
    await fetch(`${url}/healthz`),
  ]
  expect(answers.map(lineOf)).toMatchObject([
    { route: '/api/v1/records/:id', method: 'GET', status: 200, duration: expect.any(Number) },
    { route: '/api/v1/records/:id', method: 'GET', status: 401 },
    { route: 'none', method: 'GET', status: 404 },
    { route: '/healthz', method: 'GET', status: 200 },
  ])
  const ids = answers.map((answer) => answer.headers.get('x-request-id'))
  expect(new Set(ids).size).toBe(answers.length)
})

test('nothing that somebody sent stands in a line', async () => {
  const record = await approvedRecord(app)
  const key = await app.key('admin')
  const cookie = await app.signIn('amina@padma.example')
  const { id, passportNumber, name, reference } = record
  const headers = { authorization: `Bearer ${key}`, 'x-forwarded-for': '198.51.100.7' }
  await fetch(`${url}/api/v1/records/${id}?of=${passportNumber}`, { headers })
  await fetch(`${url}/api/v1/${passportNumber}/${encodeURIComponent(name)}`, { headers })
  await fetch(`${url}/set-up/${reference}`, { headers: { cookie, 'user-agent': name } })
  const body = JSON.stringify({ passportNumber, accessCode: '00000-00000' })
  const json = { 'content-type': 'application/json' }
  await fetch(`${url}/api/v1/lookups`, { method: 'POST', body, headers: json })
  const log = JSON.stringify(lines)
  expect(log).toContain('/api/v1/lookups')
  for (const sent of [id, passportNumber, name.split(' ')[0], reference, key, 'amina', '00000-0'])
    expect(log).not.toContain(sent)
  for (const address of ['198.51.100.7', '127.0.0.1', '::1']) expect(log).not.toContain(address)
})

test('what made a request be refused is told with the code of the refusal', async () => {
  const answer = await fetch(`${url}/api/failing`)
  expect(answer.status).toBe(503)
  const request = answer.headers.get('x-request-id')
  expect(lines).toContainEqual({
    ...{ request, route: '/api/failing', code: 'service.storage_unavailable', error: failure },
    message: 'A request was refused because something failed',
  })
})
