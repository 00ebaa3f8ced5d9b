import { expect, type Page, test } from '@playwright/test'
import { accountIdOf, callApi } from '#test/call-api'
import { openDashboard, signedInPage } from '#test/dashboard'
import { expectGoodInEveryLook } from '#test/looks'
import {
  addPerson,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { pay } from '#test/training-entries'

let product: Product
let admin: Credentials
test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  const key = await apiKey(product, 'admin')
  const accountId = await accountIdOf(product, key, await addPerson(product, { role: 'student' }))
  const receivedBy = await accountIdOf(product, key, admin)
  await pay(product, key, { accountId, receivedBy, feeName: 'Training book', amount: 125_000 })
  const owed = { accountId, feeName: 'Medical examination', amount: 2_000_000, currency: 'BDT' }
  await callApi(product, key, ['POST', '/charges'], owed)
})
test.afterAll(() => product.remove())

test('without a class a payment is for a fee of the agency, and it is said that there is none', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin)
  await openDashboard(page, product, '/payments/new', 'Record a payment')
  const fee = page.getByRole('radio', { name: 'A fee of the agency' })
  await expect(fee).toBeChecked()
  await expect(page.getByLabel('Name of the fee')).toBeVisible()
  await page.getByRole('radio', { name: 'A class' }).check()
  await expect(page.getByText('There is no class yet.')).toBeVisible()
  await page.getByRole('radio', { name: /^A fee that is owed/ }).check()
  await page.getByRole('radio', { name: /^Money received/ }).check()
  await expect(fee).toBeChecked()
  await page.context().close()
})

const top = async (page: Page, label: string) =>
  (await page.getByLabel(label, { exact: true }).boundingBox())?.y

test('amounts end below each other, with a minus, and both days of the filter are in one row', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin)
  await openDashboard(page, product, '/payments', 'Payments')
  const amounts = page.getByRole('cell', { name: /BDT/ })
  await expect(amounts).toHaveText([/^−BDT\s20,000\.00$/, /^−BDT\s1,250\.00$/, /^BDT\s1,250\.00$/])
  for (const amount of await amounts.all()) await expect(amount).toHaveCSS('text-align', 'end')
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveCSS('text-align', 'end')
  for (const width of [1280, 1000, 700, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await top(page, 'To'), `${width} px`).toBe(await top(page, 'From'))
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectGoodInEveryLook(page, 'payments')
  await page.context().close()
})

test('an entry that differs from the log has no receipt to print, and staff read what to do', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, admin)
  // As the server answers once somebody changed the row (src/modules/training/receipts.test.ts): its database is encrypted.
  await page.route(/\/api\/v1\/payments(\?|$)/, async (route) => {
    const answer = await route.fetch()
    const list = (await answer.json()) as { entries: { receipt: { number: string } | null }[] }
    const entries = list.entries.map((entry) => ({
      ...{ ...entry, receipt: null },
      unconfirmedReceipt: entry.receipt?.number ?? null,
    }))
    await route.fulfill({ response: answer, json: { ...list, entries } })
  })
  await openDashboard(page, product, '/payments', 'Payments')
  const row = page.getByRole('row', { name: /Payment/ }).last()
  await expect(row).toContainText('does not agree with the log')
  await expect(row).toContainText('run “candor doctor”')
  await expect(page.getByRole('button', { name: /^Receipt/ })).toHaveCount(0)
  await expectGoodInEveryLook(page, '/payments')
  await page.context().close()
})
