import { describe, expect, test } from 'vitest'
import {
  addRecord,
  changeMany,
  changeRecord,
  forgetBulkChanges,
  getRecord,
  isPublic,
  returnRecord,
  undoMany,
} from '#modules/records'
import type { RecordChanges } from '#modules/records/schema'
import { day } from '#platform/clock'
import { approvedRecord, candidate, pendingRecord } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { doneAtOnce, outcomeOf } from '#test/outcome-of'
import { startPadma } from '#test/padma'
import { bothEngines, forEachTest, people } from '#test/test-runtime'
import { type BulkAction, bulkChangeSchema } from './schema.ts'

describe.each(bothEngines)('records on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))

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
    const before = await app.amina.read((ctx) => getRecord(ctx, id))
    const change = (changes: RecordChanges) =>
      app.amina.write((ctx) => changeRecord(ctx, { recordId: id, version: 1, changes }))
    app.clock.move(1000)
    expect(await change({ name })).toEqual(before)
    expect(await change({})).toEqual(before)
    expect(await app.amina.read((ctx) => getRecord(ctx, id))).toEqual(before)
    // Another value waits beside it for a second person.
    expect(await change({ name: 'Rahima Begum' })).toEqual(before)
    const events = await app.events({ ...about(id) })
    expect(events.map(({ action, details }) => [action, details.state])).toEqual([
      ['record.change_waits', undefined],
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
    await expect(app.amina.write((ctx) => changeRecord(ctx, stale))).rejects.toMatchObject({
      code: 'record.changed_meanwhile',
      extra: { current: { name: 'First', version: 2 } },
    })
  })

  test('of ten edits of one version exactly one wins', async () => {
    const { id: recordId } = await approvedRecord(app)
    const edit = (nth: number) => {
      const change = { recordId, version: 1, changes: { name: `N${nth}` } }
      return app.amina.write((ctx) => changeRecord(ctx, change))
    }
    expect(await doneAtOnce(10, edit)).toBe(1)
  })

  test('of ten entries of one passport exactly one is kept, and a moderator is not told whose', async () => {
    const details = candidate()
    const enter = () => app.amina.write((ctx) => addRecord(ctx, details))
    expect(await doneAtOnce(10, enter)).toBe(1)
    await expect(mita().write((ctx) => addRecord(ctx, details))).rejects.toMatchObject({
      code: 'record.passport_taken',
      extra: {},
    })
    await expect(app.amina.write((ctx) => addRecord(ctx, details))).rejects.toMatchObject({
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
    const { id } = await app.amina.write((ctx) => addRecord(ctx, details))
    expect(isPublic(await app.trash(id))).toBe(false)
    const second = await app.amina.write((ctx) => addRecord(ctx, details))
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

  describe('many at once', () => {
    const read = (id: string) => app.amina.read((ctx) => getRecord(ctx, id))
    const change = (action: BulkAction, records: { id: string; version: number }[]) =>
      app.amina.write((ctx) => changeMany(ctx, bulkChangeSchema.parse({ action, records })))
    const undo = (id: string | null) => app.amina.write((ctx) => undoMany(ctx, id as string))

    test.each(['hide', 'unhide', 'approve', 'delete'] as const)(
      '%s is undone as a whole: every record is where it was',
      async (action) => {
        const records = [await pendingRecord(app), await pendingRecord(app)]
        const [first] = records
        if (action === 'unhide') for (const { id } of records) await app.hide(id)
        // Waits again after a withdrawal, with its reason: approving clears it, undoing brings it back.
        if (action === 'approve') {
          await app.approve(String(first?.id))
          await app.withdraw(String(first?.id))
        }
        const before = await Promise.all(records.map(({ id }) => read(id)))
        app.clock.move(1000)
        const done = await change(action, before)
        expect(done).toMatchObject({ changed: [{}, {}], problems: [] })
        const between = await Promise.all(records.map(({ id }) => read(id)))
        expect(between).not.toEqual(before)
        app.clock.move(1000)
        expect(await undo(done.id)).toMatchObject({ changed: [{}, {}], problems: [] })
        const after = await Promise.all(records.map(({ id }) => read(id)))
        const plain = (list: typeof after) => list.map(({ version: _, ...rest }) => rest)
        expect(plain(after)).toEqual(plain(before))
      },
    )

    test('what cannot be changed is told, the others are changed, and undone alone', async () => {
      const visible = await approvedRecord(app)
      const hidden = await approvedRecord(app)
      await app.hide(hidden.id)
      const gone = { id: '0190a000-0000-7000-8000-000000000000', version: 1 }
      const done = await change('hide', [visible, { ...hidden, version: 2 }, gone])
      expect(done.changed).toEqual([{ id: visible.id, version: 2 }])
      expect(done.problems.map(({ id, code }) => [id, code])).toEqual([
        [hidden.id, 'record.already_hidden'],
        [gone.id, 'record.not_found'],
      ])
      await undo(done.id)
      expect((await read(visible.id)).hiddenAt).toBeNull()
      expect((await read(hidden.id)).hiddenAt).not.toBeNull()
    })

    test('a stale version changes nothing, and nothing is to be undone', async () => {
      const record = await approvedRecord(app)
      const done = await change('delete', [{ id: record.id, version: 7 }])
      expect(done).toMatchObject({ id: null, changed: [], problems: [{ id: record.id }] })
      expect((await read(record.id)).deletedAt).toBeNull()
    })

    test('a record that somebody worked on since is left alone by the undoing, and told', async () => {
      const [one, two] = [await approvedRecord(app), await approvedRecord(app)]
      const done = await change('hide', [one, two])
      await app.edit(one.id, { address: 'Road 4, Cumilla' }, people.bashir)
      const undone = await undo(done.id)
      expect(undone.changed.map(({ id }) => id)).toEqual([two.id])
      expect(undone.problems).toMatchObject([{ id: one.id, code: 'record.changed_meanwhile' }])
      expect((await read(one.id)).hiddenAt).not.toBeNull()
    })

    test('a passport that is on file again keeps a deleted record in the trash', async () => {
      const record = await approvedRecord(app)
      const done = await change('delete', [record])
      const again = candidate({ passportNumber: record.passportNumber })
      await app.amina.write((ctx) => addRecord(ctx, again))
      const undone = await undo(done.id)
      expect(undone.problems).toMatchObject([{ id: record.id, code: 'record.passport_taken' }])
    })

    test('it is undone once, by who did it, within a day', async () => {
      const records = [await approvedRecord(app), await approvedRecord(app)]
      const refused = { code: 'bulk_change.not_found' }
      const first = await change('hide', [records[0] as (typeof records)[0]])
      const stranger = app.as(people.bashir).write((ctx) => undoMany(ctx, first.id as string))
      await expect(stranger).rejects.toMatchObject(refused)
      await undo(first.id)
      await expect(undo(first.id)).rejects.toMatchObject(refused)
      const old = await change('hide', [records[1] as (typeof records)[0]])
      app.clock.move(day)
      await expect(undo(old.id)).rejects.toMatchObject(refused)
    })

    test('the state before is kept for a day, whether or not anybody changes many again', async () => {
      const { id } = await pendingRecord(app)
      const target = { recordId: id, version: 1, reason: 'Zephyrina wrote the wrong name' }
      await app.amina.write((ctx) => returnRecord(ctx, target))
      await change('delete', [{ id, version: 2 }])
      const kept = () => app.rows('bulkChanges')
      app.clock.move(day - 1000)
      await app.system.write(forgetBulkChanges)
      expect(JSON.stringify(await kept())).toContain('Zephyrina')
      app.clock.move(2000)
      await app.system.write(forgetBulkChanges)
      expect(await kept()).toEqual([])
    })

    test('of two undoings at once one counts', async () => {
      const done = await change('hide', [await approvedRecord(app)])
      expect(await doneAtOnce(2, () => undo(done.id))).toBe(1)
    })
  })
})
