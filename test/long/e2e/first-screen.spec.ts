import { expect, type Locator, test } from '@playwright/test'
import { openDashboard, signedInPage } from '#test/dashboard'
import { namedRecord } from '#test/filed-records'
import { documentPng } from '#test/phone-photos'
import { apiKey, type Credentials, type Product, setUpProduct, startProduct } from '#test/product'
import { fillIn } from '#test/record-form'
import { cookieOf } from '#test/screen'
import { signIn } from '#test/sign-in'

let product: Product
let admin: Credentials

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  const moderatorKey = await apiKey(product, 'moderator')
  for (let n = 1; n <= 6; n += 1)
    await namedRecord(product, moderatorKey, `Amena ${'ABCDEF'.charAt(n - 1)}`, [
      ['photo', await documentPng(`photo ${n}`)],
    ])
})
test.afterAll(() => product.remove())

const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Infinity

for (const language of ['en', 'bn'])
  test(`on a phone a page begins with what it is for, not with what is above it (${language})`, async ({
    browser,
  }) => {
    const viewport = { width: 360, height: 740 }
    // A phone has no keys, and so no button that explains them.
    const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true })
    await context.addCookies([cookieOf(product, 'language', language)])
    await signIn(product, context, admin)
    const page = await context.newPage()
    const main = page.getByRole('main')
    await openDashboard(page, product, '/records', /./)
    expect(await topOf(main.getByRole('row').first())).toBeLessThan(250)
    await openDashboard(page, product, '/entry', /./)
    expect(await topOf(main.getByRole('textbox').first())).toBeLessThan(400)
    await openDashboard(page, product, '/import', /./)
    expect(await topOf(main.getByRole('button').first())).toBeLessThan(200)
    await context.close()
  })

test('on a touch screen files are chosen, not dropped', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true })
  await signIn(product, context, admin)
  const page = await context.newPage()
  await openDashboard(page, product, '/import', 'Import')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Choose the table' })).toBeVisible()
  await openDashboard(page, product, '/entry', 'Add record')
  await expect(main.getByRole('button', { name: 'Choose several files' })).toBeVisible()
  await context.close()
})

test('a button that waits has its ring in the middle, also without motion', async ({ browser }) => {
  const page = await signedInPage(product, browser, admin, { width: 360 })
  await page.route('**/api/v1/records', () => undefined)
  await openDashboard(page, product, '/entry', 'Add record')
  await fillIn(page)
  await page.getByRole('button', { name: 'Add record' }).click()
  const ring = page.locator('.mantine-Button-loader')
  await expect(ring).toBeVisible()
  const middle = (element: Locator) =>
    element.evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
  const [at, button] = [await middle(ring), await middle(page.locator('button[data-loading]'))]
  expect(Math.hypot(at.x - button.x, at.y - button.y)).toBeLessThan(3)
  await page.context().close()
})

test('on a phone the rarer actions on the list are a menu beside the usual one', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin, { width: 360 })
  await openDashboard(page, product, '/records', 'Records')
  await expect(page.getByRole('button', { name: 'Columns and rows' })).toHaveCount(0)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Views' }).click()
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Mine')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Mine' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused()
  await page.context().close()
})

test('the queue of approvals is above the details, with the record under review in it', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin)
  await openDashboard(page, product, '/approvals', 'Approvals')
  const queue = page.getByRole('list', { name: 'Waiting for approval' })
  const details = page.getByRole('article').getByText('Permanent address')
  expect(await topOf(queue)).toBeLessThan(await topOf(details))
  await expect(queue.getByRole('button').first()).toBeInViewport({ ratio: 1 })
  const last = queue.getByRole('button', { name: /^Amena F/ })
  await last.click()
  await expect(page.getByRole('article', { name: 'Review of Amena F' })).toBeVisible()
  await expect(last).toHaveAttribute('aria-current', 'true')
  // The whole of it: neither the list nor the page hides a part.
  const [list, current] = [await queue.boundingBox(), await last.boundingBox()]
  const end = (box: typeof list) => (box?.y ?? 0) + (box?.height ?? 0)
  expect(current?.y).toBeGreaterThanOrEqual(list?.y ?? Infinity)
  expect(end(current)).toBeLessThanOrEqual(end(list))
  await page.context().close()
})
