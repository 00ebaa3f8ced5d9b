import { expect, type Page, test } from '@playwright/test'
import { openDashboard, signedInPage } from '#test/dashboard'
import { expectFitAndAccessible } from '#test/looks'
import {
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { expectToast } from '#test/toasts'

let product: Product
let admin: Credentials
let record: Awaited<ReturnType<typeof addRecord>>

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  record = await addRecord(product, await apiKey(product, 'admin'))
})
test.afterAll(() => product.remove())

async function openRecord(page: Page): Promise<void> {
  await openDashboard(page, product, `/records/${record.id}`, 'Rahima Khatun')
}

const copy = (page: Page) => page.getByRole('button', { name: 'Copy: Passport number' })

test('a number is on the clipboard after one key, and that is said', async ({ browser }) => {
  const page = await signedInPage(product, browser, admin)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openRecord(page)
  await copy(page).press('Enter')
  await expectToast(page, 'Copied')
  await expect(copy(page)).toBeFocused()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(record.passportNumber)
  await expectFitAndAccessible(page, 'a record with buttons that copy')
  await page.context().close()
})

test('without https the older way copies, and a browser that refuses both is named', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin)
  // As on a site without https.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await openRecord(page)
  await page.evaluate(() => {
    const seen = window as { copied?: string }
    window.addEventListener('copy', ({ clipboardData }) => {
      seen.copied = clipboardData?.getData('text/plain') ?? ''
    })
  })
  await copy(page).press('Enter')
  await expectToast(page, 'Copied')
  expect(await page.evaluate(() => (window as { copied?: string }).copied)).toBe(
    record.passportNumber,
  )
  await page.evaluate(() => {
    document.execCommand = () => false
  })
  await copy(page).press('Enter')
  await expectToast(page, 'The browser did not let us copy.')
  await page.context().close()
})

test('in the list a number is copied by the mouse or by c, and Tab passes its buttons', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDashboard(page, product, '/records', 'Records')
  const row = page.getByRole('row', { name: /Rahima Khatun/ })
  const button = row.getByRole('button', {
    name: `Copy: Passport number ${record.passportNumber}`,
  })
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await row.getByText(record.passportNumber, { exact: true }).hover()
  await button.click()
  await expectToast(page, 'Copied')
  expect(await copied()).toBe(record.passportNumber)
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await row.focus()
  await page.keyboard.press('c')
  await expect.poll(copied).toBe(record.passportNumber)
  await page.keyboard.press('Shift+C')
  await expect.poll(copied).toMatch(/^TEST1\d{4}$/)
  await expect(row).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(row.getByRole('link', { name: /^Update/ })).toBeFocused()
  await page.context().close()
})
