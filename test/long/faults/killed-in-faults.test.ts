import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { outboxStanding } from '#modules/delivery'
import { later } from '#platform/clock'
import { type FailingServer, startFailingServer } from '#test/failing-server'
import { messagesOf, reachable } from '#test/outbox'
import { startPadma } from '#test/padma'
import { startSendingProcess } from '#test/sending-process'
import { type Answer, startGateway, type TestGateway, taken } from '#test/sms-gateway'
import { startSmtp, type TestSmtp } from '#test/smtp'
import type { TestRuntime } from '#test/test-runtime'

/** How the other side answers the first try for each person; every later one it takes. */
const bySms = ['quick', 'nonsense', 'refuses', 'slow', 'fails', 'quick'] as const
const byMail = ['quick', 'refuses', 'slow', 'quick'] as const
type Fault = (typeof bySms)[number] | (typeof byMail)[number]

/** Longer than a sender waits, so that none is told before it is killed. */
const slowly = 30_000
const firstAnswers: Record<Fault, Answer> = {
  quick: taken,
  slow: { ...taken, pause: slowly } as Answer,
  refuses: { status: 503, body: '' },
  nonsense: { status: 200, body: '<h1>It works</h1>' },
  fails: { status: 500, body: '' },
}

interface Person {
  fault: Fault
  address: string
  recordId: string
}

// One engine each: killed-sender.test.ts kills on both with a key and without.
describe.each([
  ['sqlite', true],
  ['postgres', false],
] as const)('a sender that is killed among faults, on %s, given keys: %s,', (engine, keyed) => {
  let app: TestRuntime
  let gateway: TestGateway
  let smtp: TestSmtp
  let nonsense: FailingServer
  let child: ChildProcess | undefined
  /** Each message that came, by telephone or email: what was answered, and the key. */
  let tries: { to: string; isRefused: boolean; key: string }[]
  beforeEach(async () => {
    tries = []
    app = await startPadma(engine)
    gateway = await startGateway()
    gateway.answers = ({ to, key }) => {
      const fault = noteTry(to, key, bySms[Number(to.at(-1))])
      return firstAnswers[fault]
    }
    smtp = await startSmtp({
      answers: (to) => {
        const fault = noteTry(to, '', byMail[Number(to[0])])
        return { refuses: { refuses: 451 }, slow: { pause: slowly } }[fault as string] ?? {}
      },
    })
    nonsense = await startFailingServer('garbage')
  })
  afterEach(async () => {
    child?.kill('SIGKILL')
    await app.close()
    await Promise.all([gateway.close(), smtp.close(), nonsense.close()])
  })

  /** What the first try meets, or a yes to any later one. */
  function noteTry(to: string, key: string, first: Fault = 'quick'): Fault {
    const fault = tries.some((one) => one.to === to) ? 'quick' : first
    tries.push({ to, key, isRefused: fault === 'refuses' })
    return fault
  }
  const triesOf = ({ address }: Person) => tries.filter(({ to }) => to === address)

  async function enter(faults: readonly Fault[], addressOf: (n: number) => string) {
    const people: Person[] = []
    for (const [n, fault] of faults.entries()) {
      const address = addressOf(n)
      const contact = address.includes('@')
        ? { email: address, telephone: null }
        : { email: null, telephone: address }
      people.push({ fault, address, recordId: (await reachable(app, contact)).recordId })
    }
    // Before a sender looks: queued by the clock of the tests they would be too old to be tried again.
    await hurry(true)
    return people
  }

  /** What waits is due at once, by the clock of the machine: nobody waits here for a second try. */
  async function hurry(all = false): Promise<void> {
    const now = new Date().toISOString()
    const due = { dueAt: later(now, -1000), queuedAt: later(now, -1000) }
    const { database } = app.runtime
    const waiting = database.reader
      .selectFrom('messages')
      .select('id')
      .where('state', '=', 'waiting')
    const early = await (all ? waiting : waiting.where('dueAt', '>', now)).execute()
    // Nothing is written where nothing is to be done: the sender writes the same rows.
    if (early.length === 0) return
    const ids = early.map(({ id }) => id)
    await database.write((tx) =>
      tx
        .updateTable('messages')
        .set(due)
        .where('id', 'in', ids)
        .where('state', '=', 'waiting')
        .execute(),
    )
  }

  async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
    const end = Date.now() + 120_000
    while (!(await isSo())) {
      if (Date.now() > end) throw new Error(`In two minutes not so: ${what}`)
      await hurry()
      await pause(20)
    }
  }

  async function sendBetweenKills() {
    const start = async (smtpUrl: string) => {
      child = await startSendingProcess(app, engine, { gateway, keyed, smtpUrl })
    }
    const killWith = async (people: readonly Person[]) => {
      const held = people.find(({ fault }) => fault === 'slow') as Person
      await until(() => triesOf(held).length > 0, 'a slow answer is waited for')
      child?.kill('SIGKILL')
      await once(child as ChildProcess, 'exit')
    }
    const texted = await enter(bySms, (n) => `+88017111234${50 + n}`)
    // Whose letters meet a server that speaks no SMTP before they meet one that does.
    const garbled = await enter(['quick', 'quick'], (n) => `garbled-${n}@people.example`)
    await start(`smtp://127.0.0.1:${nonsense.port}`)
    await killWith(texted)
    const mailed = await enter(byMail, (n) => `${n}@people.example`)
    await start(smtp.url)
    await killWith(mailed)
    await start(smtp.url)
    await until(async () => (await app.system.read(outboxStanding)).queue === 0, 'all is sent')
    const ended = async (people: readonly Person[]) =>
      Promise.all(
        people.map(async (person) => {
          const [message] = await messagesOf(app, person.recordId)
          const came = triesOf(person)
          const { length: perhapsTaken } = came.filter(({ isRefused }) => !isRefused)
          const keys = new Set(came.map(({ key }) => key)).size
          return { fault: person.fault, state: message?.state, perhapsTaken, keys }
        }),
      )
    return { sms: await ended(texted), mails: await ended([...garbled, ...mailed]) }
  }
  type Ended = Awaited<ReturnType<typeof sendBetweenKills>>['sms']

  /** As nobody knows a key: none twice, and in doubt whatever a kill or an answer left open. */
  function expectAtMostOnce(all: Ended, inDoubt: readonly Fault[]): void {
    for (const { fault, state, perhapsTaken } of all) {
      expect([fault, state]).toEqual([fault, expect.stringMatching(/^(sent|perhaps)$/)])
      expect([fault, perhapsTaken <= 1]).toEqual([fault, true])
      if (state === 'sent') expect([fault, perhapsTaken]).toEqual([fault, 1])
      if (inDoubt.includes(fault)) expect([fault, state]).toEqual([fault, 'perhaps'])
    }
  }

  test('sends none twice: each under one key, or “perhaps” where that is in doubt', async () => {
    const { sms, mails } = await sendBetweenKills()
    expectAtMostOnce(mails, ['slow'])
    if (!keyed) return expectAtMostOnce(sms, ['slow', 'nonsense', 'fails'])
    for (const { fault, state, keys } of sms)
      expect([fault, state, keys]).toEqual([fault, 'sent', 1])
    expect(new Set(tries.map(({ key }) => key).filter(Boolean)).size).toBe(bySms.length)
  })
})
