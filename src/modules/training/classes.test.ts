import { describe, expect, test } from 'vitest'
import { anchorAuditHead, verifyChain } from '#modules/audit'
import { day } from '#platform/clock'
import { bothEngines, forEachTest, people } from '#test/test-runtime'
import { askedStates, classStates, mayBecome, type NewClass } from './classes.schema.ts'
import {
  addMember,
  changeClass,
  createClass,
  findTaughtClass,
  leaveAllClasses,
  listCatalogue,
  listTaughtClasses,
  markAttendance,
  putMessageAside,
  takeOff,
} from './index.server.ts'
import { type Person, threeStudents, trainingGround } from './test-ground.ts'

describe.each(bothEngines)('classes on %s', (engine) => {
  const ground = forEachTest(() => trainingGround(engine))
  const [sadia, karim, rahim] = threeStudents(ground)

  test('a free class gives its seats in the order of selecting, then a waiting list', async () => {
    const id = await ground.openClass()
    for (const who of [sadia, karim, rahim]) await ground.select(who, id)
    expect(await ground.standing(karim, id)).toBe('enrolled')
    expect(await ground.standing(rahim, id)).toBe(1)
    expect(await ground.classNow(id)).toMatchObject({ state: 'full', enrolled: 2, waiting: 1 })
  })

  test('100 at once on 10 seats: exactly 10 have one, and 90 wait in their order', async () => {
    const id = await ground.openClass({ seats: 10 })
    const students = await ground.addStudents(100)
    await Promise.all(students.map((who) => ground.select(who, id)))
    const { members, enrolled, waiting, state } = await ground.classNow(id)
    expect({ enrolled, waiting, state }).toEqual({ enrolled: 10, waiting: 90, state: 'full' })
    expect(new Set(members.map(({ accountId }) => accountId)).size).toBe(100)
    const places = members.flatMap(({ waitingPlace }) => waitingPlace ?? [])
    expect(places).toEqual(Array.from({ length: 90 }, (_, index) => index + 1))
  })

  test('more seats are given to those who wait', async () => {
    const id = await ground.openClass({ seats: 1 })
    for (const who of [sadia, karim]) await ground.select(who, id)
    const change = (details: Partial<NewClass>) => async () => {
      const { version } = await ground.classNow(id)
      const input = ground.typed(details)
      return ground.admin.write((ctx) => changeClass(ctx, { classId: id, version, input }))
    }
    await change({ seats: 2 })()
    expect(await ground.standing(karim, id)).toBe('enrolled')
    await expect(change({ seats: 1 })()).rejects.toMatchObject({ code: 'class.too_few_seats' })
    const dearer = change({ seats: 2, fee: 1 })
    await expect(dearer()).rejects.toMatchObject({ code: 'class.fee_stays' })
    await expect(change({ sessions: [] })()).rejects.toMatchObject({ code: 'class.needs_sessions' })
    const stale = ground.admin.write((ctx) =>
      changeClass(ctx, { classId: id, version: 1, input: ground.typed() }),
    )
    await expect(stale).rejects.toMatchObject({ code: 'class.changed_meanwhile' })
  })

  test('only what is open or full can be selected, once, and a draft does not exist', async () => {
    const draft = await ground.admin.write((ctx) => createClass(ctx, ground.typed()))
    const refused = (who: Person, id: string) => expect(ground.select(who, id)).rejects
    await refused(sadia, draft.id).toMatchObject({ code: 'class.not_found' })
    const id = await ground.openClass()
    await ground.select(sadia, id)
    await refused(sadia, id).toMatchObject({ code: 'class.selected_already' })
    expect((await ground.app.as(sadia).read(listCatalogue)).classes).toEqual([])
    expect((await ground.app.as(karim).read(listCatalogue)).classes).toMatchObject([
      { id, freeSeats: 1, teacher: 'Mrs Akter' },
    ])
    await ground.move(id, 'running')
    await refused(karim, id).toMatchObject({ code: 'class.not_open' })
    await expect(ground.leave(sadia, id)).rejects.toMatchObject({ code: 'class.begun' })
  })

  test('what is not in the table of transitions does not happen', async () => {
    for (const from of classStates)
      for (const to of askedStates) {
        const { id } = await ground.admin.write((ctx) => createClass(ctx, ground.typed()))
        await ground.admin.write(({ tx }) =>
          tx.updateTable('classes').set({ state: from }).where('id', '=', id).execute(),
        )
        const moved = await ground.move(id, to).then(
          () => true,
          (error: { code: string }) => error.code,
        )
        expect([from, to, moved]).toEqual([from, to, mayBecome(from, to) || 'class.wrong_state'])
      }
    const { id } = await ground.admin.write((ctx) =>
      createClass(ctx, ground.typed({ sessions: [] })),
    )
    await expect(ground.move(id, 'open')).rejects.toMatchObject({ code: 'class.needs_sessions' })
  })

  test('cancelling tells everybody on the list and leaves their money as credit', async () => {
    const id = await ground.openClass({ seats: 1, fee: 500_000 })
    for (const who of [sadia, karim]) await ground.select(who, id)
    await ground.pay(sadia, { classId: id })
    expect(await ground.move(id, 'cancelled')).toEqual({ told: 2 })
    expect(await ground.balanceOf(sadia)).toEqual({ BDT: 500_000 })
    for (const who of [sadia, karim]) {
      expect(await ground.standing(who, id)).toBe('cancelled')
      const { messages } = await ground.ownClasses(who)
      const [message] = messages.filter(({ kind }) => kind === 'class-cancelled')
      expect(message).toMatchObject({ classTitle: 'Safe travel' })
      const aside = { messageId: message?.id as string }
      const other = ground.app.as(rahim).write((ctx) => putMessageAside(ctx, aside))
      await expect(other).rejects.toMatchObject({ code: 'message.not_found' })
      await ground.app.as(who).write((ctx) => putMessageAside(ctx, aside))
      const left = (await ground.ownClasses(who)).messages.map(({ kind }) => kind)
      expect(left).not.toContain('class-cancelled')
    }
    expect((await ground.ownClasses(rahim)).messages).toEqual([])
  })

  test('an admin puts a student on the list and takes one off; begun classes keep the charge', async () => {
    const id = await ground.openClass({ seats: 1, fee: 500_000 })
    const add = (who: Person) =>
      ground.admin.write((ctx) => addMember(ctx, { classId: id, accountId: who.id }))
    const off = (who: Person) =>
      ground.admin.write((ctx) => takeOff(ctx, { classId: id, accountId: who.id }))
    await add(sadia)
    await ground.pay(sadia, { classId: id })
    await ground.move(id, 'running')
    await off(sadia)
    expect(await ground.balanceOf(sadia)).toEqual({ BDT: 0 })
    const kinds = (await ground.ownClasses(sadia)).messages.map(({ kind }) => kind)
    // The seat that was given is no more so.
    expect(kinds).toEqual(['taken-off'])
    const nobody = { ...karim, id: ground.app.runtime.ids.uuid() }
    await expect(add(nobody)).rejects.toMatchObject({ code: 'account.not_found' })
  })

  test('attendance is marked by who teaches or an admin, for those who have a seat', async () => {
    const mita = await ground.addPerson('mita', 'moderator')
    const nurul = await ground.addPerson('nurul', 'moderator')
    const id = await ground.openClass({ teacherId: mita.id, teacherName: null, seats: 2 })
    for (const who of [sadia, karim, rahim]) await ground.select(who, id)
    const [first, second] = (await ground.classNow(id)).sessions
    const mark = (by: Person, sessionId: string, present: string[]) =>
      ground.app.as(by).write((ctx) => markAttendance(ctx, { classId: id, sessionId, present }))
    ground.app.clock.move(20 * day)
    await mark(mita, first?.id as string, [sadia.id, karim.id])
    await mark(mita, second?.id as string, [sadia.id, sadia.id])
    await mark(people.amina as Person, first?.id as string, [sadia.id])
    const seen = await ground.app.as(mita).read((ctx) => findTaughtClass(ctx, id))
    expect(seen.members.map(({ accountId, attended }) => [accountId, attended])).toEqual([
      [sadia.id, 2],
      [karim.id, 0],
    ])
    const refused = (promise: Promise<unknown>, code: string) =>
      expect(promise).rejects.toMatchObject({ code })
    await refused(mark(nurul, first?.id as string, []), 'class.not_found')
    await refused(mark(sadia, first?.id as string, []), 'class.not_found')
    await refused(mark(mita, first?.id as string, [rahim.id]), 'class.not_enrolled')
    await refused(mark(mita, id, []), 'class.no_such_session')
    expect((await ground.app.as(nurul).read(listTaughtClasses)).classes).toEqual([])
    expect((await ground.app.as(mita).read(listTaughtClasses)).classes).toHaveLength(1)
    const { version } = await ground.classNow(id)
    const input = ground.typed({ teacherId: mita.id, teacherName: null })
    const losing = ground.admin.write((ctx) => changeClass(ctx, { classId: id, version, input }))
    await refused(losing, 'class.session_attended')
    const own = (await ground.ownClasses(sadia)).classes[0]
    expect(own?.attended).toHaveLength(2)
  })

  test('a deleted account frees its seats; what it paid stays in the ledger', async () => {
    const id = await ground.openClass({ seats: 1, fee: 500_000 })
    for (const who of [sadia, karim]) {
      await ground.select(who, id)
      await ground.pay(who, { classId: id })
    }
    await ground.admin.write((ctx) => leaveAllClasses(ctx, { accountId: sadia.id }))
    await ground.remove(sadia)
    expect(await ground.standing(karim, id)).toBe('enrolled')
    expect(await ground.balanceOf(sadia)).toEqual({ BDT: 500_000 })
  })

  test('a student who teaches nothing cannot be named as the teacher', async () => {
    const input = ground.typed({ teacherId: sadia.id, teacherName: null })
    const made = ground.admin.write((ctx) => createClass(ctx, input))
    await expect(made).rejects.toMatchObject({ code: 'class.not_staff' })
  })

  test('the log tells of every step, and its chain holds', async () => {
    const id = await ground.openClass()
    await ground.select(sadia, id)
    await ground.leave(sadia, id)
    await ground.move(id, 'cancelled')
    expect(await ground.app.actions(`class:${id}`)).toEqual([
      ...['class.cancelled', 'class.left', 'class.enrolled'],
      ...['class.selected', 'class.opened', 'class.created'],
    ])
    await anchorAuditHead(ground.admin)
    expect(await verifyChain(ground.admin)).toMatchObject({ verdict: 'whole' })
  })
})
