import { expect, test } from '@playwright/test'
import { openDashboard, signedInPage } from '#test/dashboard'
import { expectFitAndAccessible, expectGoodInThisLanguage } from '#test/looks'
import { apiKey, type Credentials, type Product, setUpProduct, startProduct } from '#test/product'

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
  await page.getByRole('button', { name: 'আরও', exact: true }).click()
  await page.getByRole('menuitem', { name: 'এগুলো এক্সপোর্ট করুন' }).click()
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

test('what the licence stops is said in the language of the page', async ({ browser }) => {
  const authorization = `Bearer ${await apiKey(product, 'admin', 'organisation')}`
  const address = `${product.url}/api/v1/organisation`
  const answer = await fetch(address, { headers: { authorization } })
  const noted = await fetch(`${address}/licence/look-ups`, {
    method: 'POST',
    headers: {
      ...{ authorization, 'content-type': 'application/json' },
      'if-match': `${((await answer.json()) as { version: number }).version}`,
    },
    body: JSON.stringify({ on: new Date().toISOString().slice(0, 10), answer: 'suspended' }),
  })
  expect(noted.ok, await noted.text()).toBe(true)
  const page = await signedInPage(product, browser, admin, inBengali)
  await openDashboard(page, product, '/approvals', 'অনুমোদন')
  await expect(page.getByText('এখন নতুন রেকর্ড যোগ করা যায় না')).toBeVisible()
  await expect(page.getByText('তালিকায় লাইসেন্স স্থগিত দেখানো ছিল।')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(
    /\b(?:records?|licence|register|files?)\b/i,
  )
  await expectGoodInThisLanguage(page, 'licence in Bengali')
  await page.context().close()
})
