import { expect, test } from '@playwright/test'
import { openDashboard, signedInPage } from '#test/dashboard'
import { enterManyNames } from '#test/many-names'
import { apiKey, type Credentials, type Product, setUpProduct, startProduct } from '#test/product'
import { rows } from '#test/records-grid'

let product: Product
let admin: Credentials
test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  await enterManyNames(product, await apiKey(product, 'admin'))
})
test.afterAll(() => product.remove())

// Each hides a record of its own.
for (const [width, place] of [
  [360, 20],
  [1280, 21],
] as const)
  test(`what can be done with a record selected far down is in sight at ${width} pixels`, async ({
    browser,
  }) => {
    const page = await signedInPage(product, browser, admin, { width })
    await openDashboard(page, product, '/records', 'Records')
    const row = rows(page).nth(place)
    await row.getByRole('checkbox').check()
    const hide = page.getByRole('button', { name: 'Hide 1' })
    await expect(hide).toBeInViewport({ ratio: 1 })
    await expect(row.getByRole('checkbox')).toBeInViewport()
    // The last record and the way to the next page are not behind it.
    const next = page.getByRole('button', { name: 'next page' })
    await next.scrollIntoViewIfNeeded()
    await next.click({ trial: true })
    await hide.click()
    await expect(page.getByText('1 record is hidden now')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Selected records' })).toHaveCount(0)
    await page.context().close()
  })
