import { beforeEach, describe, expect, test, vi } from 'vitest'
import { minute } from '#platform/clock'
import { readConfig } from '#platform/config'
import { openMail } from '#platform/mail'
import { openSms } from '#platform/sms'
import { startSending } from '#server/housekeeping'
import { type FailingServer, startFailingServer } from '#test/failing-server'
import { messagesOf, reachable } from '#test/outbox'
import { startPadma } from '#test/padma'
import { smsEnv, startGateway, type TestGateway } from '#test/sms-gateway'
import { closedAfterwards, engines, type TestRuntime } from '#test/test-runtime'

/** More than have a place at the same time. */
const people = [0, 1, 2, 3, 4, 5]
/** Nothing is given up while the test runs. */
const patience = 60 * minute

describe.each(engines)('a way that accepts and stays silent, on %s,', (engine) => {
  let app: TestRuntime
  let gateway: TestGateway
  let silent: FailingServer
  beforeEach(async () => {
    gateway = await closedAfterwards(startGateway())
    silent = await closedAfterwards(startFailingServer('silent'))
    app = await startPadma(engine)
  })

  const byMail = () =>
    people.map((n) => reachable(app, { email: `candidate-${n}@people.example`, telephone: null }))
  const bySms = () =>
    people.map((n) => reachable(app, { email: null, telephone: `+880171112345${n}` }))
  const inOrder = async (some: () => ReturnType<typeof byMail>) => {
    const ids = []
    for (const one of some()) ids.push((await one).recordId)
    app.clock.move(minute)
    return ids
  }
  const start = ({ mail, sms }: { mail: string; sms: string }) => {
    const { config, log } = app.runtime
    const env = { CANDOR_DATA: app.folder, ...smsEnv({ url: sms }, { keyed: true }) }
    return startSending({
      ...app.system,
      mail: openMail({ config: { smtpUrl: mail, url: config.url }, log }, patience),
      sms: openSms({ config: readConfig(env), log }, patience),
    })
  }
  const statesOf = async (ids: readonly string[]) => {
    const all = await Promise.all(ids.map((id) => messagesOf(app, id)))
    return all.map(([message]) => message?.state).sort()
  }
  const waitUntil = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 60_000 })
  const held = [...Array(4).fill('sending'), ...Array(2).fill('waiting')]
  const sent = Array(people.length).fill('sent')

  test('a mail server holds no SMS up, and loses nothing when the server stops', async () => {
    const mailed = await inOrder(byMail)
    const texted = await inOrder(bySms)
    app.clock.move(11 * minute)
    const url = `smtp://127.0.0.1:${silent.port}`
    const sending = start({ mail: url, sms: gateway.url })
    await waitUntil(() => expect(silent.connections()).toBe(4))
    await waitUntil(async () => expect(await statesOf(texted)).toEqual(sent))
    expect(await statesOf(mailed)).toEqual(held)
    expect(silent.connections()).toBe(4)
    // What is new after that finds its places free as well.
    const later = await inOrder(() => [
      reachable(app, { email: null, telephone: '+8801811123456' }),
    ])
    app.clock.move(11 * minute)
    await waitUntil(async () => expect(await statesOf(later)).toEqual(['sent']))
    await sending.stop()
    expect(await statesOf(mailed)).toEqual(Array(people.length).fill('waiting'))
    expect(new Set(gateway.received.map(({ key }) => key)).size).toBe(people.length + 1)
    expect(gateway.received).toHaveLength(people.length + 1)
  })
})
