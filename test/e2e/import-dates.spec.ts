import { expect, test } from '@playwright/test'
import { openDashboard, signedInPage } from '#test/dashboard'
import { type Credentials, type Product, setUpProduct, startProduct } from '#test/product'
import { csvOf, smallPicture, tableColumns, tableRow, zipOf } from '#test/tables'

let product: Product
let admin: Credentials
test.beforeAll(async () => {
  product = await startProduct()
  admin = await setUpProduct(product)
})
test.afterAll(() => product.remove())

test('a date that stands on a document is taken from the column that was chosen for it', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin)
  await openDashboard(page, product, '/import', 'Import')
  const table = csvOf([[...tableRow(31), '2031-03-11']], [...tableColumns, 'Runs out'])
  await page.getByLabel('Drop the table here, or press to choose it').setInputFiles({
    name: 'april.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table),
  })
  await page.getByText('Columns with dates printed on documents (0 chosen)').click()
  await page.getByLabel('Passport, valid until').selectOption('Runs out')
  await expect(page.getByText('Columns with dates printed on documents (1 chosen)')).toBeVisible()
  const zip = await zipOf({ 'ZZ7000031 passport.png': await smallPicture(31) })
  await page
    .getByLabel(/Drop a zip/)
    .setInputFiles({ name: 'scans.zip', mimeType: 'application/zip', buffer: zip })
  await expect(page.getByText('1 image added')).toBeVisible()
  await page.getByRole('button', { name: 'Dry run' }).press('Enter')
  await page.getByRole('button', { name: 'Import 1 record now' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Done', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'To the records' }).click()
  await page.getByRole('link', { name: 'Rahima Khatun 31', exact: true }).click()
  await expect(page.getByLabel('Valid until')).toHaveValue('2031-03-11')
  await page.context().close()
})
