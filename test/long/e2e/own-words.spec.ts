import { expect, type Page, test } from '@playwright/test'
import { openDashboard, signedInPage } from '#test/dashboard'
import { expectGoodInEveryLook } from '#test/looks'
import { apiKey, type Credentials, type Product, setUpProduct, startProduct } from '#test/product'
import { expectToast } from '#test/toasts'

let product: Product
let admin: Credentials

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  await change({
    welcomeText: 'Come to our office.',
    tiles: [{ title: 'Our jobs', text: 'What we offer now', url: '/notices' }],
    legalTexts: { privacy: 'We keep little.' },
    languages: ['en', 'bn', 'ar'],
  })
})

async function change(body: object) {
  const authorization = `Bearer ${await apiKey(product, 'admin')}`
  const address = `${product.url}/api/v1/organisation`
  const now = await fetch(address, { headers: { authorization } })
  const { version } = (await now.json()) as { version: number }
  const answer = await fetch(address, {
    method: 'PATCH',
    headers: { authorization, 'content-type': 'application/json', 'if-match': `"${version}"` },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
}

test.afterAll(() => product.remove())

const home = async (language: string) =>
  (await fetch(product.url, { headers: { cookie: `language=${language}` } })).text()
const preview = (page: Page) => page.frameLocator('iframe[title^="Preview"]')

test('an admin enters the words in Bengali on a phone, and readers of Bengali read them', async ({
  browser,
}) => {
  expect(await home('bn')).toContain('ইংরেজিতে লেখা')
  const page = await signedInPage(product, browser, admin, { width: 390, theme: 'dark' })
  await openDashboard(page, product, '/settings', 'Settings')
  await expect(page.getByText('0 of 4 texts are entered.')).toBeVisible()
  const welcome = page.getByLabel('Welcome text in বাংলা (Bengali)')
  await expect(welcome).toHaveAttribute('lang', 'bn')
  await welcome.fill('আমাদের অফিসে আসুন।')
  await page.getByLabel('Our jobs', { exact: true }).fill('Embassy of Canada')
  await expect(page.getByText(/“Embassy” names an authority/)).toBeVisible()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByLabel('Our jobs', { exact: true })).toBeFocused()
  await page.getByLabel('Our jobs', { exact: true }).fill('আমাদের কাজ')
  await expect(page.getByText(/“Embassy” names an authority/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(preview(page).locator('html')).toHaveAttribute('lang', 'bn')
  await expect(preview(page).getByText('আমাদের অফিসে আসুন।')).toBeVisible()
  await page.getByRole('button', { name: 'Close the preview' }).click()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expectToast(page, 'Settings saved')
  await expect(page.getByText('2 of 4 texts are entered.')).toBeVisible()
  const bengali = await home('bn')
  for (const text of ['আমাদের অফিসে আসুন।', '<b>আমাদের কাজ</b>']) expect(bengali).toContain(text)
  expect(bengali).not.toContain('Come to our office.')
  expect(bengali).toContain('lang="en" dir="ltr">What we offer now</span>')
  expect(await home('en')).toContain('Come to our office.')
  expect(await home('ar')).toContain('مكتوب بالإنجليزية')
  await expectGoodInEveryLook(page, 'translations')
  await page.context().close()
})
