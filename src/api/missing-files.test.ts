import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { originalKey, uploadDocument } from '#modules/documents'
import { approvedRecord, bytesOf } from '#test/candidates'
import { documentPng } from '#test/phone-photos'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'

describe.each(engines)('a document whose file is gone, on %s', (engine) => {
  let app: TestApp
  beforeEach(async () => {
    app = await startTestApp(engine)
  })
  afterEach(() => app.close())

  test('is told with a code of its own and logged as an error, as picture, original and PDF', async () => {
    const key = await app.key('admin')
    const record = await approvedRecord(app)
    const document = await uploadDocument(app.as(people.amina), {
      ...{ recordId: record.id, kind: 'ticket', originalName: 'ticket.png' },
      source: bytesOf(await documentPng()),
    })
    await app.runtime.storage.remove(originalKey({ ...document, recordId: record.id }))
    const error = vi.spyOn(app.runtime.log, 'error')
    const ways = [
      `/documents/${document.id}/image?page=1&width=480`,
      `/documents/${document.id}/original`,
      `/records/${record.id}/file.pdf`,
    ]
    for (const way of ways) {
      const answer = await app.call('GET', way, { key })
      expect([answer.status, await answer.json()], way).toMatchObject([
        404,
        { code: 'document.file_missing', title: expect.stringContaining('Tell the agency.') },
      ])
    }
    expect(error.mock.calls).toEqual(
      ways.map(() => [
        { documentId: document.id },
        'A file is missing from the storage; run doctor',
      ]),
    )
    const none = await app.call('GET', `/documents/${record.id}/image`, { key })
    expect(await none.json()).toMatchObject({ code: 'document.not_found' })
  })
})
