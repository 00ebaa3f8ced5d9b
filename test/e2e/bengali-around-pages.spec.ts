import { expect, test } from '@playwright/test'
import { openDashboard, signedInPage } from '#test/dashboard'
import { expectFitAndAccessible } from '#test/looks'
import { type Credentials, type Product, setUpProduct, startProduct } from '#test/product'

let product: Product
let admin: Credentials

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
})
test.afterAll(() => product.remove())

const inBengali = { language: 'bn', width: 390 }

test('the password before an export is asked for in Bengali', async ({ browser }) => {
  const page = await signedInPage(product, browser, admin, inBengali)
  await page.route('**/api/v1/session/confirm', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const longAgo = { until: null, workUntil: null }
    await route.fulfill({ response, json: { ...(await response.json()), ...longAgo } })
  })
  await openDashboard(page, product, '/records', 'রেকর্ড')
  await page.getByRole('button', { name: 'এগুলো এক্সপোর্ট করুন' }).click()
  const dialog = page.getByRole('dialog', { name: 'আপনার পাসওয়ার্ড আবার দিন' })
  await expect(dialog).toHaveAttribute('lang', 'bn')
  await dialog.getByRole('button', { name: 'এগিয়ে যান' }).click()
  await expect(dialog.getByText('পাসওয়ার্ড লিখতে হবে')).toBeVisible()
  await dialog.getByLabel('পাসওয়ার্ড', { exact: true }).fill('not my password')
  await dialog.getByRole('button', { name: 'এগিয়ে যান' }).click()
  await expect(dialog.getByText('এটি আপনার পাসওয়ার্ড নয়।')).toBeVisible()
  await expect(dialog).not.toContainText(/[a-z]{3}/i)
  await expectFitAndAccessible(page, 'password in Bengali')
  await dialog.getByRole('button', { name: 'ফিরে যান' }).click()
  await expect(dialog).toBeHidden()
  await page.context().close()
})
