import { createServer } from 'node:http'
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { allOf } from '#test/all-of'
import { listen } from '#test/listen'
import { openLyingFront, wellFormedPage } from '#test/lying-front'
import { s3Address, startS3Server } from '#test/s3-server'
import { promisesOfStorage } from '#test/storage-suite'
import { openS3Storage } from './open-storage.ts'
import { parseS3Address } from './s3-address.ts'
import { openSilence, s3TimeLimits } from './s3-answers.ts'
import type { Storage } from './storage.ts'

// S3 itself promises that a PUT is seen whole or not at all; s3rver 3.7.1 writes in place and removes
// empty folders under other writers' feet, so that races say nothing of our driver.
const options = { races: false }

promisesOfStorage(
  'S3',
  async () => {
    const server = await startS3Server()
    return {
      storage: await openS3Storage(server.address),
      temporaryFiles: async () => 0,
      close: () => server.close(),
    }
  },
  options,
)

const server = await startS3Server()
const real = await openS3Storage(server.address)

describe('storage on S3', () => {
  test('large bytes come back as they were, whatever they look like', async () => {
    const bytes = Buffer.alloc(9_000_000, 'aws-chunked;chunk-signature=\r\n0\r\n')
    await real.put('large/one', bytes)
    expect((await real.read('large/one'))?.equals(bytes)).toBe(true)
  })

  test('a bucket that does not exist is an error and not an empty storage', async () => {
    const storage = await openS3Storage(server.address.replace('candor-scans', 'no-such-bucket'))
    await expect(storage.ready()).rejects.toThrow()
    await expect(storage.read('a/b')).rejects.toThrow()
    await expect(storage.put('a/b', Buffer.from('x'))).rejects.toThrow()
  })

  test('a server without room is refused as a full disk is', async () => {
    const full = createServer((request, response) => {
      request.resume()
      request.on('end', () => {
        response.writeHead(507, { 'content-type': 'application/xml' })
        response.end('<Error><Code>XMinioStorageFull</Code><Message>full</Message></Error>')
      })
    })
    const port = await listen(full)
    const storage = await openS3Storage(`s3://key:secret@127.0.0.1:${port}/scans?tls=off`)
    await expect(storage.put('a/b', Buffer.from('x'))).rejects.toMatchObject({
      code: 'service.no_room',
    })
    await new Promise((closed) => full.close(closed))
  })
})

describe('the address of an S3 storage', () => {
  test('says host, bucket, region, key and secret, with TLS unless it is off', () => {
    const address = 's3://key:se%2Fcret@s3.example.org:9000/scans?region=eu-west-1'
    expect(parseS3Address(address)).toEqual({
      ...{ endpoint: 'https://s3.example.org:9000', region: 'eu-west-1', bucket: 'scans' },
      ...{ accessKeyId: 'key', secretAccessKey: 'se/cret' },
    })
    expect(parseS3Address('s3://k:s@127.0.0.1:9000/scans?tls=off')).toMatchObject({
      endpoint: 'http://127.0.0.1:9000',
      region: 'us-east-1',
    })
  })

  test('is refused with a sentence that keeps the secret', () => {
    for (const address of [
      ...['scans', 'https://key:hush@host/scans', 's3://key:hush@host', 's3://host/scans'],
      ...['s3://key:hush@host/scans/deeper', 's3://key@host/scans'],
      ...['s3://key:hush@host/scans?tls=maybe', 's3://key:hush@/scans'],
    ]) {
      const parse = () => parseS3Address(address)
      expect(parse, address).toThrow(/^The storage address .+\. It looks like/)
      expect(parse, address).not.toThrow(/hush/)
    }
  })
})

// By pauses alone, on a clock of the test: a busy machine changes nothing. test/long/faults has it under traffic.
test('S3 that was silent is found within a second, whenever it answers again', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  for (let away = 100; away < 3000; away += 700) {
    let isBack = false
    const silence = openSilence(async () => {
      if (!isBack) throw new Error('No answer')
    }, s3TimeLimits)
    silence.note(Object.assign(new Error('No answer'), { name: 'TimeoutError' }))
    await vi.advanceTimersByTimeAsync(away)
    expect(() => silence.refuse()).toThrow()
    isBack = true
    await vi.advanceTimersByTimeAsync(1000)
    expect(() => silence.refuse()).not.toThrow()
  }
})

const unavailable = { code: 'service.storage_unavailable', retryAfter: 2 }
const notOfS3 = { ...unavailable, cause: new Error('an answer that no S3 server gives') }
const notRemoved = {
  ...unavailable,
  cause: new Error('a removal that the storage was said to have made, and did not'),
}
const bytes = Buffer.from('scan')
const front = await openLyingFront(server.port)
/** Through the front; `real` goes past it. */
const storage = await openS3Storage(s3Address(front.port))
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

test('a list is complete beyond one page, and so is a removal', async () => {
  const keys = Array.from({ length: 7 }, (_, index) => `many/${index}`)
  for (const key of keys) await real.put(key, bytes)
  front.lie = ({ method, url }) =>
    isList(method, url) ? `${url.pathname}${url.search}&max-keys=3` : null
  front.asked = []
  expect(await listed(storage, 'many')).toEqual(keys)
  expect(front.asked).toHaveLength(3)
  await storage.removeAll('many')
  expect(await listed(real, 'many')).toEqual([])
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
