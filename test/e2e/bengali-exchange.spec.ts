import { expect, type Page, test } from '@playwright/test'
import { expectInBengali, openInBengali } from '#test/in-bengali'
import { latinOn } from '#test/looks'
import { type Credentials, type Product, setUpProduct, startProduct } from '#test/product'

let product: Product
let admin: Credentials

test.describe.configure({ mode: 'default' })
test.use({ actionTimeout: 30_000 })

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
})
test.afterAll(() => product.remove())

/** What people entered, and names of formats. */
const entered = /Amina|Candor|\bAPI\b|\bCSV\b|\bJSON\b|\bSHA-256\b|\bzip\b/

async function expectNoLatin(page: Page): Promise<void> {
  expect(await latinOn(page, entered)).toEqual([])
}

test('an admin takes everything along in Bengali on a phone', async ({ browser }) => {
  const page = await openInBengali(product, browser, admin, ['/export', 'এক্সপোর্ট'])
  await expectNoLatin(page)
  await expectInBengali(page, 'export')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'সব রেকর্ড ডাউনলোড করুন' }).click()
  expect((await coming).suggestedFilename()).toMatch(/^records-.*\.csv$/)
  await page.getByRole('main').getByRole('link', { name: 'রেকর্ড', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('রেকর্ড')
  await page.context().close()
})
