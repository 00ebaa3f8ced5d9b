import { expect, test } from 'vitest'
import { openImportWorker } from '#modules/exchange'
import { csvOf, smallPicture, tableRow, zipOf } from '#test/tables'
import { startTestApp } from '#test/test-app'

const app = await startTestApp()
const key = await app.key('admin')

async function send(method: string, path: string, bytes: Buffer, name: string): Promise<Response> {
  const headers = { authorization: `Bearer ${key}`, 'x-file-name': encodeURIComponent(name) }
  return app.request(`/api/v1${path}`, { method, headers, body: new Uint8Array(bytes) })
}

test('a program brings a table and a zip in, reads the mistakes, and takes it all back', async () => {
  const table = csvOf([tableRow(1), tableRow(2, { 0: 'A1' })])
  const begun = await send('POST', '/imports', Buffer.from(table), 'রহিমা.csv')
  expect(begun.status).toBe(201)
  const { id, state, fileName } = (await begun.json()) as Record<string, string>
  expect({ state, fileName }).toEqual({ state: 'mapped', fileName: 'রহিমা.csv' })
  const zip = await zipOf({ 'ZZ7000001 photo.png': await smallPicture(1) })
  const images = await send('PUT', `/imports/${id}/images`, zip, 'scans.zip')
  expect(await images.json()).toEqual({ name: 'scans.zip', images: 1 })
  const chosen = await app.call('PATCH', `/imports/${id}`, { key, body: { updateExisting: true } })
  expect(await chosen.json()).toMatchObject({ updateExisting: true })
  const worker = openImportWorker(app.runtime)
  for (const step of ['check', 'run']) {
    expect((await app.call('POST', `/imports/${id}/${step}`, { key })).status).toBe(200)
    await worker.work()
  }
  const done = await (await app.call('GET', `/imports/${id}`, { key })).json()
  expect(done).toMatchObject({ state: 'done', counts: { created: 1, failed: 1, images: 1 } })
  expect(done).not.toHaveProperty('actor')
  const mistakes = await app.call('GET', `/imports/${id}/mistakes`, { key })
  expect(mistakes.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(await mistakes.text()).toMatch(/^\ufeff?Passport number.*\r\nA1,.*,3,.*fewer than 5/s)
  expect((await app.call('POST', `/imports/${id}/undo`, { key })).status).toBe(200)
  await worker.work()
  const { imports } = (await (await app.call('GET', '/imports', { key })).json()) as {
    imports: unknown[]
  }
  expect(imports).toEqual([expect.objectContaining({ id, state: 'undone' })])
})
