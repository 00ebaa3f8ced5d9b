import { expect, test } from '@playwright/test'
import { expectGoodInEveryLook } from '#test/looks'
import { type Product, setUpProduct, startProduct } from '#test/product'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
  await setUpProduct(product)
})
test.afterAll(() => product.remove())

test('the description of the API fits a phone, page by page', async ({ page }) => {
  await page.goto(`${product.url}/api/v1/docs`)
  await expectGoodInEveryLook(page, 'API')
  const parts = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') as string))
  const addresses = new Set(parts.filter((href) => href.startsWith('/api/v1/docs/')))
  expect(addresses.size).toBeGreaterThan(10)
  await page.setViewportSize({ width: 320, height: 900 })
  for (const address of addresses) {
    await page.goto(product.url + address)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, address).toBeLessThanOrEqual(320)
  }
})
