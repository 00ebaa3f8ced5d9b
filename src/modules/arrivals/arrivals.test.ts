import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { examineSignedRows, listEvents } from '#modules/audit'
import { isKeptByCase, refuseWhileTroubled } from '#modules/cases'
import { answerCase, bringCase } from '#modules/desk'
import { purgeOldTrash, purgeRecord } from '#modules/privacy'
import { getRecord } from '#modules/records'
import { day } from '#platform/clock'
import { chooseSettings } from '#test/choose-settings'
import { mailServer, reachable, senderOf, sentBy } from '#test/outbox'
import { startPadma } from '#test/padma'
import { bothEngines, forEachTest } from '#test/test-runtime'
import {
  answerWell,
  askArrived,
  countWithoutAnswer,
  listAsks,
  makeList,
  readArrival,
} from './index.server.ts'

// The day of the tests is 20 November 2026.
describe.each(bothEngines)('how it is after the flight, on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  const smtp = forEachTest(() => mailServer())

  const flown = async (flightOn: string, more: object = {}) => {
    const { recordId } = await reachable(app, more)
    await app.edit(recordId, { flightOn })
    return recordId
  }
  const told = async (recordId: string) => {
    const sent = await sentBy(app, senderOf(app, smtp.url), recordId)
    return sent.filter((one) => one.startsWith('arrival ')).length
  }
  const read = (recordId: string) => app.amina.read((ctx) => readArrival(ctx, recordId))
  const holder = (recordId: string) => ({ recordId, kinds: null })
  const trouble = (recordId: string, what = 'passport') =>
    app.anybody.write((ctx) =>
      bringCase(ctx, holder(recordId), { kind: 'trouble', said: { what, from: null, note: null } }),
    )
  const list = (answer?: 'none' | 'trouble' | 'well') =>
    app.amina.read(async (ctx) =>
      (await listAsks(ctx, { answer, pageSize: 25 })).asks.map((one) => one.answer),
    )

  test('is asked on its day, once, by two processes at the same moment too', async () => {
    const recordId = await flown('2026-11-07')
    const later = await flown('2026-12-01')
    expect(await askArrived(app.system)).toBe(0)
    app.clock.move(day)
    const done = await Promise.all([askArrived(app.system), askArrived(app.system)])
    expect(done.toSorted()).toEqual([0, 1])
    expect(await askArrived(app.system)).toBe(0)
    expect([await told(recordId), await told(later)]).toEqual([1, 0])
    const { asks, openId, nextOn } = await read(recordId)
    expect(asks).toMatchObject([{ dueOn: '2026-11-21', answer: null, answeredAt: null }])
    expect([openId, nextOn]).toEqual([asks[0]?.id, '2027-02-07'])
  })

  test('goes by the day at the office, wherever the clock of the machine is', async () => {
    await chooseSettings(app, { timeZone: 'Pacific/Auckland' })
    // In Auckland it is the 21st already at noon in UTC.
    const recordId = await flown('2026-11-07')
    app.clock.move(Date.parse('2026-11-20T10:59:00.000Z') - Date.parse(app.clock.now()))
    expect(await askArrived(app.system)).toBe(0)
    app.clock.move(2 * 60_000)
    expect(await askArrived(app.system)).toBe(1)
    expect(await told(recordId)).toBe(1)
  })

  test('a clock that was ahead keeps nobody from being asked on the day', async () => {
    const recordId = await flown('2026-11-01')
    app.clock.move(400 * day)
    expect(await askArrived(app.system)).toBe(1)
    app.clock.move(-400 * day)
    expect(await askArrived(app.system)).toBe(1)
    expect((await read(recordId)).asks.map(({ dueOn }) => dueOn).toSorted()).toEqual([
      '2026-11-15',
      '2027-11-01',
    ])
  })

  test('is not asked of a file that nobody may see, and is once it can be seen', async () => {
    const recordId = await flown('2026-11-01')
    await app.trash(recordId)
    expect(await askArrived(app.system)).toBe(0)
  })

  test('is asked more often where the agency wants to', async () => {
    await chooseSettings(app, { arrivalEveryDays: 7 })
    const recordId = await flown('2026-11-13')
    expect(await askArrived(app.system)).toBe(1)
    app.clock.move(7 * day)
    expect(await askArrived(app.system)).toBe(1)
    expect((await read(recordId)).asks).toHaveLength(2)
  })

  test('silence is no answer; an answer counts once, and says nothing for the next time', async () => {
    const recordId = await flown('2026-11-01')
    await askArrived(app.system)
    app.clock.move(8 * day)
    expect(await list('none')).toEqual([null])
    expect(await list('well')).toEqual([])
    expect(await app.amina.read(countWithoutAnswer)).toBe(1)
    const id = (await read(recordId)).openId as string
    const well = () => app.anybody.write((ctx) => answerWell(ctx, { recordId, id }))
    await well()
    await expect(well()).rejects.toMatchObject({ code: 'arrival.answered_already' })
    expect(await read(recordId)).toMatchObject({ openId: null, asks: [{ answer: 'well' }] })
    expect(await app.amina.read(countWithoutAnswer)).toBe(0)
    const { recordId: other } = await reachable(app)
    await expect(
      app.anybody.write((ctx) => answerWell(ctx, { recordId: other, id })),
    ).rejects.toMatchObject({ code: 'arrival.not_asked' })
    app.clock.move(100 * day)
    await askArrived(app.system)
    expect((await read(recordId)).asks.map(({ answer }) => answer)).toEqual([null, 'well'])
  })

  test('trouble is a case that is due the next day, and answers what was asked', async () => {
    const recordId = await flown('2026-11-01')
    await askArrived(app.system)
    const { id } = await trouble(recordId)
    expect(await read(recordId)).toMatchObject({
      openId: null,
      asks: [{ answer: 'passport', caseId: id }],
    })
    const [row] = await app.rows('cases')
    expect(Date.parse(String(row?.dueAt)) - Date.parse(String(row?.createdAt))).toBe(day)
    expect(await list('trouble')).toEqual(['passport'])
    // Told again, later and unasked: a case of its own, and the answer stays.
    await trouble(recordId, 'call')
    expect(await app.rows('cases')).toHaveLength(2)
    expect((await read(recordId)).asks).toMatchObject([{ answer: 'passport', caseId: id }])
  })

  test('nobody removes the record while trouble waits; the trash hides no case', async () => {
    const recordId = await flown('2026-11-01')
    const { id } = await trouble(recordId)
    await app.trash(recordId)
    const kept = (tx: Parameters<typeof isKeptByCase>[0]) => isKeptByCase(tx, recordId)
    expect(await app.amina.read(({ tx }) => kept(tx))).toBe(true)
    await expect(
      app.amina.write((ctx) => refuseWhileTroubled(ctx, recordId)),
    ).rejects.toMatchObject({ code: 'case.keeps_record' })
    app.clock.move(400 * day)
    expect(await purgeOldTrash(app.system, isKeptByCase)).toBe(0)
    await app.amina.write((ctx) =>
      answerCase(ctx, id, { kind: 'trouble', result: 'answered', text: 'We called' }),
    )
    const { version } = await app.amina.read((ctx) => getRecord(ctx, recordId))
    expect(await purgeRecord(app.amina, { recordId, version })).toBe(true)
    expect([await app.rows('arrivalAsks'), await app.rows('cases')]).toEqual([[], []])
  })

  test('an answer that was changed in the database is found', async () => {
    const recordId = await flown('2026-11-01')
    await askArrived(app.system)
    const findings = () =>
      app.amina.read(async (ctx) => {
        const found = []
        for await (const one of examineSignedRows(ctx, 'arrivalAsks')) found.push(one)
        return found
      })
    expect(await findings()).toEqual([])
    await trouble(recordId, 'call')
    expect(await findings()).toEqual([])
    await app.runtime.database.write((tx) =>
      sql`update "arrivalAsks" set "caseId" = null`.execute(tx),
    )
    expect(await findings()).toMatchObject([{ problem: 'altered' }])
    await app.runtime.database.write((tx) => sql`delete from "arrivalAsks"`.execute(tx))
    expect(await findings()).toMatchObject([{ problem: 'lost' }])
  })

  test('a list to hand over says who was asked and answered; the log keeps for whom it was made', async () => {
    const recordId = await flown('2026-11-01', { nationality: 'PH' })
    await flown('2026-11-02', { name: 'Abdur Rahim' })
    await askArrived(app.system)
    const id = (await read(recordId)).openId as string
    await app.anybody.write((ctx) => answerWell(ctx, { recordId, id }))
    const asked = { purpose: 'regulator', from: '2026-11-20', to: '2026-11-20' } as const
    const made = await app.amina.write((ctx) => makeList(ctx, asked))
    expect(made.counts).toEqual({ well: 1, different: 0, passport: 0, call: 0, none: 1 })
    expect(made.asks.map(({ answer }) => answer).toSorted()).toEqual([null, 'well'])
    expect(made.csv).toContain(',none,')
    expect(made.csv).toContain('Memorandum Circular')
    const before = { ...asked, from: '2026-11-01', to: '2026-11-19' }
    expect((await app.amina.write((ctx) => makeList(ctx, before))).asks).toEqual([])
    const events = await app.amina.read((ctx) =>
      listEvents(ctx, { actions: ['arrival.listed'], limit: 9 }),
    )
    expect(events.map(({ details }) => details)).toMatchObject([
      { ...before, rows: 0 },
      { ...asked, rows: 2 },
    ])
  })
})
