import { describe, expect, test } from 'vitest'
import { readAgenda } from '#modules/agenda'
import { day } from '#platform/clock'
import { mailServer, reachable, senderOf, sentBy } from '#test/outbox'
import { doneAtOnce } from '#test/outcome-of'
import { startPadma } from '#test/padma'
import { bothEngines, forEachTest } from '#test/test-runtime'
import {
  endAppointment,
  listAppointments,
  makeAppointments,
  moveAppointment,
  tellOfNear,
} from './index.server.ts'
import { appointmentFactsSchema, newAppointmentsSchema } from './schema.ts'

const facts = appointmentFactsSchema.parse({
  ...{ kind: 'medical', day: '2026-11-24', time: '09:30', zone: 'Asia/Dhaka' },
  ...{ place: 'Near the bridge, Banani', bring: ['passport', 'photos'], note: 'Come early' },
})

describe.each(bothEngines)('appointments on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  const smtp = forEachTest(() => mailServer())

  const make = (recordIds: string[], more: object = {}) =>
    app.amina.write((ctx) => makeAppointments(ctx, { recordIds, facts: { ...facts, ...more } }))
  const list = (recordId: string) => app.amina.read((ctx) => listAppointments(ctx, recordId))
  const only = async (recordId: string) => {
    const [one] = await list(recordId)
    if (!one) throw new Error('There is no appointment')
    return one
  }
  const told = async (recordId: string, kind: string) => {
    const sent = await sentBy(app, senderOf(app, smtp.url), recordId)
    return sent.filter((one) => one.startsWith(`${kind} `)).length
  }

  test('are made for many at once, or for nobody, and each is told', async () => {
    const [{ recordId: one }, { recordId: other }] = [await reachable(app), await reachable(app)]
    await make([one, other, other])
    expect(await list(one)).toMatchObject([{ ...facts, state: 'planned', version: 1 }])
    expect(await list(other)).toHaveLength(1)
    expect([await told(one, 'appointment'), await told(other, 'appointment')]).toEqual([1, 1])
    const { recordId: gone } = await reachable(app)
    await app.trash(gone)
    await expect(make([one, gone])).rejects.toMatchObject({ code: 'record.in_trash' })
    expect(await list(one)).toHaveLength(1)
  })

  test('are told of the day before, once, and again after a move', async () => {
    const { recordId } = await reachable(app)
    await make([recordId])
    const near = async () => {
      await tellOfNear(app.system)
      await tellOfNear(app.system)
      return told(recordId, 'appointment-near')
    }
    app.clock.move(2 * day)
    expect(await near()).toBe(0)
    app.clock.move(day)
    expect(await near()).toBe(1)
    const { id, version } = await only(recordId)
    await app.amina.write((ctx) =>
      moveAppointment(ctx, id, { ...facts, day: '2026-11-27', version }),
    )
    expect([await near(), await told(recordId, 'appointment')]).toEqual([1, 2])
    app.clock.move(3 * day)
    expect(await near()).toBe(2)
  })

  test('a message about tomorrow that was not sent yet is taken back by a move', async () => {
    const { recordId } = await reachable(app)
    await make([recordId])
    app.clock.move(3 * day)
    await tellOfNear(app.system)
    const { id, version } = await only(recordId)
    await app.amina.write((ctx) =>
      moveAppointment(ctx, id, { ...facts, day: '2026-12-01', version }),
    )
    expect(await told(recordId, 'appointment-near')).toBe(0)
  })

  test('of two who change one at the same moment only one does', async () => {
    const { recordId } = await reachable(app)
    await make([recordId])
    const { id } = await only(recordId)
    const done = await doneAtOnce(4, (nth) =>
      app.amina.write((ctx) =>
        nth % 2 === 0
          ? moveAppointment(ctx, id, { ...facts, time: `1${nth}:00`, version: 1 })
          : endAppointment(ctx, id, { version: 1, outcome: 'cancelled' }),
      ),
    )
    expect(done).toBe(1)
    expect((await only(recordId)).version).toBe(2)
  })

  test('what became of one stays, and it leaves the agenda', async () => {
    const { recordId } = await reachable(app)
    await make([recordId])
    const kinds = async () => {
      const { days } = await app.amina.read((ctx) => readAgenda(ctx))
      return days.flatMap(({ items }) => items.map(({ kind }) => kind))
    }
    expect(await kinds()).toEqual(['appointment'])
    const { id } = await only(recordId)
    await app.amina.write((ctx) => endAppointment(ctx, id, { version: 1, outcome: 'missed' }))
    expect(await only(recordId)).toMatchObject({ state: 'missed', place: facts.place })
    expect(await kinds()).toEqual([])
    await expect(
      app.amina.write((ctx) => endAppointment(ctx, id, { version: 2, outcome: 'done' })),
    ).rejects.toMatchObject({ code: 'appointment.changed_meanwhile' })
  })
})

test('an empty time, place or note is none; place and note are judged together', () => {
  const typed = { ...facts, recordIds: ['0198f1e0-0000-7000-8000-000000000001'] }
  const empty = newAppointmentsSchema.parse({ ...typed, time: '', place: '', note: '' })
  expect([empty.time, empty.place, empty.note]).toEqual([null, null, null])
  const refused = [
    { place: 'Canada visa office' },
    { note: 'Your visa is approved' },
    { time: '9' },
  ]
  for (const wrong of [...refused, { zone: 'Mars/Base' }, { recordIds: [] }])
    expect(newAppointmentsSchema.safeParse({ ...typed, ...wrong }).success).toBe(false)
})
