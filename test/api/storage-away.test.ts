import { afterAll, expect, test } from 'vitest'
import { clearAwayRest } from '#platform/storage'
import { allOf } from '#test/all-of'
import { approvedRecord } from '#test/candidates'
import { openLoopbackProxy } from '#test/loopback-proxy'
import { documentPng } from '#test/phone-photos'
import { s3Address, startS3Server } from '#test/s3-server'
import { startTestApp } from '#test/test-app'

const server = await startS3Server()
const proxy = await openLoopbackProxy(server.port)
const app = await startTestApp('sqlite', { CANDOR_STORAGE_URL: s3Address(proxy.port) })
const key = await app.key('admin')
const records = `/records/${(await approvedRecord(app)).id}`
const document = new Uint8Array(await documentPng('one'))
afterAll(async () => {
  await app.close()
  await proxy.close()
  await server.close()
})

const put = (path: string) => app.call('PUT', path, { key, body: document })
const upload = (kind: string) => put(`${records}/documents/${kind}`)
const get = (path: string) => app.call('GET', path, { key })
const logo = () => put('/organisation/logo')

const { id: documentId } = await (await upload('visa-paper')).json()

test('without its storage Candor refuses files with a sentence, shows all else, and goes on by itself', async () => {
  const image = `/documents/${documentId}/image?width=480&watermark=no`
  const calls = [() => upload('job-offer'), () => get(image), logo]
  const original = `/documents/${documentId}/original`
  proxy.leadTo(1)
  proxy.cut()
  for (const call of [...calls, () => get(original)]) {
    const answer = await call()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await answer.json()).toMatchObject({
      code: 'service.storage_unavailable',
      title: 'The storage of files does not answer at the moment. Try again in a minute.',
    })
  }
  expect((await get(records)).status).toBe(200)
  const ready = await app.request('/readyz')
  expect([ready.status, await ready.text()]).toEqual([
    503,
    'not ready: the storage of files does not answer\n',
  ])
  proxy.leadTo(server.port)
  // What is asked within a quarter of a second may still be refused.
  await expect.poll(async () => (await get(original)).status, { interval: 100 }).toBe(200)
  for (const call of calls) expect((await call()).ok).toBe(true)
  expect((await get(original)).status).toBe(200)
})

test('what is purged or taken off without the storage is gone at once, and its files follow', async () => {
  const version = async (path: string) => (await (await get(path)).json()).version
  const keys = async () =>
    new Set((await allOf(app.runtime.storage.list(''), 'key')).map((key) => key.split('/')[0]))
  expect(await keys()).toEqual(new Set(['originals', 'derivatives', 'logo']))
  const deleted = { key, version: await version(records) }
  expect((await app.call('DELETE', records, deleted)).status).toBe(200)
  const inTrash = await version(records)
  proxy.leadTo(1)
  proxy.cut()
  const purge = await app.call('POST', `${records}/purge`, { key, version: inTrash })
  expect(purge.status).toBe(204)
  expect((await app.call('DELETE', '/organisation/logo', { key })).status).toBe(200)
  expect((await get(records)).status).toBe(404)
  proxy.leadTo(server.port)
  await expect
    .poll(() =>
      clearAwayRest(app.runtime).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  expect(await keys()).toEqual(new Set())
})
