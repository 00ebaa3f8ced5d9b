import { describe, expect, test } from 'vitest'
import { addRecord, changeRecord, getRecord, isPublic } from '#modules/records'
import type { RecordChanges } from '#modules/records/schema'
import { approvedRecord, candidate, pendingRecord } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { doneAtOnce, outcomeOf } from '#test/outcome-of'
import { startPadma } from '#test/padma'
import { bothEngines, forEachTest, people } from '#test/test-runtime'

describe.each(bothEngines)('records on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  const amina = () => app.as(people.amina)
  const mita = () => app.as(people.mita)
  const about = (recordId: string) => ({ subject: `record:${recordId}` })
  const secondPerson = () => chooseSettings(app, { secondPersonApproval: true })

  test("a moderator's record waits, an admin's is approved at once", async () => {
    expect((await pendingRecord(app)).state).toBe('pending')
    const record = await approvedRecord(app)
    expect(record).toMatchObject({ state: 'approved', approvedBy: 'amina', version: 1 })
    expect(record.reference).toMatch(/^CR-[0-9A-HJKMNP-TV-Z]{8}$/)
  })

  test('values that a record has already are no edit, and leave it approved', async () => {
    const { id, name } = await approvedRecord(app)
    await secondPerson()
    const before = await amina().read((ctx) => getRecord(ctx, id))
    const change = (changes: RecordChanges) =>
      amina().write((ctx) => changeRecord(ctx, { recordId: id, version: 1, changes }))
    app.clock.move(1000)
    expect(await change({ name })).toEqual(before)
    expect(await change({})).toEqual(before)
    expect(await amina().read((ctx) => getRecord(ctx, id))).toEqual(before)
    await change({ name: 'Rahima Begum' })
    const events = await app.events({ ...about(id) })
    expect(events.map(({ action, details }) => [action, details.state])).toEqual([
      ['record.changed', 'pending'],
      ['record.created', 'approved'],
    ])
  })

  test('a returned record waits again when its author sends it back as it was, and for nobody else', async () => {
    const { id, name } = await pendingRecord(app)
    await app.sendBack(id)
    const returnReason = 'Check again'
    const left = await app.edit(id, { name })
    expect(left).toMatchObject({ state: 'returned', version: 2, returnReason })
    const again = await app.edit(id, { name }, people.mita)
    expect(again).toMatchObject({ state: 'pending', version: 3, returnReason: null })
    const [event] = await app.events({ ...about(id) })
    expect(event?.action).toBe('record.resubmitted')
  })

  test('what is not in the transition table does not happen', async () => {
    const { id } = await approvedRecord(app)
    for (const verb of [app.approve, app.sendBack])
      expect(await outcomeOf(verb(id))).toBe('record.wrong_state')
    const withdrawn = await app.withdraw(id)
    expect(withdrawn).toMatchObject({ state: 'pending', approvedAt: null, approvedBy: null })
  })

  test('a stale version is refused with the current record, and changes nothing', async () => {
    const { id: recordId } = await approvedRecord(app)
    await app.edit(recordId, { name: 'First' })
    const stale = { recordId, version: 1, changes: { name: 'Second' } }
    await expect(amina().write((ctx) => changeRecord(ctx, stale))).rejects.toMatchObject({
      code: 'record.changed_meanwhile',
      extra: { current: { name: 'First', version: 2 } },
    })
  })

  test('of ten edits of one version exactly one wins', async () => {
    const { id: recordId } = await approvedRecord(app)
    const edit = (nth: number) => {
      const change = { recordId, version: 1, changes: { name: `N${nth}` } }
      return amina().write((ctx) => changeRecord(ctx, change))
    }
    expect(await doneAtOnce(10, edit)).toBe(1)
  })

  test('of ten entries of one passport exactly one is kept, and a moderator is not told whose', async () => {
    const details = candidate()
    const enter = () => amina().write((ctx) => addRecord(ctx, details))
    expect(await doneAtOnce(10, enter)).toBe(1)
    await expect(mita().write((ctx) => addRecord(ctx, details))).rejects.toMatchObject({
      code: 'record.passport_taken',
      extra: {},
    })
    await expect(amina().write((ctx) => addRecord(ctx, details))).rejects.toMatchObject({
      extra: { recordId: expect.any(String) },
    })
  })

  test('hide only while visible, unhide only while hidden', async () => {
    const { id } = await approvedRecord(app)
    expect(isPublic(await app.hide(id))).toBe(false)
    expect(await outcomeOf(app.hide(id))).toBe('record.already_hidden')
    expect(isPublic(await app.unhide(id))).toBe(true)
    expect(await outcomeOf(app.unhide(id))).toBe('record.already_visible')
  })

  test('the trash gives back what was deleted, unless the passport is on file again', async () => {
    const details = candidate()
    const { id } = await amina().write((ctx) => addRecord(ctx, details))
    expect(isPublic(await app.trash(id))).toBe(false)
    const second = await amina().write((ctx) => addRecord(ctx, details))
    expect(await outcomeOf(app.restore(id))).toBe('record.passport_taken')
    await app.trash(second.id)
    expect((await app.restore(id)).deletedAt).toBeNull()
  })

  test('a moderator sees and changes the own records only, and not once they are approved', async () => {
    const own = await pendingRecord(app)
    const other = await approvedRecord(app)
    expect(await outcomeOf(mita().read((ctx) => getRecord(ctx, other.id)))).toBe('record.not_found')
    await app.approve(own.id)
    const edited = app.edit(own.id, { name: 'Other' }, people.mita)
    expect(await outcomeOf(edited)).toBe('record.not_editable')
  })
})
