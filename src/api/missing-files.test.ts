import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { originalKey } from '#modules/documents'
import { approvedRecord } from '#test/candidates'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

/** Flips a bit where a share of the bytes has passed. */
function alter(path: string, share: number): void {
  const bytes = readFileSync(path)
  const at = Math.floor((bytes.length - 1) * share)
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  writeFileSync(path, bytes)
}

const faults = [
  ['missing', 'A file is missing from the storage; run doctor', null],
  ['corrupt', 'A file in the storage is corrupt; run doctor', (path: string) => alter(path, 0.1)],
  ['corrupt', 'A file in the storage is corrupt; run doctor', (path: string) => alter(path, 1)],
  [
    'corrupt',
    'A file in the storage is corrupt; run doctor',
    (path: string) => writeFileSync(path, ''),
  ],
] as const

describe.each(engines)('a document whose file is gone or corrupt, on %s', (engine) => {
  let app: TestApp
  beforeEach(async () => {
    app = await startTestApp(engine)
  })

  test('is told with a code of its own and logged as an error, as picture, original and PDF', async () => {
    const key = await app.key('admin')
    const record = await approvedRecord(app)
    for (const [index, [fault, logged, harm]] of faults.entries()) {
      const document = await uploadScan(
        app.as(people.amina),
        record.id,
        'ticket',
        `${fault} ${index}`,
      )
      const at = originalKey({ ...document, recordId: record.id })
      if (harm) harm(join(app.folder, 'files', at))
      else await app.runtime.storage.remove(at)
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
          { code: `document.file_${fault}`, title: expect.stringContaining('Tell the agency.') },
        ])
      }
      expect(error.mock.calls).toEqual(ways.map(() => [{ documentId: document.id }, logged]))
      error.mockRestore()
    }
    const none = await app.call('GET', `/documents/${record.id}/image`, { key })
    expect(await none.json()).toMatchObject({ code: 'document.not_found' })
  })
})
