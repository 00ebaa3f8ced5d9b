import { afterAll, beforeAll, expect, test } from 'vitest'
import { clearAwayRest } from '#platform/storage'
import { type LyingFront, openLyingFront, wellFormedPage } from '#test/lying-front'
import { documentPng } from '#test/phone-photos'
import { s3Address, startS3Server } from '#test/s3-server'
import { startTestApp, type TestApp } from '#test/test-app'

let server: Awaited<ReturnType<typeof startS3Server>>
let front: LyingFront
let app: TestApp
beforeAll(async () => {
  server = await startS3Server()
  front = await openLyingFront(server.port)
  app = await startTestApp('sqlite', { CANDOR_STORAGE_URL: s3Address(front.port) })
})
afterAll(async () => {
  await app.close()
  await front.close()
  await server.close()
})

async function keys(): Promise<string[]> {
  const found = []
  for await (const { key } of app.runtime.storage.list('originals')) found.push(key)
  return found
}

test('a purge is not done while a proxy only says so, and is once it passes removals on', async () => {
  const headers = { authorization: `Bearer ${await app.key('admin')}` }
  const created = await app.request('/api/v1/records', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ passportNumber: 'BX7001001', referenceNumber: 'W700100', name: 'Rahima Khatun' },
      ...{ fatherName: 'Abdul Karim', motherName: 'Salma Begum', nationality: 'BD' },
      ...{ address: 'Road 3, Cumilla', destinationCountry: 'CA' },
    }),
  })
  const record = `/api/v1/records/${((await created.json()) as { id: string }).id}`
  const body = new Uint8Array(await documentPng('one'))
  await app.request(`${record}/documents/visa-paper`, { method: 'PUT', headers, body })
  const [original] = await keys()
  const change = async (method: string, path: string) => {
    const { version } = (await (await app.request(record, { headers })).json()) as {
      version: number
    }
    const ifMatch = { ...headers, 'if-match': String(version) }
    return (await app.request(path, { method, headers: ifMatch })).status
  }
  expect(await change('DELETE', record)).toBe(200)

  front.lie = ({ method }) => (method === 'DELETE' ? wellFormedPage : null)
  expect(await change('POST', `${record}/purge`)).toBe(204)
  expect((await app.request(record, { headers })).status).toBe(404)
  await expect(clearAwayRest(app.runtime)).rejects.toThrow()
  expect(await keys()).toEqual([original])
  front.lie = ({ method }) => (method === 'DELETE' ? { status: 204 } : null)
  await expect(clearAwayRest(app.runtime)).rejects.toThrow()
  front.lie = ({ method, url }) =>
    method === 'GET' && url.searchParams.has('prefix') ? wellFormedPage : null
  await expect(clearAwayRest(app.runtime)).rejects.toThrow()
  front.lie = () => null
  expect(await keys()).toEqual([original])

  await clearAwayRest(app.runtime)
  expect(await keys()).toEqual([])
})
