import { describe, expect, onTestFinished, test } from 'vitest'
import { day } from '#platform/clock'
import { approvedRecord, candidate } from '#test/candidates'
import { openLoopbackProxy } from '#test/loopback-proxy'
import { copyMigratedPostgres } from '#test/migrated'
import { documentPng } from '#test/phone-photos'
import { startEmptyApp, startTestApp, type TestApp } from '#test/test-app'
import { bothEngines, forEachTest, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

type App = Pick<TestApp, 'call'>
const secret = 'one secret for all processes of this test'

describe.each(bothEngines)('a request with an Idempotency-Key, on %s', (engine) => {
  const app = forEachTest(async () => {
    const app = await startTestApp(engine, { CANDOR_SECRET: secret })
    return { ...app, admin: await app.key('admin') }
  })

  /** @param once the Idempotency-Key */
  const post = (path: string, body: object, once?: string, key = app.admin, at: App = app) =>
    at.call('POST', path, { key, body, ...(once !== undefined && { once }) })
  const json = async (answer: Promise<Response>) => (await answer).json()
  const total = async () => (await app.json('GET', '/records', { key: app.admin })).total

  test('whoever lost the answer asks again and gets it, and nothing is there twice', async () => {
    const body = candidate()
    const first = await post('/records', body, 'an-action-of-mine')
    const again = await post('/records', body, 'an-action-of-mine')
    expect([first.status, again.status]).toEqual([201, 201])
    expect(first.headers.get('idempotency-replayed')).toBeNull()
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(await again.text()).toBe(await first.text())
    expect(await total()).toBe(1)
  })

  test('twenty at the same time with one key make one record, and all are told of it', async () => {
    const body = candidate()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => json(post('/records', body, 'the-same-key'))),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await total()).toBe(1)
  })

  test('the same key with other content is refused, at another address it is another key', async () => {
    const { id } = await json(post('/records', candidate(), 'key-of-mine'))
    const other = await post('/records', candidate(), 'key-of-mine')
    expect([other.status, (await other.json()).code]).toEqual([422, 'request.key_reused'])
    const code = await post(`/records/${id}/access-code`, {}, 'key-of-mine')
    expect(code.status).toBe(200)
    expect(await total()).toBe(1)
  })

  test("somebody else's equal key is another key", async () => {
    const moderator = await app.key('moderator')
    const body = candidate()
    expect((await post('/records', body, 'key-of-mine')).status).toBe(201)
    const theirs = await post('/records', body, 'key-of-mine', moderator)
    const refusal = await theirs.json()
    expect([theirs.status, refusal.code]).toEqual([409, 'record.passport_taken'])
    expect(refusal).not.toHaveProperty('recordId')
  })

  test('a refusal is not kept: once its cause is gone the same request is done', async () => {
    const body = candidate()
    const standing = await json(post('/records', body))
    expect((await post('/records', body, 'key-of-mine')).status).toBe(409)
    await app.call('DELETE', `/records/${standing.id}`, { key: app.admin, version: 1 })
    expect((await post('/records', body, 'key-of-mine')).status).toBe(201)
  })

  test('a key that cannot be read is refused', async () => {
    for (const once of ['short', 'with spaces inside', 'Ã'.repeat(9), 'x'.repeat(201)]) {
      const answer = await post('/records', candidate(), once)
      expect([once, (await answer.json()).code]).toEqual([once, 'request.key_unreadable'])
    }
    expect(await total()).toBe(0)
  })

  test('it holds for another process, and after a restart', async () => {
    const place: Record<string, string> =
      engine === 'postgres' ? { CANDOR_DATABASE_URL: app.databaseUrl } : { CANDOR_DATA: app.folder }
    const beside = await startEmptyApp(engine, { CANDOR_SECRET: secret, ...place })
    const body = candidate()
    const both = await Promise.all([
      json(post('/records', body, 'key-of-mine')),
      json(post('/records', body, 'key-of-mine', app.admin, beside)),
    ])
    expect(both[0].id).toBe(both[1].id)
    expect(await total()).toBe(1)
  })

  test('change and kept answer stand or fall together', async () => {
    await app.tamper('alter table "keptAnswers" rename to "elsewhere"')
    const body = candidate()
    expect((await post('/records', body, 'key-of-mine')).status).toBe(503)
    expect(await total()).toBe(0)
    await app.tamper('alter table "elsewhere" rename to "keptAnswers"')
    expect((await post('/records', body, 'key-of-mine')).status).toBe(201)
  })

  test('after a day the key is forgotten', async () => {
    const body = candidate()
    await post('/records', body, 'key-of-mine')
    app.clock.move(day - 1)
    expect((await post('/records', body, 'key-of-mine')).status).toBe(201)
    app.clock.move(1)
    expect((await post('/records', body, 'key-of-mine')).status).toBe(409)
  })

  test('a repeated upload gets its first answer and does not push out what came after it', async () => {
    const { id } = await approvedRecord(app)
    const path = `/records/${id}/documents/visa-paper`
    const [mine, later] = [await documentPng('mine'), await documentPng('later')]
    const put = (bytes: Buffer, once: string) =>
      app.call('PUT', path, { key: app.admin, once, body: new Uint8Array(bytes) })
    const first = await json(put(mine, 'upload-one'))
    const replacement = await json(put(later, 'upload-two'))
    const again = await put(mine, 'upload-one')
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(await again.json()).toEqual(first)
    const record = await app.json('GET', `/records/${id}`, { key: app.admin })
    expect(record.documents).toMatchObject([{ id: replacement.id, version: 2 }])
    const other = await put(later, 'upload-one')
    expect([other.status, (await other.json()).code]).toEqual([422, 'request.key_reused'])
  })

  test('an access code asked for twice is the same, works, and is in no copy of the database', async () => {
    const details = { passportNumber: 'AB1234567' }
    const { id } = await approvedRecord(app, details)
    const issue = (key: string) => json(post(`/records/${id}/access-code`, {}, key))
    const { accessCode } = await issue('code-please')
    expect((await issue('code-please')).accessCode).toBe(accessCode)
    const opened = await app.call('POST', '/lookups', { body: { ...details, accessCode } })
    expect(opened.status).toBe(200)
    const rows = await app.rows('keptAnswers')
    expect(rows).toHaveLength(1)
    const written = JSON.stringify(rows)
    for (const text of [accessCode, 'code-please']) expect(written).not.toContain(text)
    const { accessCode: next } = await issue('another-one')
    expect(next).not.toBe(accessCode)
  })

  test('a share asked for twice is one, and its key is worth nothing without the viewing', async () => {
    const details = { passportNumber: 'AB1234567' }
    const { id } = await approvedRecord(app, details)
    await uploadScan(app.as(people.amina), id, 'visa-paper')
    const accessCode = await app.code(id)
    const open = () => app.open(details, accessCode)
    const choice = { kinds: ['visa-paper'], purpose: 'bank', label: 'Bank' }
    const token = await open()
    const share = (as: string) => json(post('/shares', choice, 'share-one', as))
    const first = await share(token)
    expect(await share(token)).toEqual(first)
    expect((await share(await open())).shareCode).not.toBe(first.shareCode)
    expect((await share('A'.repeat(43))).code).toBe('viewing.ended')
  })
})

test('a request whose commit was in doubt finds its answer with the same key, and nothing is there twice', async () => {
  const url = await copyMigratedPostgres()
  const proxy = await openLoopbackProxy(Number(new URL(url).port))
  const app = await startTestApp('postgres', { CANDOR_DATABASE_URL: proxy.url(url) })
  onTestFinished(async () => {
    await app.close()
    await proxy.close()
  })
  const key = await app.key('admin')
  const total = async () => (await app.json('GET', '/records', { key })).total
  // Which notes that the key was used: what follows is the commit of the record.
  expect(await total()).toBe(0)
  const body = candidate()
  const send = () => app.call('POST', '/records', { key, once: 'an-action-of-mine', body })
  proxy.loseAnswerTo('commit')
  const first = await send()
  expect((await first.json()).code).toBe('service.outcome_unknown')
  const again = await send()
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true'])
  expect(await total()).toBe(1)
})
