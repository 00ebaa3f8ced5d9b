import { expect, test } from '@playwright/test'
import { openDashboard, settled, signedInPage } from '#test/dashboard'
import { expectGoodInEveryLook } from '#test/looks'
import {
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { csvOf, tableRow } from '#test/tables'

let product: Product
let admin: Credentials

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
})
test.afterAll(() => product.remove())

test('who is on file in another script and spelling is shown while the name is typed', async ({
  browser,
}) => {
  // Rahima Khatun, daughter of Abdul Karim.
  const { id } = await addRecord(product, await apiKey(product, 'admin'))
  const page = await signedInPage(product, browser, admin)
  await openDashboard(page, product, '/entry', 'Add record')
  await page.getByRole('textbox', { name: /^Name/ }).fill('রহিমা খাতুন')
  await page.getByLabel("Father's name").fill('Abdool Kareem')
  const note = page.getByText('A record has a similar name. Check that this is somebody else:')
  await expect(note).toBeVisible()
  const link = page.getByRole('link', { name: /^Rahima Khatun, CR-/ })
  await expect(link).toHaveAttribute('href', new RegExp(`/records/${id}$`))
  await settled(page)
  await expectGoodInEveryLook(page, 'a name that sounds alike')
  await page.getByLabel("Father's name").focus()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  // Another father is another person.
  await page.getByLabel("Father's name").fill('Kamal Hossain')
  await expect(note).toHaveCount(0)
  await page.context().close()
})

test('the dry run of an import leads to who a row may be, and brings it in', async ({
  browser,
}) => {
  const { id } = await addRecord(product, await apiKey(product, 'admin'))
  const page = await signedInPage(product, browser, admin)
  await openDashboard(page, product, '/import', 'Import')
  const rows = [
    tableRow(1, { 2: 'রহিমা খাতুন', 3: 'আব্দুল করিম' }),
    tableRow(2, { 2: 'Shahin Miah' }),
    tableRow(3, { 2: 'Shaheen Mia' }),
  ]
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /Drop the table here/ }).click()
  const buffer = Buffer.from(csvOf(rows))
  await (await choosing).setFiles({ name: 'march.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Dry run' }).click()
  await expect(page.getByRole('heading', { name: '3 rows to compare' })).toBeVisible()
  const table = page.getByRole('table', { name: 'Rows to compare' })
  const link = table.locator(`a[href$="/records/${id}"]`)
  await expect(link).toHaveText(/^Rahima Khatun, CR-/)
  await expect(table.getByRole('row', { name: /Row 4 of this table/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download the list (CSV)' })).toBeVisible()
  await settled(page)
  await expectGoodInEveryLook(page, 'an import with rows that sound like somebody')
  await page.getByRole('button', { name: 'Import 3 records now' }).click()
  await expect(page.getByRole('heading', { name: 'Done', exact: true })).toBeVisible()
  await page.context().close()
})
