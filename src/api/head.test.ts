import { expect, test } from 'vitest'
import { listEvents } from '#modules/audit'
import { shownDocuments } from '#modules/documents'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { type AnyEndpoint, endpoints } from './index.ts'

const app = await startTestApp()
const recordId = (await approvedRecord(app, { passportNumber: 'AB1234567' })).id
await uploadScan(app.as(people.amina), recordId, 'visa-paper')
const documents = await app.system.read((ctx) => shownDocuments(ctx, recordId))
const documentId = documents[0]?.id ?? ''

const events = () => app.system.read((ctx) => listEvents(ctx, { limit: 100 }))

test('whoever asks for the head of a file has neither downloaded nor exported anything', async () => {
  const key = await app.key('admin')
  const before = await events()
  const noted = [
    `/documents/${documentId}/original`,
    `/records/${recordId}/originals.zip`,
    ...['/exports/records', '/exports/everything', '/exports/ending-papers'],
    '/audit-events/export',
  ]
  for (const path of noted) {
    const head = await app.call('HEAD', path, { key })
    expect([path, head.status, head.headers.get('allow')]).toEqual([path, 405, 'GET, OPTIONS'])
  }
  for (const { path, method } of endpoints as readonly AnyEndpoint[])
    if (method === 'GET')
      await app.call('HEAD', path.replace('{id}', recordId).replace(/\{\w+\}/g, documentId), {
        key,
      })
  const since = (await events()).slice(0, -before.length)
  // The keys with which it asks are made meanwhile.
  const own = ['request.refused', 'api_key.created']
  expect(since.filter(({ action }) => !own.includes(action))).toEqual([])
  expect((await app.call('HEAD', '/records', { key })).status).toBe(200)
  expect((await app.call('GET', `/documents/${documentId}/original`, { key })).status).toBe(200)
  expect((await events())[0]).toMatchObject({ action: 'document.original_downloaded' })
})

test('who may not have a file is noted for asking for its head as well', async () => {
  const key = await app.key('moderator')
  const head = await app.call('HEAD', '/exports/everything', { key })
  expect(head.status).toBe(403)
  expect((await events())[0]).toMatchObject({ action: 'request.refused' })
})
