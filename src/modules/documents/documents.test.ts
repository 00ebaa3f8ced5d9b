import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changeSettings } from '#modules/organisation'
import { deleteRecord, getRecord } from '#modules/records'
import { day } from '#platform/clock'
import { openDiskStorage } from '#platform/storage'
import { approvedRecord, bytesOf, pendingRecord } from '#test/candidates'
import { startPadma } from '#test/padma'
import { pdfFrom } from '#test/pdf'
import { paperPng, phonePhotoJpeg, threePagePdf } from '#test/phone-photos'
import { engines, people, type TestRuntime } from '#test/test-runtime'
import {
  countTrashOlderThan,
  currentDocuments,
  documentVersions,
  drawDocument,
  examineFiles,
  purgeOldTrash,
  readOriginal,
  removeDocument,
  sweepFiles,
  uploadDocument,
  uploadDocuments,
  watermarkText,
} from './index.server.ts'
import { type DocumentKind, documentKindNames, documentKinds } from './schema.ts'

const small = { width: 800, height: 600 }

describe.each(engines)('documents on %s', (engine) => {
  let app: TestRuntime
  beforeEach(async () => {
    app = await startPadma(engine)
  })
  afterEach(() => app.close())

  const upload = (recordId: string, kind: DocumentKind, bytes: Buffer, by = people.amina) =>
    uploadDocument(app.as(by), {
      recordId,
      kind,
      originalName: 'IMG 1.jpg',
      source: bytesOf(bytes),
    })
  const filesUnder = (folder: string) =>
    readdirSync(join(app.folder, 'files', folder), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    ).length

  test('the original comes back byte for byte, and the download is audited', async () => {
    const record = await approvedRecord(app)
    const bytes = await phonePhotoJpeg(small)
    const document = await upload(record.id, 'photo', bytes)
    expect(document).toMatchObject({ mediaType: 'image/jpeg', width: 600, height: 800, version: 1 })
    const original = await readOriginal(app.as(people.amina), document.id)
    const chunks = []
    for await (const chunk of original.stream) chunks.push(chunk)
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true)
  })

  test('a PDF with an attached file is refused and leaves nothing', async () => {
    const { id } = await approvedRecord(app)
    const attached = pdfFrom({
      catalog: '/Names << /EmbeddedFiles << /Names [(a) 7 0 R] >> >>',
      7: '<< /Type /Filespec /F (a.exe) /EF << /F 8 0 R >> >>',
      8: '<< /Length 2 >>\nstream\nMZ\nendstream',
    })
    await expect(upload(id, 'visa-paper', attached)).rejects.toMatchObject({
      code: 'document.active_content',
    })
    await expect(upload(id, 'visa-paper', pdfFrom({}))).resolves.toMatchObject({ version: 1 })
    expect(filesUnder('originals')).toBe(1)
  })

  test('a new scan supersedes the old one, which stays; the same bytes change nothing', async () => {
    const { id } = await approvedRecord(app)
    const first = await upload(id, 'visa-paper', await paperPng('one'))
    const again = await upload(id, 'visa-paper', await paperPng('one'))
    expect(again.id).toBe(first.id)
    expect(filesUnder('originals')).toBe(1)
    const second = await upload(id, 'visa-paper', await paperPng('two'))
    expect(second.version).toBe(2)
    const versions = await app.as(people.amina).read((ctx) => documentVersions(ctx, id))
    expect(versions.map(({ version, supersededAt }) => [version, supersededAt !== null])).toEqual([
      [2, false],
      [1, true],
    ])
  })

  test("a moderator uploads and removes the kinds of the moderator's form only", async () => {
    const { id } = await pendingRecord(app)
    const refused = expect.objectContaining({ code: 'document.kind_of_admins' })
    for (const kind of documentKindNames) {
      const tried = await upload(id, kind, await paperPng(kind), people.mita).catch(
        (error) => error,
      )
      expect(tried, kind).toEqual(
        documentKinds[kind].moderatorForm ? expect.objectContaining({ kind }) : refused,
      )
    }
    await upload(id, 'fingerprint', await paperPng())
    const remove = (kind: DocumentKind) =>
      app.as(people.mita).write((ctx) => removeDocument(ctx, { recordId: id, kind }))
    await expect(remove('fingerprint')).rejects.toEqual(refused)
    await remove('visa-paper')
    const kept = await app.as(people.amina).read((ctx) => currentDocuments(ctx, id))
    expect(kept.map(({ kind }) => kind)).toContain('fingerprint')
  })

  test('an upload moves the record on, so that nobody approves what they have not seen', async () => {
    const { id } = await pendingRecord(app)
    await upload(id, 'photo', await paperPng(), people.mita)
    const record = await app.as(people.amina).read((ctx) => getRecord(ctx, id))
    expect(record).toMatchObject({ version: 2, state: 'pending' })
  })

  test('what is refused leaves neither row nor file', async () => {
    const { id } = await approvedRecord(app)
    await expect(upload(id, 'photo', Buffer.from('<svg/>'))).rejects.toMatchObject({
      code: 'document.unsupported',
    })
    await expect(upload(id, 'photo', Buffer.alloc(0))).rejects.toMatchObject({
      code: 'document.empty',
    })
    const other = await pendingRecord(app)
    await expect(upload(other.id, 'photo', await paperPng(), people.nurul)).rejects.toMatchObject({
      code: 'record.not_found',
    })
    await deleteRecordOf(id)
    await expect(upload(id, 'photo', await paperPng())).rejects.toMatchObject({
      code: 'record.in_trash',
    })
    expect(await app.system.read((ctx) => currentDocuments(ctx, id))).toEqual([])
    expect(await sweepFiles(app.system, new Date(Date.now() + day))).toBe(0)
  })

  test('the sweep sets aside what it cannot explain, and removes what a purge or a cut upload left', async () => {
    const { id } = await approvedRecord(app)
    const { id: documentId } = await upload(id, 'photo', await paperPng())
    const unknown = `${app.system.ids.uuid()}/${app.system.ids.uuid()}`
    await app.system.storage.put(`originals/${unknown}`, await paperPng())
    await app.system.storage.put(`derivatives/${unknown}/1-480-jpeg`, await paperPng())
    // Of a process that is gone: what this one has under way is never listed.
    const gone = await openDiskStorage(join(app.folder, 'files'))
    const cut = await gone.stage(bytesOf(await paperPng('cut')), 1_000_000)
    await cut.keep(`originals/${id}/${app.system.ids.uuid()}`)
    expect(await sweepFiles(app.system, new Date(Date.now() - day))).toBe(0)
    expect(await sweepFiles(app.system, new Date(Date.now() + day))).toBe(3)
    await cut.discard()
    expect(await app.system.storage.read(`aside/originals/${unknown}`)).toEqual(await paperPng())
    expect([filesUnder('originals'), filesUnder('derivatives')]).toEqual([1, 0])
    await app.system.storage.put(`aside/originals/${id}/${documentId}`, await paperPng())
    await deleteRecordOf(id)
    app.clock.move(31 * day)
    await purgeOldTrash(app.system)
    await app.system.storage.put(`originals/${id}/${documentId}`, await paperPng())
    expect(await sweepFiles(app.system, new Date(Date.now() + day))).toBe(1)
    expect([filesUnder('originals'), filesUnder('aside')]).toEqual([0, 1])
  })

  test('several scans of a record come in one commit, and one that is refused keeps no other out', async () => {
    const { id } = await approvedRecord(app)
    const scans: [DocumentKind, Buffer][] = [
      ['photo', await paperPng('photo')],
      ['ticket', Buffer.from('no picture')],
      ['lmia', await paperPng('lmia')],
      ['work-permit', await paperPng('permit')],
    ]
    const send = () =>
      uploadDocuments(app.as(people.amina), {
        recordId: id,
        uploads: scans.map(([kind, bytes]) => {
          return { kind, originalName: `${kind}.png`, source: bytesOf(bytes) }
        }),
      })
    const results = await send()
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
    expect(results[1]).toMatchObject({ reason: { code: 'document.unsupported' } })
    const current = async () =>
      (await app.system.read((ctx) => currentDocuments(ctx, id))).map((one) => one.id)
    const before = await current()
    expect(before).toHaveLength(3)
    expect(filesUnder('originals')).toBe(3)
    // The same bytes again change nothing and leave nothing.
    await send()
    expect(await current()).toEqual(before)
    expect(filesUnder('originals')).toBe(3)
    await deleteRecordOf(id)
    await expect(send()).rejects.toMatchObject({ code: 'record.in_trash' })
    expect(filesUnder('originals')).toBe(3)
  })

  test('of eight uploads of one kind at once all are kept, one is current', async () => {
    const { id } = await approvedRecord(app)
    const scans = await Promise.all(Array.from({ length: 8 }, (_, n) => paperPng(`scan ${n}`)))
    await Promise.all(scans.map((bytes) => upload(id, 'ticket', bytes)))
    const versions = await app.system.read((ctx) => documentVersions(ctx, id))
    expect(versions.map(({ version }) => version)).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
    expect(await app.system.read((ctx) => currentDocuments(ctx, id))).toHaveLength(1)
    for await (const finding of examineFiles(app.system)) expect(finding).toBeNull()
  })

  test('a picture is drawn once and kept; a new name of the organisation draws it anew', async () => {
    const record = await approvedRecord(app)
    const document = await upload(record.id, 'work-permit', threePagePdf())
    expect(document.pages).toBe(3)
    const view = (organisation: string, page = 1) => ({
      page,
      width: 480 as const,
      format: 'webp' as const,
      watermark: watermarkText(organisation, record.reference),
    })
    const one = await drawDocument(app.system, document, view('Padma Overseas Ltd'))
    const kept = await drawDocument(app.system, document, view('Padma Overseas Ltd'))
    expect(kept.equals(one)).toBe(true)
    expect(filesUnder('derivatives')).toBe(1)
    const renamed = await drawDocument(app.system, document, view('Meghna Overseas Ltd'))
    expect(renamed.equals(one)).toBe(false)
    await expect(
      drawDocument(app.system, document, view('Padma Overseas Ltd', 4)),
    ).rejects.toMatchObject({ code: 'document.not_found' })
  })

  test('after 30 days in the trash rows, originals and pictures are gone for good', async () => {
    const record = await approvedRecord(app)
    const document = await upload(record.id, 'photo', await paperPng())
    const watermark = watermarkText('Padma Overseas Ltd', record.reference)
    await drawDocument(app.system, document, { page: 1, width: 480, format: 'jpeg', watermark })
    await deleteRecordOf(record.id)
    app.clock.move(30 * day)
    expect(await purgeOldTrash(app.system)).toBe(0)
    app.clock.move(1)
    expect(await purgeOldTrash(app.system)).toBe(1)
    expect(filesUnder('originals') + filesUnder('derivatives')).toBe(0)
  })

  test('the trash keeps records for as many days as the settings say, and says before what would go', async () => {
    const { id } = await approvedRecord(app)
    await deleteRecordOf(id)
    const due = (days: number) => app.system.read((ctx) => countTrashOlderThan(ctx, { days }))
    const keepFor = (trashDays: number, version: number) =>
      app.as(people.amina).write((ctx) => changeSettings(ctx, { version, changes: { trashDays } }))
    await keepFor(90, 1)
    app.clock.move(40 * day)
    expect(await purgeOldTrash(app.system)).toBe(0)
    expect([await due(90), await due(40), await due(39)]).toEqual([
      { total: 1, due: 0 },
      { total: 1, due: 0 },
      { total: 1, due: 1 },
    ])
    await keepFor(7, 2)
    expect(await purgeOldTrash(app.system)).toBe(1)
    expect(await due(7)).toEqual({ total: 0, due: 0 })
  })

  test('a paper that was taken off is no longer current', async () => {
    const { id } = await approvedRecord(app)
    await upload(id, 'lmia', await paperPng())
    await app.as(people.amina).write((ctx) => removeDocument(ctx, { recordId: id, kind: 'lmia' }))
    expect(await app.system.read((ctx) => currentDocuments(ctx, id))).toEqual([])
    expect(await upload(id, 'lmia', await paperPng('new'))).toMatchObject({ version: 2 })
  })

  test('with second-person approval a new scan takes an approved record back to waiting', async () => {
    const { id } = await approvedRecord(app)
    await app
      .as(people.amina)
      .write((ctx) => changeSettings(ctx, { version: 1, changes: { secondPersonApproval: true } }))
    await upload(id, 'visa-paper', await paperPng())
    const record = await app.system.read((ctx) => getRecord(ctx, id))
    expect(record.state).toBe('pending')
  })

  async function deleteRecordOf(recordId: string): Promise<void> {
    await app.as(people.amina).write(async (ctx) => {
      const { version } = await getRecord(ctx, recordId)
      await deleteRecord(ctx, { recordId, version })
    })
  }
})
