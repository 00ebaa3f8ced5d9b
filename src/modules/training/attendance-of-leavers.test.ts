import { beforeEach, describe, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { engines, forEachTest } from '#test/test-runtime'
import { leaveAllClasses, markAttendance, takeOff } from './index.server.ts'
import { type Person, trainingGround } from './test-ground.ts'

describe.each(engines)('attendance of somebody who has left the class, on %s,', (engine) => {
  const ground = forEachTest(() => trainingGround(engine))
  let sadia: Person
  let karim: Person
  let classId: string
  let sessionId: string
  beforeEach(async () => {
    sadia = await ground.addPerson('sadia')
    karim = await ground.addPerson('karim')
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
