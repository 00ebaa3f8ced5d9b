import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/create-app'
import { approvedRecord, candidate } from '#test/candidates'
import { documentPng } from '#test/phone-photos'
import { startTestApp, type TestApp } from '#test/test-app'
import { bothEngines, startTestRuntime } from '#test/test-runtime'

type Json = Record<string, unknown>
const hour = 3_600_000
const secret = 'one secret for all processes of this test'

describe.each(bothEngines)('a request with an Idempotency-Key, on %s', (engine) => {
  let app: TestApp
  let admin: string
  beforeEach(async () => {
    app = await startTestApp(engine, { CANDOR_SECRET: secret })
    admin = await app.key('admin')
  })

  interface Sent {
    key?: string
    as?: string
    body?: BodyInit
    type?: string
    at?: Pick<TestApp, 'request'>
  }
  const send = (method: string, path: string, sent: Sent) =>
    (sent.at ?? app).request(`/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${sent.as ?? admin}`,
        ...(sent.key ? { 'idempotency-key': sent.key } : {}),
        ...(sent.type ? { 'content-type': sent.type } : {}),
      },
      ...(sent.body === undefined ? {} : { body: sent.body }),
    })
  const post = (path: string, body: object, sent: Sent = {}) =>
    send('POST', path, { ...sent, body: JSON.stringify(body), type: 'application/json' })
  const json = async (answer: Response | Promise<Response>) => (await (await answer).json()) as Json
  const total = async () => (await app.json('GET', '/records', { key: admin })).total

  test('whoever lost the answer asks again and gets it, and nothing is there twice', async () => {
    const body = candidate()
    const first = await post('/records', body, { key: '"an-action-of-mine"' })
    const again = await post('/records', body, { key: 'an-action-of-mine' })
    expect([first.status, again.status]).toEqual([201, 201])
    expect(first.headers.get('idempotency-replayed')).toBeNull()
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(await again.text()).toBe(await first.text())
    expect(await total()).toBe(1)
  })

  test('twenty at the same time with one key make one record, and all are told of it', async () => {
    const body = candidate()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => json(post('/records', body, { key: 'the-same-key' }))),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await total()).toBe(1)
  })

  test('the same key with other content is refused, at another address it is another key', async () => {
    const { id } = await json(post('/records', candidate(), { key: 'key-of-mine' }))
    const other = await post('/records', candidate(), { key: 'key-of-mine' })
    expect([other.status, (await json(other)).code]).toEqual([422, 'request.key_reused'])
    const code = await post(`/records/${id}/access-code`, {}, { key: 'key-of-mine' })
    expect(code.status).toBe(200)
    expect(await total()).toBe(1)
  })

  test("somebody else's equal key is another key", async () => {
    const moderator = await app.key('moderator')
    const body = candidate()
    expect((await post('/records', body, { key: 'key-of-mine' })).status).toBe(201)
    const theirs = await post('/records', body, { key: 'key-of-mine', as: moderator })
    const refusal = await json(theirs)
    expect([theirs.status, refusal.code]).toEqual([409, 'record.passport_taken'])
    expect(refusal).not.toHaveProperty('recordId')
  })

  test('a refusal is not kept: once its cause is gone the same request is done', async () => {
    const body = candidate()
    const standing = await json(post('/records', body))
    expect((await post('/records', body, { key: 'key-of-mine' })).status).toBe(409)
    await app.call('DELETE', `/records/${standing.id}`, { key: admin, version: 1 })
    expect((await post('/records', body, { key: 'key-of-mine' })).status).toBe(201)
  })

  test.each(['short', 'with spaces inside', 'ü'.repeat(9), 'x'.repeat(201)])(
    'a key that cannot be read is refused: %s',
    async (key) => {
      const headers = { authorization: `Bearer ${admin}`, 'content-type': 'application/json' }
      const request = new Request('http://localhost:3000/api/v1/records', {
        method: 'POST',
        headers,
        body: JSON.stringify(candidate()),
      })
      request.headers.set('idempotency-key', key.replaceAll('ü', 'Ã'))
      const answer = await app.hono.fetch(request)
      expect([answer.status, (await json(answer)).code]).toEqual([422, 'request.key_unreadable'])
      expect(await total()).toBe(0)
    },
  )

  test('it holds for another process, and after a restart', async () => {
    const env = { CANDOR_SECRET: secret, CANDOR_DATABASE_URL: app.runtime.config.databaseUrl }
    const beside = await startTestRuntime(
      engine,
      engine === 'postgres' ? env : { CANDOR_SECRET: secret, CANDOR_DATA: app.folder },
    )
    const hono = createApp(beside)
    const at = {
      request: async (path: string, init: RequestInit = {}) =>
        hono.request(path, init, { incoming: { socket: { remoteAddress: '198.51.100.7' } } }),
    }
    const body = candidate()
    const both = await Promise.all([
      json(post('/records', body, { key: 'key-of-mine' })),
      json(post('/records', body, { key: 'key-of-mine', at })),
    ])
    expect(both[0].id).toBe(both[1].id)
    expect(await total()).toBe(1)
  })

  test('change and kept answer stand or fall together', async () => {
    await sql`alter table "keptAnswers" rename to "elsewhere"`.execute(app.runtime.database.writer)
    const body = candidate()
    expect((await post('/records', body, { key: 'key-of-mine' })).status).toBe(503)
    expect(await total()).toBe(0)
    await sql`alter table "elsewhere" rename to "keptAnswers"`.execute(app.runtime.database.writer)
    expect((await post('/records', body, { key: 'key-of-mine' })).status).toBe(201)
  })

  test('after a day the key is forgotten', async () => {
    const body = candidate()
    await post('/records', body, { key: 'key-of-mine' })
    app.clock.move(24 * hour - 1)
    expect((await post('/records', body, { key: 'key-of-mine' })).status).toBe(201)
    app.clock.move(1)
    expect((await post('/records', body, { key: 'key-of-mine' })).status).toBe(409)
  })

  test('a repeated upload gets its first answer and does not push out what came after it', async () => {
    const { id } = await approvedRecord(app)
    const path = `/records/${id}/documents/visa-paper`
    const [mine, later] = [await documentPng('mine'), await documentPng('later')]
    const put = (bytes: Buffer, key: string) =>
      send('PUT', path, { key, body: new Uint8Array(bytes), type: 'image/png' })
    const first = await json(put(mine, 'upload-one'))
    const replacement = await json(put(later, 'upload-two'))
    const again = await put(mine, 'upload-one')
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(await json(again)).toEqual(first)
    const record = await app.json('GET', `/records/${id}`, { key: admin })
    expect(record.documents).toMatchObject([{ id: replacement.id, version: 2 }])
    const other = await put(later, 'upload-one')
    expect([other.status, (await json(other)).code]).toEqual([422, 'request.key_reused'])
  })

  test('an access code asked for twice is the same, works, and is in no copy of the database', async () => {
    const details = { passportNumber: 'AB1234567' }
    const { id } = await approvedRecord(app, details)
    const issue = (key: string) => json(post(`/records/${id}/access-code`, {}, { key }))
    const { accessCode } = await issue('code-please')
    expect((await issue('code-please')).accessCode).toBe(accessCode)
    const opened = await app.call('POST', '/lookups', { body: { ...details, accessCode } })
    expect(opened.status).toBe(200)
    const rows = await app.runtime.database.reader.selectFrom('keptAnswers').selectAll().execute()
    expect(rows).toHaveLength(1)
    const written = JSON.stringify(rows)
    for (const text of [accessCode as string, 'code-please']) expect(written).not.toContain(text)
    const { accessCode: next } = await issue('another-one')
    expect(next).not.toBe(accessCode)
  })

  test('a share asked for twice is one, and its key is worth nothing without the viewing', async () => {
    const details = { passportNumber: 'AB1234567' }
    const { id } = await approvedRecord(app, details)
    const source = new Uint8Array(await documentPng('visa'))
    await send('PUT', `/records/${id}/documents/visa-paper`, { body: source })
    const accessCode = await app.code(id)
    const open = async () =>
      (await app.json('POST', '/lookups', { body: { ...details, accessCode } })).viewing as {
        token: string
      }
    const choice = { kinds: ['visa-paper'], purpose: 'bank', label: 'Bank' }
    const { token } = await open()
    const share = (as: string) => json(post('/shares', choice, { key: 'share-one', as }))
    const first = await share(token)
    expect(await share(token)).toEqual(first)
    expect((await share((await open()).token)).shareCode).not.toBe(first.shareCode)
    expect((await share('A'.repeat(43))).code).toBe('viewing.ended')
  })
})
