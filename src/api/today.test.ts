import { describe, expect, test } from 'vitest'
import { bringCase } from '#modules/desk'
import { notePrintedDates, receiveOriginal } from '#modules/documents'
import { addRecord } from '#modules/records'
import { day } from '#platform/clock'
import { dayAfter } from '#platform/clock/schema'
import type { Actor } from '#platform/context'
import { approvedRecord, candidate, pendingRecord } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { mistake } from '#test/mistakes'
import { startTestApp } from '#test/test-app'
import { bothEngines, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

describe.each(bothEngines)('today on %s', async (engine) => {
  const app = await startTestApp(engine)
  const amina = app.as(people.amina)
  const get = async (by: object) => app.answer('GET', '/today', by)
  const today = app.clock.now().slice(0, 10)
  const record = await approvedRecord(app, {
    destinationCountry: 'SA',
    flightOn: dayAfter(today, 13),
  })

  const take = (daysLeft: number) =>
    amina.write((ctx) =>
      receiveOriginal(ctx, {
        recordId: record.id,
        original: {
          ...({ kind: 'passport', purpose: 'embassy' } as const),
          ...{ receivedOn: today, dueOn: dayAfter(today, daysLeft) },
        },
      }),
    )

  const bring = () =>
    app
      .as({ kind: 'anonymous' })
      .write((ctx) =>
        bringCase(ctx, { recordId: record.id, kinds: null }, mistake('detail:name', 'Other')),
      )

  test('what is late stands first, the most late on top; a case in time waits below', async () => {
    await bring()
    app.clock.move(10 * day)
    await take(1)
    app.clock.move(6 * day)
    await bring().catch(() => {})
    const found = await get({ cookie: await app.signIn('amina@padma.example') })
    expect(found.late).toMatchObject({
      total: 2,
      items: [
        { kind: 'original', recordId: record.id, original: 'passport', name: record.name },
        { kind: 'case', case: { kind: 'mistake', part: 'detail:name', isOverdue: true } },
      ],
    })
  })

  test('the agenda has flights with what is missing, ends of documents and originals due, by day', async () => {
    const now = app.clock.now().slice(0, 10)
    await uploadScan(amina, record.id, 'work-permit', 'Permit')
    const validUntil = dayAfter(now, 3)
    const dates = { issuedOn: null, validUntil }
    await amina.write((ctx) =>
      notePrintedDates(ctx, { recordId: record.id, kind: 'work-permit', dates }),
    )
    await chooseSettings(app, { neededKinds: ['work-permit', 'ticket'] })
    const flying = await approvedRecord(app, {
      ...{ flightOn: dayAfter(now, 13), destinationCountry: null },
    })
    await approvedRecord(app, { flightOn: dayAfter(now, 14) })
    const { agenda } = await get({ key: await app.key('admin') })
    expect(agenda.until).toBe(dayAfter(now, 13))
    expect(agenda.days).toMatchObject([
      { day: validUntil, items: [{ kind: 'paper', document: 'work-permit' }] },
      { day: dayAfter(now, 13), items: [{ kind: 'flight', recordId: flying.id, needed: 2 }] },
    ])
    expect(agenda.days[1].items[0].missing).toEqual(['work-permit', 'ticket'])
  })

  test('approvals wait with who entered them; the month is counted', async () => {
    const waiting = await pendingRecord(app)
    const { approvals, month } = await get({ key: await app.key('admin') })
    expect(approvals).toMatchObject({ total: 1, items: [{ recordId: waiting.id }] })
    const added = await app.answer('GET', `/records?createdFrom=${month.from}`, {
      key: await app.key('admin'),
    })
    expect(month).toMatchObject({ added: added.total, departed: 1 })
  })

  test('a moderator sees the own records alone, a student nothing', async () => {
    const email = 'mita@padma.example'
    const { id } = await app.addPerson('moderator', email)
    const by: Actor = { kind: 'account', id, role: 'moderator', name: '', sessionId: '' }
    const flightOn = dayAfter(app.clock.now().slice(0, 10), 2)
    const own = await app.as(by).write((ctx) => addRecord(ctx, candidate({ flightOn })))
    const found = await get({ cookie: await app.signIn(email) })
    expect(found).toMatchObject({ approvals: null, month: null, backup: null })
    expect(found.late.total).toBe(0)
    expect(found.agenda.days).toMatchObject([{ day: flightOn, items: [{ recordId: own.id }] }])
    await app.sendBack(own.id)
    const { returned } = await get({ cookie: await app.signIn(email) })
    expect(returned).toMatchObject({ total: 1, items: [{ recordId: own.id }] })
    expect((await app.call('GET', '/today', { key: await app.key('student') })).status).toBe(403)
  })
})

describe.each(bothEngines)('a month on %s', async (engine) => {
  const app = await startTestApp(engine)
  test('counts what became of it to its last day, and is for those who see all records', async () => {
    const key = await app.key('admin')
    const [today, month] = [app.clock.now().slice(0, 10), app.clock.now().slice(0, 7)]
    await approvedRecord(app, { flightOn: today })
    await approvedRecord(app, { flightOn: dayAfter(today, 1) })
    const report = await app.json('GET', `/months/${month}`, { key })
    expect(report).toMatchObject({
      ...{ from: `${month}-01`, to: today, added: 2, approved: 2, departed: 1 },
      ...{ answered: 0, inTime: 0, medianDays: null, refunds: [] },
    })
    const before = await app.json('GET', '/months/2020-02', { key })
    expect(before).toMatchObject({ to: '2020-02-29', added: 0, approved: 0, departed: 0 })
    const wrong = await app.call('GET', '/months/2020-13', { key })
    expect(wrong.status).toBe(404)
    const moderator = await app.call('GET', `/months/${month}`, { key: await app.key('moderator') })
    expect(moderator.status).toBe(403)
  })
})
