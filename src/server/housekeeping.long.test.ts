import { afterEach, describe, expect, test, vi } from 'vitest'
import { openCase } from '#modules/cases'
import { notePrintedDates } from '#modules/documents'
import { notify, switchDailySummary } from '#modules/messages'
import { selectRecord } from '#modules/records'
import { day, hour, later } from '#platform/clock'
import { dayAfter } from '#platform/clock/schema'
import { approvedRecord } from '#test/candidates'
import { hire } from '#test/hire'
import { messagesOf, reachable } from '#test/outbox'
import { startPadma } from '#test/padma'
import { engines, forEachTest } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { startHousekeeping } from './housekeeping.ts'
import { openSweep } from './sweep.ts'

/** Milliseconds after which a task that is due has surely ended, however busy the machine is. */
const patience = { timeout: 60_000, interval: 100 }

describe.each(engines)('what the server does by itself on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  const housekeeping = forEachTest(async () => {
    // Only what the server repeats is hurried; everything it waits for keeps its time.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    return startHousekeeping(app, await openSweep(app))
  })
  afterEach(async () => {
    await housekeeping.stop()
    vi.useRealTimers()
  })

  test('within the hour it tells a candidate of a date that comes near', async () => {
    const { recordId } = await reachable(app)
    const amina = app.amina
    await uploadScan(amina, recordId, 'visa-paper', 'visa')
    const validUntil = dayAfter(app.clock.now().slice(0, 10), 20)
    await amina.write((ctx) =>
      notePrintedDates(ctx, {
        ...{ recordId, kind: 'visa-paper' as const },
        dates: { issuedOn: null, validUntil },
      }),
    )
    const isOfDate = expect.objectContaining({ kind: 'ending' })
    expect(await messagesOf(app, recordId)).not.toContainEqual(isOfDate)
    vi.advanceTimersByTime(hour)
    await vi.waitFor(
      async () => expect(await messagesOf(app, recordId)).toContainEqual(isOfDate),
      patience,
    )
  })

  test('within the minute it writes the daily summary that is due', async () => {
    const nadia = await hire(app, 'nadia')
    const { recordId } = await reachable(app)
    await app.as(nadia).write((ctx) => switchDailySummary(ctx, { isWanted: true }))
    await app.amina.write((ctx) => notify(ctx, { kind: 'mentioned', recordId, to: ['nadia'] }))
    app.clock.move(day)
    const isOfNadia = expect.objectContaining({ accountId: 'nadia' })
    expect(await app.rows('messages')).not.toContainEqual(isOfNadia)
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(
      async () => expect(await app.rows('messages')).toContainEqual(isOfNadia),
      patience,
    )
  })

  test('a clock that jumps ahead for some hours empties no trash, removes no report; one that goes on does', async () => {
    const amina = app.amina
    const { id: recordId } = await approvedRecord(app)
    const inTrash = async () =>
      (await amina.read(({ tx }) => selectRecord(tx, recordId))) !== undefined
    const said = { name: 'Rahima', number: 'AB1234567', from: '+880' }
    await app.system.write((ctx) => openCase(ctx, { kind: 'code', said }))
    const changedAt = later(app.clock.now(), -60 * day)
    await app.force('cases', { state: 'answered', result: 'closed', changedAt })
    const hasRequest = async () => (await app.rows('cases')).length === 1
    const lookedAt = async () => (await app.rows('logLease')).find(({ id }) => id === 3)?.until
    const passHours = async (hours: number) => {
      for (let passed = 0; passed < hours; passed += 1) {
        app.clock.move(hour)
        vi.advanceTimersByTime(hour)
        await vi.waitFor(async () => expect(await lookedAt()).toBe(app.clock.now()), patience)
      }
    }
    await passHours(2)
    await app.trash(recordId)
    app.clock.move(365 * day)
    await passHours(20)
    expect(await inTrash()).toBe(true)
    expect(await hasRequest()).toBe(true)
    app.clock.move(-365 * day)
    await passHours(2)
    expect(await inTrash()).toBe(true)
    for (let passed = 0; passed < 31; passed += 1) {
      app.clock.move(day - hour)
      await passHours(1)
    }
    // A round in which the clock is moved, as above, removes nothing: it cannot know how late it is.
    await vi.waitFor(async () => {
      await passHours(1)
      expect([await inTrash(), await hasRequest()]).toEqual([false, false])
    }, patience)
  })
})
