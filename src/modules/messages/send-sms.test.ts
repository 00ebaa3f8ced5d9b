import { describe, expect, test } from 'vitest'
import { startFailingServer } from '#test/failing-server'
import { impatient, mailServer, reachable, senderOf, sentBy, smsGateway } from '#test/outbox'
import { startPadma } from '#test/padma'
import { type Answer, smsEnv, taken } from '#test/sms-gateway'
import { forEachTest } from '#test/test-runtime'

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
