import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { notePrintedDates, uploadDocument } from '#modules/documents'
import { notify, switchDailySummary } from '#modules/notifications'
import { day, hour } from '#platform/clock'
import { dayAfter } from '#platform/clock/schema'
import type { Actor } from '#platform/context'
import { bytesOf } from '#test/candidates'
import { messagesOf, reachable } from '#test/outbox'
import { startPadma } from '#test/padma'
import { paperPng } from '#test/phone-photos'
import { engines, people, type TestRuntime } from '#test/test-runtime'
import { startHousekeeping } from './housekeeping.ts'
import { openSweep } from './sweep.ts'

/** Milliseconds after which a task that is due has surely ended, however busy the machine is. */
const patience = { timeout: 60_000, interval: 100 }

describe.each(engines)('what the server does by itself on %s', (engine) => {
  let app: TestRuntime
  let housekeeping: ReturnType<typeof startHousekeeping>
  beforeEach(async () => {
    app = await startPadma(engine)
    // Only what the server repeats is hurried; everything it waits for keeps its time.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    housekeeping = startHousekeeping(app, await openSweep(app))
  })
  afterEach(async () => {
    await housekeeping.stop()
    vi.useRealTimers()
    await app.close()
  })

  const rows = () => app.runtime.database.reader.selectFrom('messages').selectAll().execute()

  test('within the hour it tells a candidate of a date that comes near', async () => {
    const { recordId } = await reachable(app)
    const amina = app.as(people.amina)
    await uploadDocument(amina, {
      ...{ recordId, kind: 'visa-paper', originalName: 'paper.png' },
      source: bytesOf(await paperPng('visa')),
    })
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
    const role = 'admin' as const
    const nadia: Actor = { kind: 'account', id: 'nadia', role, name: 'Nadia', sessionId: '' }
    const since = app.clock.now()
    const account = {
      ...{ id: 'nadia', name: 'Nadia', email: 'nadia@padma.example', emailVerified: 1 },
      ...{ photo: null, role, createdAt: since, updatedAt: since },
      ...{ disabledAt: null, lastSignInAt: null },
    }
    await app.system.write(({ tx }) => tx.insertInto('accounts').values(account).execute())
    const { recordId } = await reachable(app)
    await app.as(nadia).write((ctx) => switchDailySummary(ctx, { isWanted: true }))
    await app
      .as(people.amina)
      .write((ctx) => notify(ctx, { kind: 'mentioned', recordId, to: ['nadia'] }))
    app.clock.move(day)
    const isOfNadia = expect.objectContaining({ accountId: 'nadia' })
    expect(await rows()).not.toContainEqual(isOfNadia)
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(async () => expect(await rows()).toContainEqual(isOfNadia), patience)
  })
})
