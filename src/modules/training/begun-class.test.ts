import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '#test/test-runtime'
import { addMember, listCatalogue, markAttendance, takeOff } from './index.server.ts'
import { type Person, type TrainingGround, trainingGround } from './test-ground.ts'

describe.each(engines)('a class that has begun, on %s,', (engine) => {
  let ground: TrainingGround
  let sadia: Person
  let karim: Person
  let rahim: Person
  beforeEach(async () => {
    ground = await trainingGround(engine)
    ;[sadia, karim, rahim] = (await ground.addStudents(3)) as [Person, Person, Person]
  })
  afterEach(() => ground.close())

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
    const sessionId = String((await ground.classNow(id)).sessions[0]?.id)
    await ground.admin.write((ctx) =>
      markAttendance(ctx, { classId: id, sessionId, present: [sadia.id] }),
    )
    await expect(ground.leave(sadia, id)).rejects.toMatchObject({ code: 'class.begun' })
  })
})
