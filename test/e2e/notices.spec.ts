import { expect, type Page, test } from '@playwright/test'
import { openDashboard, signedInPage } from '#test/dashboard'
import { documentPng, phonePhotoJpeg } from '#test/phone-photos'
import { type Credentials, type Product, setUpProduct, startProduct } from '#test/product'
import { expectToast } from '#test/toasts'

let product: Product
let admin: Credentials

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
})
test.afterAll(() => product.remove())

const preview = (page: Page) => page.frameLocator('iframe[title^="Preview"]')
const publicHome = async () => (await fetch(product.url)).text()

test('a notice is written, kept over a reload, previewed, published, changed, withdrawn, deleted', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin, { theme: 'dark' })
  await openDashboard(page, product, '/notices', 'Notices')
  await page.getByLabel('Title').fill('Closed for Eid')
  await page.getByRole('textbox', { name: 'Text' }).fill('From Thursday on.\n\nWe open on Monday.')
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Closed for Eid')
  const picture = (label: string) => page.locator(`input[type=file][aria-label="${label}"]`)
  const photo = await phonePhotoJpeg({ width: 900, height: 700 })
  await picture('First image').setInputFiles({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: photo,
  })
  await page.getByRole('button', { name: 'Publish notice' }).click()
  await expect(page.getByText('Both images are required')).toBeVisible()
  const document = await documentPng('Door')
  await picture('Second image').setInputFiles({
    name: 'b.png',
    mimeType: 'image/png',
    buffer: document,
  })
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(preview(page).getByRole('heading', { name: 'Closed for Eid' })).toBeVisible()
  const drawn = () =>
    preview(page)
      .locator('.pictures img')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth))
  await preview(page).locator('.pictures img').last().scrollIntoViewIfNeeded()
  await expect.poll(async () => (await drawn()).filter((width) => width > 0).length).toBe(2)
  await page.getByRole('button', { name: 'Close the preview' }).click()
  await page.getByRole('button', { name: 'Publish notice' }).click()
  await expectToast(page, 'Notice published')
  await expect(page.getByLabel('Title')).toHaveValue('')
  expect(await publicHome()).toContain('Closed for Eid')

  await page.getByRole('link', { name: 'Edit Closed for Eid' }).click()
  // The form for a new notice, which has a title too, has to be gone first.
  await expect(page.getByLabel('Title')).toHaveValue('Closed for Eid')
  await page.getByLabel('Title').fill('Closed for two days')
  await page.getByRole('button', { name: 'Save notice' }).click()
  await expectToast(page, 'Notice saved')
  await page.getByRole('link', { name: 'All notices' }).click()
  await page.getByRole('button', { name: 'Withdraw Closed for two days' }).click()
  await expectToast(page, 'Notice withdrawn')
  expect(await publicHome()).not.toContain('Closed for two days')
  await page.getByRole('button', { name: 'Publish now: Closed for two days' }).click()
  await expectToast(page, 'Notice published')
  expect(await publicHome()).toContain('Closed for two days')
  await page.getByRole('button', { name: 'Delete Closed for two days' }).click()
  await expect(page.getByText("You won't be able to revert this!")).toBeVisible()
  await page.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expectToast(page, 'Deleted!')
  await expect(page.getByText('Closed for two days')).toHaveCount(0)
  await page.context().close()
})
