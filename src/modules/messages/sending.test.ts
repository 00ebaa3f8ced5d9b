import { describe, expect, test } from 'vitest'
import { hour, minute } from '#platform/clock'
import { failings, startFailingServer } from '#test/failing-server'
import {
  impatient,
  mailServer,
  messagesOf,
  reachable,
  senderOf,
  sentBy,
  smsGateway,
} from '#test/outbox'
import { startPadma } from '#test/padma'
import { type Answer, smsEnv, taken } from '#test/sms-gateway'
import { engines, forEachTest } from '#test/test-runtime'

describe.each(engines)('sending on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  test('two processes at once send each message once', async () => {
    const smtp = await mailServer()
    const people = []
    for (let n = 0; n < 12; n += 1)
      people.push(await reachable(app, { email: `candidate-${n}@people.example` }))
    app.clock.move(11 * minute)
    const senders = [senderOf(app, smtp.url), senderOf(app, smtp.url)]
    for (let round = 0; round < 12; round += 1) {
      await Promise.all(senders.map((sender) => sender.send()))
      app.clock.move(minute)
    }
    expect(new Set(smtp.mails.map(({ to }) => to[0])).size).toBe(12)
    expect(smtp.mails).toHaveLength(12)
  })

  test('a message whose sender died is perhaps sent, and not sent again', async () => {
    const smtp = await mailServer()
    const { recordId } = await reachable(app)
    app.clock.move(11 * minute)
    const dying = senderOf(app, smtp.url)
    // As a process that is killed between the answer of the mail server and its own commit.
    const { write } = app.system
    let writes = 0
    app.system.write = (run) => (++writes > 1 ? Promise.reject(new Error('killed')) : write(run))
    const killed = senderOf(app, smtp.url)
    await killed.send()
    expect(writes).toBe(2)
    app.system.write = write
    await smtp.waitFor(1)
    expect((await messagesOf(app, recordId))[0]?.state).toBe('sending')
    await dying.send()
    expect((await messagesOf(app, recordId))[0]?.state).toBe('sending')
    expect(await sentBy(app, dying, recordId)).toEqual(['file perhaps'])
    app.clock.move(48 * hour)
    await dying.send()
    expect(smtp.mails).toHaveLength(1)
  })
})

describe('a mail server', () => {
  const app = forEachTest(() => startPadma())

  test('that is away is tried again with growing pauses, and given up after two days', async () => {
    const { recordId } = await reachable(app)
    app.clock.move(11 * minute)
    const sender = senderOf(app, 'smtp://127.0.0.1:9')
    const tries: number[] = []
    for (let passed = 0; passed < 50 * 60; passed += 1) {
      if ((await sender.send()) > 0) tries.push(passed)
      app.clock.move(minute)
    }
    expect(tries.slice(0, 6)).toEqual([0, 1, 3, 7, 15, 31])
    const [message] = await messagesOf(app, recordId)
    expect(message).toMatchObject({ state: 'failed', way: 'mail', tries: tries.length })
    expect(tries.at(-1)).toBeGreaterThan(43 * 60)
  })

  test.each(failings)(
    'that is %s has not taken a message, which is sent when it is back',
    async (how) => {
      const failing = await startFailingServer(how)
      const { recordId } = await reachable(app)
      const url = `smtp://127.0.0.1:${failing.port}`
      const vain = senderOf(app, url, {}, impatient)
      expect(await sentBy(app, vain, recordId)).toEqual(['file waiting'])
      const { port } = failing
      await failing.close()
      const smtp = await mailServer({ port })
      expect(await sentBy(app, senderOf(app, url), recordId)).toEqual(['file sent'])
      expect(smtp.mails).toHaveLength(1)
    },
  )

  test('that falls silent with a message in its hand has perhaps sent it', async () => {
    const smtp = await mailServer({ holds: true })
    const { recordId } = await reachable(app)
    const vain = senderOf(app, smtp.url, {}, impatient)
    expect(await sentBy(app, vain, recordId)).toEqual(['file perhaps'])
    expect(smtp.mails).toHaveLength(1)
  })

  test.each([
    [451, 'file waiting'],
    [550, 'file failed'],
  ])('that answers %i leaves a message that is %s', async (refuses, state) => {
    const smtp = await mailServer({ refuses })
    const { recordId } = await reachable(app)
    expect(await sentBy(app, senderOf(app, smtp.url), recordId)).toEqual([state])
  })
})

const telephone = '+8801711123456'
const toPhone = { telephone, email: null, language: 'bn' as const }

describe('a gateway for SMS', () => {
  const app = forEachTest(() => startPadma())
  const gateway = forEachTest(() => smsGateway())

  const sender = (keyed = true, patience?: number) =>
    senderOf(app, null, smsEnv(gateway, { keyed }), patience)

  test('gets number and text once, with a key', async () => {
    const { recordId } = await reachable(app, toPhone)
    expect(await sentBy(app, sender(), recordId)).toEqual(['file sent'])
    expect(await sentBy(app, sender(), recordId)).toEqual(['file sent'])
    expect(gateway.received).toHaveLength(1)
    const [sms] = gateway.received
    expect(sms?.to).toBe(telephone)
    expect(sms?.text).toContain('এখন আপনি আপনার ফাইল দেখতে পারেন।')
    expect(sms?.key).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('is not asked where the record has an email and mail goes out', async () => {
    const smtp = await mailServer()
    const { recordId } = await reachable(app, { ...toPhone, email: 'rahima@people.example' })
    const both = senderOf(app, smtp.url, smsEnv(gateway, { keyed: true }))
    expect(await sentBy(app, both, recordId)).toEqual(['file sent'])
    expect([smtp.mails.length, gateway.received.length]).toEqual([1, 0])
    await smtp.close()
  })

  const long = { status: 200, body: 'x'.repeat(200_000) }
  const slow = { ...taken, pause: 5 * impatient } as Answer
  test.each<[string, Answer, string, string]>([
    ['refuses', { status: 401, body: '' }, 'waiting', 'waiting'],
    ['is busy', { status: 503, body: '' }, 'waiting', 'waiting'],
    ['leads elsewhere', { status: 302, body: '' }, 'waiting', 'waiting'],
    ['says no', { status: 200, body: '{"status":"FAILED"}' }, 'waiting', 'waiting'],
    ['answers nonsense', { status: 200, body: '<h1>It works</h1>' }, 'waiting', 'perhaps'],
    ['fails', { status: 500, body: '' }, 'waiting', 'perhaps'],
    ['answers without an end', long, 'waiting', 'perhaps'],
    ['is too slow', slow, 'waiting', 'perhaps'],
    ['says nothing', null, 'waiting', 'perhaps'],
  ])('that %s leaves a message with its key, and without', async (_, answer, keyed, without) => {
    gateway.answers = () => answer
    const { recordId } = await reachable(app, toPhone)
    expect(await sentBy(app, sender(true, impatient), recordId)).toEqual([`file ${keyed}`])
    gateway.answers = () => taken
    expect(await sentBy(app, sender(true), recordId)).toEqual(['file sent'])
    expect(gateway.received).toHaveLength(2)
    expect(new Set(gateway.received.map(({ key }) => key)).size).toBe(1)
    gateway.answers = () => answer
    const { recordId: other } = await reachable(app, toPhone)
    expect(await sentBy(app, sender(false, impatient), other)).toEqual([`file ${without}`])
  })

  test('that is away, or no gateway at all, has not taken a message', async () => {
    const silent = await startFailingServer('garbage')
    for (const url of ['https://127.0.0.1:9', `https://127.0.0.1:${silent.port}`]) {
      const { recordId } = await reachable(app, toPhone)
      const away = senderOf(app, null, smsEnv({ url }, { keyed: false }))
      expect(await sentBy(app, away, recordId), url).toEqual(['file waiting'])
    }
    await silent.close()
  })
})
