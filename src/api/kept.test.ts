import { describe, expect, test } from 'vitest'
import type { DocumentKind } from '#modules/documents/schema'
import { readSettings } from '#modules/organisation'
import type { SettingsChanges } from '#modules/organisation/schema'
import { openRetention } from '#modules/privacy'
import type { DueRow } from '#modules/privacy/schema'
import { setStage } from '#modules/records'
import { day } from '#platform/clock'
import { approvedRecord, keepScans } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { rowsAbout } from '#test/rows-about'
import { smallPicture } from '#test/tables'
import { startTestApp } from '#test/test-app'
import { engines, forEachTest, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

const zealand = { regulator: 'nz-iaa', licenceNumber: '202401234' }
const australia = { regulator: 'au-omara', licenceNumber: '1234567' }

describe.each(engines)('what the law asks to be kept, on %s', (engine) => {
  const app = forEachTest(() => startTestApp(engine))
  let pictures = 0

  const set = (changes: SettingsChanges) => chooseSettings(app, changes)
  const patch = async (body: SettingsChanges) => {
    const { version } = await app.system.read(({ tx }) => readSettings(tx))
    return app.answer('PATCH', '/organisation', { body, version, key: await app.key('admin') })
  }
  const upload = async (recordId: string, kind: DocumentKind) =>
    uploadScan(app.as(people.amina), recordId, kind, await smallPicture(++pictures))
  /** What a new process finds to be due. */
  const due = async (): Promise<Pick<DueRow, 'what' | 'because'>[]> => {
    await openRetention(app.runtime).work()
    const { due } = await app.json('GET', '/due-removals', { key: await app.key('admin') })
    return (due as DueRow[]).map(({ what, because }) => ({ what, because }))
  }

  test('a time that is shorter is refused with law, section and least, and changes nothing', async () => {
    await set(zealand)
    expect(await patch({ keepUsualMonths: 36, keepAfterDepartureDays: 100 })).toMatchObject({
      ...{ status: 422, code: 'organisation.kept_too_short' },
      fields: [
        { path: 'keepAfterDepartureDays' },
        {
          path: 'keepUsualMonths',
          message: expect.stringMatching(
            /at least 84 months, counted from the closing of the file.*Code of Conduct 2014, clause 26\(a\) and \(e\).*Choose 84 months or more\./,
          ),
        },
      ],
    })
    const settings = await app.system.read(({ tx }) => readSettings(tx))
    expect(settings).toMatchObject({ keepUsualMonths: 24, keepAfterDepartureDays: 90 })
    expect((await patch({ keepUsualMonths: 84, keepAfterDepartureDays: 2557 })).status).toBe(200)
  })

  test('programs read the least, the law and that no person confirmed it', async () => {
    const read = async () =>
      app.json('GET', '/organisation/keeping-laws', { key: await app.key('moderator') })
    const none = { country: 'BD', laws: [], least: { keepUsualMonths: null } }
    expect(await read()).toMatchObject(none)
    await set(zealand)
    expect(await read()).toMatchObject({
      country: 'NZ',
      laws: [{ id: 'nz-code-26', months: 84, from: 'closing', confirmedBy: null }],
      least: { keepAfterDepartureDays: { least: 2557, lawId: 'nz-code-26' } },
    })
  })

  test('settings that are shorter remove nothing before, also by itself, and a document the law leaves out goes', async () => {
    await keepScans(app)
    await set({ ...australia, removesByItself: true })
    const { id } = await approvedRecord(app, { flightOn: '2026-11-25' })
    await upload(id, 'visa-paper')
    await upload(id, 'medical')
    app.clock.move(100 * day)
    expect(await due()).toEqual([{ what: 'medical', because: 'departure' }])
    app.clock.move(1400 * day)
    expect(await due()).toEqual([{ what: 'medical', because: 'departure' }])
    app.clock.move(1100 * day)
    expect(await due()).toEqual([{ what: 'record', because: 'law' }])
  })
})

const later = '2027-03-01T10:00:00.000Z'
const overAfter = { usual: '2029-03-01T10:00:00.000Z', contract: '2032-03-01T10:00:00.000Z' }

/** What somebody enters about a record, when, and how long that keeps it. */
const entries = [
  ['stageSteps', 'setAt', 'usual'],
  ['recordNotes', 'writtenAt', 'usual'],
  ['contractTerms', 'enteredAt', 'contract'],
  ['contractReadings', 'saidAt', 'usual'],
  ['ledgerEntries', 'createdAt', 'contract'],
  ['cases', 'createdAt', 'usual'],
  ['caseSteps', 'at', 'usual'],
  ['originals', 'createdAt', 'usual'],
  ['originals', 'returnNotedAt', 'usual'],
  ['sightings', 'notedAt', 'usual'],
  ['sightings', 'removedAt', 'usual'],
  ['comparisons', 'notedAt', 'usual'],
  ['comparisons', 'answeredAt', 'usual'],
  ['shares', 'createdAt', 'usual'],
] as const
const before: Partial<Record<string, 'cases'>> = { caseSteps: 'cases' }

describe.each(engines)('how long a record is kept, on %s,', async (engine) => {
  let due: DueRow[]
  const about = new Map<(typeof entries)[number], string>()
  const app = await startTestApp(engine)
  await keepScans(app)
  const bare = (await approvedRecord(app)).id
  for (const [index, entry] of entries.entries()) about.set(entry, await enter(entry, index))
  const left = (await approvedRecord(app)).id
  const amina = app.as(people.amina)
  await uploadScan(amina, left, 'medical', await smallPicture(1))
  app.clock.move(10 * day)
  await amina.write((ctx) => setStage(ctx, { recordId: left, stage: 'stage_left' }))

  /** A new process looks through all records at once. */
  async function look(moved: number): Promise<void> {
    app.clock.move(moved)
    await openRetention(app.runtime).work()
    const key = await app.key('admin')
    due = (await app.json('GET', '/due-removals', { key })).due
  }

  /** A record of which one thing was entered later than all else. */
  async function enter([table, column]: (typeof entries)[number], number: number) {
    const { id: recordId } = await approvedRecord(app)
    const scan = await smallPicture(number)
    const { id: documentId } = await uploadScan(app.as(people.amina), recordId, 'visa-paper', scan)
    await app.code(recordId)
    await app.runtime.database.write(async (tx) => {
      const codes = tx.selectFrom('accessCodes').select('id').where('recordId', '=', recordId)
      const { id: accessCodeId } = await codes.executeTakeFirstOrThrow()
      const rows = rowsAbout({ number, recordId, documentId, accessCodeId })
      for (const name of [before[table], table]) {
        if (name === undefined) continue
        const [row] = rows[name] ?? []
        const values = name === table ? { ...row, [column]: later } : row
        await tx
          .insertInto(name)
          .values(values as never)
          .execute()
      }
    })
    return recordId
  }

  test('documents that nobody may be shown go 90 days after the stage of who has departed', async () => {
    await look(90 * day - 1)
    expect(due).toEqual([])
    await look(1)
    expect(due).toMatchObject([{ recordId: left, what: 'medical', because: 'departure' }])
    expect(due[0]?.since).toBe('2027-02-28T09:00:00.000Z')
  })

  test('is counted from what was last entered, and longer for a contract or money', async () => {
    await look(6 * 366 * day)
    const since = (id: string | undefined) =>
      due.find(({ recordId, what }) => recordId === id && what === 'record')?.since
    expect(since(bare)?.slice(0, 10)).toBe('2028-11-20')
    expect(entries.map((entry) => [...entry.slice(0, 2), since(about.get(entry))])).toEqual(
      entries.map(([table, column, kept]) => [table, column, overAfter[kept]]),
    )
  })
})
