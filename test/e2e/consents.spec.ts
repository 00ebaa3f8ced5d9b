import { expect, test } from '@playwright/test'
import { openDashboard, signedInPage } from '#test/dashboard'
import { expectFitAndAccessible, expectGoodInEveryLook, picture } from '#test/looks'
import { addRecord, apiKey, type Product, setUpProduct, startProduct } from '#test/product'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.remove())

test('a candidate says no on a phone without script, in Bengali, and staff see it', async ({
  browser,
}) => {
  const admin = await setUpProduct(product)
  const key = await apiKey(product, 'admin', 'candidates')
  const { id, passportNumber } = await addRecord(product, key)
  const url = `${product.url}/api/v1/records/${id}/access-code`
  const headers = { authorization: `Bearer ${key}` }
  const { accessCode } = await (await fetch(url, { method: 'POST', headers })).json()

  const phone = await browser.newPage({
    ...{ javaScriptEnabled: false, locale: 'bn' },
    viewport: { width: 360, height: 740 },
  })
  await phone.goto(`${product.url}/check`)
  await phone.locator('main #number').fill(passportNumber)
  await phone.locator('main #code').fill(accessCode)
  await phone.locator('main form button[type=submit]').first().click()
  await phone.getByRole('link', { name: 'আপনি কীসে রাজি' }).click()
  const back = phone.locator('.timeleft').getByRole('link', { name: 'ফাইলে ফিরে যান' })
  await expect(back).toHaveAttribute('href', '/file')
  const sharing = phone.getByRole('region', { name: 'অন্যদের কাগজ দেখানো' })
  await sharing.getByRole('button', { name: 'হ্যাঁ' }).click()
  await expect(sharing.getByText('তারিখে হ্যাঁ বলেছেন')).toBeVisible()
  await picture(phone, 'consent-given-in-bengali')
  await sharing.getByRole('button', { name: 'উত্তর বদলে “না” করুন' }).click()
  await expect(phone.getByRole('status')).toContainText('এখন থেকে কার্যকর')
  await expect(sharing.getByText('তারিখে না বলেছেন')).toBeVisible()
  await picture(phone, 'consents-in-bengali')
  await phone.context().close()

  const staff = await signedInPage(product, browser, admin)
  await openDashboard(staff, product, '/withdrawn-consents', 'Consents taken back')
  await expect(staff.getByRole('cell', { name: 'Showing documents to others' })).toBeVisible()
  await expectFitAndAccessible(staff, 'consents taken back')
  await openDashboard(staff, product, `/records/${id}`, 'Rahima Khatun')
  const consents = staff.getByRole('region', { name: 'What the candidate agrees to' })
  await expect(consents.getByText('No, since')).toBeVisible()
  await expectFitAndAccessible(staff, 'record with a consent taken back')
  await expectGoodInEveryLook(staff, 'record-with-a-consent-taken-back')
  await staff.context().close()
})
