import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { exportEverything, restoreExport } from '#modules/exchange'
import { readSettings } from '#modules/organisation'
import { examineRetention, listDue, openRetention } from '#modules/privacy'
import { day, hour } from '#platform/clock'
import { approvedRecord, keepScans } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { startPadma } from '#test/padma'
import { smallPicture } from '#test/tables'
import { engines, people, startTestRuntime, type TestRuntime } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

const secret = 'the secret of the one agency that moves to another machine'
const keeping = { keepAfterDepartureDays: 60, keepSensitiveMonths: 7, keepUsualMonths: 30 }

describe.each(engines)('what is due for removal, on %s,', (engine) => {
  let app: TestRuntime
  let folder: string
  let recordId: string
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'candor-retention-'))
    app = await startPadma(engine, { CANDOR_SECRET: secret })
    await keepScans(app)
    const amina = app.as(people.amina)
    recordId = (await approvedRecord(app, { flightOn: '2026-11-25' })).id
    await uploadScan(amina, recordId, 'medical', await smallPicture(1))
    await chooseSettings(app, { ...keeping, removesByItself: true })
    app.clock.move(70 * day)
    await openRetention(app.runtime).work()
  })
  afterEach(async () => {
    rmSync(folder, { recursive: true, force: true })
    await app.close()
  })

  const dueIn = async ({ as }: TestRuntime) =>
    (await as(people.amina).read((ctx) => listDue(ctx, {}))).due

  test('is found anew after a restore, by the same times, and has a week of notice again', async () => {
    const [before] = await dueIn(app)
    expect(before).toMatchObject({ recordId, what: 'medical', held: [] })
    const zip = join(folder, 'everything.zip')
    writeFileSync(zip, await buffer(await exportEverything(app.as(people.amina))))
    const target = await startTestRuntime(engine, { CANDOR_SECRET: secret })
    target.clock.move(76 * day)
    await restoreExport(target.system, zip)
    const settings = await target.system.read(({ tx }) => readSettings(tx))
    expect(settings).toMatchObject({ ...keeping, removesByItself: true })
    expect(await dueIn(target)).toEqual([])
    const server = openRetention(target.runtime)
    await server.work()
    const [after] = await dueIn(target)
    expect(after).toMatchObject({ recordId, what: 'medical', since: before?.since })
    expect(after?.listedAt).toBe(target.clock.now())
    expect(after?.removedFrom).toBe(
      new Date(Date.parse(target.clock.now()) + 7 * day).toISOString(),
    )
  })

  const standing = () => examineRetention(app.system)
  const runTo = async (days: number, work: () => Promise<void>) => {
    for (let hours = 0; hours < days * 24; hours += 12) {
      app.clock.move(12 * hour)
      await work()
    }
  }

  test('is told by doctor when it was to go by itself and did not', async () => {
    expect(await standing()).toEqual({ overdue: null, halfRemoved: [] })
    const [due] = await dueIn(app)
    const write = app.runtime.database.write.bind(app.runtime.database)
    // As if each removal failed: the list is looked through, and nothing goes.
    await runTo(8, () =>
      write(async (tx) => {
        await tx.updateTable('dueRemovals').set({ seenAt: app.clock.now() }).execute()
      }),
    )
    expect((await standing()).overdue).toEqual({ count: 1, since: due?.removedFrom })
    const server = openRetention(app.runtime)
    await server.work()
    expect(await standing()).toEqual({ overdue: null, halfRemoved: [] })
    expect(await dueIn(app)).toEqual([])
  })

  test('is told by doctor when a row of it is there after its removal', async () => {
    const { reader, write } = app.runtime.database
    const [row] = await reader.selectFrom('documents').selectAll().execute()
    const server = openRetention(app.runtime)
    await runTo(8, () => server.work())
    expect(await reader.selectFrom('documents').selectAll().execute()).toEqual([])
    expect((await standing()).halfRemoved).toEqual([])
    if (!row) throw new Error('There was no scan')
    await write.call(app.runtime.database, async (tx) => {
      await tx.insertInto('documents').values(row).execute()
    })
    expect((await standing()).halfRemoved).toEqual([{ what: 'document', id: row.id }])
  })
})
