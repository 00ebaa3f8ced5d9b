import { expect, test } from '@playwright/test'
import { openDashboard, signedInPage } from '#test/dashboard'
import { expectFitAndAccessible, expectGoodInEveryLook, picture } from '#test/looks'
import { addRecord, apiKey, type Product, setUpProduct, startProduct } from '#test/product'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.remove())

test('an admin announces the closing, and a candidate reads it and answers on a phone', async ({
  browser,
}) => {
  const admin = await setUpProduct(product)
  const key = await apiKey(product, 'admin', 'candidates')
  const { id, passportNumber } = await addRecord(product, key)
  const headers = { authorization: `Bearer ${key}` }
  const api = `${product.url}/api/v1`
  const asked = { method: 'POST', headers }
  const { accessCode } = await (await fetch(`${api}/records/${id}/access-code`, asked)).json()
  const { displayName } = await (await fetch(`${api}/organisation`, { headers })).json()

  const staff = await signedInPage(product, browser, admin)
  await openDashboard(staff, product, '/settings', 'Settings')
  const form = staff.getByRole('form', { name: 'Announce the closing' })
  const inYear = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  await form.getByLabel('Last day').fill(inYear)
  await form.getByLabel('Another agency is taking over files').check()
  await form.getByLabel('Name of the successor').fill('Meghna Overseas Ltd')
  await form.getByLabel('Licence of the successor').fill('RL-2345')
  await form.getByLabel('How to reach the successor').fill('8 Bijoynagar, Dhaka')
  await form.getByLabel('To confirm, type this name').fill(displayName)
  await form.scrollIntoViewIfNeeded()
  await picture(staff, 'closing-form')
  await form.getByRole('button', { name: 'Announce the closing' }).click()
  await expect(staff.getByRole('button', { name: 'Withdraw the closing' })).toBeVisible()
  await expectFitAndAccessible(staff, 'settings while the agency closes')
  await openDashboard(staff, product, '/overview', 'Overview')
  await expect(staff.getByText('The agency is closing')).toBeVisible()
  await picture(staff, 'closing-overview')
  await staff.context().close()

  const phone = await browser.newPage({
    locale: 'bn',
    viewport: { width: 360, height: 740 },
  })
  await phone.goto(product.url)
  await phone.locator('.who .stands a').click()
  await expect(phone.getByText('Meghna Overseas Ltd')).toBeVisible()
  await expectGoodInEveryLook(phone, 'closing')
  await phone.goto(`${product.url}/check`)
  await phone.locator('main #number').fill(passportNumber)
  await phone.locator('main #code').fill(accessCode)
  await phone.locator('main form button[type=submit]').first().click()
  await expect(phone.locator('#closing')).toBeVisible()
  await expectGoodInEveryLook(phone, 'closing-file')
  await phone.getByRole('link', { name: 'হ্যাঁ বা না বলুন' }).click()
  const question = phone.locator('section.ask-form', { has: phone.locator('#handover') })
  await question.locator('button[value=given]').click()
  await expect(question.locator('strong')).not.toHaveText('আপনি এখনো উত্তর দেননি।')
  await phone.context().close()
})
