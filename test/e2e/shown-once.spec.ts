import { expect, type Page, test } from '@playwright/test'
import { openDashboard, signedIn } from '#test/dashboard'
import { expectFitAndAccessible } from '#test/looks'
import {
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { signIn } from '#test/sign-in'
import { expectToast } from '#test/toasts'

let product: Product
let admin: Credentials

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
})
test.afterAll(() => product.remove())

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('a code that nobody copied or printed does not go without a question', async ({ browser }) => {
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  const { id } = await addRecord(product, await apiKey(product, 'admin'))
  await openDashboard(page, product, `/records/${id}`, 'Rahima Khatun')
  await page.getByRole('button', { name: 'Issue access code' }).click()
  const box = page.getByRole('status').filter({ hasText: 'It is shown only this once.' })
  await expect(box).toBeFocused()
  await expectFitAndAccessible(page, 'a code shown once')
  const code = await box.locator('output').innerText()
  const leave = () => page.getByRole('link', { name: 'All records' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without the code?' })
  await leave()
  await question.getByRole('button', { name: 'Stay here' }).click()
  await box.getByRole('button', { name: 'Show slip to print' }).click()
  await page.getByRole('button', { name: 'Back to the record' }).click()
  await expect(box.locator('output')).toHaveText(code)
  await leave()
  await question.getByRole('button', { name: 'Stay here' }).click()
  await box.getByRole('button', { name: 'Show slip to print' }).click()
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await page.getByRole('button', { name: 'Back to the record' }).click()
  await leave()
  await expect(page.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible()

  await openDashboard(page, product, `/records/${id}`, 'Rahima Khatun')
  await page.getByRole('button', { name: 'Issue a new code' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Issue a new code' }).click()
  await expect(box).toBeFocused()
  await box.getByRole('button', { name: 'Done' }).click()
  await expect(box).toHaveCount(0)
  await leave()
  await expect(page.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible()
  await context.close()
})

test('a key is made by keyboard, shown once, works, and is revoked', async ({ page, context }) => {
  await signIn(product, context, admin)
  await openDashboard(page, product, '/api-keys', 'API keys')
  await page.getByLabel('Name').focus()
  await page.keyboard.type('Website')
  await page.keyboard.press('Enter')
  const key = await page.getByRole('status').locator('output').innerText()
  const ask = () =>
    fetch(`${product.url}/api/v1/session`, { headers: { authorization: `Bearer ${key}` } })
  expect((await ask()).status).toBe(200)
  await expect(page.getByRole('status', { name: 'The new key' })).toBeFocused()
  const elsewhere = page.getByRole('navigation').getByRole('link', { name: 'Trash' })
  await elsewhere.press('Enter')
  const question = page.getByRole('dialog', { name: 'Leave without the key?' })
  await question.getByRole('button', { name: 'Stay here' }).press('Enter')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy', exact: true }).press('Enter')
  await expectToast(page, 'Copied')
  await elsewhere.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible()
  await openDashboard(page, product, '/api-keys', 'API keys')
  await expect(row(page, 'Website')).toBeVisible()
  await expect(page.getByText(key)).toBeHidden()
  await page.getByRole('button', { name: 'Revoke Website' }).click()
  await page.getByRole('button', { name: 'Yes, revoke it!' }).click()
  await expectToast(page, 'Website is revoked now')
  expect((await ask()).status).toBe(401)
})
