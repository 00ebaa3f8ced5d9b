import { beforeEach, describe, expect, test } from 'vitest'
import { chooseMails, disableAccount } from '#modules/accounts'
import { openSealer, readCheckpointNote, verifyLog } from '#modules/audit'
import { day, hour } from '#platform/clock'
import type { Actor } from '#platform/context'
import { approvedRecord } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { hire } from '#test/hire'
import { mailServer, senderOf } from '#test/outbox'
import { startPadma } from '#test/padma'
import { bothEngines, engines, forEachTest, type TestRuntime } from '#test/test-runtime'
import {
  listNotifications,
  notify,
  ownDailySummary,
  readNotifications,
  switchDailySummary,
  tellOfCheckpoint,
  tellOfNotifications,
} from './index.server.ts'

describe.each(bothEngines)('the daily mail of staff on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  const smtp = forEachTest(() => mailServer())
  const nadia = forEachTest(() => hire(app, 'nadia'))
  let recordId: string
  beforeEach(async () => {
    recordId = (await approvedRecord(app, { name: 'Rahima Khatun' })).id
  })

  const want = (isWanted: boolean) =>
    app.as(nadia).write((ctx) => switchDailySummary(ctx, { isWanted }))
  const happen = (kind: 'mentioned' | 'assigned') =>
    app.amina.write((ctx) => notify(ctx, { kind, recordId, to: [nadia.id] }))
  /** What the server does by itself, at this moment, with a sender that has just been started. */
  const work = async () => {
    await tellOfNotifications(app.system)
    const sender = senderOf(app, smtp.url)
    while ((await sender.send()) > 0);
    await sender.letGo()
  }
  const rows = () => app.rows('messages')

  test('comes at the same time of day by the clock of the office, whatever the clocks do', async () => {
    await chooseSettings(app, { timeZone: 'America/New_York' })
    const next = async () =>
      (await app.runtime.database.reader.selectFrom('dailySummaries').select('nextAt').execute())[0]
        ?.nextAt
    await want(true)
    expect(await next()).toBe('2026-11-21T09:00:00.000Z')
    // Summer time began on 14 March 2027: an hour earlier in UTC.
    app.clock.move(130 * day)
    await tellOfNotifications(app.system)
    expect(await next()).toBe('2027-03-31T08:00:00.000Z')
  })

  test('counts what is unread, once a day, and holds nothing of a record', async () => {
    await want(true)
    for (const kind of ['mentioned', 'mentioned', 'assigned'] as const) await happen(kind)
    await work()
    expect(smtp.mails).toEqual([])
    app.clock.move(day)
    for (let time = 0; time < 3; time += 1) await work()
    expect(smtp.mails).toHaveLength(1)
    const [mail] = smtp.mails
    expect(mail?.to).toEqual(['nadia@padma.example'])
    expect(mail?.text).toContain('notes that mention you: 2')
    expect(mail?.text).toContain('records assigned to you: 1')
    expect(mail?.text.match(/https?:\S+/g)).toEqual(['http://localhost:3000'])
    expect(mail?.text).not.toMatch(/Rahima|CR-/)
    expect(mail?.text).not.toContain(recordId)
    app.clock.move(23 * hour)
    await happen('assigned')
    await work()
    expect(smtp.mails).toHaveLength(1)
    app.clock.move(hour)
    await work()
    expect(smtp.mails).toHaveLength(2)
  })

  test('is written in the language that the account chose', async () => {
    await want(true)
    await app.as(nadia).write((ctx) => chooseMails(ctx, { language: 'bn', classMailsOffAt: null }))
    await happen('assigned')
    app.clock.move(day)
    await work()
    expect(smtp.mails[0]?.text).toContain('- আপনাকে দেওয়া রেকর্ড: ১')
  })

  test('is not sent where nothing is new, or all was read before it went', async () => {
    await want(true)
    await happen('mentioned')
    app.clock.move(day)
    await tellOfNotifications(app.system)
    await app.as(nadia).write((ctx) => readNotifications(ctx, { ids: null }))
    await work()
    app.clock.move(day)
    await work()
    expect(smtp.mails).toEqual([])
    expect(await rows()).toEqual([])
    expect((await app.as(nadia).read((ctx) => listNotifications(ctx, {}))).total).toBe(1)
  })

  test('comes once of two processes, and once after days in which nothing ran', async () => {
    await want(true)
    await happen('mentioned')
    app.clock.move(3 * day + hour)
    const told = await Promise.all([
      tellOfNotifications(app.system),
      tellOfNotifications(app.system),
    ])
    expect(told.toSorted()).toEqual([0, 1])
    await work()
    expect(smtp.mails).toHaveLength(1)
    // At the time of day at which it was switched on.
    await happen('mentioned')
    app.clock.move(22 * hour)
    await work()
    expect(smtp.mails).toHaveLength(1)
    app.clock.move(hour)
    await work()
    expect(smtp.mails).toHaveLength(2)
  })

  test('is one while the mail server is away for days', async () => {
    await want(true)
    const away = senderOf(app, 'smtp://127.0.0.1:9')
    for (let days = 0; days < 2; days += 1) {
      await happen('mentioned')
      app.clock.move(day)
      await tellOfNotifications(app.system)
      await away.send()
    }
    expect(await rows()).toHaveLength(1)
  })

  test('goes to nobody who switched it off or left, also when it is in the outbox', async () => {
    await want(true)
    await happen('mentioned')
    app.clock.move(day)
    await tellOfNotifications(app.system)
    await want(false)
    await work()
    await want(true)
    await happen('mentioned')
    app.clock.move(day)
    await tellOfNotifications(app.system)
    await app.amina.write((ctx) => disableAccount(ctx, { accountId: nadia.id }))
    await work()
    expect(smtp.mails).toEqual([])
    expect(await rows()).toEqual([])
  })

  test('goes also where messages to candidates are turned off; a key has none', async () => {
    await chooseSettings(app, { automaticMessages: false })
    await want(true)
    expect(await app.as(nadia).read(ownDailySummary)).toEqual({ isWanted: true })
    await happen('mentioned')
    app.clock.move(day)
    await work()
    expect(smtp.mails).toHaveLength(1)
    const key: Actor = {
      kind: 'api_key',
      id: 'key',
      role: 'admin',
      name: 'Key',
      scope: null,
      madeBy: 'system',
    }
    const asked = app.as(key).write((ctx) => switchDailySummary(ctx, { isWanted: true }))
    await expect(asked).rejects.toMatchObject({ code: 'session.required' })
  })
})

describe.each(engines)('the weekly checkpoint by mail on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  const smtp = forEachTest(() => mailServer())
  beforeEach(async () => {
    await hire(app, 'nadia')
    await hire(app, 'farid', 'moderator')
  })

  const disable = () => app.force('accounts', { disabledAt: app.clock.now() })
  const rows = () => app.rows('messages')
  const note = () => app.system.read(readCheckpointNote)
  const tell = () => tellOfCheckpoint({ ...app.system, mail: senderMail() })
  /** An installation with a mail server; nothing is sent by it here. */
  const senderMail = () => ({}) as NonNullable<TestRuntime['system']['mail']>
  const send = async () => {
    const sender = senderOf(app, smtp.url)
    while ((await sender.send()) > 0);
    await sender.letGo()
  }

  test('reaches each admin with what can be verified later, and nobody else', async () => {
    expect(await tell()).toBe(0)
    await openSealer(app.system).seal()
    expect(await tellOfCheckpoint({ ...app.system, mail: null })).toBe(0)
    // Messages to candidates only: staff get theirs.
    await chooseSettings(app, { automaticMessages: false })
    expect(await tell()).toBe(2)
    await send()
    const admins = ['amina@padma.example', 'nadia@padma.example']
    expect(smtp.mails.flatMap(({ to }) => to).toSorted()).toEqual(admins)
    const [, after = ''] = smtp.mails[0]?.text.replaceAll('\r\n', '\n').split('\n-----\n') ?? []
    expect(after.trim()).toBe((await note())?.trim())
    const verdict = await verifyLog(app.system, `${after.trim()}\n`)
    expect(verdict).toMatchObject({ verdict: 'whole' })
    expect(await rows()).toMatchObject(admins.map(() => ({ kind: 'checkpoint', state: 'sent' })))
  })

  test('comes once a week, of two processes too, and again after a clock that was ahead', async () => {
    await openSealer(app.system).seal()
    expect((await Promise.all([tell(), tell()])).toSorted()).toEqual([0, 2])
    await send()
    app.clock.move(7 * day - hour)
    expect(await tell()).toBe(0)
    app.clock.move(hour)
    expect(await tell()).toBe(2)
    await send()
    app.clock.move(-30 * day)
    expect(await tell()).toBe(2)
    expect(await tell()).toBe(0)
  })

  test('goes to nobody who left while it waited', async () => {
    await openSealer(app.system).seal()
    await tell()
    await disable()
    await send()
    expect([smtp.mails, await rows()]).toEqual([[], []])
  })
})
