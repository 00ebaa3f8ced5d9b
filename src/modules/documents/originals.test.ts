import { beforeEach, describe, expect, test } from 'vitest'
import { purgeRecordRows } from '#modules/records'
import { approvedRecord } from '#test/candidates'
import { doneAtOnce } from '#test/outcome-of'
import { startPadma } from '#test/padma'
import { startTestApp } from '#test/test-app'
import { bothEngines, engines, forEachTest } from '#test/test-runtime'
import {
  askBack,
  confirmOriginal,
  countOverdue,
  listHeld,
  listOriginals,
  receiveOriginal,
  refuseWhileHeld,
  returnOriginal,
  tellOfOverdue,
} from './index.server.ts'
import type { NewOriginal, OriginalStep } from './originals.schema.ts'

const aDay = 86_400_000
const passport: NewOriginal = {
  kind: 'passport',
  purpose: 'visa-application',
  receivedOn: '2026-11-20',
  dueOn: '2026-12-10',
}

describe.each(bothEngines)('originals in hand on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  let recordId: string
  beforeEach(async () => {
    recordId = (await approvedRecord(app)).id
  })

  const receive = (changes: Partial<NewOriginal> = {}, of = recordId) =>
    app.amina.write((ctx) =>
      receiveOriginal(ctx, { recordId: of, original: { ...passport, ...changes } }),
    )
  const list = () => app.amina.read((ctx) => listOriginals(ctx, recordId))
  const one = async () => (await list())[0]
  const confirm = (id: string, step: OriginalStep) =>
    app.anybody.write((ctx) => confirmOriginal(ctx, { recordId, id, step, by: 'code' }))
  const ask = (id: string) => app.anybody.write((ctx) => askBack(ctx, { recordId, id }))
  const giveBack = (id: string, returnedOn: string) =>
    app.amina.write((ctx) => returnOriginal(ctx, { recordId, id, returnedOn }))
  const overdue = () => app.amina.read((ctx) => countOverdue(ctx))

  test('a passport is received, confirmed, overdue, given back, and confirmed again', async () => {
    const id = await receive()
    expect(await one()).toMatchObject({ isOut: true, isOverdue: false, agreedBy: null })
    await confirm(id, 'received')
    expect(await one()).toMatchObject({ agreedBy: 'code', agreedAt: app.clock.now() })
    app.clock.move(20 * aDay)
    expect(await one()).toMatchObject({ isOverdue: false })
    app.clock.move(aDay)
    expect(await one()).toMatchObject({ isOut: true, isOverdue: true })
    expect(await overdue()).toBe(1)
    await giveBack(id, '2026-12-11')
    expect(await one()).toMatchObject({ isOut: false, isOverdue: false, returnAgreedBy: null })
    expect(await overdue()).toBe(0)
    await confirm(id, 'returned')
    expect(await one()).toMatchObject({ returnedOn: '2026-12-11', returnAgreedBy: 'code' })
    const own = (await app.actions(`record:${recordId}`)).filter((one) => /^original/.test(one))
    expect(own).toEqual([
      ...['original.confirmed', 'original.returned'],
      ...['original.confirmed', 'original.received'],
    ])
  })

  test('who asks for it has it due within three days, and not later than it was', async () => {
    const id = await receive()
    await ask(id)
    expect(await one()).toMatchObject({ dueOn: '2026-12-10', backBy: '2026-11-23' })
    app.clock.move(aDay)
    await ask(id)
    expect(await one()).toMatchObject({ backBy: '2026-11-23', isOverdue: false })
    app.clock.move(3 * aDay)
    expect(await one()).toMatchObject({ isOverdue: true })
  })

  test('the office’s own today is no day ahead while nobody has chosen its time zone', async () => {
    // In Dhaka it is two in the morning of the next day.
    app.clock.move(Date.parse('2026-11-20T20:00:00Z') - Date.parse(app.clock.now()))
    const id = await receive({ receivedOn: '2026-11-21' })
    await giveBack(id, '2026-11-21')
    const ahead = receive({ receivedOn: '2026-11-22' })
    await expect(ahead).rejects.toMatchObject({ code: 'original.day_ahead' })
  })

  test('what staff call given back comes back on the list when the candidate does not have it', async () => {
    const id = await receive()
    await giveBack(id, '2026-11-20')
    app.clock.move(aDay)
    await ask(id)
    expect(await one()).toMatchObject({ isOut: true, returnedOn: '2026-11-20' })
    await expect(confirm(id, 'returned')).rejects.toMatchObject({ code: 'original.not_back' })
    app.clock.move(1)
    await giveBack(id, '2026-11-21')
    await confirm(id, 'returned')
    await expect(ask(id)).rejects.toMatchObject({ code: 'original.confirmed' })
    await expect(giveBack(id, '2026-11-21')).rejects.toMatchObject({ code: 'original.is_back' })
  })

  test('impossible days, another record and a step twice are refused', async () => {
    const ahead = { receivedOn: '2026-11-21' }
    await expect(receive(ahead)).rejects.toMatchObject({ code: 'original.day_ahead' })
    const before = { dueOn: '2026-11-19' }
    await expect(receive(before)).rejects.toMatchObject({ code: 'original.due_before' })
    const other = (await approvedRecord(app)).id
    const id = await receive({}, other)
    await expect(confirm(id, 'received')).rejects.toMatchObject({ code: 'original.not_found' })
    const own = await receive()
    await confirm(own, 'received')
    await expect(confirm(own, 'received')).rejects.toMatchObject({ code: 'original.confirmed' })
    await expect(giveBack(own, '2026-11-19')).rejects.toMatchObject({ code: 'original.due_before' })
  })

  test('of a record in the trash it stays on the list of all, keeps it from a purge, and goes with one', async () => {
    await receive({ dueOn: '2026-11-20' })
    app.clock.move(2 * aDay)
    expect(await overdue()).toBe(1)
    await app.trash(recordId)
    expect(await overdue()).toBe(1)
    const [held] = await list()
    const refused = app.amina.write((ctx) => refuseWhileHeld(ctx, recordId))
    await expect(refused).rejects.toMatchObject({ code: 'original.in_office' })
    await giveBack(held?.id as string, '2026-11-21')
    expect(await overdue()).toBe(0)
    await app.amina.write((ctx) => refuseWhileHeld(ctx, recordId))
    await app.amina.write(async (ctx) => purgeRecordRows(ctx, await app.present(recordId)))
    expect(await list()).toEqual([])
  })

  test('of ten confirmations at once exactly one is kept', async () => {
    const id = await receive()
    expect(await doneAtOnce(10, () => confirm(id, 'received'))).toBe(1)
  })

  test('the list of all has the earliest first, with names, and nothing that is back', async () => {
    const late = await receive({ dueOn: '2026-12-01' })
    const soon = await receive({ kind: 'driving-licence', dueOn: '2026-11-21' })
    const back = await receive({ kind: 'other' })
    await giveBack(back, '2026-11-20')
    app.clock.move(2 * aDay)
    const held = await app.amina.read((ctx) => listHeld(ctx, { overdueOnly: false, pageSize: 50 }))
    expect(held.originals.map(({ id }) => id)).toEqual([soon, late])
    expect(held).toMatchObject({ total: 2, overdue: 1 })
    expect(held.originals[0]).toMatchObject({ isOverdue: true, recordId, name: expect.any(String) })
  })
})

describe.each(engines)('what admins are told of originals in hand, on %s', (engine) => {
  const app = forEachTest(() => startTestApp(engine))
  let recordId: string
  let id: string
  beforeEach(async () => {
    recordId = (await approvedRecord(app)).id
    id = await app.amina.write((ctx) => receiveOriginal(ctx, { recordId, original: passport }))
  })

  const giveBack = () =>
    app.amina.write((ctx) => returnOriginal(ctx, { recordId, id, returnedOn: '2026-11-20' }))
  const told = () =>
    app.runtime.database.reader
      .selectFrom('notifications')
      .innerJoin('accounts', 'accounts.id', 'notifications.accountId')
      .select(['notifications.kind', 'notifications.recordId', 'notifications.madeBy', 'email'])
      .orderBy('notifications.id')
      .execute()
  const toAmina = (kind: string) => ({ kind, recordId, madeBy: null, email: 'amina@padma.example' })

  test('that one is overdue, once, from the day after it had to be back', async () => {
    await app.addPerson('moderator', 'mita@padma.example')
    app.clock.move(20 * aDay)
    expect(await tellOfOverdue(app.system)).toBe(0)
    app.clock.move(aDay)
    // As when two processes look at once.
    const both = await Promise.all([tellOfOverdue(app.system), tellOfOverdue(app.system)])
    expect(both.toSorted()).toEqual([0, 1])
    app.clock.move(aDay)
    expect(await tellOfOverdue(app.system)).toBe(0)
    expect(await told()).toEqual([toAmina('overdue')])
  })

  test('nothing of one that is back, but of a record in the trash', async () => {
    await giveBack()
    const other = await approvedRecord(app, { passportNumber: 'EX7654321' })
    const held = { recordId: other.id, original: passport }
    await app.amina.write((ctx) => receiveOriginal(ctx, held))
    await app.trash(other.id)
    app.clock.move(30 * aDay)
    expect(await tellOfOverdue(app.system)).toBe(1)
    expect(await told()).toEqual([{ ...toAmina('overdue'), recordId: other.id }])
  })
})
