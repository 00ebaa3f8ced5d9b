import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '#test/listen'
import { type LoopbackProxy, openLoopbackProxy } from '#test/loopback-proxy'
import { s3Address, startS3Server } from '#test/s3-server'
import { openS3Storage } from './open-storage.ts'
import type { Storage } from './storage.ts'

const unavailable = { code: 'service.storage_unavailable', retryAfter: 2 }
/** In milliseconds: short, so that the tests need not wait long. */
const limits = { connect: 500, silence: 700, health: 500, retry: 50 }
/** Without a limit of its own a silent storage is waited for until the test ends. */
const limit = 60_000
const large = Buffer.alloc(9_000_000, 'scan')

let server: Awaited<ReturnType<typeof startS3Server>>
let proxy: LoopbackProxy
let storage: Storage
beforeAll(async () => {
  server = await startS3Server()
  proxy = await openLoopbackProxy(server.port)
  storage = await openS3Storage(s3Address(proxy.port), limits)
  // By one that waits longer: a machine with other work takes a while for so much.
  await (await openS3Storage(s3Address(server.port))).put('a/b', large)
})
afterAll(async () => {
  await proxy.close()
  await server.close()
})

const list = (one: Storage) => one.list('')[Symbol.asyncIterator]().next()

/** Everything that asks the storage; `stage` waits in memory. */
const calls: [string, (one: Storage) => Promise<unknown>][] = [
  ['put', (one) => one.put('c/d', large)],
  ['read', (one) => one.read('a/b')],
  ['open', (one) => one.open('a/b')],
  ['remove', (one) => one.remove('c/d')],
  ['removeAll', (one) => one.removeAll('c')],
  ['list', list],
]

/** Milliseconds until it works again. */
async function worksAgain(): Promise<number> {
  const start = performance.now()
  while (!(await storage.read('a/b').catch(() => null))) await pause(20)
  return performance.now() - start
}

test('a silent storage is refused in time by every call, then at once, and works again by itself', async () => {
  proxy.silence()
  const start = performance.now()
  const settled = await Promise.allSettled(calls.map(([, call]) => call(storage)))
  for (const one of settled) expect(one).toMatchObject({ reason: unavailable })
  expect(performance.now() - start).toBeLessThan(limit)
  const again = performance.now()
  for (const [, call] of calls) await expect(call(storage)).rejects.toMatchObject(unavailable)
  expect(performance.now() - again).toBeLessThan(calls.length * limits.connect)
  await expect(storage.ready()).rejects.toThrow('the storage of files does not answer')
  proxy.speak()
  expect(await worksAgain()).toBeLessThan(limit)
  // Asked again, as a balancer does: for half a second, which is for the silent one, a machine may be busy otherwise.
  await expect.poll(() => storage.ready().then(() => 'ready', String)).toBe('ready')
})

test('an answer that stops in its middle ends, and is no shorter file', async () => {
  const opened = await storage.open('a/b')
  const reader = opened?.stream.getReader()
  await reader?.read()
  proxy.silence()
  const start = performance.now()
  const rest = async () => {
    while (!(await reader?.read())?.done);
  }
  await expect(rest()).rejects.toMatchObject(unavailable)
  expect(performance.now() - start).toBeLessThan(limit)
  proxy.speak()
  await worksAgain()
})

test('whoever reads slowly is not taken for a silent storage', async () => {
  const opened = await storage.open('a/b')
  const reader = opened?.stream.getReader()
  let bytes = (await reader?.read())?.value?.length ?? 0
  await pause(2 * limits.silence)
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    bytes += part.value.length
  expect(bytes).toBe(large.length)
})

test('a storage that is not there is refused, and a cut connection is tried once more', async () => {
  // With the usual patience: what answers is not to be taken for silent on a busy machine.
  const patient = await openS3Storage(s3Address(proxy.port))
  await patient.read('a/b')
  proxy.cut()
  await patient.read('a/b')
  proxy.leadTo(1)
  proxy.cut()
  for (const [, call] of calls) await expect(call(storage)).rejects.toMatchObject(unavailable)
  proxy.leadTo(server.port)
  expect(await worksAgain()).toBeLessThan(limit)
})

describe.each([
  [403, '<Error><Code>AccessDenied</Code></Error>', 'refuses the key'],
  [404, '<Error><Code>NoSuchBucket</Code></Error>', 'has no such bucket'],
  [404, '', 'does not answer'],
  [500, '<Error><Code>InternalError</Code></Error>', 'does not answer'],
  [502, '<html>Bad gateway</html>', 'does not answer'],
  [200, '<html>Welcome to nginx!', 'does not answer'],
])('a server that answers %i', (status, body, reason) => {
  test(`is refused with a sentence, and health says that it ${reason}`, async () => {
    const wrong = createServer((request, response) => {
      request.resume()
      request.on('end', () => response.writeHead(status).end(body))
    })
    const one = await openS3Storage(s3Address(await listen(wrong)))
    try {
      for (const [name, call] of calls)
        await expect(call(one), name).rejects.toMatchObject(unavailable)
      // Whoever runs the server is told to look for what answers in the storage's place.
      if (status === 200)
        for (const [name, call] of calls.filter(([name]) =>
          ['put', 'read', 'remove'].includes(name),
        ))
          await expect(call(one), name).rejects.toMatchObject({
            cause: new Error('an answer that no S3 server gives'),
          })
      await expect(one.ready()).rejects.toThrow(`the storage of files ${reason}`)
    } finally {
      wrong.closeAllConnections()
      await new Promise((closed) => wrong.close(closed))
    }
  })
})
