import { expect, test } from '@playwright/test'
import { expectGoodInEveryLook } from '#test/looks'
import {
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { signIn } from '#test/sign-in'
import { csvOf } from '#test/tables'

let product: Product
let admin: Credentials
let passportNumber: string

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  ;({ passportNumber } = await addRecord(product, await apiKey(product, 'admin')))
})
test.afterAll(() => product.remove())

test('a ledger is recorded, and each payment is countered when that is taken back', async ({
  page,
  context,
}) => {
  const rows = [
    [passportNumber, 'fee', '20000', 'BDT', 'worker', '2026-01-05'],
    [passportNumber, 'Service charge', '500', 'BDT', 'worker', '2026-01-06'],
  ]
  const columns = ['Passport No.', 'Purpose', 'Amount', 'Currency', 'Paid by', 'Date']
  await signIn(product, context, admin)
  await page.goto(`${product.url}/dashboard/import`)
  await page.getByLabel('Drop the table here, or press to choose it').setInputFiles({
    ...{ name: 'ledger.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(csvOf(rows, columns)),
  })
  await expect(page.getByLabel('The rows are')).toHaveValue('payments')
  await expect(page.getByLabel('Who paid')).toHaveValue('Paid by')
  await expect(page.getByLabel('Update records that are on file')).toHaveCount(0)
  await page.getByRole('button', { name: 'Dry run' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Record 1 payment now' })).toBeVisible()
  await expectGoodInEveryLook(page, 'payments of a table')
  await page
    .getByLabel('Item: take “Service charge” as')
    .selectOption({ label: 'Recruitment or placement fee' })
  await page.getByRole('button', { name: 'Use this answer' }).press('Enter')
  await page.getByRole('button', { name: 'Record 2 payments now' }).press('Enter')
  await expect(page.getByText('payments recorded')).toBeVisible()
  await page.getByRole('button', { name: 'Undo import' }).press('Enter')
  await expect(page.getByText('both stay in the ledger')).toBeVisible()
  await page.getByRole('button', { name: 'Undo it' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Undone', exact: true })).toBeVisible()
  await page.goto(`${product.url}/dashboard/payments`)
  await expect(page.getByText('brought this payment in was taken back').first()).toBeVisible()
})
