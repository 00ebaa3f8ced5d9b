import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '#test/product'

let product: Product
beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_STOP_PAUSE: '2' } })
})
afterAll(() => product?.remove())

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
})
