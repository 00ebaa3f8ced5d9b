import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openCase } from '#modules/cases'
import { countTrashOlderThan, purgeOldTrash } from '#modules/privacy'
import { day } from '#platform/clock'
import { openDiskStorage } from '#platform/storage'
import { beforePut } from '#test/before-put'
import { approvedRecord, bytesOf, uploadFromPhone } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { livedRecord } from '#test/lived-record'
import { copyRecord } from '#test/many-records'
import { outcomeOf } from '#test/outcome-of'
import { startPadma } from '#test/padma'
import { documentPng } from '#test/phone-photos'
import { countFiles } from '#test/stored-files'
import { bothEngines, engines, forEachTest } from '#test/test-runtime'
import { noteShownPicture, noteTakenCopy } from './copies.ts'
import { drawDocument, sweepFiles, watermarkText } from './index.server.ts'
import type { DocumentKind } from './schema.ts'

describe.each(bothEngines)('documents on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  const upload = (recordId: string, kind: DocumentKind, bytes: Buffer) =>
    uploadFromPhone(app.amina, { recordId, kind, bytes })
  const filesUnder = (folder: string) => countFiles(app, folder)

  test('the sweep sets aside what it cannot explain, and removes what a purge or a cut upload left', async () => {
    const { id } = await approvedRecord(app)
    const { id: documentId } = await upload(id, 'photo', await documentPng())
    const unknown = `${app.system.ids.uuid()}/${app.system.ids.uuid()}`
    await app.system.storage.put(`originals/${unknown}`, await documentPng())
    await app.system.storage.put(`derivatives/${unknown}/1-480-jpeg`, await documentPng())
    // Of a process that is gone: what this one has under way is never listed.
    const gone = await openDiskStorage(join(app.folder, 'files'))
    const cut = await gone.stage(bytesOf(await documentPng('cut')), 1_000_000, 'originals')
    await cut.keep(`originals/${id}/${app.system.ids.uuid()}`)
    expect(await sweepFiles(app.system, new Date(Date.now() - day))).toBe(0)
    expect(await sweepFiles(app.system, new Date(Date.now() + day))).toBe(3)
    await cut.discard()
    expect(await app.system.storage.read(`aside/originals/${unknown}`)).toEqual(await documentPng())
    expect([filesUnder('originals'), filesUnder('derivatives')]).toEqual([1, 0])
    await app.system.storage.put(`aside/originals/${id}/${documentId}`, await documentPng())
    await app.trash(id)
    app.clock.move(31 * day)
    await purgeOldTrash(app.system)
    await app.system.storage.put(`originals/${id}/${documentId}`, await documentPng())
    expect(await sweepFiles(app.system, new Date(Date.now() + day))).toBe(1)
    expect([filesUnder('originals'), filesUnder('aside')]).toEqual([0, 1])
  })

  test('after 30 days in the trash rows, originals and pictures are gone for good', async () => {
    const record = await approvedRecord(app)
    const document = await upload(record.id, 'photo', await documentPng())
    const watermark = watermarkText('Padma Overseas Ltd', record.reference)
    await drawDocument(app.system, document, { page: 1, width: 480, format: 'jpeg', watermark })
    await app.trash(record.id)
    app.clock.move(30 * day)
    expect(await purgeOldTrash(app.system)).toBe(0)
    app.clock.move(1)
    expect(await purgeOldTrash(app.system)).toBe(1)
    expect(filesUnder('originals') + filesUnder('derivatives')).toBe(0)
  })

  test('a picture that is still being drawn when its record is purged is shown, and not kept', async () => {
    const record = await approvedRecord(app)
    const document = await upload(record.id, 'photo', await documentPng())
    await app.trash(record.id)
    app.clock.move(31 * day)
    const storage = beforePut(app.system.storage, () => purgeOldTrash(app.system))
    const view = { page: 1, width: 480, format: 'jpeg', watermark: null } as const
    const picture = await drawDocument({ ...app.system, storage }, document, view)
    expect(picture.length).toBeGreaterThan(0)
    expect(filesUnder('originals') + filesUnder('derivatives')).toBe(0)
  })

  test('whatever was set aside of a record goes with its purge', async () => {
    const { id } = await approvedRecord(app)
    const folders = ['originals', 'case-files', 'comparisons']
    for (const folder of folders)
      await app.system.storage.put(`aside/${folder}/${id}/0190`, await documentPng())
    await app.trash(id)
    app.clock.move(31 * day)
    expect(filesUnder('aside')).toBe(folders.length)
    await purgeOldTrash(app.system)
    expect(filesUnder('aside')).toBe(0)
  })

  test('requests for a code that name the number of a purged record go with it, and no others', async () => {
    const passportNumber = 'AB1234567'
    const { id } = await approvedRecord(app, { passportNumber })
    const ask = (number: string) =>
      app.anybody.write((ctx) =>
        openCase(ctx, { kind: 'code', said: { name: 'Rahima', number, from: '01711 000000' } }),
      )
    for (const number of [passportNumber, 'ab 123-4567', 'AB7654321']) await ask(number)
    await app.trash(id)
    const again = await approvedRecord(app, { passportNumber })
    app.clock.move(31 * day)
    const asked = async () => (await app.rows('cases')).map(({ partId }) => partId)
    await purgeOldTrash(app.system)
    expect(await asked()).toHaveLength(3)
    await app.trash(again.id)
    app.clock.move(31 * day)
    await purgeOldTrash(app.system)
    expect(await asked()).toEqual(['AB7654321'])
  })

  test('what something keeps lies in the trash on, with its files', async () => {
    const [kept, other] = [await approvedRecord(app), await approvedRecord(app)]
    for (const { id } of [kept, other]) {
      await upload(id, 'photo', await documentPng(id))
      await app.trash(id)
    }
    app.clock.move(31 * day)
    expect(await purgeOldTrash(app.system, async (_, recordId) => recordId === kept.id)).toBe(1)
    expect(filesUnder('originals')).toBe(1)
    expect(await purgeOldTrash(app.system)).toBe(1)
  })

  test('a record that is restored while the trash is emptied stays, and the others go', async () => {
    const records = []
    for (let number = 0; number < 3; number += 1) records.push(await approvedRecord(app))
    for (const { id } of records) await app.trash(id)
    app.clock.move(31 * day)
    let isFirst = true
    const purged = await purgeOldTrash(app.system, async (_, recordId) => {
      if (!isFirst) return false
      isFirst = false
      await app.system.write(({ tx }) =>
        tx
          .updateTable('records')
          .set({ deletedAt: null, version: 9 })
          .where('id', '=', recordId)
          .execute(),
      )
      return false
    })
    expect(purged).toBe(2)
    expect(await app.rows('records')).toMatchObject([{ deletedAt: null }])
  })

  test('behind a thousand that are kept, the others are reached in the same run', async () => {
    const { id } = await approvedRecord(app)
    await app.trash(id)
    await copyRecord(app, 1001)
    app.clock.move(31 * day)
    const ids = async () => (await app.rows('records')).map((one) => one.id).toSorted()
    const last = (await ids()).at(-1)
    expect(await purgeOldTrash(app.system, async (_, recordId) => recordId !== last)).toBe(1)
    expect(await ids()).not.toContain(last)
  })

  test('the trash keeps records for as many days as the settings say, and says before what would go', async () => {
    const { id } = await approvedRecord(app)
    await app.trash(id)
    const due = (days: number) => app.system.read((ctx) => countTrashOlderThan(ctx, { days }))
    const keepFor = (trashDays: number) => chooseSettings(app, { trashDays })
    await keepFor(90)
    app.clock.move(40 * day)
    expect(await purgeOldTrash(app.system)).toBe(0)
    expect([await due(90), await due(40), await due(39)]).toEqual([
      { total: 1, due: 0 },
      { total: 1, due: 0 },
      { total: 1, due: 1 },
    ])
    await keepFor(7)
    expect(await purgeOldTrash(app.system)).toBe(1)
    expect(await due(7)).toEqual({ total: 0, due: 0 })
  })
})

describe.each(engines)('what is left of a purged record on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  const details = {
    ...{ passportNumber: 'XY7654321', referenceNumber: 'XZ7654321' },
    ...{ name: 'Zephyrina Canary', fatherName: 'Canary Karim', motherName: 'Canary Begum' },
    ...{ address: 'Canary House, Cumilla', email: 'canary@people.example' },
  }

  /** The tables with a row that has this text in it, of all that the database has. */
  const tablesWith = async (text: RegExp) => {
    const { reader } = app.runtime.database
    const found: string[] = []
    for (const { name } of await reader.introspection.getTables()) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(reader)
      if (rows.some((row) => text.test(JSON.stringify(row)))) found.push(name)
    }
    return found.toSorted()
  }

  test('only the log and the ledger name it, by its id; nothing has a detail of the person', async () => {
    const { recordId } = await livedRecord(app, 1, details)
    await livedRecord(app, 2)
    const asked = { name: details.name, number: details.passportNumber, from: '01711 000000' }
    await app.anybody.write((ctx) => openCase(ctx, { kind: 'code', said: asked }))
    const person = /canary|X[YZ]7654321/i
    expect(await tablesWith(person)).toEqual(expect.arrayContaining(['cases', 'records']))
    expect((await tablesWith(new RegExp(recordId))).length).toBeGreaterThan(20)
    await app.purge(recordId)
    expect(await tablesWith(person)).toEqual([])
    expect(await tablesWith(new RegExp(recordId))).toEqual(['auditEvents', 'ledgerEntries'])
  })
})

test.each(engines)(
  'a copy of what was purged meanwhile is refused as not found, and nothing of it is noted, on %s',
  async (engine) => {
    const app = await startPadma(engine)
    const { id: recordId } = await approvedRecord(app)
    const bytes = await documentPng()
    const { id } = await uploadFromPhone(app.amina, { recordId, kind: 'visa-paper', bytes })
    await app.trash(recordId)
    app.clock.move(31 * day)
    expect(await purgeOldTrash(app.system)).toBe(1)

    const copy = { bytes: Buffer.from('%PDF'), documentIds: [id] }
    expect(await outcomeOf(noteTakenCopy(app.system, copy))).toBe('document.not_found')
    await noteShownPicture(app.system, copy)
    expect(await app.rows('shownCopies')).toEqual([])
  },
)

test('a clock that jumps while a large trash is emptied makes nothing else in it old', async () => {
  const app = await startPadma('sqlite')
  const { id: oldId } = await approvedRecord(app)
  await app.trash(oldId)
  app.clock.move(31 * day)
  await copyRecord(app, 1100)
  const { id } = await approvedRecord(app)
  await app.trash(id)
  let hasJumped = false
  const keepCopies = async (_: unknown, recordId: string) => {
    if (!hasJumped) app.clock.move(365 * day)
    hasJumped = true
    return recordId.startsWith(`${oldId}-`)
  }
  expect(await purgeOldTrash(app.system, keepCopies)).toBe(1)
  expect((await app.rows('records')).map((row) => row.id)).toContain(id)
})
