import { describe, expect, test } from 'vitest'
import { linkRecord } from '#modules/lookup'
import { reachable } from '#test/outbox'
import { bothEngines, forEachTest } from '#test/test-runtime'
import { changeClass, listCatalogue, takeOff } from './index.server.ts'
import { type Person, threeStudents, trainingGround } from './test-ground.ts'

describe.each(bothEngines)('the line of a class on %s', (engine) => {
  const ground = forEachTest(() => trainingGround(engine))
  const [sadia, karim, rahim] = threeStudents(ground)
  const fee = 500_000

  /** A class with one seat, and the three in its line in this order. */
  const open = async (seats = 1) => {
    const id = await ground.openClass({ seats, fee })
    for (const who of [sadia, karim, rahim]) await ground.select(who, id)
    return id
  }
  /** By person, what the page says happened, and what is on its way to them. */
  const toldTo = async (who: Person) => {
    const { messages } = await ground.ownClasses(who)
    const sent = (await ground.app.rows('messages')).filter(({ accountId }) => accountId === who.id)
    return {
      page: messages.map(({ kind }) => kind).toSorted(),
      sent: sent.map(({ kind }) => kind).toSorted(),
    }
  }
  const resize = async (classId: string, seats: number) => {
    const { version } = await ground.classNow(classId)
    const input = ground.typed({ seats, fee })
    await ground.admin.write((ctx) => changeClass(ctx, { classId, version, input }))
  }

  test('who pays first does not overtake: the seat is kept for the next in the line', async () => {
    const id = await open()
    await ground.pay(karim, { classId: id })
    expect(await ground.standing(sadia, id)).toBe('held')
    expect(await ground.standing(karim, id)).toBe(1)
    expect(await ground.classNow(id)).toMatchObject({ enrolled: 0, held: 1, waiting: 2 })
    await ground.pay(sadia, { classId: id })
    expect(await ground.standing(sadia, id)).toBe('enrolled')
    expect(await ground.standing(karim, id)).toBe(1)
    await ground.leave(sadia, id)
    expect(await ground.standing(karim, id)).toBe('enrolled')
    expect(await ground.standing(rahim, id)).toBe(1)
  })

  test('who gets a freed seat is told on the page and by a message, and the line too', async () => {
    const id = await open()
    for (const who of [sadia, karim]) await ground.pay(who, { classId: id })
    const nothing = { page: [], sent: [] }
    expect(await toldTo(karim)).toEqual(nothing)
    await ground.leave(sadia, id)
    expect(await toldTo(karim)).toEqual({ page: ['enrolled'], sent: ['class-seat'] })
    expect(await toldTo(rahim)).toEqual({ page: [], sent: ['class'] })
    await ground.leave(karim, id)
    expect(await toldTo(rahim)).toEqual({ page: [], sent: ['class', 'class-turn'] })
  })

  test('after leaving nothing says that there is a seat', async () => {
    const id = await open()
    await ground.pay(sadia, { classId: id })
    expect((await toldTo(sadia)).page).toEqual(['enrolled'])
    await ground.leave(sadia, id)
    expect((await toldTo(sadia)).page).toEqual([])
    await ground.select(sadia, id)
    expect((await toldTo(sadia)).page).toEqual([])
  })

  test('a message that waits to be sent is taken back where it is no longer so', async () => {
    const id = await open()
    await ground.leave(sadia, id)
    expect((await toldTo(karim)).sent).toEqual(['class-turn'])
    await ground.pay(karim, { classId: id })
    expect((await toldTo(karim)).sent).toEqual(['class-seat'])
    await ground.leave(karim, id)
    expect((await toldTo(karim)).sent).toEqual([])
    await ground.move(id, 'cancelled')
    expect((await toldTo(rahim)).sent).toEqual(['class', 'class-cancelled'])
  })

  test('a place that moves twice is told once, and the page says the present one', async () => {
    const id = await ground.openClass({ seats: 1 })
    const [first] = await ground.addStudents(1)
    for (const who of [first as Person, sadia, karim, rahim]) await ground.select(who, id)
    for (const who of [sadia, karim])
      await ground.admin.write((ctx) => takeOff(ctx, { classId: id, accountId: who.id }))
    expect(await ground.standing(rahim, id)).toBe(1)
    expect(await toldTo(rahim)).toEqual({ page: [], sent: ['class'] })
  })

  test('more seats, and fewer, are told to whoever gets one or loses one that was kept', async () => {
    const id = await open()
    await resize(id, 2)
    expect(await ground.standing(karim, id)).toBe('held')
    expect(await toldTo(karim)).toEqual({ page: [], sent: ['class-turn'] })
    await resize(id, 1)
    expect(await toldTo(karim)).toEqual({ page: [], sent: ['class'] })
  })

  test('waiting is said only where no seat is free', async () => {
    const id = await ground.openClass({ seats: 3, fee })
    for (const who of [sadia, karim]) await ground.select(who, id)
    const offered = async () => (await ground.app.as(rahim).read(listCatalogue)).classes
    expect(await offered()).toMatchObject([{ freeSeats: 1, waiting: 0 }])
    expect(await ground.standing(karim, id)).toBe('held')
    await resize(id, 1)
    expect(await offered()).toMatchObject([{ freeSeats: 0, waiting: 1 }])
  })

  test('the credit of a cancelled class pays for a seat that is kept', async () => {
    const [first, second] = [await open(), await ground.openClass({ fee })]
    await ground.pay(sadia, { classId: first })
    await ground.select(sadia, second)
    expect(await ground.standing(sadia, second)).toBe('held')
    await ground.move(first, 'cancelled')
    expect(await ground.standing(sadia, second)).toBe('enrolled')
  })

  test('a candidate whose file is linked is told as the file says', async () => {
    const { recordId, passportNumber, code } = await reachable(ground.app, { language: 'bn' })
    await linkRecord(ground.app.as(karim), { passportNumber, accessCode: code })
    const id = await open()
    for (const who of [sadia, karim]) await ground.pay(who, { classId: id })
    await ground.leave(sadia, id)
    const sent = (await ground.app.rows('messages')).filter((one) => one.recordId === recordId)
    expect(sent.map(({ kind }) => kind)).toContain('class-seat')
  })
})
