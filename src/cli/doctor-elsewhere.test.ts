import { afterAll, beforeAll, expect, test } from 'vitest'
import { openS3Storage, type Storage } from '#platform/storage'
import { type Product, setUpProduct, startProduct } from '#test/product'
import { startS3Server } from '#test/s3-server'

const key = 'originals/0190aaaa-0000-7000-8000-000000000000/0190bbbb-0000-7000-8000-000000000000'

let s3: Awaited<ReturnType<typeof startS3Server>>
let product: Product
let storage: Storage
/** An installation on PostgreSQL and S3 whose server has been stopped. */
beforeAll(async () => {
  s3 = await startS3Server()
  product = await startProduct({ engine: 'postgres', env: { CANDOR_STORAGE_URL: s3.address } })
  storage = await openS3Storage(s3.address)
  await setUpProduct(product)
  await product.stop()
})
afterAll(async () => {
  await product?.remove()
  await s3?.close()
})

const examine = async () => (await product.command(['doctor'])).stdout.trimEnd().split('\n')

test('on PostgreSQL and S3 an orphan file is told to go when it is a day old, not at a start', async () => {
  await storage.put(key, Buffer.from('left behind'))
  expect(await examine()).toEqual([
    `Orphan file: no document names ${key}. A running server clears it away when it is a day old.`,
  ])
  // As the sentence says, a start leaves it.
  await product.restart()
  await product.stop()
  expect(await storage.read(key)).not.toBeNull()
})

test('the kept head of the log is named by its place in the bucket', async () => {
  await storage.put('audit/head', Buffer.from('xxx'))
  expect(await examine()).toEqual([
    'Audit log: its kept head (audit/head in the bucket) is unreadable, so its end may have been cut off.',
    `Orphan file: no document names ${key}. It stays where it is.`,
  ])
})
