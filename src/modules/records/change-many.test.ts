import { describe, expect, test } from 'vitest'
import { changeMany, forgetBulkChanges, getRecord, returnRecord, undoMany } from '#modules/records'
import { day } from '#platform/clock'
import { approvedRecord, candidate, pendingRecord } from '#test/candidates'
import { doneAtOnce } from '#test/outcome-of'
import { startPadma } from '#test/padma'
import { bothEngines, forEachTest, people } from '#test/test-runtime'
import { addRecord } from './add-record.ts'
import { type BulkAction, bulkChangeSchema } from './schema.ts'

describe.each(bothEngines)('many records at once on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  const amina = () => app.as(people.amina)
  const read = (id: string) => amina().read((ctx) => getRecord(ctx, id))
  const change = (action: BulkAction, records: { id: string; version: number }[]) =>
    amina().write((ctx) => changeMany(ctx, bulkChangeSchema.parse({ action, records })))
  const undo = (id: string | null) => amina().write((ctx) => undoMany(ctx, id as string))

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
    await amina().write((ctx) => addRecord(ctx, again))
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
    await amina().write((ctx) => returnRecord(ctx, target))
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
