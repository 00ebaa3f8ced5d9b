import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { originalKey, type StoredDocument } from '#modules/documents'
import type { CandidateRecord } from '#modules/records/schema'
import { fileOf, openBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { shareOf } from '../shared/test-share.ts'

const sentence = 'This file is missing from the agency’s storage, so it cannot be shown.'
const inBengali = 'এজেন্সি যেখানে ফাইল রাখে সেখানে এই ফাইলটি নেই'

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
  const opened = () => fileOf(app, record)
  const pictureOf = ({ id }: StoredDocument) => `/documents/${id}/image`

  test('is a sentence in the place of its picture, among the documents and on its own page', async () => {
    await lose(lost)
    const browser = await opened()
    const file = await browser.text('/file/print')
    expect(file.split(sentence)).toHaveLength(2)
    expect(file).not.toContain(pictureOf(lost))
    expect(file).toContain(pictureOf(kept))
    for (const path of ['/file/documents/ticket', '/file/documents/ticket/large']) {
      const own = await browser.text(path)
      expect(own).toContain(sentence)
      expect(own).not.toContain(pictureOf(lost))
    }
    await browser.post('/language', { language: 'bn', back: '/file' })
    expect(await browser.text('/file/documents/ticket')).toContain(inBengali)
  })

  test('is called corrupt where it is there and is not what was uploaded', async () => {
    const path = join(app.folder, 'files', originalKey(lost))
    const bytes = readFileSync(path)
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
    writeFileSync(path, bytes)
    const file = await (await opened()).text('/file/print')
    expect(file).toContain('This file is corrupt in the agency’s storage')
    expect(file).not.toContain(pictureOf(lost))
    expect(file).toContain(pictureOf(kept))
  })

  test('is shown by the picture that was kept of it', async () => {
    const browser = await opened()
    expect((await browser.get(`/api/v1${pictureOf(lost)}`)).status).toBe(200)
    await lose(lost)
    const file = await browser.text('/file/print')
    expect(file).toContain(pictureOf(lost))
    expect(file).not.toContain(sentence)
  })

  test('is looked for once in ten minutes, not at each look', async () => {
    const browser = await opened()
    const list = vi.spyOn(app.runtime.storage, 'list')
    for (let look = 0; look < 3; look += 1)
      expect(await browser.text('/file/print')).toContain(pictureOf(kept))
    expect(list).toHaveBeenCalledTimes(1)
  })

  test('is the same on a share; a photo is left out', async () => {
    await opened()
    const photo = await upload('photo')
    await lose(lost)
    await lose(photo)
    const { code } = await shareOf(app, record, ['ticket', 'visa-paper'])
    const browser = openBrowser(app)
    await browser.post('/shared', { number: 'AB1234567', code })
    const file = await browser.text('/shared/print')
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
    const file = await browser.text('/file/print')
    expect(file).not.toContain(sentence)
    expect(file).toContain(pictureOf(lost))
  })
})
