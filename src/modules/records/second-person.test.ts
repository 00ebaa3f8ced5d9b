import { describe, expect, test } from 'vitest'
import { getRecord, mayApprove } from '#modules/records'
import { day, later, minute } from '#platform/clock'
import type { Actor } from '#platform/context'
import { approvedRecord, pendingRecord } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { startPadma } from '#test/padma'
import { engines, forEachTest, people, type TestRuntime } from '#test/test-runtime'
import { comesOfAgeOn, isUnderAge } from './facts.schema.ts'
import { changeMany, isPublic, listRecords } from './index.server.ts'
import { recordListSchema } from './schema.ts'

const karim: Actor = { kind: 'account', id: 'karim', role: 'admin', name: 'Karim', sessionId: '' }

describe.each(engines)('second-person approval with two admins on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  const { amina, bashir } = people
  const secondPerson = () => chooseSettings(app, { secondPersonApproval: true })
  const change = (who: Actor, id: string, address: string) => app.edit(id, { address }, who)
  const approve = (who: Actor, id: string) => app.approve(id, who)
  const withdraw = (who: Actor, id: string) => app.withdraw(id, who)
  const may = (who: Actor, id: string) =>
    app.as(who).read(async (ctx) => (await mayApprove(ctx, await getRecord(ctx, id))).may)
  /** Whether Amina, who entered the record, and Bashir may approve it. */
  const both = async (id: string) => [await may(amina, id), await may(bashir, id)]
  const approvedByBashir = async () => {
    await secondPerson()
    const { id } = await approvedRecord(app)
    await approve(bashir, id)
    return id
  }
  /** An approved record whose approval somebody took back: what is changed then is not beside it. */
  const withdrawnFromBashir = async () => {
    const id = await approvedByBashir()
    await withdraw(karim, id)
    return id
  }

  test('before any approval neither who entered the record nor who changed it approves it', async () => {
    await secondPerson()
    const { id } = await approvedRecord(app)
    expect(await both(id)).toEqual([false, true])
    await change(bashir, id, 'Road 4, Sylhet')
    expect(await both(id)).toEqual([false, false])
  })

  test.each([
    { by: [bashir], expected: [true, false] },
    { by: [amina], expected: [false, true] },
    { by: [bashir, amina], expected: [false, false] },
    { by: [karim], expected: [true, true] },
  ])(
    'after an approval that was withdrawn only those who changed it since do not approve it',
    async ({ by, expected }) => {
      const id = await withdrawnFromBashir()
      for (const [index, who] of by.entries()) await change(who, id, `Road ${index}, Sylhet`)
      expect(await both(id)).toEqual(expected)
    },
  )

  test('whoever entered a record approves what the other admin has corrected', async () => {
    const id = await withdrawnFromBashir()
    await change(bashir, id, 'Road 4, Sylhet')
    const refused = { code: 'record.second_person' }
    await expect(approve(bashir, id)).rejects.toMatchObject(refused)
    expect(await approve(amina, id)).toMatchObject({ state: 'approved', approvedBy: 'amina' })
    await withdraw(karim, id)
    await change(amina, id, 'Road 5, Sylhet')
    await expect(approve(amina, id)).rejects.toMatchObject(refused)
    expect(await approve(bashir, id)).toMatchObject({ state: 'approved', approvedBy: 'bashir' })
  })

  test('a record that was approved before the setting counts as approved', async () => {
    const { id } = await approvedRecord(app)
    await secondPerson()
    await withdraw(karim, id)
    await change(bashir, id, 'Road 4, Sylhet')
    expect(await both(id)).toEqual([true, false])
  })

  test('nobody overrules a withdrawal with the same record, only with a corrected one', async () => {
    const id = await approvedByBashir()
    await withdraw(bashir, id)
    expect(await both(id)).toEqual([false, true])
    await approve(bashir, id)
    await withdraw(bashir, id)
    expect(await both(id)).toEqual([false, true])
    await change(bashir, id, 'Road 5, Sylhet')
    expect(await both(id)).toEqual([true, false])
  })
})

const underAge = { code: 'record.under_age' }

/** Who is 18 on the day after that of the clock. */
const eighteenTomorrow = ({ clock }: TestRuntime) => {
  const [year, ...rest] = later(clock.now(), day).slice(0, 10).split('-')
  return [Number(year) - 18, ...rest].join('-')
}

describe.each(engines)('a candidate under 18 on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  test('is not approved a minute before the birthday, and is on it', async () => {
    const { id } = await pendingRecord(app, { dateOfBirth: eighteenTomorrow(app) })
    const midnight = Date.parse(`${later(app.clock.now(), day).slice(0, 10)}T00:00:00Z`)
    app.clock.move(midnight - Date.parse(app.clock.now()) - minute)
    await expect(app.approve(id)).rejects.toMatchObject(underAge)
    app.clock.move(minute)
    expect(await app.approve(id)).toMatchObject({ state: 'approved' })
  })

  test('waits when an admin enters it, who else would approve it by entering', async () => {
    const record = await approvedRecord(app, { dateOfBirth: eighteenTomorrow(app) })
    expect(record).toMatchObject({ state: 'pending', approvedBy: null })
    expect(isPublic(record)).toBe(false)
  })

  test('is left out when many are approved at once', async () => {
    const young = await pendingRecord(app, { dateOfBirth: eighteenTomorrow(app) })
    const grown = await pendingRecord(app, { dateOfBirth: '1990-01-01' })
    const records = [young, grown].map(({ id, version }) => ({ id, version }))
    const { changed, problems } = await app.amina.write((ctx) =>
      changeMany(ctx, { action: 'approve', records }),
    )
    expect(changed.map(({ id }) => id)).toEqual([grown.id])
    expect(problems).toMatchObject([{ id: young.id, ...underAge }])
  })

  test('goes back to waiting when a correction shows it, and leaves the public', async () => {
    const { id } = await approvedRecord(app, { dateOfBirth: '1990-01-01' })
    const changed = await app.edit(id, { dateOfBirth: eighteenTomorrow(app) })
    expect(changed.state).toBe('pending')
    await expect(app.approve(id)).rejects.toMatchObject(underAge)
  })

  test('is known by the date of birth alone: without one a record is approved, and listed until it has one', async () => {
    const { id } = await pendingRecord(app)
    await pendingRecord(app, { dateOfBirth: '1990-01-01' })
    expect(await app.approve(id)).toMatchObject({ state: 'approved' })
    const unknown = async () => {
      const list = recordListSchema.parse({ dateOfBirth: 'none' })
      const { records } = await app.amina.read((ctx) => listRecords(ctx, list))
      return records.map((record) => record.id)
    }
    expect(await unknown()).toEqual([id])
    await app.edit(id, { dateOfBirth: '1990-01-01' })
    expect(await unknown()).toEqual([])
  })
})

test.each([
  ['2008-11-22', '2026-11-22'],
  ['2008-02-29', '2026-03-01'],
  ['2000-12-31', '2018-12-31'],
])('who was born on %s is 18 on %s', (born, on) => {
  expect(comesOfAgeOn(born)).toBe(on)
  expect(isUnderAge(born, on)).toBe(false)
  expect(isUnderAge(born, new Date(Date.parse(on) - day).toISOString().slice(0, 10))).toBe(true)
})
