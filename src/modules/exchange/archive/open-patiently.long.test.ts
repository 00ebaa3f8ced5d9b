import { afterAll, beforeAll, expect, test } from 'vitest'
import { openS3Storage } from '#platform/storage'
import { type LoopbackProxy, openLoopbackProxy } from '#test/loopback-proxy'
import { startPadma } from '#test/padma'
import { s3Address, startS3Server } from '#test/s3-server'
import { backUp } from './export-everything.ts'
import { openPatiently } from './place-names.ts'

const unavailable = { code: 'service.storage_unavailable' }

let server: Awaited<ReturnType<typeof startS3Server>>
let proxy: LoopbackProxy
let runtime: Awaited<ReturnType<typeof startPadma>>
beforeAll(async () => {
  server = await startS3Server()
  proxy = await openLoopbackProxy(server.port)
  runtime = await startPadma('sqlite')
})
afterAll(async () => {
  await runtime.close()
  await proxy.close()
  await server.close()
})

/** The system on a storage that is soon taken for silent. */
async function onS3() {
  const limits = { connect: 500, silence: 700, health: 500, retry: 50 }
  const storage = await openS3Storage(s3Address(proxy.port), limits)
  return { ...runtime.system, storage }
}

test('a backup waits for a storage that is away for a while, and has every file', async () => {
  const ctx = await onS3()
  for (const name of ['one', 'two', 'three'])
    await ctx.storage.put(`notices/${name}`, Buffer.from(name))
  const { zip } = await backUp(ctx)
  const parts: Buffer[] = []
  let wasAway = false
  for await (const part of zip) {
    parts.push(Buffer.from(part))
    if (wasAway || !Buffer.concat(parts).includes('files/notices/')) continue
    wasAway = true
    proxy.silence()
    await expect(ctx.storage.open('notices/one')).rejects.toMatchObject(unavailable)
    setTimeout(() => proxy.speak(), 1000)
  }
  expect(wasAway).toBe(true)
  const archive = Buffer.concat(parts)
  for (const name of ['one', 'two', 'three'])
    expect(archive.includes(`files/notices/${name}`)).toBe(true)
})

test('it gives up when its patience is at the end', async () => {
  const ctx = await onS3()
  proxy.silence()
  await expect(openPatiently(ctx, 'notices/one', 300)).rejects.toMatchObject(unavailable)
  proxy.speak()
})
