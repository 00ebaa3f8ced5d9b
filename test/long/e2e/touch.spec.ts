import { expect, type Locator, test } from '@playwright/test'
import { openDashboard, signedIn } from '#test/dashboard'
import { fileDocuments } from '#test/filed-records'
import { documentPng } from '#test/phone-photos'
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
  const key = await apiKey(product, 'moderator')
  const telephone = '+8801711123456'
  const { id } = await addRecord(product, key, { telephone })
  await fileDocuments(product, key, id, [['work-permit', await documentPng()]])
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
    await openDashboard(page, product, `/records/${id}`, 'Rahima Khatun')
    const links = ['Download original', telephone].map((text) =>
      page.getByRole('link', { name: text }).first(),
    )
    if (hasTouch) await expectLarge([...links, ...(await page.locator('summary').all())])
    await expect(links[1] as Locator).toHaveAttribute('href', `tel:${telephone}`)
    await openDashboard(page, product, '/settings', 'Settings')
    if (hasTouch) await expectLarge(await page.locator('summary').all())
    await openDashboard(page, product, '/stages', 'Stages')
    await told(page.getByText('hold Shift')).toBeVisible({ visible: !hasTouch })
    const find = page.getByRole('button', { name: 'Find or go to' }).last()
    await told(find.locator('kbd')).toBeVisible({ visible: !hasTouch })
    await find.click()
    await expect(page.getByText(/^\d+ results\./)).toBeVisible()
    await told(page.getByText('Arrow keys choose')).toBeVisible({ visible: !hasTouch })
    await device.close()
  }
})

/** Large enough for a thumb. */
async function expectLarge(targets: readonly Locator[]): Promise<void> {
  for (const target of targets) {
    const { height = 0 } = (await target.boundingBox()) ?? {}
    expect(height, await target.innerText()).toBeGreaterThanOrEqual(43.5)
  }
}
