import { describe, expect, test } from 'vitest'
import { getRecord, mayApprove } from '#modules/records'
import type { Actor } from '#platform/context'
import { approvedRecord } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { startPadma } from '#test/padma'
import { engines, forEachTest, people } from '#test/test-runtime'

const karim: Actor = { kind: 'account', id: 'karim', role: 'admin', name: 'Karim', sessionId: '' }

describe.each(engines)('second-person approval with two admins on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  const { amina, bashir } = people
  const secondPerson = () => chooseSettings(app, { secondPersonApproval: true })
  const change = (who: Actor, id: string, address: string) => app.edit(id, { address }, who)
  const approve = (who: Actor, id: string) => app.approve(id, who)
  const withdraw = (who: Actor, id: string) => app.withdraw(id, who)
  const may = (who: Actor, id: string) =>
    app.as(who).read(async (ctx) => mayApprove(ctx, await getRecord(ctx, id)))
  /** Whether Amina, who entered the record, and Bashir may approve it. */
  const both = async (id: string) => [await may(amina, id), await may(bashir, id)]
  const approvedByBashir = async () => {
    await secondPerson()
    const { id } = await approvedRecord(app)
    await approve(bashir, id)
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
    'after an approval only those who changed it since do not approve it',
    async ({ by, expected }) => {
      const id = await approvedByBashir()
      for (const [index, who] of by.entries()) await change(who, id, `Road ${index}, Sylhet`)
      expect(await both(id)).toEqual(expected)
    },
  )

  test('whoever entered a record approves what the other admin has corrected', async () => {
    const id = await approvedByBashir()
    await change(bashir, id, 'Road 4, Sylhet')
    const refused = { code: 'record.second_person' }
    await expect(approve(bashir, id)).rejects.toMatchObject(refused)
    expect(await approve(amina, id)).toMatchObject({ state: 'approved', approvedBy: 'amina' })
    await change(amina, id, 'Road 5, Sylhet')
    await expect(approve(amina, id)).rejects.toMatchObject(refused)
    expect(await approve(bashir, id)).toMatchObject({ state: 'approved', approvedBy: 'bashir' })
  })

  test('a record that was approved before the setting counts as approved', async () => {
    const { id } = await approvedRecord(app)
    await secondPerson()
    await change(bashir, id, 'Road 4, Sylhet')
    expect(await both(id)).toEqual([true, false])
  })

  test('nobody overrules a withdrawal with the same record, only with a corrected one', async () => {
    const id = await approvedByBashir()
    await change(amina, id, 'Road 4, Sylhet')
    await approve(bashir, id)
    await withdraw(bashir, id)
    expect(await both(id)).toEqual([false, true])
    await approve(bashir, id)
    await withdraw(bashir, id)
    expect(await both(id)).toEqual([false, true])
    await change(bashir, id, 'Road 5, Sylhet')
    expect(await both(id)).toEqual([true, false])
  })
})
