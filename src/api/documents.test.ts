import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { originalKey } from '#modules/documents'
import { minute } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { type AnyEndpoint, endpoints } from './index.ts'

const app = await startTestApp()
const key = await app.key('admin')
const recordId = (await approvedRecord(app)).id

const upload = (kind: 'visa-paper' | 'ticket', scan: string, id = recordId) =>
  uploadScan(app.as(people.amina), id, kind, scan)
const { events } = app

test('an earlier version can be seen by staff, and each look is one event', async () => {
  const [first, second] = [await upload('visa-paper', 'one'), await upload('visa-paper', 'two')]
  const listed = await app.json('GET', `/records/${recordId}/documents`, { key })
  expect(listed).toMatchObject({
    versions: [
      { id: second.id, supersededAt: null },
      { id: first.id, supersededAt: expect.any(String) },
    ],
    officialChecks: { 'visa-paper': [{ reviewedOn: expect.any(String) }] },
  })
  const look = (id: string, width = 480) =>
    app.call('GET', `/documents/${id}/image?width=${width}&watermark=no`, { key })
  const looks = async () =>
    (await events()).filter(({ action }) => action === 'document.earlier_version_viewed')
  expect((await look(second.id)).status).toBe(200)
  expect(await looks()).toEqual([])
  const both = await Promise.all([look(first.id), look(first.id, 960)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await looks()).toMatchObject([
    { details: { documentId: first.id, kind: 'visa-paper', version: 1 } },
  ])
  app.clock.move(16 * minute)
  await look(first.id)
  expect(await looks()).toHaveLength(2)
})

/** Flips a bit where a share of the bytes has passed. */
function alter(path: string, share: number): void {
  const bytes = readFileSync(path)
  const at = Math.floor((bytes.length - 1) * share)
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  writeFileSync(path, bytes)
}

const corrupt = ['corrupt', 'A file in the storage is corrupt; run doctor'] as const
const faults = [
  ['missing', 'A file is missing from the storage; run doctor', null],
  [...corrupt, (path: string) => alter(path, 0.1)],
  [...corrupt, (path: string) => alter(path, 1)],
  [...corrupt, (path: string) => writeFileSync(path, '')],
] as const

test('a file that is gone or corrupt is told with a code of its own and logged as an error, as picture, original and PDF', async () => {
  const { id: recordId } = await approvedRecord(app)
  for (const [index, [fault, logged, harm]] of faults.entries()) {
    const document = await upload('ticket', `${fault} ${index}`, recordId)
    const at = originalKey({ ...document, recordId })
    if (harm) harm(join(app.folder, 'files', at))
    else await app.runtime.storage.remove(at)
    const error = vi.spyOn(app.runtime.log, 'error')
    const ways = [
      `/documents/${document.id}/image?page=1&width=480`,
      `/documents/${document.id}/original`,
      `/records/${recordId}/file.pdf`,
    ]
    for (const way of ways)
      expect(await app.answer('GET', way, { key }), way).toMatchObject({
        ...{ status: 404, code: `document.file_${fault}` },
        title: expect.stringContaining('Tell the agency.'),
      })
    expect(error.mock.calls).toEqual(ways.map(() => [{ documentId: document.id }, logged]))
    error.mockRestore()
  }
  const none = await app.answer('GET', `/documents/${recordId}/image`, { key })
  expect(none.code).toBe('document.not_found')
})

test('whoever asks for the head of a file has neither downloaded nor exported anything', async () => {
  const { id } = await upload('visa-paper', 'asked for')
  const noted = [
    `/documents/${id}/original`,
    `/records/${recordId}/originals.zip`,
    ...['/exports/records', '/exports/everything', '/exports/ending-papers'],
    '/audit-events/export',
  ]
  app.clock.move(minute)
  const since = app.clock.now()
  for (const path of noted) {
    const head = await app.call('HEAD', path, { key })
    expect([path, head.status, head.headers.get('allow')]).toEqual([path, 405, 'GET, OPTIONS'])
  }
  for (const { path, method } of endpoints as readonly AnyEndpoint[])
    if (method === 'GET')
      await app.call('HEAD', path.replace('{id}', recordId).replace(/\{\w+\}/g, id), { key })
  // The keys with which it asks are made meanwhile.
  const own = ['request.refused', 'api_key.created']
  const left = (await events()).filter((one) => one.at >= since && !own.includes(one.action))
  expect(left).toEqual([])
  expect((await app.call('HEAD', '/records', { key })).status).toBe(200)
  expect((await app.call('GET', `/documents/${id}/original`, { key })).status).toBe(200)
  expect((await events())[0]).toMatchObject({ action: 'document.original_downloaded' })
  const moderator = await app.key('moderator')
  const refused = await app.call('HEAD', '/exports/everything', { key: moderator })
  expect(refused.status).toBe(403)
  expect((await events())[0]).toMatchObject({ action: 'request.refused' })
})
