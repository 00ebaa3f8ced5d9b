import { describe, expect, test } from 'vitest'
import { getRecord } from '#modules/records'
import { day } from '#platform/clock'
import { approvedRecord, bytesOf, pendingRecord, uploadFromPhone } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { outcomeOf } from '#test/outcome-of'
import { startPadma } from '#test/padma'
import { pdfFrom } from '#test/pdf'
import { documentPng, phonePhotoJpeg, threePagePdf } from '#test/phone-photos'
import { countFiles } from '#test/stored-files'
import { bothEngines, forEachTest, people } from '#test/test-runtime'
import {
  currentDocuments,
  documentVersions,
  drawDocument,
  examineFiles,
  readOriginal,
  removeDocument,
  sweepFiles,
  uploadDocuments,
  watermarkText,
} from './index.server.ts'
import type { DocumentKind } from './schema.ts'
import { leavingName } from './uploading.ts'

const small = { width: 800, height: 600 }

describe.each(bothEngines)('documents on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  const upload = (recordId: string, kind: DocumentKind, bytes: Buffer, by = people.amina) =>
    uploadFromPhone(app.as(by), { recordId, kind, bytes })
  const filesUnder = (folder: string) => countFiles(app, folder)

  test('the original comes back byte for byte, and the download is audited', async () => {
    const record = await approvedRecord(app)
    const bytes = await phonePhotoJpeg(small)
    const document = await upload(record.id, 'photo', bytes)
    expect(document).toMatchObject({ mediaType: 'image/jpeg', width: 600, height: 800, version: 1 })
    const original = await readOriginal(app.amina, document.id)
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
    expect(await outcomeOf(upload(id, 'visa-paper', attached))).toBe('document.active_content')
    await expect(upload(id, 'visa-paper', pdfFrom({}))).resolves.toMatchObject({ version: 1 })
    expect(filesUnder('originals')).toBe(1)
  })

  test('a new scan supersedes the old one, which stays; the same bytes change nothing', async () => {
    const { id } = await approvedRecord(app)
    const first = await upload(id, 'visa-paper', await documentPng('one'))
    const again = await upload(id, 'visa-paper', await documentPng('one'))
    expect(again.id).toBe(first.id)
    expect(filesUnder('originals')).toBe(1)
    const second = await upload(id, 'visa-paper', await documentPng('two'))
    expect(second.version).toBe(2)
    const versions = await app.amina.read((ctx) => documentVersions(ctx, id))
    expect(versions.map(({ version, supersededAt }) => [version, supersededAt !== null])).toEqual([
      [2, false],
      [1, true],
    ])
  })

  test('a moderator hands in any kind, and replaces or removes what others entered of the kinds in the settings only', async () => {
    const { id } = await pendingRecord(app)
    const refused = expect.objectContaining({ code: 'document.kind_of_admins' })
    const byModerator = (kind: DocumentKind, text = '') =>
      documentPng(text).then((scan) => upload(id, kind, scan, people.mita))
    const remove = (kind: DocumentKind) =>
      app.as(people.mita).write((ctx) => removeDocument(ctx, { recordId: id, kind }))
    for (const kind of ['visa-paper', 'fingerprint', 'ticket'] as const) await byModerator(kind)
    await byModerator('ticket', 'the right one')
    await remove('ticket')
    for (const kind of ['visa-paper', 'fingerprint'] as const)
      await upload(id, kind, await documentPng('an admin’s'))
    await expect(byModerator('fingerprint', 'another')).rejects.toEqual(refused)
    await expect(remove('fingerprint')).rejects.toEqual(refused)
    await remove('visa-paper')
    const kept = await app.amina.read((ctx) => currentDocuments(ctx, id))
    expect(kept.map(({ kind }) => kind)).toEqual(['fingerprint'])
    await chooseSettings(app, { moderatorKinds: ['fingerprint'] })
    await byModerator('fingerprint', 'again')
    await remove('fingerprint')
    await upload(id, 'photo', await documentPng())
    await expect(remove('photo')).rejects.toEqual(refused)
  })

  test('an upload moves the record on, so that nobody approves what they have not seen', async () => {
    const { id } = await pendingRecord(app)
    await upload(id, 'photo', await documentPng(), people.mita)
    const record = await app.amina.read((ctx) => getRecord(ctx, id))
    expect(record).toMatchObject({ version: 2, state: 'pending' })
  })

  test('what is refused leaves neither row nor file', async () => {
    const { id } = await approvedRecord(app)
    expect(await outcomeOf(upload(id, 'photo', Buffer.from('<svg/>')))).toBe('document.unsupported')
    expect(await outcomeOf(upload(id, 'photo', Buffer.alloc(0)))).toBe('document.empty')
    const { id: others } = await pendingRecord(app)
    const stranger = upload(others, 'photo', await documentPng(), people.nurul)
    expect(await outcomeOf(stranger)).toBe('record.not_found')
    await app.trash(id)
    expect(await outcomeOf(upload(id, 'photo', await documentPng()))).toBe('record.in_trash')
    expect(await app.system.read((ctx) => currentDocuments(ctx, id))).toEqual([])
    expect(await sweepFiles(app.system, new Date(Date.now() + day))).toBe(0)
  })

  test('several scans of a record come in one commit, and one that is refused keeps no other out', async () => {
    const { id } = await approvedRecord(app)
    const scans: [DocumentKind, Buffer][] = [
      ['photo', await documentPng('photo')],
      ['ticket', Buffer.from('no picture')],
      ['lmia', await documentPng('lmia')],
      ['work-permit', await documentPng('permit')],
    ]
    const send = () =>
      uploadDocuments(app.amina, {
        recordId: id,
        uploads: scans.map(([kind, bytes]) => {
          return { kind, originalName: `${kind}.png`, source: bytesOf(bytes) }
        }),
      })
    const results = await send()
    const isTaken = results.map(({ status }) => status === 'fulfilled')
    expect(isTaken).toEqual([true, false, true, true])
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
    await app.trash(id)
    await expect(send()).rejects.toMatchObject({ code: 'record.in_trash' })
    expect(filesUnder('originals')).toBe(3)
  })

  test('of eight uploads of one kind at once all are kept, one is current', async () => {
    const { id } = await approvedRecord(app)
    const scans = await Promise.all(Array.from({ length: 8 }, (_, n) => documentPng(`scan ${n}`)))
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
    const none = drawDocument(app.system, document, view('Padma Overseas Ltd', 4))
    expect(await outcomeOf(none)).toBe('document.not_found')
  })

  test('with second-person approval a new scan waits beside an approved record', async () => {
    const { id } = await approvedRecord(app)
    await chooseSettings(app, { secondPersonApproval: true })
    await upload(id, 'visa-paper', await documentPng())
    const record = await app.system.read((ctx) => getRecord(ctx, id))
    expect(record.state).toBe('approved')
    const [event] = await app.events()
    const details = { does: 'add', kind: 'visa-paper' }
    expect(event).toMatchObject({ action: 'record.change_waits', details })
  })
})

test.each([
  ['p.html', 'image/png', 'p.png'],
  ['P.HTML', 'image/png', 'P.png'],
  ['visa.pdf', 'application/pdf', 'visa.pdf'],
  ['IMG_1.JPG', 'image/jpeg', 'IMG_1.JPG'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  ['photo.png', 'image/jpeg', 'photo.jpg'],
  ['paper', 'application/pdf', 'paper.pdf'],
  ['Md. Rahim 12.03.2026', 'image/webp', 'Md. Rahim 12.03.2026.webp'],
  ['ভিসা.png', 'image/png', 'ভিসা.png'],
  ['../../etc/passwd', 'image/png', 'passwd.png'],
  ['C:\\scans\\x.exe', 'image/png', 'x.png'],
  ['\u202Egnp.exe', 'image/png', 'gnp.png'],
  ['a\0b\r\nset-cookie: x.png', 'image/png', expect.stringMatching(/^ab ?set-cookie_ x\.png$/)],
  ['CON', 'image/png', '_CON.png'],
  ['nul.png', 'image/png', '_nul.png'],
  ['com1.tar.png', 'image/png', '_com1.tar.png'],
  ['.htaccess', 'image/png', 'htaccess.png'],
  ['x.png. . ', 'image/png', 'x.png'],
  ['', 'image/png', 'file.png'],
  ['..', 'application/pdf', 'file.pdf'],
  ['a"b;c.png', 'image/png', 'a_b;c.png'],
  [`${'x'.repeat(300)}.png`, 'image/png', expect.stringMatching(/^x{100,110}\.png$/)],
] as const)('%j with a content of %s leaves as %s', (name, mediaType, leaving) => {
  expect(leavingName(name, mediaType)).toEqual(leaving)
})
