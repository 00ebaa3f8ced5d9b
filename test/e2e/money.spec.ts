import { expect, test } from '@playwright/test'
import { openDashboard, signedInPage } from '#test/dashboard'
import { openDatabaseFile } from '#test/database-file'
import { handbookPicture } from '#test/handbook-picture'
import {
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'

let product: Product
let admin: Credentials
test.beforeEach(async () => {
  product = await startProduct()
  admin = await setUpProduct(product)
})
test.afterEach(() => product.remove())

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

test('a fee above the cap, and a payment without a receipt that staff answer', async ({ page }) => {
  const key = await apiKey(product, 'admin', 'candidates')
  const { id, passportNumber, version } = await addRecord(product, key)
  const api = `${product.url}/api/v1`
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const send = async (method: string, path: string, body: object, more: object = {}) => {
    const sent = { method, headers: { ...headers, ...more }, body: JSON.stringify(body) }
    const answer = await fetch(api + path, sent)
    expect(answer.ok, await answer.clone().text()).toBe(true)
    return answer.json()
  }
  const read = async (path: string) => (await fetch(api + path, { headers })).json()
  const journey = { nationality: 'BD', destinationCountry: 'SA' }
  await send('PATCH', `/records/${id}`, journey, { 'if-match': `"${version}"` })
  const receivedBy = (await read('/accounts?role=admin')).accounts[0].id
  const fee = { item: 'fee', paidBy: 'worker', amount: 20_000_000, currency: 'BDT' }
  const handed = { method: 'cash', receivedOn: '2026-11-01', receivedBy }
  await send('POST', `/records/${id}/payments`, { ...fee, ...handed })
  const { accessCode } = await send('POST', `/records/${id}/access-code`, {})

  await page.goto(`${product.url}/check`)
  await page.locator('#number').fill(passportNumber)
  await page.locator('#code').fill(accessCode)
  await page.locator('main form button.main').click()
  await page.getByRole('link', { name: 'See what you paid' }).click()
  await expect(
    page.getByRole('heading', { name: /^You paid BDT.200,000.00 in all$/ }),
  ).toBeVisible()
  const law = page.getByRole('region', { name: 'What the law of your country allows' })
  await expect(law).toContainText('That is more than BDT 165,000.00, the limit that we found.')
  await expect(law).toContainText('Nobody has compared it with the law itself.')
  await expect(law).toContainText('This is not legal advice.')
  expect((await read('/counts')).feesAboveCap).toBe(1)

  await page.getByRole('link', { name: 'Did you pay without a receipt?' }).click()
  await page.getByLabel('What was it for?').selectOption('deposit')
  await page.getByLabel('How much did you pay?').fill('5000')
  await page.getByLabel('Currency').selectOption('BDT')
  await page.getByLabel('On which day?').fill('2026-11-02')
  await page.getByRole('button', { name: 'Keep this entry' }).click()
  await expect(page.getByRole('alert')).toContainText('Say to whom you paid it.')
  await page.getByLabel('To whom?').fill('Karim, broker in Sylhet')
  await page.getByRole('button', { name: 'Keep this entry' }).click()
  const own = page.getByRole('region', { name: 'What you say you paid' })
  await expect(own).toContainText('to Karim, broker in Sylhet on 2 November 2026; no receipt.')
  await expect(own).toContainText('The agency has not answered yet.')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  const { own: said } = await read(`/records/${id}/paid`)
  const paymentId = said[0].id
  const answer = 'We do not know him. Bring his number to our office.'
  await send('POST', `/records/${id}/own-payments/${paymentId}/answer`, { answer })
  for (const method of ['DELETE', 'PATCH'])
    expect(
      (await fetch(`${api}/records/${id}/own-payments/${paymentId}`, { method, headers })).ok,
    ).toBe(false)
  await page.reload()
  await expect(own).toContainText('Karim, broker in Sylhet')
  await expect(own).toContainText(answer)
  expect((await read(`/records/${id}/paid`)).own[0]).toMatchObject({ answer: { text: answer } })

  await product.stop()
  const database = openDatabaseFile(product)
  expect(() => database.exec('delete from "ownPayments"')).toThrow()
  database.exec('drop trigger "ownPaymentsNoUpdate"')
  database.exec('update "ownPayments" set "amount" = 100')
  database.close()
  const { code, stdout } = await product.run(['doctor'])
  expect(code).toBe(1)
  expect(stdout).toContain(`Own payment: entry ${paymentId} is not as the candidate sent it.`)
})

test.describe('a refund', () => {
  test.use({ javaScriptEnabled: true })

  test('staff pay back a part of a fee, and the candidate reads it and checks its receipt', {
    tag: '@handbook',
  }, async ({ browser, page }) => {
    const key = await apiKey(product, 'admin', 'candidates')
    const { id, passportNumber } = await addRecord(product, key)
    const staff = await signedInPage(product, browser, admin)
    await openDashboard(staff, product, `/records/${id}`, 'Rahima Khatun')
    await staff.getByRole('button', { name: 'Record what was paid' }).click()
    const fee = staff.getByRole('form', { name: 'Record what was paid' })
    await fee.getByLabel('Amount').fill('2000')
    await fee.getByRole('button', { name: 'Save it for good' }).click()
    await staff.getByRole('button', { name: 'Record a refund of payment 1' }).click()
    const refund = staff.getByRole('form', { name: 'Record a refund of payment 1' })
    await refund.getByLabel('Reason').fill('The visa cost less')
    await refund.getByLabel('Amount in BDT').fill('2000.01')
    await refund.getByRole('button', { name: 'Save the refund for good' }).click()
    await expect(refund).toContainText('This is more than is left of this payment.')
    await refund.getByLabel('Amount in BDT').fill('500')
    await refund.getByRole('button', { name: 'Save the refund for good' }).click()
    await expect(refund).toHaveCount(0)
    const money = staff.getByRole('region', { name: 'What the candidate paid' })
    await expect(money).toContainText(/BDT.500.00 of it paid back, BDT.1,500.00 remains/)
    await expect(money).toContainText(/Paid back: BDT.500.00 · The visa cost less/)
    await handbookPicture(staff, 'money', { of: money })
    await staff.context().close()

    const issued = await fetch(`${product.url}/api/v1/records/${id}/access-code`, {
      ...{ method: 'POST', headers: { authorization: `Bearer ${key}` } },
    })
    const { accessCode } = await issued.json()
    await page.goto(`${product.url}/check`)
    await page.locator('#number').fill(passportNumber)
    await page.locator('#code').fill(accessCode)
    await page.locator('main form button.main').click()
    await page.getByRole('link', { name: 'See what you paid' }).click()
    const back = page.getByRole('region', { name: /Paid back: BDT.500.00/ })
    await expect(back).toContainText('Reason: The visa cost less')
    await back.getByText('This is wrong').click()
    await back.getByLabel('What is wrong with it?').fill('I got 400 only.')
    await back.getByRole('button', { name: 'Keep this entry' }).click()
    await expect(
      page.getByRole('heading', { name: /^The refund with receipt .+ is wrong\.$/ }),
    ).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await back.getByRole('link', { name: /Check this receipt/ }).click()
    await expect(page.getByText('issued this receipt for money that it paid back.')).toBeVisible()
  })
})
