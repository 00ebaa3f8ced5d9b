import { expect, type Page, test } from '@playwright/test'
import { openDashboard, settled, signedInPage } from '#test/dashboard'
import { expectFitAndAccessible } from '#test/looks'
import {
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'

let product: Product
let admin: Credentials
test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
})
test.afterAll(() => product.remove())

const button = (page: Page) => page.getByRole('button', { name: /^Filters/ })
const state = (page: Page) => page.getByLabel('State', { exact: true })

test('a list without any entry has no filters, and has them with the first', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin)
  for (const [path, heading] of [
    ['/records', 'Records'],
    ['/classes', 'Classes'],
    ['/payments', 'Payments'],
    ['/concerns', 'Concerns'],
    ['/due-removals', 'Due for removal'],
  ] as const) {
    await openDashboard(page, product, path, heading)
    await expect(page.getByRole('search'), path).toHaveCount(0)
  }
  // What an address asks for can be taken back, whether or not something is found.
  await openDashboard(page, product, '/records?state=returned', 'Records')
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await expect(page.getByRole('search')).toHaveCount(0)
  await addRecord(product, await apiKey(product, 'admin'))
  await openDashboard(page, product, '/records', 'Records')
  await expect(page.getByRole('search')).toBeVisible()
  await expect(state(page)).toBeVisible()
  await expect(button(page)).toBeHidden()
  await page.context().close()
})

test('on a phone the filters are behind a button that says how many are in use', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin, { width: 360 })
  await openDashboard(page, product, '/records?search=Rahima', 'Records')
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('Rahima')
  await expect(state(page)).toBeHidden()
  await expect(button(page)).toHaveText('Filters')
  await button(page).click()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  await state(page).selectOption('Approved')
  await expect(button(page)).toHaveText('Filters (1)')
  await page.getByLabel('Visible', { exact: true }).selectOption('Visible')
  await expect(button(page)).toHaveText('Filters (2)')
  await settled(page)
  await expectFitAndAccessible(page, 'filters on a phone')
  await button(page).click()
  await expect(state(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Rahima Khatun', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Clear 3 filters' }).click()
  await expect(button(page)).toHaveText('Filters')

  for (const [path, heading] of [
    ['/audit?action=session.', 'Audit log'],
    ['/payments?kind=payment', 'Payments'],
    ['/ending-papers?within=past', 'Dates on documents'],
    ['/accounts?role=admin', 'Accounts'],
    ['/concerns?state=answered', 'Concerns'],
    ['/due-removals?what=medical', 'Due for removal'],
  ] as const) {
    await openDashboard(page, product, path, heading)
    await expect(button(page), path).toHaveText('Filters (1)')
    await expect(page.getByRole('combobox'), path).toHaveCount(0)
  }
  await page.context().close()
})

test('who sorts a list by the keyboard stays on the heading, and nothing is selected of its new rows', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin)
  await openDashboard(page, product, '/records', 'Records')
  await page.locator('tr[data-row="0"]').focus()
  await page.keyboard.press('Space')
  const selected = page.locator('tr[aria-selected="true"]')
  await expect(selected).toHaveCount(1)
  const heading = page.getByRole('columnheader', { name: 'Name' })
  await heading.getByRole('button').focus()
  for (const order of ['ascending', 'descending']) {
    await page.keyboard.press('Enter')
    await expect(heading).toHaveAttribute('aria-sort', order)
    await settled(page)
    await expect(heading.getByRole('button')).toBeFocused()
    await expect(selected).toHaveCount(0)
  }
  await page.context().close()
})
