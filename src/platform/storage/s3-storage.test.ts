import { createServer } from 'node:http'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { allOf } from '#test/all-of'
import { listen } from '#test/listen'
import { startS3Server } from '#test/s3-server'
import { promisesOfStorage } from '#test/storage-suite'
import { openS3Storage } from './open-storage.ts'
import { parseS3Address } from './s3-address.ts'
import { openSilence, s3TimeLimits } from './s3-answers.ts'

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

describe('storage on S3', async () => {
  const server = await startS3Server()
  afterAll(() => server.close())

  test('large bytes come back as they were, whatever they look like', async () => {
    const storage = await openS3Storage(server.address)
    const bytes = Buffer.alloc(9_000_000, 'aws-chunked;chunk-signature=\r\n0\r\n')
    await storage.put('large/one', bytes)
    expect((await storage.read('large/one'))?.equals(bytes)).toBe(true)
  })

  test('a list is complete beyond one page, and so is a removal', async () => {
    const storage = await openS3Storage(server.address)
    const keys = Array.from({ length: 1_050 }, (_, index) => `many/${index}`)
    for (let i = 0; i < keys.length; i += 50)
      await Promise.all(keys.slice(i, i + 50).map((key) => storage.put(key, Buffer.from('x'))))
    const found = await allOf(storage.list('many'), 'key')
    expect(found.sort()).toEqual(keys.sort())
    await storage.removeAll('many')
    for await (const { key } of storage.list('many')) expect.unreachable(key)
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
