import { expect, type Page, test } from '@playwright/test'
import { openDashboard, settled, signedInPage } from '#test/dashboard'
import { type Credentials, type Product, setUpProduct, startProduct } from '#test/product'

let product: Product
let admin: Credentials
test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
})
test.afterAll(() => product.remove())

/** The heading's button, which unfolds a part. */
const part = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2 }).getByRole('button', { name, exact: true })

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`${product.url}/dashboard/settings${hash}`)
  await expect(page.locator('[data-whole="true"]')).toBeVisible()
  await settled(page)
}

test('on a phone the settings are a list of their parts, each of which unfolds', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin, { width: 360 })
  await open(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThan(2000)
  const contact = part(page, 'Contact')
  const phone = page.getByLabel('Telephone', { exact: true })
  await expect(phone).toBeHidden()
  await contact.press('Enter')
  await expect(contact).toHaveAttribute('aria-expanded', 'true')
  await phone.fill('+880 2 000 0000')
  await contact.press('Enter')
  await expect(phone).toBeHidden()
  const region = page.getByRole('region', { name: 'Contact', exact: true })
  await expect(region.getByText('(changed)')).toBeVisible()
  await page.getByRole('button', { name: 'Show all parts' }).click()
  await expect(phone).toHaveValue('+880 2 000 0000')
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toBeVisible()
  await page.getByRole('button', { name: 'Hide all parts' }).click()
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toBeHidden()
  // A wide screen has no folds, and the list that leads to each part.
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(phone).toBeVisible()
  await expect(contact).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Parts of the settings' })).toBeVisible()
  await page.context().close()
})

test('a part unfolds for what is to be corrected in it, and for the address that names it', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin, { width: 360 })
  page.on('dialog', (dialog) => void dialog.accept())
  await open(page)
  const organisation = part(page, 'Organisation')
  await organisation.click()
  const name = page.getByLabel('Registered name')
  await name.fill('')
  await organisation.click()
  await expect(name).toBeHidden()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(name).toBeFocused()
  await expect(organisation).toHaveAttribute('aria-expanded', 'true')
  // What was corrected or not can be folded again.
  await organisation.click()
  await expect(name).toBeHidden()
  await open(page, '#settings-licence')
  await expect(page.locator('#settings-licence')).toBeFocused()
  await expect(page.locator('#settings-licence button')).toHaveAttribute('aria-expanded', 'true')
  await page.context().close()
})

for (const width of [360, 1280])
  test(`saving shows the wrong field with its error above the bar at ${width} pixels`, async ({
    browser,
  }) => {
    const page = await signedInPage(product, browser, admin, { width })
    page.on('dialog', (dialog) => void dialog.accept())
    await openDashboard(page, product, '/settings', 'Settings')
    const name = page.getByLabel('Registered name')
    await name.fill('')
    const save = page.getByRole('button', { name: 'Save settings' })
    await name.evaluate((field) => {
      const { bottom } = field.getBoundingClientRect()
      scrollBy({ top: bottom - innerHeight + 4, behavior: 'instant' })
    })
    await save.click()
    await expect(name).toBeFocused()
    const error = page.locator('.mantine-InputWrapper-root', { has: name }).getByRole('paragraph')
    const bar = page.locator('form > div', { has: save })
    await expect(async () => {
      const [ofError, ofBar] = await Promise.all([error.last().boundingBox(), bar.boundingBox()])
      expect((ofError?.y ?? 0) + (ofError?.height ?? 0)).toBeLessThanOrEqual(ofBar?.y ?? 0)
    }).toPass({ timeout: 5000 })
    await page.context().close()
  })
