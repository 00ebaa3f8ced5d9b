import { expect, test } from '@playwright/test'
import { openDashboard, signedIn } from '#test/dashboard'
import { type LoopbackProxy, openLoopbackProxy } from '#test/loopback-proxy'
import { apiKey, type Credentials, type Product, setUpProduct, startProduct } from '#test/product'
import { choose, fillIn, onFile, slot } from '#test/record-form'
import { s3Address, startS3Server } from '#test/s3-server'

let server: Awaited<ReturnType<typeof startS3Server>>
let proxy: LoopbackProxy
let product: Product
let admin: Credentials

test.beforeAll(async () => {
  server = await startS3Server()
  proxy = await openLoopbackProxy(server.port)
  product = await startProduct({ env: { CANDOR_STORAGE_URL: s3Address(proxy.port) } })
  admin = await setUpProduct(product)
})
test.afterAll(async () => {
  await product.remove()
  await proxy.close()
  await server.close()
})

test('while the storage is away the form keeps everything, and the same press then succeeds', async ({
  browser,
}) => {
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  await openDashboard(page, product, '/entry', 'Add record')
  const passport = await fillIn(page)
  await choose(page, 'visa.png')
  await expect(slot(page, 'Visa Paper')).toContainText('visa.png')
  proxy.leadTo(1)
  proxy.cut()
  await page.getByRole('button', { name: 'Add record' }).click()
  await expect(slot(page, 'Visa Paper').getByRole('alert')).toContainText(
    'The storage of files does not answer at the moment.',
  )
  await expect(slot(page, 'Visa Paper')).toContainText('visa.png')
  await expect(page.getByLabel('Passport number')).toHaveValue(passport)
  const ready = () => fetch(`${product.url}/readyz`).then(({ status }) => status)
  await expect.poll(ready).toBe(503)
  proxy.leadTo(server.port)
  await expect.poll(ready).toBe(200)
  await page.getByRole('button', { name: 'Upload the remaining files' }).click()
  await expect(page.getByText('Jamal Hossain is added', { exact: true })).toBeVisible()
  const [record] = await onFile(product, await apiKey(product, 'admin'), passport)
  expect(record?.documents.map(({ kind }) => kind)).toEqual(['visa-paper'])
  await context.close()
})
