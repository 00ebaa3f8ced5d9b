import { describe, expect, test } from 'vitest'
import { approvedRecord } from '#test/candidates'
import { startPadma } from '#test/padma'
import { bothEngines, forEachTest } from '#test/test-runtime'
import {
  listOriginals,
  noteWhereabouts,
  receiveOriginal,
  returnOriginal,
  whereaboutsOf,
} from './index.server.ts'
import { newWhereaboutsSchema } from './originals.schema.ts'

// The day of the tests is 20 November 2026.
describe.each(bothEngines)('where originals are, on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  const received = async () => {
    const { id: recordId } = await approvedRecord(app)
    const id = await app.amina.write((ctx) =>
      receiveOriginal(ctx, {
        recordId,
        original: {
          ...({ kind: 'passport', purpose: 'embassy' } as const),
          ...{ receivedOn: '2026-11-10', dueOn: '2026-12-10' },
        },
      }),
    )
    return { recordId, id }
  }
  const note = (originalIds: string[], more: object = {}) =>
    app.amina.write((ctx) =>
      noteWhereabouts(ctx, {
        ...{ originalIds, place: 'Near the bridge, Banani', since: '2026-11-18', backBy: null },
        ...more,
      }),
    )
  const steps = (recordId: string) => app.amina.read((ctx) => whereaboutsOf(ctx, recordId))

  test('a batch is noted at once, each step with its day and by whom', async () => {
    const [one, other] = [await received(), await received()]
    await note([one.id, other.id, one.id], { backBy: '2026-11-30' })
    app.clock.move(1000)
    await note([one.id], { place: null, since: '2026-11-20' })
    const by = expect.any(String)
    expect(await steps(one.recordId)).toMatchObject([
      { originalId: one.id, place: 'Near the bridge, Banani', since: '2026-11-18', by },
      { originalId: one.id, place: null, since: '2026-11-20', backBy: null },
    ])
    expect(await steps(other.recordId)).toMatchObject([{ backBy: '2026-11-30' }])
    // It is still with the agency, wherever that took it.
    const [held] = await app.amina.read((ctx) => listOriginals(ctx, one.recordId))
    expect(held).toMatchObject({ isOut: true })
    expect(await app.actions(`record:${one.recordId}`)).toContain('original.moved')
  })

  test('nothing of a batch is noted where one of it refuses', async () => {
    const [one, back, gone] = [await received(), await received(), await received()]
    await app.amina.write((ctx) => returnOriginal(ctx, { ...back, returnedOn: '2026-11-19' }))
    await app.trash(gone.recordId)
    const refused: [string[], object, string][] = [
      [[one.id, back.id], {}, 'original.is_back'],
      [[one.id, gone.id], {}, 'record.in_trash'],
      [[one.id, crypto.randomUUID()], {}, 'original.not_found'],
      [[one.id], { since: '2026-11-25' }, 'original.day_ahead'],
      [[one.id], { since: '2026-11-09' }, 'original.due_before'],
      [[one.id], { backBy: '2026-11-17' }, 'original.due_before'],
    ]
    for (const [ids, more, code] of refused)
      await expect(note(ids, more)).rejects.toMatchObject({ code })
    expect(await steps(one.recordId)).toEqual([])
  })
})

test('a place names no authority as ours, and an empty one is the office', () => {
  const typed = { originalIds: ['0198f1e0-0000-7000-8000-000000000001'], since: '2026-11-18' }
  expect(newWhereaboutsSchema.parse({ ...typed, place: '', backBy: '' })).toMatchObject({
    ...{ place: null, backBy: null },
  })
  expect(newWhereaboutsSchema.safeParse({ ...typed, place: 'Visa approved desk' }).success).toBe(
    false,
  )
})
