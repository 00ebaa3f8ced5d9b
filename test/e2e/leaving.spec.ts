import { expect, test } from '@playwright/test'
import { openDashboard, signedInPage } from '#test/dashboard'
import { expectFitAndAccessible, expectGoodInEveryLook, picture } from '#test/looks'
import { addRecord, apiKey, type Product, setUpProduct, startProduct } from '#test/product'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.remove())

test('a candidate leaves on a phone without script, and staff take it off their list', async ({
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
  await phone.getByRole('link', { name: 'এই এজেন্সি ছাড়ুন' }).click()
  await picture(phone, 'before-leaving-in-bengali')
  const sure = phone.getByRole('button', { name: 'হ্যাঁ, ছাড়ছি' })
  await expect(sure).toBeHidden()
  await phone.getByText('আমি এই এজেন্সি ছাড়ছি', { exact: true }).click()
  await picture(phone, 'leaving-asked-in-bengali')
  await sure.click()
  await expect(phone.getByRole('button', { name: 'আমি থাকছি' })).toBeVisible()
  await picture(phone, 'after-leaving-in-bengali')
  await phone.goto(`${product.url}/file`)
  await expect(phone.getByText('Rahima Khatun').first()).toBeVisible()
  await phone.context().close()

  const staff = await signedInPage(product, browser, admin)
  await openDashboard(staff, product, `/records/${id}`, 'Rahima Khatun')
  const leaving = staff.getByRole('region', { name: 'Leaving the agency' })
  await expect(leaving.getByText('The candidate is leaving')).toBeVisible()
  await expect(leaving.getByText('No original is in the office.')).toBeVisible()
  await expect(leaving.getByRole('button', { name: 'Done: Rahima Khatun' })).toBeVisible()
  await expectFitAndAccessible(staff, 'a record of who leaves')
  await expectGoodInEveryLook(staff, 'a-record-of-who-leaves')
  await openDashboard(staff, product, '/leavings', 'Candidates who are leaving')
  const done = staff.getByRole('button', { name: 'Done: Rahima Khatun' })
  await expect(done).toBeVisible()
  await expectFitAndAccessible(staff, 'candidates who leave')
  await expectGoodInEveryLook(staff, 'candidates-who-leave')
  await done.focus()
  await staff.keyboard.press('Enter')
  await expect(staff.getByText('No candidate is leaving.')).toBeVisible()
  await openDashboard(staff, product, `/records/${id}`, 'Rahima Khatun')
  await expect(leaving.getByText('The candidate left')).toBeVisible()
  await expect(leaving.getByText(/^Dealt with on .+ by /)).toBeVisible()
  await staff.context().close()
})
