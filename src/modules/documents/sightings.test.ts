import { describe, expect, test } from 'vitest'
import { answerConsent } from '#modules/consents'
import { consentEdition } from '#modules/consents/words.schema'
import { moderatorChoices } from '#modules/organisation/fields.schema'
import { seenKinds } from '#modules/organisation/kinds.schema'
import { allOf } from '#test/all-of'
import { approvedRecord, keepScans } from '#test/candidates'
import { doneAtOnce, outcomeOf } from '#test/outcome-of'
import { startPadma } from '#test/padma'
import { bothEngines, forEachTest } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { documentVersions } from './finding.ts'
import { listSightings, noteSighting, removeSighting } from './index.server.ts'
import { newSightingSchema } from './originals.schema.ts'
import { documentKindNames, documentKinds } from './schema.ts'

test('documents that are only seen are of kinds that nobody but the candidate is shown', () => {
  for (const kind of seenKinds) {
    expect(documentKindNames).toContain(kind)
    expect(documentKinds[kind].shareable).toBe('never')
    expect(moderatorChoices).not.toContain(kind)
  }
})

test('the number of a document is a number: no word about what came out fits', () => {
  const numberOf = (number: string) =>
    newSightingSchema.safeParse({ kind: 'medical', seenOn: '2026-11-19', number })
  expect(numberOf(' med-17/26 ').data?.number).toBe('MED-17/26')
  for (const text of [
    'POSITIVE',
    'unfit',
    'HIV 1 positive',
    'seen by Dr. 7',
    'যোগ্য',
    '1'.repeat(31),
  ])
    expect(numberOf(text).success).toBe(false)
})

describe.each(bothEngines)('documents that were seen, on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  const record = forEachTest(() => approvedRecord(app))

  const upload = async (kind: 'medical' | 'police-clearance' | 'fingerprint') =>
    uploadScan(app.amina, record.id, kind, kind)
  const printed = { number: 'MED-17', validUntil: '2027-02-18' }
  const sighting = { kind: 'medical', seenOn: '2026-11-19', ...printed } as const
  const note = (more = {}) =>
    app.amina.write((ctx) =>
      noteSighting(ctx, { recordId: record.id, sighting: { ...sighting, ...more } }),
    )
  const list = () => app.amina.read((ctx) => listSightings(ctx, record.id))

  test('no scan of health or criminal records is taken until a reason is stated', async () => {
    const refused = expect.objectContaining({ code: 'document.scan_not_kept' })
    for (const kind of seenKinds) await expect(upload(kind)).rejects.toEqual(refused)
    expect(await app.amina.read((ctx) => documentVersions(ctx, record.id))).toEqual([])
    const stored = await allOf(app.runtime.storage.list('originals/'), 'key')
    expect(stored).toEqual([])
    await expect(upload('fingerprint')).resolves.toMatchObject({ version: 1 })
    await keepScans(app)
    await expect(upload('medical')).resolves.toMatchObject({ version: 1 })
  })

  test('a note says when, by whom, which number and last day, and stays in the log when it is taken off', async () => {
    const id = await note()
    await note({ kind: 'police-clearance', seenOn: '2026-11-20', number: null, validUntil: null })
    expect(
      (await list()).map(({ kind, seenOn, ...one }) => [kind, seenOn, one.number, one.validUntil]),
    ).toEqual([
      ['police-clearance', '2026-11-20', null, null],
      ['medical', '2026-11-19', 'MED-17', '2027-02-18'],
    ])
    await app.amina.write((ctx) => removeSighting(ctx, { recordId: record.id, id }))
    expect((await list()).map(({ kind }) => kind)).toEqual(['police-clearance'])
    const again = app.amina.write((ctx) => removeSighting(ctx, { recordId: record.id, id }))
    await expect(again).rejects.toMatchObject({ code: 'sighting.not_found' })
    const noted = (await app.actions(`record:${record.id}`)).filter((one) => /^sighting/.test(one))
    expect(noted).toEqual(['sighting.removed', 'sighting.noted', 'sighting.noted'])
  })

  test('two who take the same note off at once: one of them is told that it is gone', async () => {
    const id = await note()
    const remove = () => app.amina.write((ctx) => removeSighting(ctx, { recordId: record.id, id }))
    expect(await doneAtOnce(2, remove)).toBe(1)
  })

  test('nothing is noted for tomorrow, in the trash, or after a no to keeping', async () => {
    expect(await outcomeOf(note({ seenOn: '2026-11-21' }))).toBe('sighting.day_ahead')
    const answer = { purpose: 'keeping', answer: 'withdrawn', language: 'en' } as const
    await app.amina.write((ctx) =>
      answerConsent(
        ctx,
        { recordId: record.id },
        { ...answer, edition: consentEdition, endShares: async () => undefined },
      ),
    )
    await expect(note()).rejects.toMatchObject({ code: 'consent.no_keeping' })
    await app.trash(record.id)
    await expect(note()).rejects.toMatchObject({ code: 'record.in_trash' })
    expect(await list()).toEqual([])
  })
})
