import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { tellOfEndings } from '#modules/delivery'
import { day, minute } from '#platform/clock'
import { dayAfter } from '#platform/clock/schema'
import { openBrowser } from '#test/browser'
import { candidate } from '#test/candidates'
import { messagesOf, senderOf } from '#test/outbox'
import { documentPng } from '#test/phone-photos'
import { smsEnv, startGateway, type TestGateway } from '#test/sms-gateway'
import { startSmtp, type TestSmtp } from '#test/smtp'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'

const passportNumber = 'AB1234567'
const telephone = '+8801711123456'

describe.each(engines)('a candidate with a telephone and no email, on %s,', (engine) => {
  let app: TestApp
  let gateway: TestGateway
  let smtp: TestSmtp
  let sender: ReturnType<typeof senderOf>
  let admin: string
  let author: string
  let id: string
  let accessCode: string
  let browser: ReturnType<typeof openBrowser>
  beforeAll(async () => {
    app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
    gateway = await startGateway()
    smtp = await startSmtp()
    sender = senderOf(app, smtp.url, smsEnv(gateway, { keyed: true }))
    admin = await app.key('admin')
    author = await app.key('moderator')
    browser = openBrowser(app)
  })
  afterAll(async () => {
    await app.close()
    await gateway.close()
    await smtp.close()
  })

  const call = async (
    key: string,
    method: string,
    path: string,
    body?: object,
    version?: number,
  ) => {
    const rest = version === undefined ? {} : { version }
    const answer = await app.call(method, path, { key, ...(body ? { body } : {}), ...rest })
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return answer.status === 204 ? null : answer.json()
  }
  const upload = async (kind: string, words: string) => {
    const body = new Uint8Array(await documentPng(words))
    const headers = { authorization: `Bearer ${admin}` }
    const path = `/api/v1/records/${id}/documents/${kind}`
    expect((await app.request(path, { method: 'PUT', headers, body })).ok).toBe(true)
  }
  /** What goes out by itself, some minutes on; the texts that are new on the telephone. */
  const send = async () => {
    const before = gateway.received.length
    app.clock.move(11 * minute)
    while ((await sender.send()) > 0);
    return gateway.received.slice(before).map(({ to, text }) => {
      expect(to).toBe(telephone)
      return text
    })
  }
  const enter = () => browser.post('/check', { number: passportNumber, code: accessCode })

  test('is told by SMS in Bengali that the file can be seen, and sees stage and dates in it', async () => {
    const details = { passportNumber, telephone, email: null, language: 'bn' as const }
    const record = await call(author, 'POST', '/records', candidate(details))
    id = record.id
    expect(record.state).toBe('pending')
    await upload('visa-paper', 'the first scan')
    const dates = { issuedOn: '2026-01-05', validUntil: dayAfter(app.clock.now().slice(0, 10), 40) }
    await call(admin, 'PUT', `/records/${id}/documents/visa-paper/dates`, dates)
    await call(admin, 'PUT', `/records/${id}/stage`, { stage: 'Documents sent' })
    const { version } = await call(admin, 'GET', `/records/${id}`)
    await call(admin, 'POST', `/records/${id}/approve`, undefined, version)
    accessCode = (await call(admin, 'POST', `/records/${id}/access-code`)).accessCode
    expect(await send()).toEqual([expect.stringContaining('এখন আপনি আপনার ফাইল দেখতে পারেন।')])
    await enter()
    const html = await (await browser.get('/file')).text()
    expect(html).toContain('Documents sent')
    expect(html).toContain('Where we are with your application')
    expect(html).toContain('5\u00a0January 2026')
    expect(html).not.toContain('visa is valid')
  })

  test('and staff too, once, of a date on a document that comes soon', async () => {
    const path = '/ending-papers?within=30'
    expect(await call(admin, 'GET', path)).toMatchObject({ total: 0 })
    app.clock.move(15 * day)
    admin = await app.key('admin')
    expect(await call(admin, 'GET', path)).toMatchObject({ papers: [{ recordId: id, telephone }] })
    for (let time = 0; time < 2; time += 1) await tellOfEndings(app.system)
    expect(await send()).toEqual([expect.stringContaining('তারিখ কাছে এসেছে')])
    await tellOfEndings(app.system)
    expect(await send()).toEqual([])
  })

  test('switches messages off, and is told all the same that the code was issued again', async () => {
    await enter()
    expect((await browser.post('/file/messages', {})).status).toBe(303)
    await upload('visa-paper', 'the second scan')
    expect(await send()).toEqual([])
    accessCode = (await call(admin, 'POST', `/records/${id}/access-code`)).accessCode
    expect(await send()).toEqual([expect.stringContaining('অ্যাক্সেস কোড বদলানো')])
  })

  test('takes all data with a code by SMS, and it is what the database has', async () => {
    const body = { passportNumber, accessCode }
    const { viewing } = await (await app.call('POST', '/lookups', { body })).json()
    await call(viewing.token, 'POST', '/own-data/codes')
    const [text = ''] = await send()
    const code = /[0-9]{8}/.exec(text)?.[0]
    const answer = await app.call('POST', '/own-data', { key: viewing.token, body: { code } })
    expect(answer.status).toBe(200)
    const zip = await fromBufferPromise(Buffer.from(await answer.arrayBuffer()))
    let data: Record<string, unknown[]> = {}
    for await (const entry of zip.eachEntry())
      if (entry.fileName === 'data.json')
        data = JSON.parse(String(await buffer(await zip.openReadStreamPromise(entry))))
    const { reader } = app.runtime.database
    const documents = reader.selectFrom('documents').selectAll().where('recordId', '=', id)
    expect(data.documents).toEqual(await documents.orderBy('id').execute())
    expect(data.documents).toHaveLength(2)
    const steps = reader.selectFrom('stageSteps').selectAll().where('recordId', '=', id)
    expect(data.stageSteps).toEqual(await steps.execute())
    expect(data.records).toMatchObject([{ id, telephone, stage: 'Documents sent' }])
    const sent = await messagesOf(app, id)
    expect((data.messages as { id: string }[]).map((one) => one.id).toSorted()).toEqual(
      sent.map((one) => one.id).toSorted(),
    )
  })

  test('was told nothing by mail, which nobody had an address for', () => {
    expect(smtp.mails).toEqual([])
  })
})
