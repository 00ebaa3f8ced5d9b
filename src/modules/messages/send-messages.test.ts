import { beforeEach, describe, expect, test } from 'vitest'
import { hour, minute } from '#platform/clock'
import { failings, startFailingServer } from '#test/failing-server'
import { impatient, mailServer, messagesOf, reachable, senderOf, sentBy } from '#test/outbox'
import { startPadma } from '#test/padma'
import type { TestSmtp } from '#test/smtp'
import { engines, type TestRuntime } from '#test/test-runtime'

let app: TestRuntime
let smtp: TestSmtp
const ready = async (engine: (typeof engines)[number]) => {
  app = await startPadma(engine)
}

describe.each(engines)('sending on %s', (engine) => {
  beforeEach(() => ready(engine))

  test('two processes at once send each message once', async () => {
    smtp = await mailServer()
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
    smtp = await mailServer()
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
  beforeEach(() => ready('sqlite'))

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
      smtp = await mailServer({ port })
      expect(await sentBy(app, senderOf(app, url), recordId)).toEqual(['file sent'])
      expect(smtp.mails).toHaveLength(1)
    },
  )

  test('that falls silent with a message in its hand has perhaps sent it', async () => {
    smtp = await mailServer({ holds: true })
    const { recordId } = await reachable(app)
    const vain = senderOf(app, smtp.url, {}, impatient)
    expect(await sentBy(app, vain, recordId)).toEqual(['file perhaps'])
    expect(smtp.mails).toHaveLength(1)
  })

  test.each([
    [451, 'file waiting'],
    [550, 'file failed'],
  ])('that answers %i leaves a message that is %s', async (refuses, state) => {
    smtp = await mailServer({ refuses })
    const { recordId } = await reachable(app)
    expect(await sentBy(app, senderOf(app, smtp.url), recordId)).toEqual([state])
  })
})
