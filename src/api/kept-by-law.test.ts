import { beforeEach, describe, expect, test } from 'vitest'
import type { DocumentKind } from '#modules/documents/schema'
import { readSettings } from '#modules/organisation'
import type { SettingsChanges } from '#modules/organisation/schema'
import { openRetention } from '#modules/privacy'
import type { DueRow } from '#modules/privacy/retention.schema'
import { day } from '#platform/clock'
import { approvedRecord, keepScans } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { smallPicture } from '#test/tables'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

const zealand = { regulator: 'nz-iaa', licenceNumber: '202401234' }
const australia = { regulator: 'au-omara', licenceNumber: '1234567' }

describe.each(engines)('what the law asks to be kept, on %s', (engine) => {
  let app: TestApp
  let pictures = 0
  beforeEach(async () => {
    app = await startTestApp(engine)
  })

  const set = (changes: SettingsChanges) => chooseSettings(app, changes)
  const patch = async (body: SettingsChanges) => {
    const { version } = await app.system.read(({ tx }) => readSettings(tx))
    return app.call('PATCH', '/organisation', { body, version, key: await app.key('admin') })
  }
  const upload = async (recordId: string, kind: DocumentKind) => {
    pictures += 1
    await uploadScan(app.as(people.amina), recordId, kind, await smallPicture(pictures))
  }
  /** What a new process finds to be due. */
  const due = async (): Promise<Pick<DueRow, 'what' | 'because'>[]> => {
    await openRetention(app.runtime).work()
    const answer = await app.call('GET', '/due-removals', { key: await app.key('admin') })
    const rows: DueRow[] = (await answer.json()).due
    return rows.map(({ what, because }) => ({ what, because }))
  }

  test('a time that is shorter is refused with law, section and least, and changes nothing', async () => {
    await set(zealand)
    const refused = await patch({ keepUsualMonths: 36, keepAfterDepartureDays: 100 })
    expect(refused.status).toBe(422)
    const { code, fields } = await refused.json()
    expect(code).toBe('organisation.kept_too_short')
    expect(fields.map(({ path }: { path: string }) => path)).toEqual([
      'keepAfterDepartureDays',
      'keepUsualMonths',
    ])
    expect(fields[1].message).toContain('at least 84 months, counted from the closing of the file')
    expect(fields[1].message).toContain('Code of Conduct 2014, clause 26(a) and (e)')
    expect(fields[1].message).toContain('Choose 84 months or more.')
    const settings = await app.system.read(({ tx }) => readSettings(tx))
    expect(settings).toMatchObject({ keepUsualMonths: 24, keepAfterDepartureDays: 90 })
    expect((await patch({ keepUsualMonths: 84, keepAfterDepartureDays: 2557 })).status).toBe(200)
  })

  test('programs read the least, the law and that no person confirmed it', async () => {
    const read = async () =>
      (
        await app.call('GET', '/organisation/keeping-laws', { key: await app.key('moderator') })
      ).json()
    expect(await read()).toMatchObject({
      country: 'BD',
      laws: [],
      least: { keepUsualMonths: null },
    })
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
