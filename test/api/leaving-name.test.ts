import { afterAll, beforeAll, expect, test } from 'vitest'
import { candidate } from '#test/candidates'
import { documentPng } from '#test/phone-photos'
import { startTestApp, type TestApp } from '#test/test-app'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('an original leaves under a name that fits its content, whatever it came as', async () => {
  const key = await app.key('admin')
  const { id } = await (await app.call('POST', '/records', { key, body: candidate() })).json()
  const png = await documentPng('page')
  const sent = await app.request(`/api/v1/records/${id}/documents/visa-paper`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key}`, 'x-file-name': 'p.html' },
    body: new Uint8Array(png),
  })
  expect(sent.status).toBe(200)
  const { documents } = await (await app.call('GET', `/records/${id}`, { key })).json()
  const [document] = documents
  expect(JSON.stringify(document)).not.toContain('p.html')
  const original = await app.call('GET', `/documents/${document.id}/original`, { key })
  expect(original.headers.get('content-type')).toBe('image/png')
  expect(original.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''p.png`)
})
