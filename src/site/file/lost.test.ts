import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { originalKey, type StoredDocument } from '#modules/documents'
import { issueAccessCode } from '#modules/lookup'
import type { CandidateRecord } from '#modules/records/schema'
import { makeShare } from '#modules/shares'
import { newShareSchema } from '#modules/shares/schema'
import { openBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

const sentence = 'This file is missing from the agency’s storage, so it cannot be shown.'
const inBengali = 'এজেন্সি যেখানে ফাইল রাখে সেখানে এই ফাইলটি নেই'

type Browser = ReturnType<typeof openBrowser>

describe.each(engines)('a document whose file is gone, on %s', (engine) => {
  let app: TestApp
  let record: CandidateRecord
  let lost: StoredDocument
  let kept: StoredDocument
  beforeEach(async () => {
    app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
    record = await approvedRecord(app, { passportNumber: 'AB1234567', destinationCountry: 'CA' })
    lost = await upload('ticket')
    kept = await upload('visa-paper')
  })

  const upload = async (kind: 'ticket' | 'visa-paper' | 'photo') =>
    uploadScan(app.as(people.amina), record.id, kind, kind)
  const lose = (document: StoredDocument) => app.runtime.storage.remove(originalKey(document))
  const opened = async (): Promise<Browser> => {
    const accessCode = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, record.id))
    const browser = openBrowser(app)
    await browser.post('/check', { number: 'AB1234567', code: accessCode })
    return browser
  }
  const read = async (browser: Browser, path: string) => (await browser.get(path)).text()
  const pictureOf = ({ id }: StoredDocument) => `/documents/${id}/image`

  test('is a sentence in the place of its picture, among the documents and on its own page', async () => {
    await lose(lost)
    const browser = await opened()
    const file = await read(browser, '/file/print')
    expect(file.split(sentence)).toHaveLength(2)
    expect(file).not.toContain(pictureOf(lost))
    expect(file).toContain(pictureOf(kept))
    for (const path of ['/file/documents/ticket', '/file/documents/ticket/large']) {
      const own = await read(browser, path)
      expect(own).toContain(sentence)
      expect(own).not.toContain(pictureOf(lost))
    }
    await browser.post('/language', { language: 'bn', back: '/file' })
    expect(await read(browser, '/file/documents/ticket')).toContain(inBengali)
  })

  test('is called corrupt where it is there and is not what was uploaded', async () => {
    const path = join(app.folder, 'files', originalKey(lost))
    const bytes = readFileSync(path)
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
    writeFileSync(path, bytes)
    const file = await read(await opened(), '/file/print')
    expect(file).toContain('This file is corrupt in the agency’s storage')
    expect(file).not.toContain(pictureOf(lost))
    expect(file).toContain(pictureOf(kept))
  })

  test('is shown by the picture that was kept of it', async () => {
    const browser = await opened()
    expect((await browser.get(`/api/v1${pictureOf(lost)}`)).status).toBe(200)
    await lose(lost)
    const file = await read(browser, '/file/print')
    expect(file).toContain(pictureOf(lost))
    expect(file).not.toContain(sentence)
  })

  test('is looked for once in ten minutes, not at each look', async () => {
    const browser = await opened()
    const list = vi.spyOn(app.runtime.storage, 'list')
    for (let look = 0; look < 3; look += 1)
      expect(await read(browser, '/file/print')).toContain(pictureOf(kept))
    expect(list).toHaveBeenCalledTimes(1)
  })

  test('is the same on a share; a photo is left out', async () => {
    await opened()
    const photo = await upload('photo')
    await lose(lost)
    await lose(photo)
    const wanted = { kinds: ['ticket', 'visa-paper'], purpose: 'bank', label: 'Bank', days: 7 }
    const asked = newShareSchema.parse(wanted)
    const { shareCode } = await app
      .as({ kind: 'anonymous' })
      .write((ctx) => makeShare(ctx, { recordId: record.id, kinds: null }, asked))
    const browser = openBrowser(app)
    await browser.post('/shared', { number: 'AB1234567', code: shareCode })
    const file = await read(browser, '/shared/print')
    expect(file).toContain(sentence)
    expect(file).toContain(pictureOf(kept))
    for (const one of [lost, photo]) expect(file).not.toContain(pictureOf(one))
  })

  test('is shown as ever while the storage cannot be asked', async () => {
    await lose(lost)
    const browser = await opened()
    vi.spyOn(app.runtime.storage, 'list').mockImplementation(() => {
      throw new Error('The storage is away')
    })
    const file = await read(browser, '/file/print')
    expect(file).not.toContain(sentence)
    expect(file).toContain(pictureOf(lost))
  })
})
