import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { outboxStanding } from '#modules/messages'
import { later } from '#platform/clock'
import { messagesOf, reachable } from '#test/outbox'
import { startPadma } from '#test/padma'
import { startSendingProcess } from '#test/sending-process'
import { startGateway, type TestGateway, taken } from '#test/sms-gateway'
import { closedAfterwards, engines, type TestRuntime } from '#test/test-runtime'

/** Many more before a release: `OUTBOX_KILLS=200 npx vitest run test/long/faults/killed-sender.test.ts`. */
const kills = Number(process.env.OUTBOX_KILLS ?? 2)
const perKill = 6

const telephoneOf = (n: number) => `+88017${String(n).padStart(8, '0')}`

describe.each(engines)('a sender that is killed at any moment, on %s,', (engine) => {
  let app: TestRuntime
  let gateway: TestGateway
  let child: ChildProcess | undefined
  beforeEach(async () => {
    gateway = await closedAfterwards(startGateway())
    app = await startPadma(engine)
    gateway.answers = () => ({ ...taken, pause: Math.random() * 60 }) as typeof taken
  })
  afterEach(() => {
    child?.kill('SIGKILL')
  })

  const start = async (keyed: boolean) => {
    child = await startSendingProcess(app, engine, { gateway, keyed })
    return child
  }
  /** Kills it while it sends, again and again, and lets the last one come to an end. */
  const sendUnderKills = async (keyed: boolean) => {
    const told: string[] = []
    for (let n = 0; n < kills * perKill; n += 1) {
      told.push((await reachable(app, { telephone: telephoneOf(n), email: null })).recordId)
    }
    // Due at once: the other process goes by the clock of the machine.
    const dueAt = later(new Date().toISOString(), -1000)
    await app.runtime.database.write((tx) =>
      tx.updateTable('messages').set({ dueAt, queuedAt: dueAt }).execute(),
    )
    for (let n = 0; n < kills; n += 1) {
      const victim = await start(keyed)
      const goal = gateway.received.length + 1
      while (gateway.received.length < goal && victim.exitCode === null && (await open()) > 0)
        await pause(2)
      await pause(Math.random() * 60)
      victim.kill('SIGKILL')
      await once(victim, 'exit')
    }
    await start(keyed)
    while ((await open()) > 0) await pause(50)
    const all = await Promise.all(
      told.map(async (id, n) => {
        const [message] = await messagesOf(app, id)
        return { to: telephoneOf(n), state: message?.state ?? 'lost' }
      }),
    )
    return { all, figures: figuresOf(all) }
  }
  /** How many messages ended in which way, beside what the gateway got of them. */
  const figuresOf = (all: readonly { to: string; state: string }[]) => {
    const came = countBy('to')
    const ended = (state: string) => all.filter((message) => message.state === state)
    const figures = {
      kills,
      messages: all.length,
      sent: ended('sent').length,
      perhaps: ended('perhaps').length,
      perhapsAndCame: ended('perhaps').filter(({ to }) => came.has(to)).length,
      sentAndNeverCame: ended('sent').filter(({ to }) => !came.has(to)).length,
      requests: gateway.received.length,
      mostOfOne: Math.max(...came.values()),
    }
    if (process.env.OUTBOX_KILLS) process.stdout.write(`${JSON.stringify(figures)}\n`)
    return figures
  }
  const open = async () => {
    const { queue } = await app.system.read(outboxStanding)
    return queue
  }
  const countBy = (name: 'to' | 'key') => {
    const counts = new Map<string, number>()
    for (const sms of gateway.received) counts.set(sms[name], (counts.get(sms[name]) ?? 0) + 1)
    return counts
  }

  test('sends every message, and each with one key that the gateway knows again', {
    timeout: 300_000 + kills * 60_000,
  }, async () => {
    const { all, figures } = await sendUnderKills(true)
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['sent']))
    expect(figures.sentAndNeverCame).toBe(0)
    expect(countBy('to').size).toBe(kills * perKill)
    expect(countBy('key').size).toBe(kills * perKill)
  })

  test('without a key sends none twice, and says which were perhaps sent', {
    timeout: 300_000 + kills * 60_000,
  }, async () => {
    const { figures } = await sendUnderKills(false)
    const { sent, perhaps, perhapsAndCame, sentAndNeverCame, requests, mostOfOne } = figures
    expect(mostOfOne).toBe(1)
    expect(sent + perhaps).toBe(kills * perKill)
    expect(sentAndNeverCame).toBe(0)
    expect(requests).toBe(sent + perhapsAndCame)
    // Each kill leaves at most what is sent side by side in doubt.
    expect(perhaps).toBeLessThanOrEqual(4 * kills)
  })
})
