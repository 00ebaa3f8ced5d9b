import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { allOf } from '#test/all-of'
import { openLyingFront, wellFormedPage } from '#test/lying-front'
import { s3Address, startS3Server } from '#test/s3-server'
import { openS3Storage } from './open-storage.ts'
import type { Storage } from './storage.ts'

const unavailable = { code: 'service.storage_unavailable', retryAfter: 2 }
const notOfS3 = { ...unavailable, cause: new Error('an answer that no S3 server gives') }
const notRemoved = {
  ...unavailable,
  cause: new Error('a removal that the storage was said to have made, and did not'),
}
const bytes = Buffer.from('scan')
const server = await startS3Server()
const front = await openLyingFront(server.port)
/** Through the front, and past it. */
const storage = await openS3Storage(s3Address(front.port))
const real = await openS3Storage(server.address)
afterEach(() => {
  front.lie = () => null
})
afterAll(async () => {
  await front.close()
  await server.close()
})

const isList = (method: string, { pathname }: URL) =>
  method === 'GET' && /^\/[^/]+\/?$/.test(pathname)
async function listed(one: Storage, prefix: string): Promise<string[]> {
  const keys = await allOf(one.list(prefix), 'key')
  return keys.sort()
}

describe.each([
  ['204 without a body', { status: 204 }],
  ['200 with a page', wellFormedPage],
  ['200 without a body', { status: 200 }],
  ['202 with a page', { ...wellFormedPage, status: 202 }],
  ['404 with a page', { ...wellFormedPage, status: 404 }],
  [
    'that there is no such key',
    {
      status: 404,
      body: '<Error><Code>NoSuchKey</Code></Error>',
      headers: { 'content-type': 'application/xml' },
    },
  ],
])('a proxy that answers a removal with %s in the place of the storage', (_, lie) => {
  test('is not believed, and the removal works as soon as it passes on', async () => {
    await real.put('lied/one', bytes)
    await real.put('lied/two', bytes)
    front.lie = ({ method }) => (method === 'DELETE' ? lie : null)
    await expect(storage.remove('lied/one')).rejects.toMatchObject(unavailable)
    await expect(storage.removeAll('lied')).rejects.toMatchObject(unavailable)
    expect(await listed(real, 'lied')).toEqual(['lied/one', 'lied/two'])
    front.lie = () => null
    await storage.remove('lied/one')
    expect(await listed(real, 'lied')).toEqual(['lied/two'])
    await storage.removeAll('lied')
    expect(await listed(real, 'lied')).toEqual([])
  })
})

test('whoever runs the server is told that a removal did not happen, also where the proxy answers everything about it', async () => {
  await real.put('told/one', bytes)
  front.lie = ({ method }) => (method === 'DELETE' ? { status: 204 } : null)
  await expect(storage.remove('told/one')).rejects.toMatchObject(notRemoved)
  await expect(storage.removeAll('told')).rejects.toMatchObject(notRemoved)
  for (const lie of [wellFormedPage, { ...wellFormedPage, status: 404 }, { status: 404 }]) {
    front.lie = ({ url }) => (url.pathname.endsWith('/told/one') ? lie : null)
    await expect(storage.remove('told/one')).rejects.toMatchObject(unavailable)
    expect(await real.read('told/one')).toEqual(bytes)
  }
})

test('the removal of many asks once for each, and once more for all', async () => {
  for (const key of ['few/a', 'few/b', 'few/c']) await real.put(key, bytes)
  front.asked = []
  await storage.removeAll('few')
  expect(front.asked.map((line) => line.split(' ')[0])).toEqual([
    ...['GET', 'DELETE', 'DELETE', 'DELETE', 'GET'],
  ])
})

const begun = '<Name>candor-scans</Name>'
const lists = {
  'a page': wellFormedPage,
  'a list without its bucket': xml('<IsTruncated>false</IsTruncated>'),
  'a list that does not say whether it goes on': xml(begun),
  'a list that goes on after nothing': xml(`${begun}<IsTruncated>true</IsTruncated>`),
}

test('a wrong list is not believed, neither as an empty storage nor as one with nothing to remove', async () => {
  await real.put('there/one', bytes)
  for (const [what, lie] of Object.entries(lists)) {
    front.lie = ({ method, url }) => (isList(method, url) ? lie : null)
    await expect(listed(storage, 'there'), what).rejects.toMatchObject(notOfS3)
    await expect(storage.removeAll('there'), what).rejects.toMatchObject(notOfS3)
    front.lie = () => null
    expect(await listed(storage, 'there')).toEqual(['there/one'])
  }
})

test('a proxy that forgets which part of the storage was asked for removes nothing else', async () => {
  await real.put('asked/one', bytes)
  await real.put('other/one', bytes)
  front.lie = ({ method, url }) => (isList(method, url) ? url.pathname : null)
  await expect(storage.removeAll('asked')).rejects.toMatchObject(notOfS3)
  expect(await real.read('other/one')).toEqual(bytes)
  expect(await real.read('asked/one')).toEqual(bytes)
})

test('a proxy that gives the first page of a list again and again ends it', async () => {
  const again = xml(
    '<Name>candor-scans</Name><IsTruncated>true</IsTruncated><Contents><Key>again/one</Key></Contents>',
  )
  front.lie = ({ method, url }) => (isList(method, url) ? again : null)
  await expect(listed(storage, 'again')).rejects.toMatchObject(notOfS3)
})

test('an answer without bytes is no missing file', async () => {
  await real.put('empty/one', bytes)
  front.lie = ({ url }) => (url.pathname.endsWith('/empty/one') ? { status: 204 } : null)
  await expect(storage.read('empty/one')).rejects.toMatchObject(notOfS3)
})

function xml(inner: string) {
  const body = `<ListBucketResult>${inner}</ListBucketResult>`
  return { status: 200, body, headers: { 'content-type': 'application/xml' } }
}
