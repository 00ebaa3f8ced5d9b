import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { installed } from '#test/installed'
import { addRecord, apiKey, startProduct } from '#test/product'
import { frugalMemory } from './frugal-memory.mjs'

const broken = join(import.meta.dirname, `../../.cache/broken-disk-${process.pid}`)
const failing = pathToFileURL(join(import.meta.dirname, '../../test/support/failing-sync.mjs'))

const env = {
  NODE_OPTIONS: `${frugalMemory.NODE_OPTIONS} --import=${failing}`,
  FAILING_SYNC: broken,
  // As a balancer needs, and so that the answers are seen before the port is closed.
  CANDOR_STOP_PAUSE: '3',
}
const product = await installed(startProduct({ env }))
afterAll(() => rmSync(broken, { force: true }))

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a server that stops says so first, and goes on serving until a balancer has noticed', async () => {
  const ready = () => fetch(`${product.url}/readyz`)
  const before = await ready()
  expect([before.status, before.headers.get('connection')]).toEqual([200, 'keep-alive'])
  const stopped = product.stop()
  await expect.poll(async () => (await ready()).status).toBe(503)
  const reason = await (await ready()).text()
  expect(reason).toBe('not ready: Candor is being stopped\n')
  const page = await fetch(`${product.url}/healthz`)
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
  expect(await stopped).toBe(0)
  await expect(ready()).rejects.toThrow()
  await product.restart()
})

test('a server whose log the disk did not take ends itself with code 1, and the next start serves', async () => {
  const key = await apiKey(product, 'admin')
  const headers = { authorization: `Bearer ${key}` }
  const statusOf = async (path: string) =>
    (await fetch(`${product.url}${path}`, { headers })).status
  const { id } = await addRecord(product, key)
  const { pid } = product
  writeFileSync(broken, '')
  await expect(addRecord(product, key)).rejects.toThrow(/"status":503/)
  expect(await statusOf('/readyz')).toBe(503)
  await expect.poll(() => isRunning(pid), { timeout: 30_000 }).toBe(false)
  // It has ended by itself, so this only tells how.
  expect(await product.stop()).toBe(1)
  expect(product.logs('stderr')).toMatch(/Candor stopped itself: .+\. Check the disk\./)
  rmSync(broken)
  await product.restart()
  expect([await statusOf('/readyz'), await statusOf(`/api/v1/records/${id}`)]).toEqual([200, 200])
  await addRecord(product, key)
  expect((await product.command(['doctor'])).stdout).toContain('All is well')
})
