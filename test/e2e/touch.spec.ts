import { expect, test } from '@playwright/test'
import { openDashboard, signedIn } from '#test/dashboard'
import { addRecord, apiKey, type Product, setUpProduct, startProduct } from '#test/product'

let product: Product
test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
})
test.afterAll(() => product.remove())

test('who works with a finger is told of no keys, and who has a keyboard is', async ({
  browser,
}) => {
  const admin = await setUpProduct(product)
  await addRecord(product, await apiKey(product, 'moderator'))
  const context = await signedIn(product, browser, admin)
  const storageState = await context.storageState()
  await context.close()
  for (const hasTouch of [true, false]) {
    const device = await browser.newContext({
      ...{ viewport: { width: 1180, height: 820 }, hasTouch, isMobile: hasTouch, storageState },
    })
    const page = await device.newPage()
    const told = expect.configure({ message: hasTouch ? 'by finger' : 'with a keyboard' })
    for (const [path, title] of [
      ['/records', 'Records'],
      ['/approvals', 'Approvals'],
      ['/stages', 'Stages'],
    ] as const) {
      await openDashboard(page, product, path, title)
      const shortcuts = page.getByRole('button', { name: 'Keyboard shortcuts' }).first()
      await told(shortcuts).toBeVisible({ visible: !hasTouch })
    }
    await told(page.getByText('hold Shift')).toBeVisible({ visible: !hasTouch })
    const find = page.getByRole('button', { name: 'Find or go to' }).last()
    await told(find.locator('kbd')).toBeVisible({ visible: !hasTouch })
    await find.click()
    await expect(page.getByText(/^\d+ results\./)).toBeVisible()
    await told(page.getByText('Arrow keys choose')).toBeVisible({ visible: !hasTouch })
    await device.close()
  }
})
