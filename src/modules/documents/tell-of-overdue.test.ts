import { beforeEach, describe, expect, test } from 'vitest'
import { deleteRecord, getRecord } from '#modules/records'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { engines, forEachTest, people } from '#test/test-runtime'
import { receiveOriginal, returnOriginal, tellOfOverdue } from './index.server.ts'

const aDay = 86_400_000
const passport = {
  kind: 'passport',
  purpose: 'visa-application',
  receivedOn: '2026-11-20',
  dueOn: '2026-12-10',
} as const

describe.each(engines)('what admins are told of originals in hand, on %s', (engine) => {
  const app = forEachTest(() => startTestApp(engine))
  let recordId: string
  let id: string
  beforeEach(async () => {
    recordId = (await approvedRecord(app)).id
    id = await app
      .as(people.amina)
      .write((ctx) => receiveOriginal(ctx, { recordId, original: passport }))
  })

  const giveBack = () =>
    app
      .as(people.amina)
      .write((ctx) => returnOriginal(ctx, { recordId, id, returnedOn: '2026-11-20' }))
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
    await app.as(people.amina).write(async (ctx) => {
      await receiveOriginal(ctx, { recordId: other.id, original: passport })
      const { version } = await getRecord(ctx, other.id)
      await deleteRecord(ctx, { recordId: other.id, version })
    })
    app.clock.move(30 * aDay)
    expect(await tellOfOverdue(app.system)).toBe(1)
    expect(await told()).toEqual([{ ...toAmina('overdue'), recordId: other.id }])
  })
})
