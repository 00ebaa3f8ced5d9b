import { expect, test } from 'vitest'
import { startFailingServer } from '#test/failing-server'
import { openLoopbackProxy } from '#test/loopback-proxy'
import { startProduct } from '#test/product'
import { s3Address, startS3Server } from '#test/s3-server'

test('a start waits for its storage, and serves as soon as that answers', async () => {
  const failing = await startFailingServer('closes')
  const s3 = await startS3Server()
  const proxy = await openLoopbackProxy(failing.port)
  const starting = startProduct({ env: { CANDOR_STORAGE_URL: s3Address(proxy.port) } })
  // Building may be a part of it. Each try of the start is a connection or two.
  await expect.poll(failing.connections, { timeout: 200_000 }).toBeGreaterThan(4)
  proxy.leadTo(s3.port)
  const product = await starting
  expect(product.logs()).toContain('The storage of files does not answer yet; waiting')
  const ready = () => fetch(`${product.url}/readyz`).then(({ status }) => status)
  await expect.poll(ready).toBe(200)
  expect(await product.stop()).toBe(0)
  await product.remove()
  await proxy.close()
  await s3.close()
  await failing.close()
})
