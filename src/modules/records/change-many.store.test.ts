import { describe, expect, test } from 'vitest'
import { listStaff } from '#modules/accounts'
import { approvedRecord, pendingRecord } from '#test/candidates'
import { outcomeOf } from '#test/outcome-of'
import { startPadma } from '#test/padma'
import { bothEngines, forEachTest, people } from '#test/test-runtime'
import {
  changeMany,
  getRecord,
  listedNumbers,
  matchingRecords,
  setStage,
  undoMany,
} from './index.server.ts'
import { type BulkChange, matchingSchema } from './schema.ts'

const [applied, booked] = ['stage_sent', 'stage_medical']

describe.each(bothEngines)('stage and colleague of many records on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  const amina = () => app.as(people.amina)
  const read = (id: string) => amina().read((ctx) => getRecord(ctx, id))
  const stageOf = async (id: string) => (await read(id)).stage
  const set = (change: BulkChange) => amina().write((ctx) => changeMany(ctx, change))
  const undo = (id: string | null) => amina().write((ctx) => undoMany(ctx, id as string))

  test('are undone each to what it was, but for what somebody has set since', async () => {
    const records = [await pendingRecord(app), await pendingRecord(app), await pendingRecord(app)]
    const [one, two, three] = records.map(({ id }) => id) as [string, string, string]
    await amina().write((ctx) => setStage(ctx, { recordId: one, stage: applied as string }))
    const done = await set({ action: 'stage', stage: booked as string, records })
    expect(done).toMatchObject({ changed: [{}, {}, {}], problems: [] })
    await amina().write((ctx) => setStage(ctx, { recordId: three, stage: applied as string }))
    const undone = await undo(done.id)
    expect(undone.problems).toMatchObject([{ id: three, code: 'record.changed_meanwhile' }])
    expect(await Promise.all([one, two, three].map(stageOf))).toEqual([applied, null, applied])
    const [admin] = await amina().read(({ tx }) => listStaff(tx))
    const to = String(admin?.id)
    const given = await set({ action: 'assign', to, records })
    expect((await read(two)).assignedTo).toBe(to)
    await undo(given.id)
    expect((await read(two)).assignedTo).toBeNull()
    const events = await app.rows('auditEvents')
    expect(events.filter(({ action }) => action === 'record.assigned')).toHaveLength(6)
  })

  test('are refused for each record by the rules of one', async () => {
    const record = await pendingRecord(app)
    const unknown = await set({ action: 'stage', stage: 'Nothing', records: [record] })
    expect(unknown).toMatchObject({ id: null, problems: [{ code: 'record.unknown_stage' }] })
    const stranger = await set({
      ...({ action: 'assign', records: [record] } as const),
      to: '0190a000-0000-7000-8000-000000000000',
    })
    expect(stranger.problems).toMatchObject([{ code: 'record.not_a_colleague' }])
  })

  test('a filter finds all that match, not a page, and a moderator the own ones only', async () => {
    for (let at = 0; at < 30; at++) await pendingRecord(app, { name: 'Many Match' })
    await approvedRecord(app, { name: 'Many Match' })
    const matching = (filters: object, by = amina()) =>
      by.read((ctx) => matchingRecords(ctx, matchingSchema.parse(filters)))
    const found = await matching({ search: 'many match', sort: 'oldest' })
    expect(found).toHaveLength(31)
    expect(found.at(-1)).toMatchObject({ name: 'Many Match', version: 1, state: 'approved' })
    expect(await matching({ state: 'pending' })).toHaveLength(30)
    expect(await matching({ search: 'many match' }, app.as(people.mita))).toHaveLength(30)
    const anybody = app.as({ kind: 'anonymous' })
    expect(await outcomeOf(matching({}, anybody))).toBe('session.required')
    const numbers = await amina().read((ctx) => listedNumbers(ctx, matchingSchema.parse({})))
    expect(numbers).toHaveLength(31)
  })
})
