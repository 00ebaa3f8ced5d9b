import { beforeEach, describe, expect, test } from 'vitest'
import { day, hour } from '#platform/clock'
import { chooseSettings } from '#test/choose-settings'
import { engines, forEachTest } from '#test/test-runtime'
import {
  addMember,
  changeClass,
  leaveAllClasses,
  listCatalogue,
  markAttendance,
  takeOff,
} from './index.server.ts'
import { threeStudents, trainingGround } from './test-ground.ts'

describe.each(engines)('seats and fees on %s', (engine) => {
  const ground = forEachTest(() => trainingGround(engine))
  const [sadia, karim, rahim] = threeStudents(ground)

  test('the same 100 who pay at once for 10 seats: 10 seats, 10 charges', async () => {
    const id = await ground.openClass({ seats: 10, fee: 500_000 })
    const students = await ground.addStudents(100)
    for (const who of students) await ground.select(who, id)
    expect(await ground.classNow(id)).toMatchObject({
      enrolled: 0,
      held: 10,
      waiting: 90,
      state: 'open',
    })
    await Promise.all(students.map((who) => ground.pay(who, { classId: id })))
    expect(await ground.classNow(id)).toMatchObject({ enrolled: 10, waiting: 90, state: 'full' })
    const balances = await Promise.all(students.map(ground.balanceOf))
    expect(balances.filter(({ BDT }) => BDT === 0)).toHaveLength(10)
    expect(balances.filter(({ BDT }) => BDT === 500_000)).toHaveLength(90)
  })

  test('a fee has to be covered before the seat is given', async () => {
    const id = await ground.openClass({ seats: 1, fee: 500_000 })
    await ground.select(karim, id)
    await ground.pay(karim, { classId: id, amount: 499_999 })
    expect(await ground.standing(karim, id)).toBe('held')
    await ground.pay(karim, { classId: id, amount: 1 })
    expect(await ground.standing(karim, id)).toBe('enrolled')
    expect((await ground.ownClasses(karim)).messages).toMatchObject([{ kind: 'enrolled' }])
  })

  test('leaving frees the seat for the next in the line, and the fee becomes credit', async () => {
    const id = await ground.openClass({ seats: 1, fee: 500_000 })
    for (const who of [sadia, rahim, karim]) await ground.select(who, id)
    for (const who of [sadia, rahim]) await ground.pay(who, { classId: id })
    expect(await ground.balanceOf(sadia)).toEqual({ BDT: 0 })
    const takings = async () => (await ground.classNow(id)).takings
    // Rahim has paid and has no seat yet.
    expect(await takings()).toEqual([{ currency: 'BDT', amount: 500_000 }])
    await ground.leave(sadia, id)
    expect(await takings()).toEqual([{ currency: 'BDT', amount: 500_000 }])
    expect(await ground.standing(rahim, id)).toBe('enrolled')
    expect(await ground.standing(karim, id)).toBe(1)
    expect(await ground.balanceOf(sadia)).toEqual({ BDT: 500_000 })
    expect((await ground.ownClasses(rahim)).messages).toMatchObject([{ kind: 'enrolled' }])
    await expect(ground.leave(sadia, id)).rejects.toMatchObject({ code: 'class.not_selected' })
    await ground.leave(rahim, id)
    expect(await takings()).toEqual([])
  })

  test('credit covers another class at once; money meant for a selected class does not', async () => {
    const fee = 500_000
    const [first, second, third] = [
      await ground.openClass({ fee, seats: 1 }),
      await ground.openClass({ fee }),
      await ground.openClass({ fee }),
    ]
    await ground.select(sadia, first)
    await ground.pay(sadia, { classId: first })
    await ground.leave(sadia, first)
    const { classes } = await ground.app.as(sadia).read(listCatalogue)
    expect(classes.every(({ isCovered }) => isCovered)).toBe(true)
    await ground.select(sadia, second)
    expect(await ground.standing(sadia, second)).toBe('enrolled')
    await ground.select(karim, first)
    await ground.pay(karim, { classId: third, amount: fee })
    // Paid for a class that was not selected: credit, and it takes the free seat that is waited for.
    expect(await ground.standing(karim, first)).toBe('enrolled')
    await ground.select(rahim, first)
    await ground.select(rahim, second)
    await ground.pay(rahim, { classId: first })
    expect(await ground.standing(rahim, second)).toBe('held')
    expect(await ground.balanceOf(rahim)).toEqual({ BDT: fee })
  })

  test('who waits for two classes gets the one that is paid for, and the other with what is left', async () => {
    const [seats, fee] = [2, 500_000]
    const id = await ground.openClass({ seats, fee })
    const other = await ground.openClass({ seats, fee })
    for (const who of [karim, sadia]) for (const one of [id, other]) await ground.select(who, one)
    await ground.pay(karim, { classId: other, amount: 2 * fee - 1 })
    expect(await ground.standing(karim, other)).toBe('enrolled')
    expect(await ground.standing(karim, id)).toBe('held')
    expect(await ground.standing(sadia, other)).toBe('held')
    await ground.pay(karim, { classId: id, amount: 1 })
    expect(await ground.standing(karim, id)).toBe('enrolled')
    await ground.pay(sadia, { classId: other, amount: fee })
    expect(await ground.standing(sadia, other)).toBe('enrolled')
    expect(await ground.standing(sadia, id)).toBe('held')
  })

  test('with its first session a class begins, also where nobody says so', async () => {
    const id = await ground.openClass({ seats: 1, fee: 500_000 })
    await ground.pay(sadia, { classId: id })
    for (const who of [sadia, rahim]) await ground.select(who, id)
    const offered = async () => (await ground.app.as(karim).read(listCatalogue)).classes.length
    const [first] = (await ground.classNow(id)).sessions
    const until = Date.parse(String(first?.startsAt)) - Date.parse(ground.app.clock.now())
    ground.app.clock.move(until - 1)
    expect(await offered()).toBe(1)
    ground.app.clock.move(1)
    expect(await offered()).toBe(0)
    await expect(ground.select(karim, id)).rejects.toMatchObject({ code: 'class.not_open' })
    await expect(ground.leave(sadia, id)).rejects.toMatchObject({ code: 'class.begun' })
    expect((await ground.ownClasses(sadia)).classes).toMatchObject([{ hasBegun: true }])
    await ground.admin.write((ctx) => takeOff(ctx, { classId: id, accountId: sadia.id }))
    expect(await ground.balanceOf(sadia)).toEqual({ BDT: 0 })
    // An admin may add who comes later.
    await ground.pay(karim, { classId: id })
    await ground.admin.write((ctx) => addMember(ctx, { classId: id, accountId: karim.id }))
    expect(await ground.standing(karim, id)).not.toBeNull()
  })

  test('who is marked as present does not leave with the fee', async () => {
    const id = await ground.openClass({ seats: 1, fee: 500_000 })
    await ground.pay(sadia, { classId: id })
    await ground.select(sadia, id)
    const [session] = (await ground.classNow(id)).sessions
    const { id: sessionId, startsAt } = session as { id: string; startsAt: string }
    const mark = () =>
      ground.admin.write((ctx) =>
        markAttendance(ctx, { classId: id, sessionId, present: [sadia.id] }),
      )
    const attended = async () => (await ground.classNow(id)).members.map((one) => one.attended)
    await chooseSettings(ground.app, { timeZone: 'Asia/Tokyo' })
    // The day begins by the clock of the agency, thirteen hours before the class in Dhaka.
    ground.app.clock.move(
      Date.parse(startsAt) - Date.parse(ground.app.clock.now()) - 13 * hour - 1000,
    )
    expect((await ground.classNow(id)).sessions).toMatchObject([{ hasCome: false }, {}])
    await expect(mark()).rejects.toMatchObject({ code: 'class.session_ahead' })
    expect(await attended()).toEqual([0])
    ground.app.clock.move(1000)
    expect((await ground.classNow(id)).sessions).toMatchObject([{ hasCome: true }, {}])
    await mark()
    expect(await attended()).toEqual([1])
    await expect(ground.leave(sadia, id)).rejects.toMatchObject({ code: 'class.begun' })
    // What was marked before the clock of the agency was set right counts from its day on.
    ground.app.clock.move(-1000)
    expect(await attended()).toEqual([0])
  })

  test('a session that somebody attended is not moved to a day to come', async () => {
    const id = await ground.openClass()
    await ground.select(sadia, id)
    ground.app.clock.move(11 * day)
    const { version, sessions } = await ground.classNow(id)
    const [first, second] = sessions.map((one) => one.id) as [string, string]
    await ground.admin.write((ctx) =>
      markAttendance(ctx, { classId: id, sessionId: first, present: [sadia.id] }),
    )
    const moved = (on: string) =>
      ground.typed({
        sessions: [
          { id: first, startsAt: `${on}T10:00`, endsAt: `${on}T12:00` },
          { id: second, startsAt: '2026-12-20T10:00', endsAt: '2026-12-20T12:00' },
        ],
      })
    const change = (on: string) =>
      ground.admin.write((ctx) => changeClass(ctx, { classId: id, version, input: moved(on) }))
    await expect(change('2026-12-19')).rejects.toMatchObject({ code: 'class.session_attended' })
    await change('2026-11-30')
  })
})

describe.each(engines)('attendance of somebody who has left the class, on %s,', (engine) => {
  const ground = forEachTest(() => trainingGround(engine))
  const [sadia, karim] = threeStudents(ground)
  let classId: string
  let sessionId: string
  beforeEach(async () => {
    classId = await ground.openClass()
    for (const who of [sadia, karim]) await ground.select(who, classId)
    sessionId = (await ground.classNow(classId)).sessions[0]?.id as string
    ground.app.clock.move(20 * day)
    await mark([sadia.id, karim.id])
  })

  const mark = (present: string[]) =>
    ground.admin.write((ctx) => markAttendance(ctx, { classId, sessionId, present }))
  const noted = async () => (await ground.classNow(classId)).attendance[sessionId]?.toSorted()
  const takeOffKarim = () =>
    ground.admin.write((ctx) => takeOff(ctx, { classId, accountId: karim.id }))

  test.each<[string, () => Promise<unknown>]>([
    ['was taken off', takeOffKarim],
    [
      'deleted the account',
      async () => {
        await ground.admin.write((ctx) => leaveAllClasses(ctx, { accountId: karim.id }))
        await ground.remove(karim)
      },
    ],
  ])('stays as it was when the others are marked: who %s', async (_, go) => {
    await go()
    const both = [sadia.id, karim.id].toSorted()
    expect(await noted()).toEqual(both)
    await mark([])
    expect(await noted()).toEqual([karim.id])
    await mark([sadia.id])
    expect(await noted()).toEqual(both)
    await mark(both)
    expect(await noted()).toEqual(both)
  })

  test('is not noted afterwards', async () => {
    await mark([sadia.id])
    await takeOffKarim()
    await expect(mark([sadia.id, karim.id])).rejects.toMatchObject({ code: 'class.not_enrolled' })
    expect(await noted()).toEqual([sadia.id])
  })
})
