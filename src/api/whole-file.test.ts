import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { bringCase } from '#modules/desk'
import {
  findDocument,
  noteSighting,
  originalKey,
  type StoredDocument,
  uploadDocument,
  withholdDocument,
} from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import { approvedRecord, bytesOf } from '#test/candidates'
import { mistake } from '#test/mistakes'
import { pdfText } from '#test/pdf-text'
import { documentPng, phonePhotoJpeg, threePagePdf } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'
import { engines, forEachTest, people } from '#test/test-runtime'
import { filesOf } from '#test/zip-files'

describe.each(engines)('the whole file of a record, on %s', async (engine) => {
  const filled = await startTestApp(engine)
  const record = await approvedRecord(filled, { destinationCountry: 'AU' })
  const originals = new Map<DocumentKind, Buffer>()
  const documents = new Map<DocumentKind, StoredDocument>()
  await put('work-permit', await documentPng('an earlier scan'), 'earlier.png')
  await put('work-permit', await documentPng('work permit'), '../=HYPERLINK(1).html')
  await put('visa-paper', threePagePdf(), 'visa.pdf')
  await put('ticket', await phonePhotoJpeg({ width: 1600, height: 1200 }), 'IMG_1.jpg')
  const key = await filled.key('admin')
  // The pictures, whose drawing takes most of the time, are in each copy.
  for (const { id, pages } of documents.values())
    for (let page = 1; page <= pages; page += 1)
      await filled.call('GET', `/documents/${id}/image?page=${page}&width=1600`, { key })
  await filled.stop()
  const app = forEachTest(async () => {
    const copy = await startTestApp(engine, {}, filled)
    return { ...copy, admin: { key: await copy.key('admin') } }
  })

  async function put(kind: DocumentKind, bytes: Buffer, originalName: string) {
    const upload = { recordId: record.id, kind, originalName, source: bytesOf(bytes) }
    const { id } = await uploadDocument(filled.as(people.amina), upload)
    const found = await filled.system.read((ctx) => findDocument(ctx, id))
    documents.set(kind, found?.document as StoredDocument)
    originals.set(kind, bytes)
  }

  const of = (kind: DocumentKind) => documents.get(kind) as StoredDocument
  const get = (what: string) => app.call('GET', `/records/${record.id}/${what}`, app.admin)
  const withhold = () =>
    app.as(people.amina).write((ctx) => withholdDocument(ctx, of('visa-paper')))
  const logged = async (prefix: RegExp) => {
    const events = await app.events({ subject: `record:${record.id}` })
    return events.filter(({ action }) => prefix.test(action))
  }
  const pdfOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

  test('the PDF has a page of details, then every page of every current document, marked', async () => {
    const answer = await get('file.pdf')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="${record.reference}-file.pdf"`,
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const pdf = await pdfOf(answer)
    const inspected = await app.runtime.images.inspect(pdf)
    expect(inspected).toMatchObject({ mediaType: 'application/pdf', pages: 1 + 1 + 3 + 1 })
    for (const page of [1, 2, 3]) {
      const path = `/documents/${of('visa-paper').id}/image?page=${page}&width=1600`
      const marked = await app.request(`/api/v1${path}`, {
        headers: { authorization: `Bearer ${app.admin.key}`, accept: 'image/jpeg' },
      })
      expect(pdf.includes(Buffer.from(await marked.arrayBuffer())), `page ${page}`).toBe(true)
    }
    const text = await pdfText(pdf)
    expect(text).toContain('A private company, not a government.')
    expect(text).toContain(`Passport number: ${record.passportNumber}`)
    expect(text).toContain('Visa Paper, 3 pages')
    expect(text).toMatch(/Ask: .*immi\.homeaffairs\.gov\.au/)
    for (const bytes of originals.values()) expect(pdf.includes(bytes)).toBe(false)
    const sha256 = createHash('sha256').update(pdf).digest('hex')
    expect((await app.json('GET', `/fingerprints/${sha256}`)).verdict).toBe('copy')
    expect(await logged(/^record\.copied$/)).toMatchObject([{ actorKind: 'api_key' }])
  })

  test('a withheld document is left out of it and named, and so is one that was only seen', async () => {
    await withhold()
    const sighting = {
      kind: 'medical',
      seenOn: '2026-11-19',
      number: 'MF-77',
      validUntil: '2027-02-18',
    } as const
    const seen = { recordId: record.id, sighting }
    await app.as(people.amina).write((ctx) => noteSighting(ctx, seen))
    const pdf = await pdfOf(await get('file.pdf'))
    expect(await app.runtime.images.inspect(pdf)).toMatchObject({ pages: 1 + 1 + 1 })
    const text = await pdfText(pdf)
    expect(text).toContain('Visa Paper: left out of this copy. It has been hidden since')
    expect(text).toMatch(
      /Medical Form: seen on 19 November 2026 .*number MF-77\. Printed on it: until 18 February 2027\. No scan is kept\./,
    )
  })

  test('the PDF says what the candidate calls wrong, and of nothing else', async () => {
    const holder = { recordId: record.id, kinds: null }
    for (const part of ['detail:name', 'detail:fatherName', 'paper:visa-paper'])
      await app.as({ kind: 'anonymous' }).write((ctx) => bringCase(ctx, holder, mistake(part)))
    const text = await pdfText(await pdfOf(await get('file.pdf')))
    const wrong = String.raw`\. The candidate says that this is wrong, since 20\s+November\s+2026\.`
    for (const said of ['Name: Rahima Khatun', 'Father’s name: .+?', 'Visa Paper, 3 pages'])
      expect(text).toMatch(new RegExp(said + wrong))
    expect(text.match(/says that this is wrong/g)).toHaveLength(3)
  })

  test('the zip has each current original as it came, under a name of ours, with a list', async () => {
    await withhold()
    const answer = await get('originals.zip')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="${record.reference}-originals.zip"`,
    )
    const files = await filesOf(answer.body as ReadableStream)
    const named = (kind: DocumentKind, ending: string) => `${kind}-${record.reference}.${ending}`
    const names: [DocumentKind, string][] = [
      ['work-permit', named('work-permit', 'png')],
      ['ticket', named('ticket', 'jpg')],
      ['visa-paper', named('visa-paper', 'pdf')],
    ]
    expect([...files.keys()]).toEqual([...names.map(([, name]) => name), 'list.csv'])
    for (const [kind, name] of names) expect(files.get(name)).toEqual(originals.get(kind))
    const [, ...rows] = (files.get('list.csv')?.toString() ?? '').trim().split('\r\n')
    for (const [at, [kind, name]] of names.entries())
      expect(rows[at]?.split(',').slice(0, 4)).toEqual([
        ...[name, kind, String(of(kind).version), of(kind).sha256],
      ])
    expect(rows[2]).toMatch(/,2026-11-20T09:00:00\.000Z$/)
    const events = await logged(/^document\.original_downloaded$/)
    expect(events.map(({ details }) => details.documentId).toSorted()).toEqual(
      [...documents.values()].map(({ id }) => id).toSorted(),
    )
  })

  test('the candidate reads of both in the own data', async () => {
    await (await get('file.pdf')).arrayBuffer()
    await (await get('originals.zip')).arrayBuffer()
    const files = await filesOf((await get('own-data')).body as ReadableStream)
    const page = files.get('index.html')?.toString() ?? ''
    expect(page).toContain('Staff took your whole file as one PDF')
    expect(page.match(/Staff downloaded an original scan/g)).toHaveLength(3)
  })

  test('a missing file refuses both before anything leaves, and nothing is logged as taken', async () => {
    await app.runtime.storage.remove(originalKey(of('ticket')))
    await app.runtime.storage.removeAll('derivatives/')
    const zip = await get('originals.zip')
    expect([zip.status, await zip.json()]).toMatchObject([404, { code: 'export.original_missing' }])
    const pdf = await get('file.pdf')
    expect([pdf.status, await pdf.json()]).toMatchObject([404, { code: 'document.file_missing' }])
    expect(await logged(/original_downloaded|copied/)).toEqual([])
  })

  test('a file that is not what was received breaks the zip off, and what came opens nowhere', async () => {
    const { storage } = app.runtime
    await storage.put(originalKey(of('visa-paper')), Buffer.from('altered on the disk'))
    const answer = await get('originals.zip')
    expect(answer.status).toBe(200)
    const came: Uint8Array[] = []
    const read = async () => {
      for await (const part of answer.body as ReadableStream<Uint8Array>) came.push(part)
    }
    await expect(read()).rejects.toThrow('is not what was received')
    expect(came.length).toBeGreaterThan(0)
    await expect(fromBufferPromise(Buffer.concat(came))).rejects.toThrow()
  })

  test('of a record in the trash there is neither', async () => {
    await app.trash(record.id)
    for (const what of ['file.pdf', 'originals.zip'])
      expect(await (await get(what)).json()).toMatchObject({ code: 'record.in_trash' })
  })
})
