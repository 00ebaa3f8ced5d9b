import { expect, test } from '@playwright/test'
import { openDashboard, signedInPage } from '#test/dashboard'
import { expectFitAndAccessible, expectGoodInEveryLook } from '#test/looks'
import { addRecord, apiKey, type Product, setUpProduct, startProduct } from '#test/product'
import { expectToast } from '#test/toasts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.remove())

test('staff say that they handed the code over, and the candidate reads it on a phone', async ({
  browser,
}) => {
  const admin = await setUpProduct(product)
  const key = await apiKey(product, 'admin')
  const { id, passportNumber } = await addRecord(product, key)
  const staff = await signedInPage(product, browser, admin, { width: 360 })
  await openDashboard(staff, product, `/records/${id}`, 'Rahima Khatun')
  const section = staff.getByRole('region', { name: 'Access code' })
  const handOver = section.getByRole('button', { name: 'Handed over in person' })
  await expect(section.getByText('No active access code.')).toBeVisible()
  await expect(handOver).toHaveCount(0)
  await section.getByRole('button', { name: 'Issue access code' }).click()
  const code = await section.locator('output').innerText()
  await handOver.click()
  const question = staff.getByRole('dialog', { name: 'Did you hand the code to the candidate?' })
  await question.getByRole('button', { name: 'I handed it over' }).click()
  await expectToast(staff, 'The candidate sees that you handed the code over')
  await expect(section.getByText('Noted as handed over in person')).toContainText('Amina')
  await expect(handOver).toHaveCount(0)
  await expectFitAndAccessible(staff, 'a code handed over')
  await staff.context().close()

  const phone = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await phone.goto(`${product.url}/check`)
  await phone.locator('main #number').fill(passportNumber)
  await phone.locator('main #code').fill(code)
  await phone.locator('main form button[type=submit]').first().click()
  await phone.getByRole('link', { name: 'Change your access code' }).click()
  await expect(phone.getByText('our staff noted that they handed you this code')).toBeVisible()
  await expectGoodInEveryLook(phone, 'code-handed-over')
  await phone.getByRole('link', { name: 'Say that it was not so' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Report a concern')
  await phone.context().close()
})
