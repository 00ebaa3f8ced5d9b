import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { tableNames } from '#modules/archive'
import { examineFiles, sweepFiles } from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import type { SettingsChanges } from '#modules/organisation/schema'
import { openRetention } from '#modules/privacy'
import type { DueRow, Removal } from '#modules/privacy/schema'
import { getRecord } from '#modules/records'
import { day } from '#platform/clock'
import { allOf } from '#test/all-of'
import { approvedRecord } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { smallPicture } from '#test/tables'
import { startTestApp } from '#test/test-app'
import { bothEngines, forEachTest, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

describe.each(bothEngines)('what has been kept long enough, on %s', (engine) => {
  const app = forEachTest(() => startTestApp(engine))
  let pictures = 0

  const upload = async (recordId: string, kind: DocumentKind) =>
    uploadScan(app.as(people.amina), recordId, kind, await smallPicture(++pictures))
  /** A new process looks through all records at once. */
  const look = () => openRetention(app.runtime).work()
  /** With a key of its own: the clock moves further than one lasts. */
  const told = async (method: string, path: string, body?: object) =>
    app.answer(method, path, { body, key: await app.key('admin') })
  const list = async (what = ''): Promise<DueRow[]> =>
    (await told('GET', `/due-removals${what}`)).due
  const wanted = ({ recordId, what, since }: DueRow): Removal => ({ recordId, what, since })
  const remove = async (removals: Removal[]) =>
    (await told('POST', '/due-removals/remove', { removals })).outcomes
  const set = (changes: SettingsChanges) => chooseSettings(app, changes)
  const everything = async () => {
    const { reader } = app.runtime.database
    const rowsOf = async (table: string) => {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(reader)
      return [table, rows.map((row) => JSON.stringify(row)).toSorted()] as const
    }
    return new Map(await Promise.all(tableNames.map(rowsOf)))
  }
  const files = async () => (await allOf(app.runtime.storage.list('originals/'), 'key')).toSorted()
  const findings = () => allOf(examineFiles(app.system), 'problem')
  const events = (id: string) => app.events({ subject: `record:${id}`, limit: 3 })

  test('a fingerprint paper is removed with every version, and nothing else is', async () => {
    const { id } = await approvedRecord(app, { flightOn: '2026-11-25' })
    const other = await approvedRecord(app, { flightOn: '2027-02-01' })
    const first = await upload(id, 'fingerprint')
    const second = await upload(id, 'fingerprint')
    const visa = await upload(id, 'visa-paper')
    const kept = await upload(other.id, 'fingerprint')
    app.clock.move(95 * day)
    await look()
    expect(await list()).toEqual([])
    app.clock.move(day)
    await look()
    const [due, ...more] = await list()
    expect(more).toEqual([])
    expect(due).toMatchObject({ recordId: id, what: 'fingerprint', because: 'departure', held: [] })
    expect(due).toMatchObject({ since: '2027-02-24T00:00:00.000Z', removedFrom: null })
    expect(await list('?what=record')).toEqual([])

    const before = await everything()
    expect(await remove([wanted(due as DueRow)])).toEqual(['removed'])
    const after = await everything()
    const changed = tableNames.filter(
      (table) => String(before.get(table)) !== String(after.get(table)),
    )
    const expected = ['apiKeys', 'auditEvents', 'documents', 'dueRemovals', 'recordChangesToPlace']
    expect(changed.toSorted()).toEqual(expected)
    const left = after.get('documents')?.map((row) => JSON.parse(row).id)
    expect(left?.toSorted()).toEqual([visa.id, kept.id].toSorted())
    expect(await files()).toEqual(
      [`originals/${id}/${visa.id}`, `originals/${other.id}/${kept.id}`].toSorted(),
    )
    const [event] = await events(id)
    expect(event).toMatchObject({ action: 'document.purged', actorKind: 'api_key' })
    expect(event?.details).toMatchObject({ kind: 'fingerprint', dueSince: due?.since })
    expect(new Set(event?.details.documentIds as string[])).toEqual(new Set([first.id, second.id]))
    expect(await findings()).toEqual([])
    expect(await remove([wanted(due as DueRow)])).toEqual(['not-due'])
    expect(await list()).toEqual([])
  })

  test('a whole record goes by way of the trash, and another one stays', async () => {
    const { id } = await approvedRecord(app)
    await upload(id, 'visa-paper')
    app.clock.move(80 * day)
    const young = await approvedRecord(app)
    app.clock.move(651 * day)
    await look()
    const due = await list()
    expect(due).toMatchObject([{ recordId: id, what: 'record', because: 'change' }])
    expect(await remove(due.map(wanted))).toEqual(['removed'])
    const way = ['record.purged', 'record.deleted', 'document.uploaded']
    expect((await events(id)).map(({ action }) => action)).toEqual(way)
    expect(await files()).toEqual([])
    const read = (recordId: string) => app.system.read((ctx) => getRecord(ctx, recordId))
    await expect(read(id)).rejects.toMatchObject({ code: 'record.not_found' })
    expect(await read(young.id)).toMatchObject({ deletedAt: null })
    expect(await findings()).toEqual([])
  })

  test('by itself nothing goes until that is chosen, and then a week after it was listed', async () => {
    const { id } = await approvedRecord(app, { flightOn: '2026-11-25' })
    await upload(id, 'fingerprint')
    app.clock.move(100 * day)
    const server = openRetention(app.runtime)
    const days = async (count: number) => {
      for (let at = 0; at < count; at += 1) {
        app.clock.move(day)
        await server.work()
      }
    }
    await days(9)
    expect(await list()).toMatchObject([{ what: 'fingerprint', removedFrom: null }])
    await set({ removesByItself: true })
    await server.work()
    const chosenAt = Date.parse(app.clock.now())
    const [noticed] = await list()
    expect(noticed?.removedFrom).toBe(new Date(chosenAt + 7 * day).toISOString())
    await days(6)
    await set({ removesByItself: false })
    await days(1)
    expect(await list()).toMatchObject([{ removedFrom: null }])
    await set({ removesByItself: true })
    await days(6)
    expect(await files()).toHaveLength(1)
    await days(2)
    expect(await files()).toEqual([])
    expect(await list()).toEqual([])
    const [event] = await events(id)
    expect(event).toMatchObject({ action: 'document.purged', actorKind: 'system' })
  })

  test('a clock that jumps ahead, or a server that was off, begins the week anew', async () => {
    const { id } = await approvedRecord(app, { flightOn: '2026-11-25' })
    await upload(id, 'fingerprint')
    await set({ removesByItself: true })
    app.clock.move(100 * day)
    await look()
    app.clock.move(365 * day)
    await look()
    expect((await list())[0]?.listedAt).toBe(app.clock.now())
    expect(await files()).toHaveLength(1)
    app.clock.move(-365 * day)
    await look()
    expect((await list())[0]?.listedAt).toBe(app.clock.now())
    app.clock.move(-99 * day)
    await look()
    expect(await list()).toEqual([])
    expect(await files()).toHaveLength(1)
  })

  test('what a shorter time would remove is counted before it is chosen', async () => {
    const { id } = await approvedRecord(app)
    await upload(id, 'visa-paper')
    app.clock.move(400 * day)
    const count = async (months: number) => {
      const asked = `keepAfterDepartureDays=90&keepSensitiveMonths=12&keepContractMonths=60`
      return told('GET', `/due-removals/count?${asked}&keepUsualMonths=${months}`)
    }
    expect(await count(24)).toEqual({ status: 200, papers: 0, records: 0 })
    expect(await count(12)).toEqual({ status: 200, papers: 0, records: 1 })
    expect((await count(11)).status).toBe(422)
  })

  test('a stop between rows and files leaves files that the next start removes for good', async () => {
    const { id } = await approvedRecord(app, { flightOn: '2026-11-25' })
    await upload(id, 'fingerprint')
    const visa = await upload(id, 'visa-paper')
    app.clock.move(100 * day)
    await look()
    const [key_] = (await files()).filter((one) => !one.endsWith(visa.id))
    const bytes = await app.runtime.storage.read(key_ as string)
    expect(await remove((await list()).map(wanted))).toEqual(['removed'])
    await app.runtime.storage.put(key_ as string, bytes as Buffer)
    expect(await sweepFiles(app.system, new Date(Date.now() + day))).toBe(1)
    expect(await files()).toEqual([`originals/${id}/${visa.id}`])
    const aside = await allOf(app.runtime.storage.list('aside/'), 'key')
    expect(aside).toEqual([])
  })
})
